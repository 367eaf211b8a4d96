"""Answers as ledgers: every number with the lines that add up to it, each line with what it counts and its clause."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.rules.changes import BANK, CoinsMoved
from core.rules.combine import Answer, Contribution
from core.rules.common.pricing import NEUTRAL, SHIP, TERRAIN_PIECES
from core.rules.compiled import COMMON
from core.rules.questions import Question, Stage
from core.rules.spoken_names import ClauseRef, Names, counted
from core.rules.state import GameState

_COUNTED = {"terrain": TERRAIN_PIECES, "neutral": NEUTRAL, "occupants": (SHIP,)}


@dataclass(frozen=True, slots=True)
class LedgerLine:
    amount: int
    what: str
    clause: ClauseRef
    is_first: bool = False
    """The number the others are added to; it carries no sign."""
    beaten_by: ClauseRef | None = None
    """The clause that kept this line from counting."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """A number and where it came from."""

    heading: str
    total: int
    measure: str
    """What is counted: `token` or `coin`."""
    lines: tuple[LedgerLine, ...]
    remark: str = ""

    @property
    def total_words(self) -> str:
        return counted(self.total, self.measure)


def ledger_of(
    names: Names, state: GameState, answer: Answer, *, heading: str, measure: str, remark: str = ""
) -> Ledger:
    # What takes other lines out is told where they are struck through.
    counted_lines = (each for each in answer.contributions if each.stage is not Stage.DROP)
    lines = tuple(_line(names, state, answer, each) for each in counted_lines)
    return Ledger(heading, answer.value, measure, lines, remark)


def _line(names: Names, state: GameState, answer: Answer, line: Contribution) -> LedgerLine:
    return LedgerLine(
        line.amount,
        _what(names, state, answer, line),
        names.clause(line.clause),
        is_first=line.stage in (Stage.BASE, Stage.SET),
        beaten_by=names.clause(line.beaten_by) if line.beaten_by else None,
    )


def _what(names: Names, state: GameState, answer: Answer, line: Contribution) -> str:
    """What a line counts: the unit it comes from, or what stands in the region asked about."""
    if line.unit != COMMON:
        return names.unit(line.unit)
    if line.stage is Stage.BOUND:
        return names.say("never less")
    if answer.question is not Question.CONQUEST_COST:
        return ""
    ground = state.grounds[answer.ask.region]
    if line.tag == "occupants" and ground.race:
        return f"{names.unit(ground.race)}, {names.count(ground.tokens, 'token')}"
    if line.tag in _COUNTED:
        return ", ".join(names.piece(piece) for piece, _ in ground.pieces if piece in _COUNTED[line.tag])
    if line.stage is Stage.SET:
        return names.terrain(names.board.terrain[answer.ask.region])
    return names.say("every region") if line.stage is Stage.BASE else ""


def coins_paid(names: Names, changes: Iterable[object]) -> tuple[Ledger, ...]:
    """What the bank pays each player in a step, line by line."""
    paid: dict[int, list[LedgerLine]] = {}
    for change in changes:
        if isinstance(change, CoinsMoved) and change.source == BANK and change.target >= 0 and change.number:
            line = LedgerLine(change.number, "", names.clause(change.clause))
            paid.setdefault(change.target, []).append(line)
    return tuple(
        Ledger(names.say("Coins for {}", names.seat(seat)), sum(line.amount for line in lines), "coin", tuple(lines))
        for seat, lines in paid.items()
    )
