"""Markers set up by hand where no game could have brought them: without the race they belong to, or too many together.

Which unit brings which marker is data (clauses/bearers.toml), as is how long the marker outlasts it. A badge tied to a
tile lends its power to many races in turn, so what it brings may lie with any of them.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from core.rules.compiled import Rules
from core.rules.state import Holding, Pieces
from core.rules.view import View

Finding = tuple[str, str, str]
"""What is wrong, the clause against it, and the word in the set-up it is about."""
Bearer = Mapping[str, object]


@cache
def _tables() -> dict[str, dict[str, Bearer]]:
    return tomllib.loads((files("core.rules") / "clauses" / "bearers.toml").read_text(encoding="utf-8"))


def misplaced_markers(view: View) -> Iterator[Finding]:
    """Every marker that lies, or waits in front of a player, where its own unit is not."""
    for region in range(len(view.board)):
        yield from _in_region(view, region)
    for holding in view.state.holdings:
        race = holding.race.partition(".")[2]
        for piece, bearer, clause in _known(view, holding.pieces):
            if not _is_ruled(view.rules, bearer, "unless") and not _is_before(view, bearer, holding):
                yield f"{race} cannot have {piece} without {_unit(bearer)}", clause, piece


def _in_region(view: View, region: int) -> Iterator[Finding]:
    ground, name, rules = view.ground(region), view.board.names[region], view.rules
    holder, numbers = view.holder(region), dict(ground.pieces)
    for piece, bearer, clause in _known(view, ground.pieces):
        is_behind = holder is None and (bearer.get("behind") or (bearer.get("rivers") and region in rules.rivers))
        is_free = is_behind or _is_ruled(rules, bearer, "unless")
        most = 0 if _is_ruled(rules, bearer, "together") else bearer.get("most", 0)
        if not is_free and (holder is None or not _is_there(view, bearer, holder)):
            yield f"{piece} cannot lie in {name} without {_unit(bearer)}", clause, name
        elif isinstance(most, int) and numbers[piece] > most > 0:
            yield f"{numbers[piece]} of {piece} cannot lie together in {name}", clause, name


def _known(view: View, pieces: Pieces) -> Iterator[tuple[str, Bearer, str]]:
    """The pieces that belong to a unit, where the clause that says so is in force."""
    rules = view.rules
    for piece, _ in pieces:
        bearer = next((table[piece] for table in _tables().values() if piece in table), None)
        if bearer is not None:
            said = str(bearer["clause"])
            clause = said if ":" in said else rules.cite(said)
            if clause not in rules.without:
                yield piece, bearer, clause


def _is_before(view: View, bearer: Bearer, holding: Holding) -> bool:
    """May the marker wait in front of this player? Some are handed out to the others."""
    if not bearer.get("opponents"):
        return _is_there(view, bearer, holding)
    return any(_is_there(view, bearer, each) for each in view.state.holdings if each.seat != holding.seat)


def _is_there(view: View, bearer: Bearer, holding: Holding) -> bool:
    """Does the race, or its badge, bring the marker? A badge that is not named in decline may have been any."""
    if bearer.get("anybody") or any(power == bearer["unit"] for _, power in view.state.tied):
        return True
    if not holding.active and not bearer.get("in_decline"):
        return False
    is_discarded = not holding.active and not holding.power and str(bearer["unit"]).startswith("power.")
    return bearer["unit"] in (holding.race, holding.power) or is_discarded


def _is_ruled(rules: Rules, bearer: Bearer, key: str) -> bool:
    found = bearer.get(key, ())
    assert isinstance(found, list | tuple)
    return any(rules.ruled(*str(each).split("=")) for each in found)


def _unit(bearer: Bearer) -> str:
    return str(bearer["unit"]).partition(".")[2]
