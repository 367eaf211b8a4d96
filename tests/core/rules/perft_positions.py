"""One position for every race and every power of the base game, from which all actions are counted to a depth.

Each shows the unit where it matters. `python -m tests.core.rules.perft_positions` prints the table of counts, for
perft_tables.toml, after a change of the rules that is meant.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.state import GameState, Phase
from tests.core.rules.positions import board_of, held, position, rules_for

TABLES = Path(__file__).parent / "perft_tables.toml"
BOARD = board_of(
    "farmland+mine hill+cavern sea swamp+magic forest",
    "forest+cavern mountain hill farmland hill+cavern",
    "swamp lake mountain+cavern farmland+magic swamp",
    "sea farmland forest hill mountain+mine",
)
"""A1 to E4; B2, C2, D2, B3, C3 and D3 lie inland, so the lake does too, and C2 is the only inland shore of a sea."""
READY, REDEPLOY, START = Phase.READY, Phase.REDEPLOY, Phase.START
Builder = Callable[[Rules], GameState]


def perft(engine: Engine, state: GameState, depth: int, seen: Callable[[GameState], None]) -> int:
    """How many ways there are to take so many actions; `seen` is shown every position on the way."""
    seen(state)
    actions = engine.legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(engine, engine.step(state, action).after, depth - 1, seen) for action in actions)


RACES: dict[str, Builder] = {
    "amazons": lambda r: position(
        r, held("amazons", power="hill", hand=2), held("orcs", 1, power="swamp"), phase=REDEPLOY,
        on={"A1": ("amazons", 1), "B1": ("amazons", 1), "A2": ("amazons", 1), "D3": ("orcs", 2)}),
    "dwarves": lambda r: position(
        r, held("dwarves", power="swamp"), held("elves", 0, active=False), held("orcs", 1, power="hill"), phase=START,
        on={"A1": ("dwarves", 3), "B1": ("dwarves", 1), "D1": ("elves", 1), "D2": ("orcs", 2)}),
    "elves": lambda r: position(
        r, held("humans", power="hill", hand=3), held("elves", 1, power="swamp"),
        on={"A1": ("humans", 2), "B1": ("elves", 1), "D2": ("elves", 1), "A2": ("elves", 2)}),
    "ghouls": lambda r: position(
        r, held("ghouls", active=False, hand=2), held("humans", power="hill", hand=2), held("orcs", 1, power="swamp"),
        actor="ghouls", on={"A1": ("ghouls", 2), "B1": ("humans", 2), "A2": ("orcs", 1), "D2": ("humans", 1)}),
    "giants": lambda r: position(
        r, held("giants", power="hill", hand=4), held("orcs", 1, power="swamp"),
        on={"B2": ("giants", 1), "A1": ("orcs", 1), "C3": ("orcs", 1)}),
    "halflings": lambda r: position(
        r, held("halflings", power="hill", hand=5), held("orcs", 1, power="swamp"), on={"A1": ("orcs", 2)}),
    "humans": lambda r: position(
        r, held("humans", power="hill"), held("orcs", 1, power="swamp"), phase=READY,
        on={"A1": ("humans", 3), "B1": ("humans", 1), "A2": ("orcs", 1)}),
    "orcs": lambda r: position(
        r, held("orcs", power="hill", hand=5), held("humans", 1, power="swamp"), pieces={"A2": {"lost-tribe": 1}},
        on={"A1": ("orcs", 1), "B1": ("humans", 1)}),
    "ratmen": lambda r: position(
        r, held("ratmen", power="hill", hand=3), held("orcs", 1, power="swamp"), phase=START,
        on={"A1": ("ratmen", 2), "D1": ("orcs", 1)}),
    "skeletons": lambda r: position(
        r, held("skeletons", power="hill", hand=6), held("humans", 1, active=False), held("orcs", 1, power="swamp"),
        on={"A1": ("skeletons", 1), "B1": ("humans", 1), "A2": ("orcs", 1), "D3": ("orcs", 2)}),
    "sorcerers": lambda r: position(
        r, held("sorcerers", power="hill", hand=1), held("humans", 1, power="bivouacking"),
        held("orcs", 1, active=False), on={"B2": ("sorcerers", 1), "A2": ("humans", 1), "B1": ("humans", 1),
                                           "C2": ("orcs", 1), "D3": ("humans", 1)},
        pieces={"B1": {"encampment": 1}, "A2": {"fortress": 1}}),
    "tritons": lambda r: position(
        r, held("tritons", power="hill", hand=3), held("orcs", 1, power="swamp"), on={"B1": ("orcs", 1)}),
    "trolls": lambda r: position(
        r, held("trolls", power="hill", hand=4), held("humans", 1, power="swamp"), held("giants", 0, active=False),
        on={"A1": ("trolls", 1), "B1": ("humans", 1), "A2": ("giants", 1)},
        pieces={"A1": {"troll-lair": 1}, "B1": {"troll-lair": 1}}),
    "wizards": lambda r: position(
        r, held("wizards", active=False), held("orcs", 1, power="swamp"), phase=START, coins=(2, 5),
        on={"D1": ("wizards", 1), "D3": ("wizards", 1), "A1": ("orcs", 1)}),
}  # fmt: skip

POWERS: dict[str, Builder] = {
    "alchemist": lambda r: position(
        r, held("humans", power="alchemist", hand=2), held("orcs", 1, power="swamp"), phase=REDEPLOY,
        on={"A1": ("humans", 1), "B1": ("humans", 1), "D3": ("orcs", 2)}),
    "berserk": lambda r: position(
        r, held("humans", power="berserk", hand=2), held("orcs", 1, power="swamp"),
        on={"A1": ("humans", 1), "B1": ("orcs", 3), "A2": ("orcs", 1)}),
    "bivouacking": lambda r: position(
        r, held("humans", power="bivouacking", hand=1, pieces={"encampment": 3}), held("orcs", 1, power="swamp"),
        phase=REDEPLOY, on={"A1": ("humans", 1), "B1": ("humans", 1), "D3": ("orcs", 2)},
        pieces={"A1": {"encampment": 2}}),
    "commando": lambda r: position(
        r, held("humans", power="commando", hand=3), held("orcs", 1, power="swamp"),
        on={"A1": ("humans", 1), "B1": ("orcs", 3), "A2": ("orcs", 1)}),
    "diplomat": lambda r: position(
        r, held("humans", power="diplomat"), held("orcs", 1, power="swamp", hand=3), phase=Phase.AFTER_COINS,
        on={"A1": ("humans", 1), "B1": ("humans", 1), "C2": ("orcs", 2), "B2": ("orcs", 1)}),
    "dragon-master": lambda r: position(
        r, held("humans", power="dragon-master", hand=2), held("orcs", 1, power="heroic"),
        on={"A1": ("humans", 1), "B1": ("orcs", 5), "A2": ("orcs", 1), "B2": ("orcs", 1)},
        pieces={"A1": {"dragon": 1}, "A2": {"hero": 1}, "B1": {"fortress": 1}}),
    "flying": lambda r: position(
        r, held("sorcerers", power="flying", hand=3), held("orcs", 1, power="swamp"),
        on={"A1": ("orcs", 2), "C2": ("orcs", 1)}),
    "forest": lambda r: position(
        r, held("ratmen", power="forest", hand=1), held("orcs", 1, power="swamp"), phase=READY,
        on={"A2": ("ratmen", 2), "D1": ("orcs", 1)}),
    "fortified": lambda r: position(
        r, held("humans", power="fortified"), held("orcs", 1, power="swamp"), phase=START,
        on={"A1": ("humans", 2), "B1": ("humans", 1), "D3": ("orcs", 1)}, pieces={"B1": {"fortress": 1}}),
    "heroic": lambda r: position(
        r, held("humans", power="heroic", pieces={"hero": 2}), held("orcs", 1, power="swamp", hand=4),
        phase=Phase.BEFORE_COINS, on={"A1": ("humans", 2), "B1": ("humans", 1), "D2": ("humans", 1)}),
    "hill": lambda r: position(
        r, held("humans", power="hill", hand=1), held("orcs", 1, power="swamp"),
        on={"A1": ("humans", 1), "B1": ("orcs", 3), "A2": ("orcs", 2)}),
    "merchant": lambda r: position(
        r, held("humans", 1, power="merchant"), held("orcs", active=False), phase=START, coins=(1, 5),
        on={"A1": ("humans", 1), "D3": ("orcs", 1)}),
    "mounted": lambda r: position(
        r, held("giants", power="mounted", hand=3), held("orcs", 1, power="swamp"),
        on={"B2": ("giants", 1), "B1": ("orcs", 1)}),
    "pillaging": lambda r: position(
        r, held("orcs", power="pillaging", hand=4), held("humans", 1, power="swamp"), held("elves", active=False),
        on={"A1": ("orcs", 1), "B1": ("humans", 1), "A2": ("elves", 1)}),
    "seafaring": lambda r: position(
        r, held("tritons", power="seafaring", hand=4), held("orcs", 1, power="swamp"), held("elves", 1, active=False),
        on={"B1": ("orcs", 2), "B3": ("elves", 1)}),
    "spirit": lambda r: position(
        r, held("humans", power="spirit"), held("elves", active=False), held("orcs", 1, power="swamp"), phase=START,
        on={"A1": ("humans", 2), "B1": ("elves", 1), "D3": ("orcs", 1)}),
    "stout": lambda r: position(
        r, held("humans", power="stout"), held("elves", active=False), held("orcs", 1, power="swamp"),
        phase=Phase.AFTER_COINS, on={"A1": ("humans", 2), "B1": ("elves", 1), "D3": ("orcs", 2)}),
    "swamp": lambda r: position(
        r, held("amazons", power="swamp", kept=4), held("orcs", 1, power="hill"), phase=READY,
        on={"A3": ("amazons", 2), "D1": ("amazons", 1), "D3": ("orcs", 1)}),
    "underworld": lambda r: position(
        r, held("giants", power="underworld", hand=3), held("orcs", 1, power="swamp"),
        on={"C3": ("giants", 1), "B1": ("orcs", 1)}),
    "wealthy": lambda r: position(
        r, held("humans", power="wealthy", hand=2), held("orcs", 1, power="diplomat"), held("elves", 1, active=False),
        on={"A1": ("humans", 1), "B1": ("orcs", 1), "A2": ("elves", 2)}),
}  # fmt: skip
POSITIONS = {f"race.{name}": make for name, make in RACES.items()} | {f"power.{n}": make for n, make in POWERS.items()}
DEPTHS = (1, 2, 3, 4)


def start(unit: str) -> tuple[Engine, GameState]:
    rules = rules_for(BOARD)
    return Engine(rules), POSITIONS[unit](rules)


def main() -> None:
    for unit in POSITIONS:
        engine, state = start(unit)
        counts = [perft(engine, state, depth, lambda _: None) for depth in DEPTHS]
        sys.stdout.write(f'"{unit}" = {counts}\n')


if __name__ == "__main__":
    main()
