"""From a position back to the set-up that says it, so that somebody can go on laying it out by hand.

A set-up says where everything lies, not how it came there: what the turn so far has done is left behind, and told.
"""

from dataclasses import replace

from core.model.board import Board
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.compiled import Rules
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.set_position import PHASES, set_position
from core.rules.settled_markers import markers_lacking
from core.rules.setup import new_game
from core.rules.state import GameState, Holding, Phase, Pieces, number_of
from core.rules.view import View


def setup_of(rules: Rules, state: GameState, told: Setup) -> Setup:
    """The set-up of a position of the game that `told` has set up: its players, rounds and home-made units stay."""
    setup = Setup(
        seats=tuple(_seat(rules, state, index, seat.name) for index, seat in enumerate(told.seats)),
        pieces=_pieces(rules, state),
        tribes=False,
        column=tuple((_word(each.race), _word(each.power), each.coins) for each in state.market.column),
        round=state.round,
        rounds=told.rounds,
        turn=told.seats[state.turn].name,
        first=told.seats[state.first].name,
        phase=state.phase if state.phase in PHASES else Phase.START,
        banners=_words(state.market.banners) if state.market.banners_below else None,
        badges=_words(state.market.badges) if state.market.discards else None,
        tied=tuple((_short(rules, tile), _word(power)) for tile, power in state.tied),
        events=tuple(_word(event) for event in state.events.turned if event),
        foreseen=_foreseen(state, told),
        home_made=told.home_made,
        hypothetical=True,
    )
    return replace(_counted(rules, state, setup), hypothetical=told.hypothetical)


def left_behind(rules: Rules, state: GameState, setup: Setup) -> tuple[str, ...]:
    """What the set-up of a position does not carry over, in plain words; nothing for most beginnings of a turn."""
    again = set_position(rules, setup)[0]
    fled = any(holding.fled for holding in state.holdings)
    checks = (
        (bool(state.pending), "the decision that is open"),
        (state.die is not None, "the roll that is open"),
        (bool(state.log.conquests or state.log.attacks or state.log.abandoned), "what this turn has done so far"),
        (bool(state.memos), "what effects remember"),
        (fled, "tokens on their way back"),
        (state.grounds != again.grounds, "pieces that no set-up can lay"),
        (state.stock != again.stock, "pieces that have left the game"),
        (bool(state.noted), "points the bank owes"),
    )
    return tuple(words for is_so, words in checks if is_so)


def region_word(board: Board, region: int) -> str:
    """A region by its name, or by its id where another has the same name."""
    name = board.names[region]
    is_clear = bool(name) and sum(each.casefold() == name.casefold() for each in board.names) == 1
    return name if is_clear else str(board.ids[region])


def _seat(rules: Rules, state: GameState, index: int, name: str) -> SeatSetup:
    seat = state.seats[index]
    races = {holding.race: _race(rules, state, holding) for holding in state.holdings}
    declined = tuple(races[race] for race in seat.declined)
    return SeatSetup(name, seat.coins, races[seat.active] if seat.active else None, declined)


def _race(rules: Rules, state: GameState, holding: Holding) -> RaceSetup:
    tokens = tuple(
        (region_word(rules.board, region), ground.tokens)
        for region, ground in enumerate(state.grounds)
        if ground.race == holding.race
    )
    is_fresh = holding.active and state.log.chosen and holding.seat == state.turn
    return RaceSetup(
        _word(holding.race),
        _word(holding.power),
        tokens,
        hand=holding.hand + holding.fled,
        kept=holding.kept,
        fresh=is_fresh,
        pieces=holding.pieces,
    )


def _pieces(rules: Rules, state: GameState) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What lies on the board beside what the map puts there."""
    empty = new_game(rules).grounds
    lacking = {move.target for move in markers_lacking(View(rules, state))}
    rows = []
    for region, ground in enumerate(state.grounds):
        laid = tuple(
            _short(rules, piece)
            for piece, number in ground.pieces
            if piece in (*NEUTRAL, SHIP) or number != number_of(empty[region].pieces, piece)
            for _ in range(number)
        )
        if laid or region in lacking:
            rows.append((region_word(rules.board, region), laid))
    return tuple(rows)


def _foreseen(state: GameState, told: Setup) -> tuple[str, ...]:
    if not state.events.foreseen:
        return ()
    return (_word(state.events.foreseen), *(told.seats[seat].name for seat in state.events.seen_by))


def _counted(rules: Rules, state: GameState, setup: Setup) -> Setup:
    """The same with the supplies said outright, where they are not simply the rest of the box."""
    again = set_position(rules, setup)[0]
    tray: Pieces = tuple((_word(race), number_of(state.tray, race)) for race in sorted(rules.tray)
                         if number_of(state.tray, race) != number_of(again.tray, race))  # fmt: skip
    bank = None if state.bank == again.bank else state.bank
    return replace(setup, tray=tray, bank=bank, stack=None if state.tiles == again.tiles else state.tiles)


def _word(unit: str) -> str:
    return unit.partition(".")[2]


def _words(units: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_word(unit) for unit in units)


def _short(rules: Rules, piece: str) -> str:
    return piece.rpartition(".")[2] if piece in rules.tiles else piece
