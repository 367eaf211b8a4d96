"""Spiderines: every region at an abyss is within their reach, also as the first."""

from core.rules.blocks import lifts, ruled
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

ADJACENCY, ENTRY = "underground:race.spiderines.abyss-adjacency", "underground:race.spiderines.entry"
FLOCK = "underground:power.flocking.spiderines"
EXTRA = Question.EXTRA_NEIGHBOURS


def _at_abysses(view: View) -> tuple[int, ...]:
    """The regions that border an abyss, ascending."""
    board = view.board
    return tuple(sorted({near for r, terrain in enumerate(board.terrain) if terrain == "abyss"
                         for near in board.neighbours[r] if board.terrain[near] != "abyss"}))  # fmt: skip


def _in_reach(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    return _at_abysses(view) if ask.key in ("conquest", "replacement") else ()


def _for_coins(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    return _at_abysses(view) if ask.key == "theft" else ()


def _from_abyss_to_abyss(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
    """A block of regions reaches from one abyss to all others."""
    regions = _at_abysses(view) if ask.key == "block" else ()
    return regions if ask.region in regions else ()


def _is_at_abyss(view: View, me: Bound, ask: Ask) -> bool:
    return any(view.is_a(near, "abyss") for near in view.board.neighbours[ask.region])


RACE = Unit(
    id="race.spiderines",
    needs=("abyss",),
    effects=(
        Effect(EXTRA, Stage.GIVE, ADJACENCY, _in_reach),
        Effect(EXTRA, Stage.GIVE, ADJACENCY, _for_coins, ruling=ruled("special-adjacency-coins", "any-adjacency")),
        Effect(EXTRA, Stage.GIVE, FLOCK, _from_abyss_to_abyss),
        lifts(Question.MAY_CONQUER, "entry", clause=ENTRY, when=_is_at_abyss),
    ),
)
