"""The codes of findings about outlines, and about how two of them meet."""

from core.topology.checks.finding_code import ERROR, HINT, WARNING, Code

SHAPES = (
    Code(
        "no-area",
        ERROR,
        "A region has no area: fewer than three different corners, or all of them on one line.",
        "Draw it anew or delete it.",
    ),
    Code(
        "self-crossing",
        ERROR,
        "A region's outline crosses or overlaps itself, so what is inside and outside is not clear.",
        "Move the corners apart; the repair resolves the crossing into parts. Crumbs under 50 square units go to the "
        "neighbour along them, or are dropped.",
        "make-valid",
    ),
    Code(
        "overlap",
        ERROR,
        "Two regions cover the same ground.",
        "The repair cuts the overlap from one of them: a region that lies mostly inside another keeps its shape, "
        "otherwise the one that comes later in the map, which is the one you see on top, or the other if only that "
        "brings nothing new.",
        "cut-overlap",
    ),
    Code(
        "identical-region",
        ERROR,
        "Two regions have the same shape: one was probably drawn or imported twice.",
        "Delete one of them.",
    ),
    Code(
        "gap",
        WARNING,
        "A narrow strip between regions (or a region and the frame) belongs to nobody. It is no wider than the gap "
        "tolerance of the map; its width is that of the largest circle inside it.",
        "The repair gives it to the region with the longest border along it. Nothing wider than the tolerance is "
        "ever given away.",
        "close-gap",
    ),
    Code(
        "uncovered-board",
        WARNING,
        "A part of the board belongs to no region. A hint where it is open towards the frame, a warning where regions "
        "enclose it.",
        "Draw the missing region, or accept it: open water round islands may stay empty.",
    ),
    Code(
        "unmatched-vertex",
        WARNING,
        "A corner of one region lies on a border of its neighbour, which has no corner there, so the border cannot be "
        "moved as one.",
        "The repair adds the corner to the neighbour.",
        "insert-vertices",
    ),
    Code(
        "loose-vertex",
        WARNING,
        "Corners of two neighbours lie less than half a unit apart and are probably meant to be the same.",
        "The repair moves one onto the other, in every region that uses it.",
        "snap",
    ),
    Code(
        "duplicate-vertex",
        HINT,
        "A region repeats a corner, or its outline runs out and straight back (a spike, which is a warning).",
        "The repair drops the needless corners; the area stays the same.",
        "drop-duplicates",
    ),
    Code(
        "tiny-part",
        WARNING,
        "A region of several parts has one of less than 50 square units, too small to be meant.",
        "The repair gives it to the region with the longest border along it, or drops it where there is none.",
        "drop-tiny-part",
    ),
    Code(
        "outside-frame",
        WARNING,
        "A region reaches beyond the board's frame. An error where it lies wholly outside.",
        "The repair clips it to the frame.",
        "clip-to-frame",
    ),
    Code(
        "crowded-region",
        WARNING,
        "A region is too small for its tokens: its largest circle should hold a stack 28 units across, and room for "
        "each symbol, a quarter of that area. A hint where only the symbols do not fit and on water; an abyss is not "
        "looked at.",
        "Make the region wider.",
    ),
)

CONTACTS = (
    Code(
        "corner-touch",
        HINT,
        "Two regions meet in a corner only. Corners never make neighbours.",
        "Nothing, if that is meant; otherwise give them a border, or link them by hand.",
    ),
    Code(
        "near-miss",
        WARNING,
        "Two regions come close without being neighbours.",
        "Draw them together, raise the gap tolerance, or accept it.",
    ),
    Code(
        "short-border",
        HINT,
        "Two regions share so little border that players will ask whether they are neighbours.",
        "Make the border longer, or part them.",
    ),
    Code(
        "edge-near-miss",
        HINT,
        "A region ends close to the board's frame without touching it, so it does not lie on the edge.",
        "Draw it to the frame, or further away.",
    ),
)
