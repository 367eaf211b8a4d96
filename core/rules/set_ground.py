"""What stands and lies on the board of a position set up by hand: the tokens of races, pieces, lost tribes."""

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from core.rules.action_words import UnknownWordError
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.state import Ground, number_of, with_number

if TYPE_CHECKING:
    from core.rules.set_position import Table


def put_tokens(table: "Table", race: str, name: str, number: int) -> int:
    """Let a race hold a region; how many of its tokens stand there now."""
    region = table.named(partial(table.speech.region, name))
    if not isinstance(region, int):
        return 0
    ground = table.grounds[region]
    if ground.race:
        table.wrong(f"two races stand in {name}", "conquest.defender-takes-back", name)
        return 0
    if number < 1:
        table.wrong(f"{number} tokens cannot hold {name}", "redeploy.minimum-one", name)
        return 0
    pieces = tuple(pair for pair in ground.pieces if pair[0] not in (*NEUTRAL, SHIP))
    table.grounds[region] = Ground(race, number, pieces)
    return number


def lay_pieces(table: "Table") -> None:
    """Put down what the set-up lists, beside what every game begins with."""
    for name, pieces in table.setup.pieces:
        region = table.named(partial(table.speech.region, name))
        if not isinstance(region, int):
            continue
        ground = table.grounds[region]
        # What is listed lies there once for each time it is listed, whatever set-up put down before.
        kept = tuple(pair for pair in ground.pieces if pair[0] not in map(table.speech.piece, pieces))
        ground = Ground(ground.race, ground.tokens, kept)
        for piece in map(table.speech.piece, pieces):
            if piece not in table.rules.stock:
                known = ", ".join(sorted(name.rpartition(".")[2] for name in table.rules.stock))
                table.wrong(f"there is no piece called “{piece}”; the box has {known}", word=piece)
                continue
            number = number_of(ground.pieces, piece) + 1
            ground = Ground(ground.race, ground.tokens, with_number(ground.pieces, piece, number))
        table.grounds[region] = ground


def count_neutrals(table: "Table") -> None:
    """Lost tribes go where the set-up leaves them; what lies on the board is not in the stock."""
    given = pieces_told(table)
    for index in range(len(table.grounds)):
        if not table.setup.tribes:
            ground, laid = table.grounds[index], given.get(index, ())
            kept = tuple(pair for pair in ground.pieces if pair[0] not in (*NEUTRAL, SHIP) or pair[0] in laid)
            table.grounds[index] = Ground(ground.race, ground.tokens, kept)
        for piece, number in table.grounds[index].pieces:
            take_from_stock(table, piece, number)


def pieces_told(table: "Table") -> dict[int, tuple[str, ...]]:
    """The pieces the set-up lists, by region, whichever way it spells the region."""
    found: dict[int, tuple[str, ...]] = {}
    for name, pieces in table.setup.pieces:
        with contextlib.suppress(UnknownWordError):  # told as a problem where the pieces are laid
            region = table.speech.region(name)
            found[region] = (*found.get(region, ()), *pieces)
    return found


def take_from_stock(table: "Table", piece: str, number: int) -> None:
    left = table.stock.get(piece, 0) - number
    if left < 0:
        sentence = f"the box holds no more than {table.rules.stock.get(piece, 0)} of “{piece}”"
        table.wrong(sentence, "components.markers", piece)
    table.stock[piece] = max(0, left)
