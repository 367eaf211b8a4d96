"""Actions in words and back: `conquer Fox Copse`, `roll 2`, `deploy Long Hill`. One grammar for files and screens."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from core.model.board import Board
from core.model.nearest import nearest_hint
from core.model.problems import RealmwrightError
from core.rules import actions as a
from core.rules.compiled import Rules
from core.rules.effects import About
from core.rules.serving import copy_of
from core.rules.state import GameState

T = TypeVar("T")
_COPY = "copy-"
"""In front of the name of a tile that is used without being controlled."""
MOST_TIMES = 1_000
_TIMES = re.compile(r"(.+) x(-?[0-9]+)")
_NUMBER = re.compile("-?[0-9]{1,6}")

VERBS = (
    "choose", "expand", "decline", "take up", "abandon", "conquer", "attempt", "roll first", "roll", "draw",
    "deploy", "place", "use", "decide", "done",
)  # fmt: skip


class UnknownWordError(RealmwrightError):
    """A word that names nothing here, with the nearest one that does."""

    def __init__(self, message: str, word: str = "") -> None:
        self.word = word
        super().__init__(message)


@dataclass(frozen=True)
class Speech:
    """The names in force: regions of the board, seats of the table, units of the rules."""

    rules: Rules
    seats: tuple[str, ...] = ()

    def region(self, name: str) -> int:
        return _find(name, self.regions(), "region")

    def seat(self, name: str) -> int:
        return _find(name, {each: index for index, each in enumerate(self.seats)}, "player")

    def unit(self, name: str, kind: str) -> str:
        """`elves` -> `race.elves`"""
        known = {unit.removeprefix(f"{kind}."): unit for unit in self.rules.units if unit.startswith(f"{kind}.")}
        return _find(name.replace(" ", "-"), known, kind)

    def piece(self, name: str) -> str:
        """`fortress` -> `fortress`, `sword` -> `relic.sword`; a name nobody knows stays as it is."""
        tiles = {tile.rpartition(".")[2]: tile for tile in self.rules.tiles}
        if name.startswith(_COPY):
            return copy_of(tiles.get(name.removeprefix(_COPY), name))
        return tiles.get(name, name)

    def regions(self) -> dict[str, int]:
        board: Board = self.rules.board
        known: dict[str, int] = {region_id: index for index, region_id in enumerate(board.ids)}
        return known | {name: index for index, name in enumerate(board.names)}

    def action(self, text: str) -> a.Action:
        """The action a line speaks of; UnknownWordError if it cannot be understood."""
        words = " ".join(text.split())
        for verb in VERBS:
            if words == verb or words.startswith(f"{verb} "):
                return _READERS[verb](self, words[len(verb) :].strip())
        hint = nearest_hint(words.split(" ")[0], VERBS, "actions begin with")
        raise UnknownWordError(f"“{words}” is no action{hint}")

    def words_in(self, state: GameState, action: a.Action) -> str:
        """The line that speaks of an action of this position; a decision is spoken of by what it is about."""
        pending = state.pending[-1] if state.pending else None
        choice = self.rules.choices.get((pending.unit, pending.key)) if pending is not None else None
        if choice is None or not isinstance(action, a.Decide) or action.option < 0:
            return self.words(action)
        match choice.about:
            case About.REGION:
                return f"decide {self.rules.board.names[action.option]}"
            case About.SEAT:
                return f"decide {self.seats[action.option]}"
            case About.YES_OR_NO:
                return f"decide {'yes' if action.option else 'no'}"
        return self.words(action)

    def words(self, action: a.Action) -> str:
        """The line that speaks of an action; `action(words(x)) == x`."""
        board = self.rules.board
        match action:
            case a.Choose(position):
                return f"choose {position}"
            case a.TakeUp(region) | a.Abandon(region) | a.Deploy(region):
                verb = {a.TakeUp: "take up", a.Abandon: "abandon", a.Deploy: "deploy"}[type(action)]
                return f"{verb} {board.names[region]}"
            case a.Conquer(region, means) | a.Attempt(region, means):
                verb = "conquer" if isinstance(action, a.Conquer) else "attempt"
                return f"{verb} {board.names[region]}" + (
                    f" by {' and '.join(self.short(each) for each in means)}" if means else ""
                )
            case a.PlacePiece(piece, region):
                short = piece.rpartition(".")[2]
                return f"place {_COPY if piece.startswith('copy.') else ''}{short} {board.names[region]}"
            case a.Use(offer, target):
                return f"use {offer}" + ("" if target < 0 else f" on {self._target_of(offer, target)}")
            case a.Roll(pips):
                return f"roll {pips}"
            case a.Draw(item):
                return f"draw {item.partition('.')[2]}"
            case a.Decide(option):
                return "decide none" if option < 0 else f"decide {option}"
            case a.RollFirst():
                return "roll first"
            case a.Finish():
                return "done"
        return type(action).__name__.lower()

    def _target_of(self, offer: str, target: int) -> str:
        """What an offer aims at: a tile or an event by its name, anything else by its number."""
        known = _named_targets(self, offer)
        return known[target].rpartition(".")[2] if target < len(known) else str(target)

    def short(self, means: str) -> str:
        """A way to conquer without its unit, where that is enough to know it by."""
        unit, _, last = means.rpartition(".")
        is_clear = sum(each.rpartition(".")[2] == last for each in self.rules.means) == 1
        return last if is_clear else _name_of(unit)


def _find(name: str, known: dict[str, T], kind: str) -> T:
    """What a name stands for, however it is written; later names win where two differ in capitals only."""
    key = " ".join(name.split()).casefold()
    if not key:
        raise UnknownWordError(f"it must be said which {kind}", name)
    spelt = {each.casefold(): each for each in known}
    if key in spelt:
        return known[spelt[key]]
    raise UnknownWordError(f"there is no {kind} called “{name}”{nearest_hint(key, known)}", name)


def is_number(text: str) -> bool:
    """Is this a whole number of a size that a game can need?"""
    return _NUMBER.fullmatch(text) is not None


def repeated(text: str) -> tuple[str, int]:
    """The words of a line without the `x3` at its end, and how often they are to be done."""
    found = _TIMES.fullmatch(text)
    if found is None:
        return text, 1
    words, times = found[1], found[2]
    if not is_number(times) or int(times) > MOST_TIMES:
        raise UnknownWordError(f"“x{times}” is more often than any game needs")
    if int(times) < 1:
        raise UnknownWordError(f"“x{times}”: what is told is done at least once")
    return words, int(times)


def asked_times(text: str) -> int:
    """How often a line asks for what it says, as far as that is a sensible number."""
    found = _TIMES.fullmatch(text)
    is_sensible = found is not None and is_number(found[2]) and 0 < int(found[2]) <= MOST_TIMES
    return int(found[2]) if found is not None and is_sensible else 1


def _number(text: str, what: str) -> int:
    if not text:
        raise UnknownWordError(f"a number must be said: {what}")
    if not is_number(text):
        raise UnknownWordError(f"“{text}” is no number: {what}")
    return int(text)


def _target(speech: Speech, text: str) -> tuple[int, tuple[str, ...]]:
    name, _, means = text.partition(" by ")
    named = (_means(speech, each.strip()) for each in means.split(" and ") if each.strip())
    return speech.region(name), tuple(sorted(named))  # in the order in which they are listed, however they are said


def _name_of(unit: str) -> str:
    """A unit without its kind: `sword`, and `copy-sword` for what stands for it."""
    return f"{_COPY if unit.startswith('copy.') else ''}{unit.rpartition('.')[2]}"


def _means(speech: Speech, name: str) -> str:
    known: dict[str, str] = {}
    for each in speech.rules.means:
        unit = each.rpartition(".")[0]
        # By what is done where only one unit does it, by the unit that does it, or in full.
        known.setdefault(speech.short(each), each)
        known.setdefault(unit.partition(".")[2], each)
        known.setdefault(_name_of(unit), each)
        known[each] = each
    several = sorted(speech.short(each) for each in speech.rules.means if each.rpartition(".")[2] == name.casefold())
    if len(several) > 1 and name.casefold() not in known:
        raise UnknownWordError(f"“{name}” is what several do: say {' or '.join(several)}", name)
    return _find(name, known, "way to conquer")


def _draw(speech: Speech, text: str) -> a.Draw:
    known = {unit.partition(".")[2]: unit for unit in speech.rules.units}
    return a.Draw(_find(text.replace(" ", "-"), known, "race, power, tile or event"))


def _place(speech: Speech, text: str) -> a.PlacePiece:
    name, _, region = text.partition(" ")
    if not name:
        raise UnknownWordError("it must be said which piece, and the region", name)
    piece = speech.piece(name)
    offers = {offer for _, offer in speech.rules.offers}
    if piece not in speech.rules.stock and piece not in offers:
        known = sorted(each.rpartition(".")[2] for each in {*speech.rules.stock, *offers})
        raise UnknownWordError(f"there is no piece called “{name}”{nearest_hint(name, known)}", name)
    return a.PlacePiece(piece, speech.region(region))


def _use(speech: Speech, text: str) -> a.Use:
    offer, _, target = text.partition(" on ")
    _find(offer, {each: each for _, each in speech.rules.offers}, "offer")
    known = [unit.rpartition(".")[2] for unit in _named_targets(speech, offer.strip())]
    if target.strip() in known:
        return a.Use(offer.strip(), known.index(target.strip()))
    return a.Use(offer.strip(), _anything(speech, target.strip()) if target else -1)


def _named_targets(speech: Speech, offer: str) -> list[str]:
    """The tiles or events that an offer's targets count, where it is about such."""
    about = {each.about for (_, name), each in speech.rules.offers.items() if name == offer}
    rules = speech.rules
    return sorted(rules.tiles if About.TILE in about else rules.events if About.EVENT in about else ())


