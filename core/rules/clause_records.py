"""The records of the rules catalogue and their look-ups: clauses, disputes, terms and gaps of the three games.

Values only; core.rules.catalogue_data reads them. Ids are qualified by game (`base:conquest.cost`), because the same
rule may stand in two games in each game's own form.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.model.map_model import Game

LANGUAGES = ("en", "de", "da", "no", "sv", "fi", "pl")
BOOKS = {
    "sw-de": Game.BASE,
    "sw-da": Game.BASE,
    "sw-no": Game.BASE,
    "sw-sv": Game.BASE,
    "sw-fi": Game.BASE,
    "ug-de": Game.UNDERGROUND,
    "ug-pl": Game.UNDERGROUND,
    "rw-de": Game.RIVER,
}
PHASES = ("setup", "choose", "ready", "conquer", "redeploy", "score", "decline", "end", "any")
PRECEDENCE = {
    Game.BASE: (Game.BASE, Game.UNDERGROUND, Game.RIVER),
    Game.UNDERGROUND: (Game.UNDERGROUND, Game.BASE, Game.RIVER),
    Game.RIVER: (Game.RIVER, Game.BASE, Game.UNDERGROUND),
}
"""Whose form of a rule is used on a map of the game: its own first, then the other games' for what only they have."""

REFERENCE = re.compile(r"(?:(base|underground|river):)?\b([a-z]+(?:\.[a-z0-9-]+)+)")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a book says it: the book's id and the heading as printed."""

    book: str
    heading: str


@dataclass(frozen=True, slots=True)
class EdgeCase:
    situation: str
    outcome: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in our own words. `modelled` is false for what no program can play (storage, printing)."""

    id: str
    game: Game
    title: str
    phase: str
    text: str
    sources: tuple[Source, ...]
    edge_cases: tuple[EdgeCase, ...]
    modelled: bool = True

    @property
    def books(self) -> tuple[str, ...]:
        """The books that say it, in the catalogue's order."""
        return tuple(book for book in BOOKS if any(source.book == book for source in self.sources))


@dataclass(frozen=True, slots=True)
class Option:
    """One reading of a dispute; `books` say so in words, none means it is only an inference."""

    id: str
    text: str
    books: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dispute:
    """A point where the books, or two tables, part. `live` is false where no option changes the play."""

    id: str
    game: Game
    question: str
    options: tuple[Option, ...]
    default: str
    why: str
    live: bool = True

    def option(self, option_id: str) -> Option:
        """The option of that id; a KeyError names the dispute and the options there are."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise KeyError(f"{self.id} has no option {option_id}, only {', '.join(o.id for o in self.options)}")

    def reading_of(self, book: str) -> str:
        """The option a book takes: the default if the book says it or is silent, else the first that names the book."""
        if book in self.option(self.default).books:
            return self.default
        return next((option.id for option in self.options if book in option.books), self.default)


@dataclass(frozen=True, slots=True)
class Term:
    """The name of a thing in every language the books give; `key` is `race.elves`, `terrain.mine` and the like."""

    key: str
    game: Game
    words: tuple[tuple[str, str], ...]
    note: str = ""

    def word(self, language: str) -> str:
        """The name in the language, or in English where no book gives one."""
        words = dict(self.words)
        return words.get(language, words["en"])


@dataclass(frozen=True, slots=True)
class Gap:
    """Something the books leave to their components or do not say at all."""

    id: str
    game: Game
    what: str
    why: str


@dataclass(frozen=True)
class CatalogueData:
    """Everything the catalogue knows. Order is that of the files: base, underground, river."""

    clauses: tuple[Clause, ...]
    disputes: tuple[Dispute, ...]
    terms: tuple[Term, ...]
    gaps: tuple[Gap, ...]

    @cached_property
    def clause_by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def dispute_by_id(self) -> dict[str, Dispute]:
        return {dispute.id: dispute for dispute in self.disputes}

    @cached_property
    def _terms(self) -> dict[tuple[Game, str], Term]:
        return {(term.game, term.key): term for term in self.terms}

    def clause(self, key: str, game: Game = Game.BASE) -> Clause:
        """A clause by qualified id, or by bare id as a map of the game would read it."""
        return self.clause_by_id[_qualified(key, game, self.clause_by_id)]

    def dispute(self, key: str, game: Game = Game.BASE) -> Dispute:
        """A dispute by qualified id, or by bare id (`dispute.overcommit`) as a map of the game would read it."""
        return self.dispute_by_id[_qualified(key, game, self.dispute_by_id)]

    def word(self, key: str, language: str = "en", game: Game = Game.BASE) -> str:
        """The word for a race, power, terrain ... in a language: the game's own, then English."""
        for candidate in PRECEDENCE[game]:
            if term := self._terms.get((candidate, key)):
                return term.word(language)
        raise KeyError(f"no term {key}")

    def word_of(self, game: Game, key: str, language: str) -> str:
        """The word that the books of one game have in a language; empty if they have none."""
        term = self._terms.get((game, key))
        return dict(term.words).get(language, "") if term is not None else ""

    def disputes_of(self, clause_id: str) -> tuple[Dispute, ...]:
        """The disputes a clause mentions or that say they affect it."""
        clause = self.clause_by_id[clause_id]
        named = set(references(clause.text, clause.game, self.dispute_by_id))
        return tuple(
            dispute
            for dispute in self.disputes
            if dispute.id in named or clause_id in references(dispute.why, dispute.game, self.clause_by_id)
        )


def references(text: str, game: Game, known: Iterable[str]) -> Iterator[str]:
    """Qualified ids a text mentions, of those known, in order of mention; a bare id means the text's own game."""
    ids = frozenset(known)
    for prefix, key in REFERENCE.findall(text):
        if (found := f"{prefix or game}:{key}") in ids:
            yield found


def _qualified(key: str, game: Game, known: dict[str, Any]) -> str:
    if ":" in key:
        return key
    candidates = (f"{candidate}:{key}" for candidate in PRECEDENCE[game])
    return next((candidate for candidate in candidates if candidate in known), f"{game}:{key}")
