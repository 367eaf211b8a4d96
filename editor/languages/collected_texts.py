"""Every text that can be shown, collected from the source: what is handed to `tr`, `mark`, `said` and their kin."""

import ast
from collections.abc import Iterator
from pathlib import Path

from core.model.terrains import symbols, terrains
from core.rules.inventing.form_words import shown_words
from core.topology.checks.findings_page import GROUPS

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("core", "editor", "sandbox")
LANGUAGE_CODE = ("en", "code of the language")

_ONE_TEXT = frozenset({"tr", "mark", "said", "say"})
_TWO_TEXTS = frozenset({"tr_n", "said_n"})
_COUNTED = frozenset({"counted", "count"})


def collected_texts(root: Path = ROOT) -> dict[str, bool]:
    """The English texts in a stable order, with whether they have forms for one and many."""
    found: dict[str, bool] = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.py")):
            for text, is_counted in texts_in(ast.parse(path.read_text(encoding="utf-8"))):
                found[text] = found.get(text, False) or is_counted
    for text in _texts_of_tables():
        found.setdefault(text, False)
    return dict(sorted((text, counts) for text, counts in found.items() if any(each.isalpha() for each in text)))


def texts_in(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in _ONE_TEXT and node.args:
            yield from ((text, False) for text in _constants(node.args[0]))
        elif name in _TWO_TEXTS and len(node.args) > 1:
            yield from ((text, True) for text in _constants(node.args[1]))
        elif name in _COUNTED and len(node.args) == 2:
            yield from ((f"{{}} {thing}s", True) for thing in _constants(node.args[1]))


def _constants(node: ast.expr) -> Iterator[str]:
    """The text, or both texts of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))


def _texts_of_tables() -> Iterator[str]:
    """Texts that stand in tables of the core which know nothing of translations."""
    for title, codes in GROUPS:
        yield title
        for code in codes:
            yield from (code.id.replace("-", " ").capitalize(), code.meaning, code.mend)
    yield from shown_words()
    yield from (each.name.lower() for each in (*terrains().values(), *symbols().values()))
