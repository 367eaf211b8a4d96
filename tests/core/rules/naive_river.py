"""The second opinion on what River World adds to the base game: plain questions to position and board, no engine."""

from core.model.board import Board
from core.rules.actions import Action, Decide, Draw, PlacePiece, Use
from core.rules.state import GameState, Holding, Phase

TILES = {"event.calm": 3, "event.pirates": 4, "event.storm": 2, "event.winter": 2}
PRICES = {"event.storm": 3, "event.winter": 2}


def is_river(board: Board, region: int) -> bool:
    return board.terrain[region] == "river"


def weather(state: GameState) -> str:
    return state.events.turned[-1] if state.events.turned else ""


def price_of_ground(board: Board, state: GameState, region: int) -> int:
    return PRICES.get(weather(state), 1) if is_river(board, region) else 2


def may_stay(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """Winter lets everybody stay on a river, else Seafaring races and active Tritons."""
    if not is_river(board, region) or weather(state) == "event.winter":
        return True
    return me.power == "power.seafaring" or (me.race == "race.tritons" and me.active)


def may_give_up_in_redeployment(board: Board, state: GameState, region: int) -> bool:
    return is_river(board, region) and weather(state) != "event.winter"


def owns(board: Board, state: GameState, symbol: str) -> bool:
    """Does the player to move hold a region with a symbol, with any of his races?"""
    for region, ground in enumerate(state.grounds):
        for holding in state.holdings:
            if holding.race == ground.race and holding.seat == state.turn and symbol in board.symbols[region]:
                return True
    return False


def caravel_region(state: GameState) -> list[int]:
    return [region for region, ground in enumerate(state.grounds) if ("caravel", 1) in ground.pieces]


def caravel_sites(board: Board, state: GameState) -> set[Action]:
    has_sailed = any(memo.key == "sailed" for memo in state.memos)
    if state.phase != Phase.CONQUER or has_sailed or not owns(board, state, "shipyard"):
        return set()
    return {PlacePiece("caravel", region) for region in range(len(board.ids)) if is_river(board, region)}


def looks_and_talk(board: Board, state: GameState) -> set[Action]:
    """A tile face down may be looked at by the owner of the temple; whoever has seen it may say what he likes, once."""
    row = state.events
    actions: set[Action] = set()
    if state.turn in row.seen_by:
        has_told = any(memo.key == f"told-{state.turn}" for memo in state.memos)
        if state.phase in (Phase.START, Phase.CONQUER) and not has_told:
            actions = {Use("tell", number) for number in range(len(TILES))}
    elif len(row.turned) < row.length and owns(board, state, "seers-temple"):
        actions = {Use("peek")}
    has_race = any(holding.seat == state.turn for holding in state.holdings)
    return actions if has_race else set()


def events_left(state: GameState) -> set[Action]:
    seen = [*state.events.turned, state.events.foreseen]
    return {Draw(event) for event, number in TILES.items() if seen.count(event) < number}


def ship_sites(board: Board, state: GameState) -> set[Action]:
    found: set[Action] = set()
    for region, ground in enumerate(state.grounds):
        if is_river(board, region) and not ground.race and ("pirate-ship", 1) not in ground.pieces:
            found.add(Decide(region))
    return found
