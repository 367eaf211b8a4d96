"""Every code a finding can have: how bad it is, what it means, how to mend it. docs/findings.md is made from this."""

from dataclasses import dataclass

from core.model.problems import Severity

ERROR, WARNING, HINT = Severity.ERROR, Severity.WARNING, Severity.HINT


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding. `fix` is the repair that may be offered; a check gives it only where it can work."""

    id: str
    severity: Severity
    meaning: str
    mend: str
    fix: str = ""


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

PLAY = (
    Code("empty-map", HINT, "The map has no regions yet.", "Draw some."),
    Code(
        "isolated-region",
        WARNING,
        "A region has no neighbour and no link.",
        "Draw it to its neighbours, or link it by hand.",
    ),
    Code(
        "disconnected-map",
        WARNING,
        "The map falls into groups of regions with no way between them.",
        "Close the distance, or add a link.",
    ),
    Code(
        "unreachable",
        WARNING,
        "No ordinary race can ever get here: seas, lakes and abysses lie in the way from every entry region. Rivers "
        "may be crossed.",
        "Open a way, or add a link.",
    ),
    Code(
        "no-entry-region",
        ERROR,
        "No region lies on the board's edge (or on the shore of a sea that does), so no race can enter the map.",
        "Draw a land region to the frame.",
    ),
    Code(
        "dead-link",
        ERROR,
        "A link or block made by hand makes no sense: an end is missing (an error), a block parts regions that do not "
        "touch, or a link repeats a border or another link (warnings).",
        "The repair removes it.",
        "drop-link",
    ),
    Code(
        "players-and-rounds",
        WARNING,
        "The number of rounds is not the usual one for the number of players. A hint where no board is printed for "
        "that many players.",
        "The repair sets the usual number.",
        "set-rounds",
    ),
    Code(
        "region-count",
        HINT,
        "The map has over a quarter more or fewer regions than the printed board for this game and player count.",
        "Nothing, if that is meant.",
    ),
)

TAGS = (
    Code("blank-name", WARNING, "A region has no name.", "The repair gives it a free one.", "rename"),
    Code(
        "duplicate-name",
        WARNING,
        "Several regions have the same name.",
        "The repair numbers all but the first.",
        "rename",
    ),
    Code(
        "near-equal-name",
        HINT,
        "Two names differ only in capitals, spaces or signs (a warning), or long names in a single letter.",
        "Rename one of them.",
    ),
    Code("missing-terrain", WARNING, "A region has no terrain.", "Choose one."),
    Code(
        "unknown-terrain",
        ERROR,
        "A region has a terrain that no game knows.",
        "Choose a known terrain, or add it to the map's own terrains on the Board page.",
    ),
    Code(
        "terrain-not-in-game",
        WARNING,
        "None of the map's games knows this terrain.",
        "Choose another terrain, or add the game to the map.",
    ),
    Code(
        "unknown-symbol",
        WARNING,
        "A region has a symbol that no game knows.",
        "The repair removes it; put invented ones in the region's own list.",
        "drop-symbol",
    ),
    Code(
        "symbol-not-in-game",
        WARNING,
        "None of the map's games knows this symbol.",
        "The repair removes it; or add the game to the map.",
        "drop-symbol",
    ),
    Code(
        "too-many-pieces",
        WARNING,
        "Set-up needs more pieces of a kind than the box holds.",
        "Take the terrain or symbol from some regions.",
    ),
    Code(
        "volcano-outside-abyss",
        WARNING,
        "A volcano symbol belongs in an abyss.",
        "The repair removes it.",
        "drop-symbol",
    ),
    Code(
        "pirates-off-river",
        WARNING,
        "A pirate symbol belongs on a river.",
        "The repair removes it.",
        "drop-symbol",
    ),
    Code(
        "harbour-away-from-river",
        WARNING,
        "A harbour belongs on a river or next to one.",
        "The repair removes it; or lead the river there.",
        "drop-symbol",
    ),
    Code(
        "landmark-on-water",
        WARNING,
        "A shipyard or a seer's temple serves whoever holds its region; on water hardly anybody can.",
        "The repair removes it; put it on land.",
        "drop-symbol",
    ),
    Code(
        "several-shipyards",
        HINT,
        "More regions have a shipyard than the box holds caravels, so their owners share it.",
        "Keep one of them.",
    ),
    Code(
        "more-rivers-than-ships",
        HINT,
        "When pirates come, every empty river region gets a ship, and the box does not hold so many.",
        "Draw fewer river regions, or accept it: the first player then says where ships come.",
    ),
    Code(
        "no-river",
        HINT,
        "A map for River World has no river, so that events, ships and the caravel have nothing to do.",
        "Draw a river, or take the game off the map.",
    ),
    Code(
        "river-ends",
        HINT,
        "The river of an Underground map does not touch the edge in two regions, where new races may begin.",
        "Lead it to the edge at both ends, and nowhere else.",
    ),
    Code(
        "no-volcano",
        HINT,
        "An Underground map has abysses but no volcano symbol in them, so that Flames have no place for the Volcano.",
        "Give an abyss the symbol.",
    ),
    Code(
        "monster-on-water",
        WARNING,
        "Monsters cannot stand on water or in an abyss.",
        "The repair removes the symbol.",
        "drop-symbol",
    ),
    Code(
        "lost-tribe-on-water",
        WARNING,
        "Lost tribes cannot stand on water or in an abyss.",
        "The repair removes the symbol.",
        "drop-symbol",
    ),
    Code(
        "monsters-adjacent",
        WARNING,
        "Two neighbouring regions have monsters.",
        "Move one of them.",
    ),
)

CODES = {code.id: code for code in (*SHAPES, *CONTACTS, *PLAY, *TAGS)}
