"""What stands in a region, in one sentence, for the status line and for screen readers. No Qt."""

from core.model.values import RegionId
from core.rules.spoken_names import Names
from core.rules.state import GameState
from editor.number_words import tokens_counted
from editor.words import in_sentence, tr


def position_sentence(names: Names, state: GameState, region: RegionId, *, is_frozen: bool = False) -> str:
    """`Millbrook, farmland · Anna's Flying Ratmen, 3 tokens · fortress`"""
    board = names.board
    number = board.number[region]
    ground, terrain = state.grounds[number], board.terrain[number]
    parts = [f"{names.region(number)}, {in_sentence(names.terrain(terrain))}" if terrain else names.region(number)]
    parts += [tr("frozen")] if is_frozen else []
    for race, tokens in (*([(ground.race, ground.tokens)] if ground.race else []), *ground.guests):
        holding = state.holding(race)
        parts.append(tr("{}'s {}, {}").format(names.seat(holding.seat), names.holding(holding), tokens_counted(tokens)))
    if not ground.race:
        parts.append(tr("held by nobody"))
    parts += [f"{names.piece(piece)}{f' × {count}' if count > 1 else ''}" for piece, count in ground.pieces]
    return " · ".join(parts)
