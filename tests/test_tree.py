"""House rules that a program can check: files end in sight, names say what is inside, what is there is used."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = [path for part in ("core", "editor", "sandbox", "mapfiles", "icons") for path in (ROOT / part).rglob("*.py")]
TESTS = list((ROOT / "tests").rglob("*.py"))
LONGEST, LONGEST_TEST, LONGEST_FUNCTION = 300, 400, 40
_DEFINED = re.compile(r"^ *(?:def|class) (?!__)([a-z_][a-z0-9_]*|[A-Z]\w*)\b", re.MULTILINE)
UNITS = ("races", "powers", "relics", "places", "events")
EMPTY_NAMES = ("util", "misc", "helper", "manager", "common_")


def test_no_file_is_longer_than_can_be_overlooked() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in (*PRODUCT, *TESTS)}
    assert {path.name: lines[path] for path in PRODUCT if lines[path] > LONGEST} == {}
    assert {path.name: lines[path] for path in TESTS if lines[path] > LONGEST_TEST} == {}


def test_no_function_is_longer_than_a_screen() -> None:
    made = [
        (path.name, each.name, (each.end_lineno or 0) - each.lineno + 1)
        for path in PRODUCT
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(each, ast.FunctionDef)
    ]
    assert [each for each in made if each[2] > LONGEST_FUNCTION] == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [path.name for path in (*PRODUCT, *TESTS) if path.stem.startswith(EMPTY_NAMES)] == []


def test_no_two_files_have_the_same_name() -> None:
    """Units apart: a file of theirs is called as the unit is."""
    names = Counter(path.name for path in PRODUCT if path.parent.name not in UNITS and path.name != "__init__.py")
    assert [name for name, number in names.items() if number > 1] == []


def test_every_product_file_says_what_it_is() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in PRODUCT}
    assert [name for name, text in texts.items() if text.strip() and not text.startswith(('"""', 'r"""'))] == []


def test_nothing_is_there_that_nobody_uses() -> None:
    """Names that stand only where they are defined: what tests alone call is told in the page on the library, or dead.

    Qt calls its own (in camelCase) by itself.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in PRODUCT}
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    used = Counter(word for text in (*texts.values(), page) for word in re.findall(r"\w+", text))
    defined = [(path.name, name) for path in PRODUCT for name in _DEFINED.findall(texts[path])]
    assert [place for place in defined if used[place[1]] == 1] == []


def test_no_code_names_a_unit() -> None:
    """What a race or power does stands in its own file: nobody imports it, and no other rule says its id."""
    of_unit = re.compile(r"^(?:from|import) core\.rules\.(?:races|powers|relics|places|events)\b", re.MULTILINE)
    units = [path for path in PRODUCT if path.parent.name in UNITS and path.name != "__init__.py"]
    ids = {f"{path.parent.name.removesuffix('s')}.{path.stem.replace('_', '-')}" for path in units}
    rules = [path for path in PRODUCT if "rules" in path.parts and path not in units]
    texts = {path: path.read_text(encoding="utf-8") for path in PRODUCT}
    assert [path.name for path in PRODUCT if of_unit.search(texts[path])] == []
    assert [path.name for path in rules if ids & set(re.findall(r"[\"']([a-z]+\.[a-z-]+)[\"']", texts[path]))] == []
