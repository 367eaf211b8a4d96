"""Which tiles serve which race: control follows the tokens in a region, and a badge on a tile follows the tile."""

from typing import TYPE_CHECKING

from core.rules.effects import Bound, Side, Unit
from core.rules.questions import Ask, Question

if TYPE_CHECKING:
    from core.rules.state import GameState, Memo
    from core.rules.view import View

LENT = "lent"
"""The key of a memo by which a unit lets its race use a tile of somebody else: `value` counts the sorted tiles."""
UNUSED = "unused"
"""The key of a memo by which a race leaves the badge on a tile unused."""


def copy_of(tile: str) -> str:
    """The unit that does what a tile does, for whoever uses it without controlling it."""
    return f"copy.{tile}"


def serving_now(view: "View") -> dict[str, tuple[str, ...]]:
    """The same as `serving_units`, kept from the state met last where nothing has changed that it follows from."""
    recent, state = view.rules.recent, view.state
    if recent.serving_in is None or not _is_served_alike(recent.serving_in, state) or not view.rules.has_plain_control:
        recent.serving = serving_units(view)
    recent.serving_in = state
    return recent.serving


def _is_served_alike(old: "GameState", new: "GameState") -> bool:
    """Do tiles lie in the same regions, held by the same races of the same players, with the same badges and memos?"""
    if old.tied != new.tied or old.memos != new.memos or (old.seats is not new.seats and _races(old) != _races(new)):
        return False
    if old.grounds is not new.grounds:
        for before, after in zip(old.grounds, new.grounds, strict=True):
            if before is not after and (before.pieces != after.pieces or (after.pieces and before.race != after.race)):
                return False
    return True


def _races(state: "GameState") -> list[tuple[str, tuple[str, ...]]]:
    return [(seat.active, seat.declined) for seat in state.seats]


def serving_units(view: "View") -> dict[str, tuple[str, ...]]:
    """For every race: the tiles it controls, the badges tied to them and the tiles lent to it, sorted."""
    tiles = view.rules.tiles
    tied = dict(view.state.tied)
    is_plain = view.rules.has_plain_control
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
        if memo.key == LENT and view.in_play(memo.race) and _still_lends(view, memo, found):
            tile = sorted(tiles)[memo.value]
            # In one reading it doubles the tile for whoever has it (underground:dispute.magic-bag-effect).
            doubles = view.rules.ruled("magic-bag-effect", "double")
            for race in [each for each in found if tile in found[each]] if doubles else [memo.race]:
                found.setdefault(race, set()).add(copy_of(tile))
    return {race: tuple(sorted(units, key=_badges_first)) for race, units in found.items()}


def _badges_first(unit: str) -> tuple[bool, str]:
    """A tile may ask whether its badge is used, so what it says comes after what the badge says."""
    return not unit.startswith("power."), unit


def is_about_decline(power: Unit) -> bool:
    """Does a power do nothing for its race but in decline?"""
    own = [effect for effect in power.effects if effect.side is Side.OWN and effect.question != Question.BADGE_STAYS]
    return bool(own) and not any(effect.active for effect in own)


def _still_lends(view: "View", memo: "Memo", found: dict[str, set[str]]) -> bool:
    """Is what lends still the race's own, or on a tile of it? In one reading what a badge there did stays done."""
    is_own = memo.unit in (memo.race, view.holding(memo.race).power, *found.get(memo.race, ()))
    return is_own or view.rules.ruled("stonehedge-lost-effects", "everything-stays")


def controllers(view: "View", region: int) -> tuple[str, ...]:
    """The races that the tiles in a region serve."""
    effects = view.rules.everywhere.get(Question.CONTROLS, ())
    return tuple(race for effect, unit in effects for race in effect.run(view, Bound(unit), Ask(region=region)))


def _tie(view: "View", race: str, power: str, found: dict[str, set[str]]) -> None:
    """The badge serves the race; one about decline serves its player's races in decline as well."""
    found.setdefault(race, set()).add(power)
    seat = view.state.seats[view.seat_of(race)]
    if view.rules.ruled("stonehedge-which-race", "player") and view.holding(race).active:
        served = seat.races()
    else:
        reaches = view.rules.ruled("stonehedge-decline-powers", "any-declining-race") and is_about_decline(
            view.rules.units[power]
        )
        served = seat.declined if reaches and view.rules.on("tile.badge-in-decline") else ()
    for other in served:
        found.setdefault(other, set()).add(power)
