"""No text reaches the screen untranslated: literals handed to widgets go through tr."""

import ast
import re

from editor.languages.collected_texts import ROOT

SHOWS = {
    "setText", "setToolTip", "setWindowTitle", "setPlaceholderText", "setAccessibleName", "setAccessibleDescription",
    "setTitle", "setTabText", "addTab", "addAction", "addMenu", "setStatusTip", "setSpecialValueText", "say",
    "show_words", "QLabel", "QPushButton", "QCheckBox", "QAction", "QMenu", "TickBox", "QRadioButton", "QGroupBox",
    "Heading", "EmptyPage", "small_button", "caption", "heading", "field_label", "words", "getOpenFileName",
    "getSaveFileName", "Choice", "edit", "take_over", "change",
}  # fmt: skip
SAYS = {"text", "toolTip", "placeholderText", "accessibleName", "title"}
NO_WORDS = {"Realmwright", "[*] – Realmwright", "100 mm", "PDF", "GeoJSON"}
"""What is the same in every language."""
UNSEEN = {"editor/preview.py", "editor/first_look.py", "sandbox/new_games.py"}
"""What speaks to the terminal, as the command line does, or is written into a file, which is in English."""


def has_words(text):
    return text not in NO_WORDS and re.search(r"[A-Za-z]{3}", re.sub(r"<[^>]*>|\{[^}]*\}|[\w-]*\.\w+", "", text))


def literals(node):
    """The text of a literal or f-string, or of both sides of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.IfExp):
        yield from (*literals(node.body), *literals(node.orelse))


def unwrapped(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        shown = [*(node.args if name in SHOWS else []), *(each.value for each in node.keywords if each.arg in SAYS)]
        # Names of objects, icons and commands are one word in small letters.
        for text in (text for each in shown for text in literals(each)):
            if has_words(text) and not re.fullmatch(r"[a-z0-9_#.-]+", text) and ";" not in text:
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {text}"


def test_every_literal_shown_by_a_widget_goes_through_tr():
    paths = [path for folder in ("editor", "sandbox") for path in sorted((ROOT / folder).rglob("*.py"))]
    seen = [path for path in paths if str(path.relative_to(ROOT)) not in UNSEEN]
    assert [line for path in seen for line in unwrapped(path)] == []


def test_values_are_put_into_a_text_after_it_is_translated():
    wrong = []
    for folder in ("editor", "sandbox"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                name = getattr(getattr(node, "func", None), "id", "")
                if name in ("tr", "mark", "tr_n") and any(isinstance(each, ast.JoinedStr) for each in node.args):
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert wrong == []
