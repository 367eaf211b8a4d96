"""Will-o'-Wisps: at Mystic Crystals they roll the die before a conquest, as often as they like."""

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.conditions import by_means
from core.rules.effects import Bound, Effect, Means, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE
from core.rules.view import View

WAY, HERE, CRYSTAL = "race.wisps.die", "underground:race.wisps.", "crystal"
DIE, DECLARE, MUST = HERE + "die", HERE + "declare", HERE + "must-conquer"
MAY_USE, MAY_ROLL, IS_MEANT = Question.MAY_USE, Question.MAY_ROLL, by_means(WAY)


def _is_lit(view: View, region: int, race: str) -> bool:
    """A crystal region, or one next to a crystal region that they hold."""
    if view.is_a(region, CRYSTAL):
        return True
    held = [here for here in view.regions(race) if view.is_a(here, CRYSTAL)]
    if view.rules.ruled("wisps-special-adjacency", "any-adjacency"):
        return any(view.is_adjacent(race, here, region, "die") for here in held)
    return any(region in view.board.neighbours[here] for here in held)


def _is_dark(view: View, me: Bound, ask: Ask) -> bool:
    return WAY in ask.means and not _is_lit(view, ask.region, me.race)


def _was_rolled(view: View, me: Bound, ask: Ask) -> bool:
    return WAY in ask.means and any(WAY in each.means for each in view.state.log.attacks)


def _rolls_first(view: View, me: Bound, ask: Ask) -> bool:
    return ask.region == NOWHERE and not ask.means and view.holding(me.race).hand > 0


def _pips(view: View, me: Bound, ask: Ask) -> int | None:
    """What an open roll takes off, where nothing made the player name his target or go through with it."""
    die = view.state.die
    if die is None or die.race != me.race or die.region not in (NOWHERE, ask.region):
        return None
    return -die.pips if _is_lit(view, ask.region, me.race) else None


RACE = Unit(
    id="race.wisps",
    needs=("crystal",),
    means=(Means(WAY, DIE, frozenset({"die"})),),
    effects=(
        Effect(Question.MEANS, Stage.GIVE, DIE, lambda view, me, ask: (WAY,)),
        forbids(MAY_USE, "dark", clause=DIE, when=_is_dark),
        forbids(MAY_USE, "once", clause=DIE, when=_was_rolled, ruling=ruled("wisps-how-often", "once-per-turn")),
        lifts(MAY_ROLL, "short", clause=DIE, when=IS_MEANT),
        lifts(MAY_ROLL, "limit", clause=DIE, when=IS_MEANT),
        allows(MAY_ROLL, clause=DIE, when=_rolls_first),
        forbids(MAY_ROLL, "declare", clause=DECLARE, when=_rolls_first),
        Effect(Question.CONQUEST_COST, Stage.ADD, DIE, _pips, tag="die"),
        forbids(Question.MAY_FINISH, "roll", clause=MUST, when=lambda view, me, ask: ask.key == "roll"),
    ),
)
