"""How many regions of each terrain and how many of each symbol a board of a given size gets. No geometry.

A board of a printed size gets the printed counts; any other size gets them in proportion, within what the
box holds. No River World board is recorded, so theirs are a base board with one sea less and a river more.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from core.model.components import components, pieces_in_box, rounds_for
from core.model.map_model import Game

SMALLEST, LARGEST = 5, 500
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

# By number of players, our own choice: river regions, harbours, regions with pirates.
RIVER_WORLD = {2: (4, 3, 2), 3: (5, 4, 2), 4: (6, 5, 3), 5: (7, 6, 4)}
# The record of the Underground board for five stops at the terrains; these carry its smaller sisters on.
MONSTER_REGIONS_FOR_FIVE, VOLCANOES_FOR_FIVE, EDGE_FOR_FIVE = 7, 4, 24


@dataclass(frozen=True, slots=True)
class Composition:
    """What the generator has to lay out. `edge`: regions on the board's edge; `inner_shores`: regions not on
    the edge that a sea opens to new races."""

    game: Game
    regions: int
    players: int
    rounds: int
    terrain: dict[str, int]
    symbols: dict[str, int]
    edge: int
    inner_shores: int

    def count(self, terrain: str) -> int:
        return self.terrain.get(terrain, 0)


def compose(game: Game, regions: int, players: int) -> Composition:
    """The counts for a board of this size; a ValueError names the accepted range."""
    if not SMALLEST <= regions <= LARGEST:
        raise ValueError(f"A board needs {SMALLEST} to {LARGEST} regions, not {regions}.")
    _refuse_bad_players(players)
    row = printed_board(game, players)
    rounds = rounds_for(players)
    assert rounds is not None
    fixed = _barriers_and_rivers(game, regions, row)
    land_share = {name: n for name, n in row["terrain"].items() if name not in ("sea", "lake", "abyss", "river")}
    land = _shared_out(land_share, regions - sum(fixed.values()), _terrain_limits(game))
    growth = sum(land.values()) / sum(land_share.values())
    is_printed = regions == row["regions"]
    return Composition(
        game=game,
        regions=regions,
        players=players,
        rounds=rounds,
        terrain=land | {name: n for name, n in fixed.items() if n},
        symbols=_symbols(row["symbols"], growth, fixed, land),
        edge=row["edge"] if is_printed else min(regions, round(3 * sqrt(regions))),
        inner_shores=row["entry"] - row["edge"] if is_printed else min(6, regions // 8) * bool(fixed.get("sea")),
    )


def printed_board(game: Game, players: int) -> dict[str, Any]:
    """The yardstick for one game and number of players: regions, terrain, symbols, edge and entry counts."""
    boards = components()["boards"]
    if game is Game.UNDERGROUND:
        row: dict[str, Any] = boards["underground"][str(players)]
        symbols = {
            "monster": row.get("monster-regions", MONSTER_REGIONS_FOR_FIVE),
            "volcano": row.get("volcano-symbols", VOLCANOES_FOR_FIVE),
        }
        edge = row.get("edge", EDGE_FOR_FIVE)
        return row | {"symbols": symbols, "edge": edge, "entry": edge}
    row = dict(boards["base"][str(players)])
    if game is Game.BASE:
        return row
    rivers, harbours, pirates = RIVER_WORLD[players]
    regions = row["regions"] - 1 + rivers
    return row | {
        "regions": regions,
        "terrain": row["terrain"] | {"sea": 1, "river": rivers},
        "symbols": row["symbols"] | {"harbour": harbours, "shipyard": 1, "seers-temple": 1, "pirates": pirates},
        "edge": row["edge"] + 1,
        "entry": row["edge"] + 2,
    }


def usual_regions(game: Game, players: int) -> int:
    """How many regions the printed board of a game has, or ours where none is printed."""
    _refuse_bad_players(players)
    count: int = printed_board(game, players)["regions"]
    return count


def _refuse_bad_players(players: int) -> None:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"A board is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}.")


def _barriers_and_rivers(game: Game, regions: int, row: dict[str, Any]) -> dict[str, int]:
    """Seas, lakes, abysses and rivers: too few regions to share out by proportion, so by steps."""
    if regions == row["regions"]:
        return {name: row["terrain"][name] for name in ("sea", "lake", "abyss", "river") if name in row["terrain"]}
    counts = {}
    if game is not Game.UNDERGROUND:
        counts["sea"] = 0 if regions < 6 else 1 if regions < 14 else row["terrain"]["sea"] + regions // 150
        counts["lake"] = 0 if regions < 16 else max(1, round(regions / 50))
    else:
        counts["abyss"] = 0 if regions < 12 else max(1, min(regions // 8, 24))
    if game is not Game.BASE:
        share = round(row["terrain"]["river"] * regions / row["regions"])
        counts["river"] = 2 if regions < 10 else min(12, max(3, share))
        counts["sea"] = 0 if regions < 12 else counts.get("sea", 0)
    return counts


def _terrain_limits(game: Game) -> dict[str, int]:
    if game is Game.UNDERGROUND:
        return {"black-mountain": pieces_in_box("underground")["black-mountains"]}
    return {"mountain": pieces_in_box("base")["mountains"]}


def _symbols(printed: dict[str, int], growth: float, fixed: dict[str, int], land: dict[str, int]) -> dict[str, int]:
    box = pieces_in_box("base") | pieces_in_box("underground") | pieces_in_box("river")
    ground = sum(land.values())
    limits = {
        "lost-tribe": min(box["lost-tribes"], ground - land.get("mountain", 0)),
        "monster": min(box["monsters"] // 2, ground // 4),
        "volcano": fixed.get("abyss", 0),
        "pirates": min(box["pirate-ships"], (fixed.get("river", 0) + 1) // 2),
        "harbour": min(12, max(1, ground // 4)),
        "shipyard": 1,
        "seers-temple": 1,
    }
    wanted = {name: max(1, round(n * growth)) for name, n in printed.items()}
    counts = {name: min(n, limits.get(name, ground // 3)) for name, n in wanted.items()}
    for name, n in list(counts.items()):
        # Two to a region is the most; on the smallest boards the kinds that come first give way.
        counts[name] -= min(n, max(0, sum(counts.values()) - 2 * ground - counts.get("volcano", 0)))
    return {name: n for name, n in counts.items() if n}


def _shared_out(weights: dict[str, int], total: int, limits: dict[str, int]) -> dict[str, int]:
    """Whole numbers in proportion to the weights that add up to the total; what a limit cuts goes to the rest."""
    counts = dict.fromkeys(weights, 0)
    for _ in range(total):
        open_names = [name for name in weights if counts[name] < limits.get(name, total)]
        neediest = max(open_names, key=lambda name: weights[name] / (2 * counts[name] + 1))
        counts[neediest] += 1
    return {name: n for name, n in counts.items() if n}
