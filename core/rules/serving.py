"""Which tiles serve which race: control follows the tokens in a region, and a badge on a tile follows the tile."""

from typing import TYPE_CHECKING

from core.rules.effects import Bound
from core.rules.questions import Ask, Question

if TYPE_CHECKING:
    from core.rules.view import View

LENT = "lent"
"""The key of a memo by which a unit lets its race use a tile of somebody else: `value` counts the sorted tiles."""


def copy_of(tile: str) -> str:
    """The unit that does what a tile does, for whoever uses it without controlling it."""
    return f"copy.{tile}"


def serving_units(view: "View") -> dict[str, tuple[str, ...]]:
    """For every race: the tiles it controls, the badges tied to them and the tiles lent to it, sorted."""
    tiles = view.rules.tiles
    tied = dict(view.state.tied)
    found: dict[str, set[str]] = {}
    for region, ground in enumerate(view.state.grounds):
        for piece, _ in ground.pieces:
            if piece in tiles:
                for race in controllers(view, region):
                    found.setdefault(race, set()).add(piece)
                    if piece in tied:
                        _tie(view, race, tied[piece], found)
    for memo in view.state.memos:
        if memo.key == LENT and memo.race in {holding.race for holding in view.state.holdings}:
            found.setdefault(memo.race, set()).add(copy_of(sorted(tiles)[memo.value]))
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
        served = seat.declined if view.rules.ruled("stonehedge-decline-powers", "any-declining-race") else ()
    for other in served:
        found.setdefault(other, set()).add(power)
