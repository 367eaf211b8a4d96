"""Reads and checks the rules catalogue (clauses/*.toml): the loader behind every clause id in the program.

Data only: which effect carries a clause is the business of the units, and no rule is applied here. The records are in
core.rules.clause_records and can be imported from here.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from core.model.map_model import Game
from core.model.problems import UnusableFileError
from core.rules.book_words import with_books
from core.rules.clause_records import (
    BOOKS,
    LANGUAGES,
    PHASES,
    REFERENCE,
    CatalogueData,
    Clause,
    Dispute,
    EdgeCase,
    Gap,
    Option,
    Source,
    Term,
)

__all__ = [
    "BOOKS",
    "LANGUAGES",
    "CatalogueData",
    "Clause",
    "Dispute",
    "EdgeCase",
    "Gap",
    "Option",
    "Source",
    "Term",
    "catalogue_data",
    "read_catalogue",
]


@cache
def catalogue_data() -> CatalogueData:
    """The catalogue that ships with the program; read and checked once."""
    folder = files("core.rules") / "clauses"
    return read_catalogue({game: (folder / f"{game}.toml").read_text(encoding="utf-8") for game in Game})


def read_catalogue(texts: dict[Game, str]) -> CatalogueData:
    """Records from the text of each game's file; raises UnusableFileError at the first thing that is not in order."""
    clauses: list[Clause] = []
    disputes: list[Dispute] = []
    terms: list[Term] = []
    gaps: list[Gap] = []
    for game, text in texts.items():
        file = f"{game}.toml"
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise UnusableFileError(file, str(error)) from error
        if tables.get("schema") != 1 or tables.get("game") != game:
            raise UnusableFileError(file, f'schema = 1 and game = "{game}" are expected')
        clauses += (_clause(row, game) for row in _rows(tables, "clause", file))
        disputes += (_dispute(row, game) for row in _rows(tables, "dispute", file))
        terms += (_term(row, game) for row in _rows(tables, "term", file))
        gaps += (
            Gap(f"{game}:{row.text('id')}", game, row.text("what"), row.text("why"))
            for row in _rows(tables, "missing", file)
        )
    data = CatalogueData(tuple(clauses), tuple(disputes), tuple(terms), tuple(gaps))
    _check(data)
    return data


@dataclass(frozen=True, slots=True)
class _Row:
    """One table of a file with its place, so that a wrong value can be named."""

    values: dict[str, Any]
    file: str
    place: str

    def fail(self, reason: str) -> UnusableFileError:
        return UnusableFileError(self.file, reason, self.place)

    def text(self, key: str) -> str:
        value = self.values.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(f"{key} must be a text that says something")
        return " ".join(value.split())

    def flag(self, key: str) -> bool:
        value = self.values.get(key, True)
        if not isinstance(value, bool):
            raise self.fail(f"{key} must be true or false")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.values.get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(f"{key} must be a list of texts")
        return tuple(" ".join(item.split()) for item in value)

    def pairs(self, key: str, separator: str) -> Iterator[tuple[str, str]]:
        for item in self.texts(key):
            left, found, right = item.partition(separator)
            if not found:
                raise self.fail(f'{key}: "{item}" lacks "{separator.strip()}"')
            yield left.strip(), right.strip()


def _rows(tables: dict[str, Any], name: str, file: str) -> Iterator[_Row]:
    rows = tables.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise UnusableFileError(file, f"[[{name}]] entries are expected")
    seen: set[str] = set()
    for number, values in enumerate(rows):
        row = _Row(values, file, f"{name}[{number}]")
        key = row.text("key" if name == "term" else "id")
        if key in seen:
            raise row.fail(f"{key} stands twice")
        seen.add(key)
        yield row


def _clause(row: _Row, game: Game) -> Clause:
    if row.text("phase") not in PHASES:
        raise row.fail(f"unknown phase {row.text('phase')}")
    sources = tuple(Source(book, heading) for book, heading in row.pairs("sources", ":"))
    for source in sources:
        _known_book(source.book, row)
    return Clause(
        id=f"{game}:{row.text('id')}",
        game=game,
        title=row.text("title"),
        phase=row.text("phase"),
        text=row.text("text"),
        sources=sources,
        edge_cases=tuple(EdgeCase(*pair) for pair in row.pairs("edge_cases", "->")),
        modelled=row.flag("modelled"),
    )


def _dispute(row: _Row, game: Game) -> Dispute:
    options = tuple(
        Option(option.text("id"), with_books(option.text("text"), game), option.texts("books"))
        for option in _rows({"options": row.values.get("options")}, "options", f"{row.file}: {row.place}")
    )
    for book in (book for option in options for book in option.books):
        _known_book(book, row)
    if row.text("default") not in {option.id for option in options}:
        raise row.fail(f"the default {row.text('default')} is not among the options")
    return Dispute(
        id=f"{game}:{row.text('id')}",
        game=game,
        question=with_books(row.text("question"), game),
        options=options,
        default=row.text("default"),
        why=row.text("why"),
        live=row.flag("live"),
    )


def _term(row: _Row, game: Game) -> Term:
    words = tuple((language, row.text(language)) for language in LANGUAGES if language in row.values)
    if not words or words[0][0] != "en":
        raise row.fail("a term needs its English word")
    return Term(row.text("key"), game, words, row.text("note") if "note" in row.values else "")


def _known_book(book: str, row: _Row) -> None:
    if book not in BOOKS:
        raise row.fail(f"unknown book {book}")


def _check(data: CatalogueData) -> None:
    """Everything a clause or dispute mentions exists: ids are told from prose by their first word."""
    ids = {*data.clause_by_id, *data.dispute_by_id, *(gap.id for gap in data.gaps)}
    first_words = {identifier.partition(":")[2].partition(".")[0] for identifier in ids}
    texts = [(clause.id, clause.game, clause.text) for clause in data.clauses]
    texts += [(d.id, d.game, " ".join((d.question, d.why, *(o.text for o in d.options)))) for d in data.disputes]
    for where, game, text in texts:
        for prefix, key in REFERENCE.findall(text):
            if key.partition(".")[0] in first_words and f"{prefix or game}:{key}" not in ids:
                raise UnusableFileError(f"{game}.toml", f"{key} is mentioned but does not exist", where)
