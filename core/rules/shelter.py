"""Reusable effects for pieces that make their region immune: closed to conquest, and to whatever else asks."""

from core.rules.blocks import forbids
from core.rules.combine import verdict
from core.rules.conditions import Condition, is_shut_out, where_lies
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

MAY_CONQUER = Question.MAY_CONQUER
Ruling = tuple[str, frozenset[str]]
IMMUNITY = "underground:immunity."
ACTIVE_FACE = "underground:race.general.active-face"
CLOSED = (IMMUNITY + "sources", IMMUNITY + "no-conquest", IMMUNITY + "duration")
UNTOUCHED = (IMMUNITY + "sources", IMMUNITY + "no-effects", IMMUNITY + "duration")


def shelters(
    piece: str, *, clause: str, against: Condition = is_shut_out, ruling: Ruling | None = None
) -> tuple[Effect, ...]:  # fmt: skip
    """A region with this piece cannot be conquered by those it is closed against, nor touched in another way.

    Whoever does something else to a region than conquer it asks IS_IMMUNE, with the race that does it and a key:
    `theft` for coins, `entry` for a piece that drives out, `passage` for going through.
    """
    stands = where_lies(piece, against)

    def touches_nothing(view: View, me: Bound, ask: Ask) -> bool:
        counts = ask.key == "theft" and view.rules.ruled("immunity-vs-coin-theft", "counted")
        return not counts and stands(view, me, ask)

    return (
        forbids(
            MAY_CONQUER,
            "immune",
            clause=clause,
            when=stands,
            side=Side.BOARD,
            also=CLOSED,
            ruling=ruling,
            by_pieces=True,
        ),
        Effect(Question.IS_IMMUNE, Stage.ALLOW, clause, touches_nothing, Side.BOARD, also=UNTOUCHED, ruling=ruling),
    )


def is_closed(view: View, race: str, region: int) -> bool:
    """Does a piece of any kind make a region immune to conquests of this race?"""
    lines = verdict(view, MAY_CONQUER, Ask(race, region)).refusals()
    return any(line.ground == "immune" for line in lines)


def immunities(view: View, race: str, region: int) -> tuple[str, ...]:
    """The clauses that make a region immune to what a race sends into it."""
    touch = verdict(view, Question.IS_IMMUNE, Ask(race, region, key="entry")).contributions
    closed = verdict(view, MAY_CONQUER, Ask(race, region)).refusals()
    lines = (*(line for line in touch if line.amount), *(line for line in closed if line.ground == "immune"))
    return tuple(dict.fromkeys(clause for line in lines for clause in (line.clause, *line.also)))


def is_touched(view: View, me: Bound, ask: Ask) -> bool:
    """Never: where nothing says so, a region is not immune."""
    return False


def unsheltered() -> tuple[Effect, ...]:
    """Regions are open to every effect unless a piece says otherwise."""
    return (
        Effect(Question.IS_IMMUNE, Stage.ALLOW, IMMUNITY + "sources", is_touched, Side.BOARD),
        Effect(Question.COUNTS_AS_ACTIVE, Stage.ALLOW, ACTIVE_FACE, is_touched, Side.BOARD),
    )
