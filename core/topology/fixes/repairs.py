"""The table of repairs: what each does to a map, whether it is tried out first, whether it loses somebody's work."""

from collections.abc import Callable
from dataclasses import dataclass

from core.model.map_model import MapModel
from core.model.problems import Finding
from core.topology.fixes.area_fixes import (
    clip_to_frame,
    close_gap,
    close_gap_for_one,
    cut_overlap,
    cut_overlap_from_other,
    drop_tiny_part,
    make_valid,
    make_valid_without_crumbs,
)
from core.topology.fixes.tag_fixes import drop_link, drop_symbol, rename, set_rounds
from core.topology.fixes.vertex_fixes import drop_duplicates, insert_vertices, snap


@dataclass(frozen=True, slots=True)
class Repair:
    """One repair. `changes_shapes`: it is only offered after a trial. `loses_work`: never done without being asked."""

    apply: Callable[[MapModel, Finding], MapModel]
    done: str
    """What was done, for a report; the finding's own message follows it."""
    changes_shapes: bool = True
    loses_work: bool = False
    keeps_neighbours: bool = False
    """It makes no neighbours of strangers, and nobody loses a neighbour by it."""
    otherwise: str = ""
    """The repair to try where this one would not keep its promise."""


REPAIRS: dict[str, Repair] = {
    "drop-duplicates": Repair(drop_duplicates, "Dropped needless corners"),
    "make-valid": Repair(make_valid, "Resolved a crossing", otherwise="make-valid-without-crumbs"),
    "make-valid-without-crumbs": Repair(make_valid_without_crumbs, "Resolved a crossing"),
    "clip-to-frame": Repair(clip_to_frame, "Clipped to the frame"),
    "snap": Repair(snap, "Laid corners on each other"),
    "insert-vertices": Repair(insert_vertices, "Added matching corners"),
    "cut-overlap": Repair(cut_overlap, "Cut an overlap", otherwise="cut-overlap-from-other"),
    "cut-overlap-from-other": Repair(cut_overlap_from_other, "Cut an overlap"),
    "close-gap": Repair(close_gap, "Closed a gap", keeps_neighbours=True, otherwise="close-gap-for-one"),
    "close-gap-for-one": Repair(close_gap_for_one, "Closed a gap", keeps_neighbours=True),
    "drop-tiny-part": Repair(drop_tiny_part, "Gave away a tiny part"),
    "drop-link": Repair(drop_link, "Removed a connection", changes_shapes=False),
    "rename": Repair(rename, "Gave a free name", changes_shapes=False),
    "set-rounds": Repair(set_rounds, "Set the usual rounds", changes_shapes=False),
    "drop-symbol": Repair(drop_symbol, "Removed a symbol", changes_shapes=False, loses_work=True),
}
"""In the order in which all of them are best applied: sound outlines first, then common borders, then areas."""
