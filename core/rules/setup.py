"""The position before the first draw: tray, stock, neutral tokens, coins."""

from core.model.components import components
from core.rules.common.pricing import SHIP
from core.rules.common.surface import COUNT, PLACE
from core.rules.compiled import COMMON, Rules
from core.rules.event_row import row_length
from core.rules.state import EventRow, GameState, Ground, Market, Pending, Pieces, Seat, number_of, with_number
from core.rules.weather import RIVER


def new_game(rules: Rules, *, first: int = 0) -> GameState:
    """A game ready to be dealt: chance fills the column next (Engine.settled brings it there)."""
    stock = dict(rules.stock)
    grounds = tuple(Ground(pieces=_pieces_on(rules, region, stock)) for region in range(len(rules.board)))
    start = components()["start"]["coins"] if rules.on("setup.starting-coins") else 0
    return GameState(
        tiles=stack_height(rules, grounds),
        events=EventRow(row_length(rules)),
        pending=_surface_monsters(rules, first),
        seats=tuple(Seat(coins=start) for _ in range(rules.players)),
        grounds=grounds,
        market=Market(banners=rules.races, badges=rules.powers),
        tray=tuple(sorted((race, rules.tray[race]) for race in rules.races)) if rules.on("setup.tray") else (),
        stock=tuple(sorted((piece, number) for piece, number in stock.items() if number)),
        bank=rules.coins - start * rules.players if rules.on("setup.bank") else 0,
        round=int(rules.on("setup.round-marker")),
        first=first if rules.on("flow.first-player") else 0,
        turn=first if rules.on("flow.first-player") else 0,
    )


def _surface_monsters(rules: Rules, first: int) -> tuple[Pending, ...]:
    """In a mixed game on the surface: two monsters for each player and two more, to be placed in pairs."""
    if (COMMON, PLACE) not in rules.choices or not rules.tiles or "monster" not in rules.stock:
        return ()
    pairs = rules.players + 1 if COUNT not in rules.without else rules.stock["monster"] // 2
    # Of the players together each has a say in turn; the last one asked for stands on top and answers first.
    step = 0 if rules.ruled("mix-who-places-monsters", "first-player") else 1
    return tuple(Pending((first + step * number) % rules.players, COMMON, PLACE) for number in reversed(range(pairs)))


def stack_height(rules: Rules, grounds: tuple[Ground, ...]) -> int:
    """How many tiles are laid out face down: one for each region that monsters guard."""
    if not rules.on("setup.tile-stack"):
        return 0
    unseen = len(rules.tiles) - sum(1 for ground in grounds for piece, _ in ground.pieces if piece in rules.tiles)
    if not rules.on("setup.unused-tiles"):
        return unseen
    return min(unseen, sum(1 for ground in grounds if number_of(ground.pieces, "monster")))


def problems_of_game(rules: Rules, *, is_new: bool) -> tuple[tuple[str, str], ...]:
    """What speaks against playing this game at all, as (sentence, clause); the map is looked at for new games."""
    marked, players = rules.board.players, rules.players
    is_for_others = marked is not None and marked != players
    is_dry = bool(rules.events) and RIVER not in rules.board.terrain
    checks_map = is_new and rules.on("setup.map") and rules.on("components.maps")
    found = (
        (not 2 <= players <= 5 and rules.on("game.scope"), f"{players} players; the game is for 2 to 5", "game.scope"),
        (is_for_others and checks_map, f"the map is marked for {marked} players, not for {players}", "setup.map"),
        (is_for_others and checks_map, f"another map belongs to {players} players", "components.maps"),
        (is_dry and checks_map, "there is no river on the map", "components.maps"),
    )
    return tuple((message, part) for is_so, message, part in found if is_so)


def _pieces_on(rules: Rules, region: int, stock: dict[str, int]) -> Pieces:
    """What set-up puts on a region; never more than the box holds."""
    pieces: Pieces = ()
    board = rules.board
    terrain, symbols = board.terrain[region], board.symbols[region]
    wanted = (
        ("mountain", terrain == "mountain" and rules.on("setup.mountains")),
        ("black-mountain", terrain == "black-mountain" and rules.on("setup.mountains")),
        ("lost-tribe", "lost-tribe" in symbols and rules.on("setup.lost-tribes")),
        ("monster", 2 * ("monster" in symbols and rules.on("setup.monsters"))),
        (SHIP, terrain == RIVER and "pirates" in symbols and rules.on("setup.pirates")),
    )
    for piece, due in wanted:
        number = min(int(due), stock.get(piece, 0))
        if number:
            stock[piece] -= number
            pieces = with_number(pieces, piece, number)
    return pieces
