"""Markers set up by hand where no game could have brought them: without the race they belong to, or too many together.

Which unit brings which marker is data (clauses/bearers.toml), as is how long the marker outlasts it.
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
    if view.rules.tiles:
        # Tiles lend powers: what they brought may lie with anybody.
        return
    for region, ground in enumerate(view.state.grounds):
        holder = view.holding(ground.race) if ground.race else None
        yield from _in_region(view.rules, view.board.names[region], ground.pieces, holder)
    for holding in view.state.holdings:
        race = holding.race.partition(".")[2]
        for piece, bearer, clause in _known(view.rules, holding.pieces):
            if not _is_there(bearer, holding):
                yield f"{race} cannot have {piece} without {_unit(bearer)}", clause, piece


def _in_region(rules: Rules, name: str, pieces: Pieces, holder: Holding | None) -> Iterator[Finding]:
    numbers = dict(pieces)
    for piece, bearer, clause in _known(rules, pieces):
        is_free = _is_ruled(rules, bearer, "unless")
        most = 0 if _is_ruled(rules, bearer, "together") else bearer.get("most", 0)
        if not is_free and (holder is None or not _is_there(bearer, holder)):
            yield f"{piece} cannot lie in {name} without {_unit(bearer)}", clause, name
        elif isinstance(most, int) and numbers[piece] > most > 0:
            yield f"{numbers[piece]} of {piece} cannot lie together in {name}", clause, name


def _known(rules: Rules, pieces: Pieces) -> Iterator[tuple[str, Bearer, str]]:
    """The pieces that belong to a unit, where the clause that says so is in force."""
    for piece, _ in pieces:
        for game in ("base", rules.game):
            bearer = _tables().get(game, {}).get(piece)
            if bearer is not None and rules.on(str(bearer["clause"])):
                yield piece, bearer, rules.cite(str(bearer["clause"]))
                break


def _is_there(bearer: Bearer, holding: Holding) -> bool:
    """Does the race, or its badge, bring the marker? A badge that is not named in decline may have been any."""
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
