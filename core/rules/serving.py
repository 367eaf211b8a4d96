"""Which tiles serve which race: control follows the tokens in a region, and a badge on a tile follows the tile."""

from typing import TYPE_CHECKING

from core.rules.effects import Bound
from core.rules.questions import Ask, Question

if TYPE_CHECKING:
    from core.rules.view import View

LENT = "lent"
"""The key of a memo by which a unit lets its race use a tile of somebody else: `value` counts the sorted tiles."""
HOLDER = "holder"
"""The tag of the plain rule that a tile serves whoever stands in its region."""
UNUSED = "unused"
"""The key of a memo by which a race leaves the badge on a tile unused."""


def copy_of(tile: str) -> str:
    """The unit that does what a tile does, for whoever uses it without controlling it."""
    return f"copy.{tile}"


def serving_units(view: "View") -> dict[str, tuple[str, ...]]:
    """For every race: the tiles it controls, the badges tied to them and the tiles lent to it, sorted."""
    tiles = view.rules.tiles
    tied = dict(view.state.tied)
    effects = view.rules.everywhere.get(Question.CONTROLS, ())
    is_plain = len(effects) == 1 and effects[0][0].tag == HOLDER
    found: dict[str, set[str]] = {}
    for region, ground in enumerate(view.state.grounds):
        if not ground.pieces or (is_plain and not ground.race):
            continue
        for piece, _ in ground.pieces:
            if piece in tiles:
                for race in (ground.race,) if is_plain else controllers(view, region):
                    found.setdefault(race, set()).add(piece)
                    if piece in tied and not view.memory(piece, race, UNUSED):
                        _tie(view, race, tied[piece], found)
    for memo in view.state.memos:
        if memo.key == LENT and view.in_play(memo.race):
            tile = sorted(tiles)[memo.value]
            # In one reading it doubles the tile for whoever has it (underground:dispute.magic-bag-effect).
            doubles = view.rules.ruled("magic-bag-effect", "double")
            for race in [each for each in found if tile in found[each]] if doubles else [memo.race]:
                found.setdefault(race, set()).add(copy_of(tile))
    return {race: tuple(sorted(units)) for race, units in found.items()}


def controllers(view: "View", region: int) -> tuple[str, ...]:
    """The races that the tiles in a region serve."""
    effects = view.rules.everywhere.get(Question.CONTROLS, ())
    return tuple(race for effect, unit in effects for race in effect.run(view, Bound(unit), Ask(region=region)))


def _tie(view: "View", race: str, power: str, found: dict[str, set[str]]) -> None:
    """The badge serves the race; what it does in decline serves its player's races in decline as well."""
    found.setdefault(race, set()).add(power)
    seat = view.state.seats[view.seat_of(race)]
    if view.rules.ruled("stonehedge-which-race", "player"):
        served = seat.races()
    else:
        reaches = view.rules.ruled("stonehedge-decline-powers", "any-declining-race")
        served = seat.declined if reaches and view.rules.on("place.stonehedge.decline-powers") else ()
    for other in served:
        found.setdefault(other, set()).add(power)
