"""What README and docs point at is there: pages, headings, files, commands, tests; and every page can be found."""

import re
from pathlib import Path

import pytest

from core.reports.clause_table import clause_table
from tests.docs.pages import PAGES, ROOT, anchors_of, links_in, prose_of, text_of

BY_NAME = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
_PATH = re.compile(r"`((?:core|editor|sandbox|mapfiles|icons|tests|docs|\.ci)/[\w./*-]+)`")
_MODULE = re.compile(r"python -m ((?:core|editor|sandbox|tests)[\w.]*)")
_MADE = {"tests/core/rules/races/test_fen_folk.py"}
"""Files a page tells the reader to make."""


@BY_NAME
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links_in(page):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


@BY_NAME
def test_every_file_and_program_a_page_names_is_there(page: Path) -> None:
    for name in set(_PATH.findall(prose_of(page))) - _MADE:
        assert list(ROOT.glob(name.rstrip("/"))), name
    for module in _MODULE.findall(text_of(page)):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


@BY_NAME
def test_every_command_a_page_names_is_there(page: Path) -> None:
    makefile = text_of(ROOT / "Makefile")
    for target in re.findall(r"`make ([a-z]+)", text_of(page)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    commands = {path.stem.rstrip("_") for path in (ROOT / "core" / "cli").glob("*.py")} | {"explain", "legal", "why"}
    for command in re.findall(r"\brealmwright ([a-z]+)", text_of(page)):
        assert command in commands, command


def test_every_page_is_reached_from_the_readme() -> None:
    reached, new = set(), {ROOT / "README.md"}
    while new:
        reached |= new
        links = {(page.parent / link.partition("#")[0]).resolve() for page in new for link in links_in(page)}
        new = {page for page in links if page.suffix == ".md"} - reached
    assert set(PAGES) - {ROOT / "CHANGELOG.md"} <= reached | {ROOT / "CHANGELOG.md"}


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links_in(page)}
    assert [path.name for path in sorted((ROOT / "docs" / "pictures").iterdir()) if path not in shown] == []


def test_the_clause_table_is_true_today() -> None:
    """If this fails: python -m core.reports.clause_table docs/clauses.md"""
    assert text_of(ROOT / "docs" / "clauses.md") == clause_table()
