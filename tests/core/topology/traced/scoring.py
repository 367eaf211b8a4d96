"""Counts of right and wrong answers, and the precision, recall and F1 they give."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from core.topology.close_pairs import Adjacency
from tests.core.topology.traced.traced_maps import Pair, TracedMap


@dataclass(frozen=True, slots=True)
class Score:
    """Answers judged against what a person sees; unclear cases are not among them."""

    right: int = 0
    invented: int = 0
    missed: int = 0
    corners: int = 0
    """Corner contacts taken for borders; they are among the invented ones."""

    def __add__(self, other: "Score") -> "Score":
        return Score(
            self.right + other.right,
            self.invented + other.invented,
            self.missed + other.missed,
            self.corners + other.corners,
        )

    @property
    def precision(self) -> float:
        return self.right / max(self.right + self.invented, 1)

    @property
    def recall(self) -> float:
        return self.right / max(self.right + self.missed, 1)

    @property
    def f1(self) -> float:
        return 2 * self.right / max(2 * self.right + self.invented + self.missed, 1)


def pooled(scores: Iterable[Score]) -> Score:
    return reduce(Score.__add__, scores, Score())


def answered_pairs(adjacency: Adjacency) -> frozenset[Pair]:
    """The pairs called neighbours, each with the lower id first."""
    return frozenset((min(p.a, p.b), max(p.a, p.b)) for p in adjacency.neighbour_pairs())


def invented_pairs(case: TracedMap, adjacency: Adjacency) -> frozenset[Pair]:
    return answered_pairs(adjacency) - case.borders - case.unclear


def missed_pairs(case: TracedMap, adjacency: Adjacency) -> frozenset[Pair]:
    return case.borders - answered_pairs(adjacency)


def border_score(case: TracedMap, adjacency: Adjacency) -> Score:
    invented, missed = invented_pairs(case, adjacency), missed_pairs(case, adjacency)
    return Score(len(case.borders - missed), len(invented), len(missed), len(invented & case.corners))


def edge_score(case: TracedMap, adjacency: Adjacency) -> Score:
    """The same for regions on the sides of the picture."""
    answered = frozenset((contact.region, contact.side) for contact in adjacency.frame if contact.touches)
    invented = answered - case.sides - case.unclear_sides
    return Score(len(case.sides & answered), len(invented), len(case.sides - answered))
