"""Checks of terrains and symbols: known, in the map's game, in the right place, and enough pieces in the box."""

from collections.abc import Iterator

from core.model.components import pieces_in_box
from core.model.map_model import Game, MapModel
from core.model.problems import Finding
from core.model.region import Region
from core.model.sentences import said
from core.model.terrains import Symbol, Terrain, symbols, terrains
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import capital, listed, named
from core.topology.checks.report import finding

OFF_TERRAIN = {"volcano": "volcano-outside-abyss", "pirates": "pirates-off-river"}
ON_WATER = {"monster": "monster-on-water", "lost-tribe": "lost-tribe-on-water"}


def tag_findings(facts: MapFacts) -> Iterator[Finding]:
    """Findings about terrains and symbols, region by region, then about the box."""

    def of_one(number: int, region: Region) -> Iterator[Finding]:
        yield from _terrain(facts, number, region)
        for name in dict.fromkeys(region.symbols):
            yield from _symbol(facts, number, region, name)

    yield from facts.memory.region_findings(
        "tags", facts.model.regions, (facts.model.games, facts.model.terrains), of_one
    )
    yield from _harbours(facts)
    yield from _monsters_next_door(facts)
    yield from _box(facts)


def _terrain(facts: MapFacts, number: int, region: Region) -> Iterator[Finding]:
    if region.terrain is None:
        at = facts.middle(number)
        yield finding("missing-terrain", said("{} has no terrain.", capital(named(region))), (region.id,), at=at)
        return
    known = terrains().get(region.terrain)
    if known is None and any(each.name == region.terrain for each in facts.model.terrains):
        return
    if known is None:
        message = said('{} has the terrain "{}", which no game knows.', capital(named(region)), region.terrain)
        yield finding("unknown-terrain", message, (region.id,), at=facts.middle(number))
    elif not _is_played(known, facts.model):
        message = said(
            "{}: the terrain {} is not part of {}.",
            capital(named(region)),
            said(known.name.lower()),
            _games(facts.model),
        )
        yield finding("terrain-not-in-game", message, (region.id,), at=facts.middle(number))


def _symbol(facts: MapFacts, number: int, region: Region, name: str) -> Iterator[Finding]:
    at, here = facts.middle(number), capital(named(region))
    known = symbols().get(name)
    if known is None:
        message = said('{} has the symbol "{}", which no game knows.', here, name)
        yield finding("unknown-symbol", message, (region.id,), at=at, detail=name)
        return
    if not _is_played(known, facts.model):
        message = said("{}: the symbol {} is not part of {}.", here, said(known.name.lower()), _games(facts.model))
        yield finding("symbol-not-in-game", message, (region.id,), at=at, detail=name)
    terrain = terrains().get(region.terrain or "")
    if name in OFF_TERRAIN and known.only_on and (region.terrain or "") not in known.only_on:
        where = listed([said(terrains()[each].name.lower()) for each in sorted(known.only_on)])
        message = said("{} has the symbol {}, which belongs on: {}.", here, said(known.name.lower()), where)
        yield finding(OFF_TERRAIN[name], message, (region.id,), at=at, detail=name)
    if name in ON_WATER and terrain is not None and (terrain.water or terrain.impassable):
        message = said(
            "{} is {}: the symbol {} cannot stand there.", here, said(terrain.name.lower()), said(known.name.lower())
        )
        yield finding(ON_WATER[name], message, (region.id,), at=at, detail=name)


def _having(facts: MapFacts, symbol: str) -> list[int]:
    """The numbers of the regions with a symbol."""
    regions = facts.model.regions
    return facts.memory.remembered(
        symbol, facts.tags, lambda: [number for number, region in enumerate(regions) if region.has(symbol)]
    )


def _harbours(facts: MapFacts) -> Iterator[Finding]:
    for number in _having(facts, "harbour"):
        if not _lies_on_river(facts, number):
            region = facts.model.regions[number]
            message = said("{} has a harbour but lies neither on a river nor next to one.", capital(named(region)))
            at = facts.middle(number)
            yield finding("harbour-away-from-river", message, (region.id,), at=at, detail="harbour")


def _lies_on_river(facts: MapFacts, number: int) -> bool:
    return any(facts.model.regions[each].terrain == "river" for each in (number, *facts.ways.touching[number]))


def _is_played(kind: Terrain | Symbol, model: MapModel) -> bool:
    return not model.games or not kind.games.isdisjoint(model.games)


def _games(model: MapModel) -> str:
    names = {Game.BASE: said("the base game"), Game.UNDERGROUND: said("Underground"), Game.RIVER: said("River World")}
    return listed([names[game] for game in model.games])


def _monsters_next_door(facts: MapFacts) -> Iterator[Finding]:
    regions = facts.model.regions
    for here in _having(facts, "monster"):
        region = regions[here]
        for there in facts.ways.touching[here]:
            if here < there and regions[there].has("monster"):
                message = said(
                    "{} and {} are neighbours and both have monsters.", capital(named(region)), named(regions[there])
                )
                yield finding("monsters-adjacent", message, (region.id, regions[there].id), at=facts.middle(here))


def _box(facts: MapFacts) -> Iterator[Finding]:
    box = _pieces(facts.model)
    needed = facts.memory.remembered("box", facts.tags, lambda: _needed(facts.model.regions))
    for piece, uses in needed.items():
        total = sum(tokens for _, tokens in uses)
        if piece in box and total > box[piece]:
            words = said(piece.replace("-", " "))
            message = said("The map needs {} {}; the box holds {}.", total, words, box[piece])
            ids = dict.fromkeys(facts.ids[number] for number, _ in uses)
            yield finding("too-many-pieces", message, ids, detail=piece)


def _needed(regions: tuple[Region, ...]) -> dict[str, list[tuple[int, int]]]:
    """Set-up puts a terrain's piece on each such region and a symbol's tokens on each symbol: region and how many."""
    needed: dict[str, list[tuple[int, int]]] = {}
    for number, region in enumerate(regions):
        ground = terrains().get(region.terrain or "")
        if ground is not None and ground.piece:
            needed.setdefault(ground.piece, []).append((number, 1))
        for name in region.symbols:
            sign = symbols().get(name)
            if sign is not None and sign.piece:
                needed.setdefault(sign.piece, []).append((number, sign.tokens))
    return needed


def _pieces(model: MapModel) -> dict[str, int]:
    """The pieces at hand: the boxes of the map's games. River World is played with the base game's box beside it."""
    games = dict.fromkeys(model.games)
    if Game.RIVER in games:
        games[Game.BASE] = None
    held: dict[str, int] = {}
    for game in games:
        for piece, count in pieces_in_box(game.value).items():
            held[piece] = held.get(piece, 0) + count
    return held
