"""Precision, recall and F1 of the neighbours found on traced maps, by family, worst first.

    python -m tests.bench.accuracy_bench [--repeats N] [--misses]

`--repeats` makes further maps of every recipe; `--misses` names each wrong pair with what was measured for it.
"""

import argparse
import sys
from collections.abc import Iterator

from core.topology.close_pairs import Adjacency
from core.topology.measure import measure
from tests.core.topology.traced.families import EDGE_RECIPES, RECIPES, numbered
from tests.core.topology.traced.scoring import Score, border_score, edge_score, invented_pairs, missed_pairs, pooled
from tests.core.topology.traced.traced_maps import TracedMap, traced_map


def table(scores: dict[str, Score]) -> Iterator[str]:
    heading = ("family", "right", "invented", "missed", "corners", "precision", "recall", "F1")
    yield "{:22}{:>7}{:>10}{:>8}{:>9}{:>11}{:>8}{:>8}".format(*heading)
    ordered = sorted(scores.items(), key=lambda item: item[1].f1)
    for family, score in [*ordered, ("all", pooled(scores.values()))]:
        counts = f"{score.right:7}{score.invented:10}{score.missed:8}{score.corners:9}"
        yield f"{family:22}{counts}{score.precision:11.4f}{score.recall:8.4f}{score.f1:8.4f}"


def misses(case: TracedMap, adjacency: Adjacency) -> Iterator[str]:
    measured = {(min(pair.a, pair.b), max(pair.a, pair.b)): pair for pair in adjacency.pairs}
    for word, wrong in (("invented", invented_pairs(case, adjacency)), ("missed", missed_pairs(case, adjacency))):
        for a, b in sorted(wrong):
            pair = measured.get((a, b))
            seen = f"{pair.kind} length {pair.length / 100:.2f} gap {pair.gap / 100:.2f}" if pair else "not close"
            yield f"  {case.family} {case.seed}: {word} {a} {b} ({seen})"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--misses", action="store_true")
    options = parser.parse_args(arguments)
    borders: dict[str, Score] = {}
    edges: dict[str, Score] = {}
    maps = regions = unclear = 0
    for recipe, seed in numbered(RECIPES + EDGE_RECIPES, options.repeats):
        case = traced_map(recipe, seed)
        adjacency = measure(case.model)
        borders[case.family] = borders.get(case.family, Score()) + border_score(case, adjacency)
        if recipe in EDGE_RECIPES:
            edges[case.family] = edges.get(case.family, Score()) + edge_score(case, adjacency)
        maps, regions, unclear = maps + 1, regions + len(case.model.regions), unclear + len(case.unclear)
        if options.misses:
            sys.stdout.writelines(f"{line}\n" for line in misses(case, adjacency))
    lines = [
        f"{maps} maps, {regions} regions; {unclear} pairs too short to judge are left out",
        *table(borders),
        "",
        "Sides of the board",
        *table(edges),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
