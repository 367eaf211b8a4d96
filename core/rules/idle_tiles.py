"""Why a tile is of no use to a player: it lies with somebody else, with nobody, or with his troops in decline."""

from core.rules.effects import Unit
from core.rules.questions import Question
from core.rules.state import NOWHERE
from core.rules.view import View


def against_use(view: View, seat: int, unit: str) -> tuple[str, ...]:
    """The clause by which a tile on the board does not serve a player now; none if it does, or is no tile."""
    here = view.lies_in(unit) if unit in view.rules.tiles else NOWHERE
    if here == NOWHERE:
        return ()
    served = [view.holding(race) for race in view.state.seats[seat].races() if unit in view.serving(race)]
    if any(holding.active for holding in served) or (served and _works_in_decline(view.rules.units[unit])):
        return ()
    part = f"{view.rules.kind(unit)}.general.no-decline" if served else "tile.control"
    return (view.rules.cite(part),) if view.rules.on(part) else ()


def bringer_of(view: View, means: str) -> str:
    """The unit that brings a special way to conquer."""
    units = view.rules.units.items()
    return next((name for name, unit in units if any(each.id == means for each in unit.means)), "")


def _works_in_decline(tile: Unit) -> bool:
    return any(effect.question in (Question.OFFERS, Question.MEANS) and effect.in_decline for effect in tile.effects)
