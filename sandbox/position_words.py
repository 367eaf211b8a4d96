"""What stands in a region, in one sentence, for the status line and for screen readers. No Qt."""

from core.model.values import RegionId
from core.rules.spoken_names import Names, counted
from core.rules.state import GameState


def position_sentence(names: Names, state: GameState, region: RegionId) -> str:
    """`Millbrook, farmland · Anna's Flying Ratmen, 3 tokens · fortress`"""
    board = names.board
    number = board.number[region]
    ground, terrain = state.grounds[number], board.terrain[number]
    parts = [f"{names.region(number)}, {terrain}" if terrain else names.region(number)]
    for race, tokens in (*([(ground.race, ground.tokens)] if ground.race else []), *ground.guests):
        holding = state.holding(race)
        parts.append(f"{names.seat(holding.seat)}'s {names.holding(holding)}, {counted(tokens, 'token')}")
    if not ground.race:
        parts.append("held by nobody")
    parts += [f"{names.piece(piece)}{f' × {count}' if count > 1 else ''}" for piece, count in ground.pieces]
    return " · ".join(parts)
