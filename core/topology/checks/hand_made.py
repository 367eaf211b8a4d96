"""Checks of what the designer declares by hand: links, blocks, players and rounds."""

from collections.abc import Iterator
from dataclasses import replace

from core.model.components import components, rounds_for
from core.model.map_model import Block, Link, LinkKind, MapModel
from core.model.problems import Finding, Severity
from core.model.sentences import mark, said
from core.topology.checks.map_facts import MapFacts
from core.topology.checks.message_words import named
from core.topology.checks.report import finding
from core.topology.region_graph import is_dead

FAR_OFF = 0.25
"""A region count this far, as a share, from the printed board's is worth a look."""


AGAIN = " again"
"""Ends the detail of a finding about a connection that another one makes needless."""


def link_findings(facts: MapFacts) -> Iterator[Finding]:
    """Links and blocks that make no sense, each kind of trouble once per connection."""
    if not (facts.model.links or facts.model.blocks):
        return
    touching = {frozenset((pair.a, pair.b)) for pair in facts.adjacency.neighbour_pairs()}
    blocked = {frozenset((block.a, block.b)) for block in facts.model.blocks}
    trouble: dict[str, Finding] = {}
    for each in connections(facts.model):
        ends = frozenset((each.a, each.b))
        if is_dead(facts.model, each):
            found = _dead(facts, each)
        elif isinstance(each, Block) and ends not in touching:
            found = _senseless(facts, each, mark("{} parts regions that do not touch."))
        elif isinstance(each, Link) and ends in touching and ends not in blocked:
            found = _senseless(facts, each, mark("{} repeats a border."))
        else:
            continue
        trouble.setdefault(found.key, found)
    yield from trouble.values()
    yield from _repeated(facts, {each.detail for each in trouble.values()})


def connections(model: MapModel) -> tuple[Link | Block, ...]:
    """Every link, then every block."""
    return (*model.links, *model.blocks)


def connection_detail(connection: Link | Block) -> str:
    """What tells a link or block from others in the key of its finding."""
    kind = connection.kind.value if isinstance(connection, Link) else "block"
    return f"{kind} {connection.a} {connection.b}"


_BETWEEN = {
    LinkKind.BRIDGE: mark("The bridge between {} and {}"),
    LinkKind.TUNNEL: mark("The tunnel between {} and {}"),
    LinkKind.SEA_LANE: mark("The sea lane between {} and {}"),
}


def _ends(facts: MapFacts, connection: Link | Block) -> str:
    template = _BETWEEN[connection.kind] if isinstance(connection, Link) else mark("The block between {} and {}")
    ends = [named(facts.region[end]) if end in facts.region else f'"{end}"' for end in (connection.a, connection.b)]
    return said(template, ends[0], ends[1])


def _dead(facts: MapFacts, connection: Link | Block) -> Finding:
    missing = [end for end in (connection.a, connection.b) if end not in facts.region]
    ends = _ends(facts, connection)
    message = (
        said('{} has lost an end: there is no region "{}".', ends, missing[0])
        if missing
        else said("{} leads from a region to itself.", ends)
    )
    ids = [end for end in dict.fromkeys((connection.a, connection.b)) if end in facts.region]
    return finding("dead-link", message, ids, detail=connection_detail(connection))


def _senseless(facts: MapFacts, connection: Link | Block, why: str) -> Finding:
    message = said(why, _ends(facts, connection))
    detail = connection_detail(connection)
    return finding("dead-link", message, (connection.a, connection.b), severity=Severity.WARNING, detail=detail)


def _repeated(facts: MapFacts, told: set[str]) -> Iterator[Finding]:
    """The same two regions joined by the same kind of link, or blocked, more than once in the same direction."""
    every = connections(facts.model)
    for place in repeated_places(facts.model):
        found = _senseless(facts, every[place], mark("{} is there more than once."))
        if found.detail not in told:
            yield replace(found, detail=found.detail + AGAIN)


def repeated_places(model: MapModel) -> list[int]:
    """Where in links and then blocks those stand that an earlier one makes needless."""
    seen: set[tuple[str, ...]] = set()
    again: list[int] = []
    for place, each in enumerate(connections(model)):
        if isinstance(each, Link):
            ends = (each.a, each.b) if each.one_way else tuple(sorted((each.a, each.b)))
            key: tuple[str, ...] = (each.kind.value, str(each.one_way), *ends)
        else:
            key = ("block", *sorted((each.a, each.b)))
        if key in seen:
            again.append(place)
        seen.add(key)
    return again


def set_up_findings(facts: MapFacts) -> Iterator[Finding]:
    """Rounds and region count against what is usual for the number of players."""
    model = facts.model
    if model.players is None:
        return
    usual = rounds_for(model.players)
    if usual is None:
        message = said("No board is printed for {} players, so there is no usual number of rounds.", model.players)
        yield finding("players-and-rounds", message, severity=Severity.HINT, fixable=False)
    elif model.rounds is not None and model.rounds != usual:
        message = said("With {} players the game lasts {} rounds; the map says {}.", model.players, usual, model.rounds)
        yield finding("players-and-rounds", message)
    boards = components()["boards"]
    for game in model.games:
        printed = boards.get(game.value, {}).get(str(model.players), {}).get("regions")
        if printed is not None and model.regions and abs(len(model.regions) - printed) > FAR_OFF * printed:
            message = said(
                "The map has {} regions; the printed board of this game for {} players has {}.",
                len(model.regions),
                model.players,
                printed,
            )
            yield finding("region-count", message, detail=game.value)
