"""What things are called when they are spoken of: players, regions, races, powers, pieces and clauses, never by id."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.model.board import Board
from core.model.map_model import Game
from core.rules.book_words import with_books
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import REFERENCE, Source
from core.rules.glossary import glossary, retitled
from core.rules.own_names import spoken_title, spoken_word
from core.rules.own_words import NO_WORDS, OwnWords
from core.rules.state import Holding

_ID = re.compile(r"\b(?:base|underground|river|invented):[a-z0-9-]+(?:\.[a-z0-9-]+)+")


_SENTENCE = re.compile(r"[^.]*\.(?=\s|$)")


Translate = Callable[[str, str, int], str]
"""A template in the reader's language, asked for by the English one, its form for one, and the number (-1: none)."""


def in_english(template: str, one: str, number: int) -> str:
    return one if number == 1 else template


@dataclass(frozen=True, slots=True)
class ClauseRef:
    """A clause as it is pointed at: by its title; the id is for files and look-ups."""

    id: str
    title: str
    own_text: str = ""
    """What it says, where it is in no catalogue"""


@dataclass(frozen=True, slots=True)
class Names:
    """The names in force at one table, in one language. What no catalogue knows is called after its id."""

    board: Board
    seats: tuple[str, ...]
    game: Game = Game.BASE
    language: str = "en"
    translate: Translate = in_english
    own: OwnWords = NO_WORDS

    def say(self, template: str, *values: object) -> str:
        """A sentence in the reader's language: `say("{} takes the {}.", who, what)`."""
        return self.translate(template, template, -1).format(*values)

    def count(self, number: int, thing: str) -> str:
        """`count(2, "token")` is 2 tokens."""
        return self.translate(f"{{}} {thing}s", f"{{}} {thing}", number).format(number)

    def listed(self, words: Sequence[str]) -> str:
        """Words joined by `and`."""
        return self.say(" and ").join(words)

    def seat(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.say("Chance")

    def region(self, region: int) -> str:
        return self.board.names[region] or str(self.board.ids[region])

    def unit(self, unit: str) -> str:
        """A race, power, relic ... by its qualified id: `race.elves` is called Elves."""
        return self._word(unit.removeprefix("copy.")) or _after_id(unit)

    def way(self, means: str) -> str:
        """A special way to conquer: by its unit, as a copy of it, and by the number it stands for where it has one."""
        unit, _, last = means.rpartition(".")
        name, _, number = last.rpartition("-")
        spoken = self.unit(unit) if unit else means
        if number.isdigit():
            return f"{spoken} ({name}: {number})"
        return self.say("{} (copy)", spoken) if unit.startswith("copy.") else spoken

    def piece(self, piece: str) -> str:
        word = self._word(f"token.{piece}") or self._word(f"symbol.{piece}") or self.unit(piece)
        return word.removesuffix(" token")

    def terrain(self, terrain: str | None) -> str:
        """A kind of ground; nothing for ground that has no kind."""
        if not terrain:
            return ""
        word = self._word(f"terrain.{terrain}") or _after_id(terrain)
        return word[:1].upper() + word[1:]

    def phase(self, phase: str) -> str:
        return self._word(f"phase.{phase}") or _after_id(phase)

    def combo(self, race: str, power: str) -> str:
        return f"{self.unit(power)} {self.unit(race)}" if power else self.unit(race)

    def holding(self, holding: Holding) -> str:
        """A race in play with its power, and the word for one in decline."""
        words = self.combo(holding.race, holding.power)
        return words if holding.active else self.say("{} in decline", words)

    def clause(self, clause_id: str) -> ClauseRef:
        if (own := self.own.clauses.get(clause_id)) is not None:
            return ClauseRef(clause_id, own.title, own.text)
        known = catalogue_data().clause_by_id.get(clause_id)
        title = known.title if known is not None else _after_id(clause_id)
        if self.language == "en":
            return ClauseRef(clause_id, title)
        return ClauseRef(clause_id, retitled(title, self._word, lambda words: spoken_title(words, self.language)))

    def glossary(self, text: str, about: str = "") -> tuple[str, ...]:
        """What the reader calls the things an English text names: `Elben (Elves)`; nothing for an English reader."""
        return () if self.language == "en" else glossary(text, self._word, about)

    def with_titles(self, text: str) -> str:
        """A text in which every clause id is replaced by the clause's title."""
        return _ID.sub(lambda found: f"“{self.clause(found[0]).title}”", text)

    def _word(self, key: str) -> str:
        if word := self.own.name(key, self.language):
            return word
        try:
            return spoken_word(key, self.language, self.game)
        except KeyError:
            return ""


def text_of(clause: ClauseRef) -> str:
    """What a clause says, wherever it stands."""
    return clause.own_text or clause_text(clause.id)


def clause_text(clause_id: str) -> str:
    """The clause in our own words, other clauses by their titles; empty for one the catalogue does not have."""
    known = catalogue_data().clause_by_id.get(clause_id)
    if known is None:
        return ""
    text = with_books(" ".join(known.text.split()), known.game)
    return REFERENCE.sub(lambda found: _referred(found[0], f"{found[1] or known.game}:{found[2]}"), text)


def clause_gist(clause: ClauseRef) -> str:
    """The first sentence of a clause."""
    text = text_of(clause)
    found = _SENTENCE.match(text)
    return found[0] if found is not None else text


def _referred(spoken: str, key: str) -> str:
    """A clause by its title, a dispute by its question, anything else as it is spoken of."""
    data = catalogue_data()
    if key in data.clause_by_id:
        return f"“{data.clause_by_id[key].title}”"
    return f"“{data.dispute_by_id[key].question}”" if key in data.dispute_by_id else spoken


def clause_sources(clause_id: str) -> tuple[Source, ...]:
    """Where the books say it, each heading once."""
    known = catalogue_data().clause_by_id.get(clause_id)
    return tuple(dict.fromkeys(known.sources)) if known is not None else ()


def counted(number: int, word: str) -> str:
    """`1 token`, `2 tokens`"""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _after_id(identifier: str) -> str:
    """A name made of an id: `race.marsh-folk` gives Marsh Folk."""
    return identifier.rpartition(".")[2].replace("-", " ").title()
