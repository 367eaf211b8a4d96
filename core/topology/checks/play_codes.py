"""The codes of findings about what is played: ways, set-up, names, terrain and symbols."""

from core.topology.checks.finding_code import ERROR, HINT, WARNING, Code

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
