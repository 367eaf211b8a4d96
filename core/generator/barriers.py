"""Where seas, lakes and abysses lie: regions ordinary races cannot cross, so the rest must stay in one piece."""

import numpy as np

from core.generator.cells import Label
from core.generator.composition import Composition
from core.generator.skeleton import OUTSIDE, Skeleton, UnusableLayoutError, neighbours, on_edge

Around = dict[Label, list[Label]]


def corner_regions(skeleton: Skeleton) -> list[Label]:
    """The region in each corner of the board: upper left, upper right, lower right, lower left."""
    width, height = skeleton.frame.width, skeleton.frame.height
    found: dict[tuple[int, int], Label] = {}
    for arc in skeleton.arcs:
        if arc.is_frame:
            found[arc.path[0]] = found[arc.path[-1]] = arc.other(OUTSIDE)
    return [found[corner] for corner in ((0, 0), (width, 0), (width, height), (0, height))]


def choose_seas(
    rng: np.random.Generator, skeleton: Skeleton, land: set[Label], seas: int, deep: int
) -> tuple[list[Label], dict[Label, Label]]:
    """Seas in or beside far corners, further ones along the edge, each grown by a neighbour: inward for `deep` of them.

    Returns the seas and which region is merged into which; a small board's seas (deep < 0) are not grown.
    """
    around, rim = neighbours(skeleton), on_edge(skeleton) & land
    corners = [label for label in corner_regions(skeleton) if label in land]
    favoured = {*corners, *(other for label in corners for other in around[label] if other in rim)}
    chosen: list[Label] = []
    into: dict[Label, Label] = {}
    for number in range(seas):
        far = distances(around, [*chosen, *into]) if chosen else dict.fromkeys(around, 4)
        open_land = {label for label in land if far[label] > 2 or (not chosen)}
        best: tuple[float, Label, list[Label]] | None = None
        for label, luck in zip(sorted(rim), rng.random(len(rim)).tolist(), strict=True):
            partners = _partners(skeleton, label, open_land, rim, inward=number < deep)
            worth = min(far[label], 6) + 2.0 * (label in favoured) + luck + 0.6 * (label in corners)
            if label in open_land and (partners or deep < 0) and (best is None or worth > best[0]):
                best = (worth, label, partners)
        if best is None:
            raise UnusableLayoutError("no room for another sea")
        chosen.append(best[1])
        if deep >= 0:
            into[best[2][int(rng.integers(len(best[2])))]] = best[1]
    return chosen, into


def _partners(skeleton: Skeleton, sea: Label, open_land: set[Label], rim: set[Label], *, inward: bool) -> list[Label]:
    wide = _wide_contacts(skeleton, sea) & open_land
    return sorted(label for label in wide if (label not in rim) == inward)


def _wide_contacts(skeleton: Skeleton, label: Label) -> set[Label]:
    """Neighbours along more than a ninth of a region's outline; merging across less would make a strait."""
    arcs = [arc for arc in skeleton.arcs if label in (arc.left, arc.right)]
    outline = sum(arc.length() for arc in arcs)
    return {arc.other(label) for arc in arcs if arc.length() > outline / 9}


def choose_inner_barriers(
    rng: np.random.Generator, skeleton: Skeleton, taken: dict[Label, str], composition: Composition
) -> dict[Label, str]:
    """Lakes away from the edge and abysses anywhere, apart from each other, the land around them in one piece."""
    around, rim = neighbours(skeleton), on_edge(skeleton)
    result = dict(taken)
    for terrain in ("lake", "abyss"):
        for _ in range(composition.count(terrain)):
            label = _next_barrier(rng, around, rim, result, terrain)
            result[label] = terrain
    return result


def _next_barrier(
    rng: np.random.Generator, around: Around, rim: set[Label], taken: dict[Label, str], terrain: str
) -> Label:
    barriers = [label for label, kind in taken.items() if kind != "river"]
    far = distances(around, barriers) if barriers else dict.fromkeys(around, 3)
    luck = rng.random(len(around))
    best: tuple[float, Label] | None = None
    for label, chance in zip(around, luck, strict=True):
        is_wet = any(taken.get(other) == "river" for other in around[label])
        if label in taken or (terrain == "lake" and label in rim):
            continue
        worth = (
            2.0 * min(far[label], 4)
            + 1.5 * chance
            - 1.5 * (label in rim)
            - (2.5 if terrain == "lake" else 0.8) * is_wet
        )
        if (best is None or worth > best[0]) and _stays_whole(around, {*barriers, label}):
            best = (worth, label)
    if best is None:
        raise UnusableLayoutError(f"no room for another {terrain}")
    return best[1]


def _stays_whole(around: Around, barriers: set[Label]) -> bool:
    open_labels = [label for label in around if label not in barriers]
    if not open_labels:
        return False
    seen, queue = {open_labels[0]}, [open_labels[0]]
    while queue:
        more = [other for other in around[queue.pop()] if other not in seen and other not in barriers]
        seen.update(more)
        queue.extend(more)
    return len(seen) == len(open_labels)


def distances(around: Around, sources: list[Label]) -> dict[Label, int]:
    """Steps from the nearest source to every region."""
    far = dict.fromkeys(sources, 0)
    queue = list(sources)
    for label in queue:
        for other in around[label]:
            if other not in far:
                far[other] = far[label] + 1
                queue.append(other)
    return {label: far.get(label, len(around)) for label in around}
