"""Symbols dealt to the regions: each kind spread over the board, never crowded, where its rules allow it."""

from collections.abc import Callable

import numpy as np

from core.generator.barriers import distances
from core.generator.cells import Label
from core.generator.composition import Composition
from core.generator.skeleton import Skeleton, neighbours

MOST_SYMBOLS = 2
"""On one region."""
NO_GROUND = ("sea", "lake", "abyss", "river")
# Where a symbol likes to be, in steps of distance it is worth; a taste, not a rule.
TASTE = {
    "mine": {"mountain": 0.7, "hill": 0.5, "swamp": 0.2},
    "cavern": {"mountain": 0.7, "hill": 0.5, "forest": 0.1},
    "magic": {"forest": 0.5, "farmland": 0.4, "swamp": 0.5},
    "seers-temple": {"hill": 0.6, "forest": 0.4},
    "shipyard": {"forest": 0.5, "farmland": 0.3},
}
# The most constrained first, so that the others take what is left.
ORDER = (
    "volcano",
    "pirates",
    "monster",
    "shipyard",
    "harbour",
    "seers-temple",
    "lost-tribe",
    "magic",
    "cavern",
    "mine",
)

Around = dict[Label, list[Label]]


def lay_symbols(
    rng: np.random.Generator, skeleton: Skeleton, terrain: dict[Label, str], composition: Composition
) -> dict[Label, tuple[str, ...]]:
    """The symbols of every region, in the order of the composition."""
    deal = _Deal(terrain, neighbours(skeleton))
    for symbol in sorted(composition.symbols, key=ORDER.index):
        for _ in range(composition.symbols[symbol]):
            luck = dict(zip(deal.around, rng.random(len(deal.around)).tolist(), strict=True))
            deal.place(symbol, luck)
    rank = {name: i for i, name in enumerate(composition.symbols)}
    return {label: tuple(sorted(names, key=rank.__getitem__)) for label, names in deal.dealt.items()}


class _Deal:
    """What has been dealt so far, and how far apart regions lie."""

    def __init__(self, terrain: dict[Label, str], around: Around) -> None:
        self.terrain, self.around = terrain, around
        self.steps = {label: distances(around, [label]) for label in around}
        self.dealt: dict[Label, list[str]] = {label: [] for label in around}

    def place(self, symbol: str, luck: dict[Label, float]) -> None:
        """One more of a symbol where it is worth most; a board too small for it goes without."""
        may_hold = _place_rule(symbol, self.terrain, self.around)
        alike = [label for label in self.around if symbol in self.dealt[label]]
        free = [label for label, has in self.dealt.items() if len(has) < MOST_SYMBOLS and symbol not in has]
        free = [label for label in free if may_hold(label)]
        if symbol == "monster":
            free = [label for label in free if not any(self.steps[label][other] < 2 for other in alike)]
        if free:
            best = max(free, key=lambda label: self._worth(symbol, label, alike) + 0.8 * luck[label])
            self.dealt[best].append(symbol)

    def _worth(self, symbol: str, label: Label, alike: list[Label]) -> float:
        nearest = min((self.steps[label][other] for other in alike), default=4)
        crowd = sum(1.0 / (1 + self.steps[label][other]) for other in alike)
        taste = TASTE.get(symbol, {}).get(self.terrain[label], 0.0)
        if symbol == "monster":
            # Keeping apart alone would put every monster in a corner; many neighbours mean the middle.
            taste += 0.4 * min(len(self.around[label]), 6)
        return 1.6 * min(nearest, 4) - 0.5 * crowd - 1.2 * len(self.dealt[label]) + taste


def _place_rule(symbol: str, terrain: dict[Label, str], around: Around) -> Callable[[Label], bool]:
    """Which regions a symbol may stand on."""

    def by_the_river(label: Label) -> bool:
        return any(terrain[other] == "river" for other in around[label])

    rules: dict[str, Callable[[Label], bool]] = {
        "volcano": lambda label: terrain[label] == "abyss",
        "pirates": lambda label: terrain[label] == "river",
        "harbour": lambda label: terrain[label] not in NO_GROUND and by_the_river(label),
        "shipyard": lambda label: terrain[label] not in NO_GROUND and by_the_river(label),
        # Monsters and lost tribes stand on ground; a mountain that already costs one more gets no tribe on top.
        "lost-tribe": lambda label: terrain[label] not in (*NO_GROUND, "mountain"),
    }
    return rules.get(symbol, lambda label: terrain[label] not in NO_GROUND)