def _anything(speech: Speech, text: str) -> int:
    """A region, a player, a number, yes, no or none."""
    fixed = {"yes": 1, "no": 0, "none": -1, "nobody": -1}
    if text.casefold() in fixed:
        return fixed[text.casefold()]
    if is_number(text):
        return int(text)
    known = {name: index for index, name in enumerate(speech.seats)} | speech.regions()
    return _find(text, known, "region or player")


def _nothing_more(build: Callable[[], a.Action]) -> "Callable[[Speech, str], a.Action]":
    def read(speech: Speech, text: str) -> a.Action:
        if text:
            raise UnknownWordError(f"“{text}” is one word too many")
        return build()

    return read


_READERS: "dict[str, Callable[[Speech, str], a.Action]]" = {
    "choose": lambda speech, text: a.Choose(_number(text, "the position in the column, from 1")),
    "expand": _nothing_more(a.Expand),
    "decline": _nothing_more(a.Decline),
    "take up": lambda speech, text: a.TakeUp(speech.region(text)),
    "abandon": lambda speech, text: a.Abandon(speech.region(text)),
    "conquer": lambda speech, text: a.Conquer(*_target(speech, text)),
    "attempt": lambda speech, text: a.Attempt(*_target(speech, text)),
    "roll first": _nothing_more(a.RollFirst),
    "roll": lambda speech, text: a.Roll(_number(text, "what the die shows")),
    "draw": _draw,
    "deploy": lambda speech, text: a.Deploy(speech.region(text)),
    "place": _place,
    "use": _use,
    "decide": lambda speech, text: a.Decide(_anything(speech, text)),
    "done": _nothing_more(a.Finish),
}
