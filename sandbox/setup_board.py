"""Laying tokens and pieces on the board in set-up mode: a Setup in, a Setup out. No Qt."""

from dataclasses import replace

from core.model.board import Board
from core.model.problems import RealmwrightError
from core.rules.action_words import Speech
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.compiled import Rules
from core.rules.scenario import Setup
from core.rules.state import GameState, number_of
from core.rules.written_position import region_word
from editor.words import tr
from sandbox.setup_model import begun, numbered, with_changed_seat
from sandbox.setup_things import TokensToLay

_LAID_OUT = (*NEUTRAL, SHIP)
"""What a set-up lays out by itself where the map says so."""


def with_token(setup: Setup, board: Board, tokens: TokensToLay, region: int, by: int) -> Setup:
    """So many tokens more or fewer in a region. Neutral tokens laid there by hand make room for a race."""
    given = setup.seats[tokens.seat]
    race = given.active if tokens.declined is None else given.declined[tokens.declined]
    if race is None:
        return setup
    word = _spelt(board, region, [name for name, _ in race.tokens])
    number = max(0, dict(race.tokens).get(word, 0) + by)
    laid = replace(race, tokens=numbered(race.tokens, word, number))
    if tokens.declined is None:
        seat = replace(given, active=laid)
    else:
        place = tokens.declined
        seat = replace(given, declined=(*given.declined[:place], laid, *given.declined[place + 1 :]))
    cleared = _without_neutrals(setup, board, region) if number else setup
    return begun(with_changed_seat(cleared, tokens.seat, seat))


def with_piece(setup: Setup, rules: Rules, state: GameState, piece: str, *, region: int, by: int) -> Setup:
    """So many of a piece more or fewer in a region, counted from what lies there in the position.

    RealmwrightError for a piece that lies there because of the map.
    """
    number = max(0, number_of(state.grounds[region].pieces, piece) + by)
    told = _neutrals_told(setup, rules, state) if piece in _LAID_OUT and setup.tribes else setup
    speech = Speech(rules)
    word = _spelt(rules.board, region, [name for name, _ in told.pieces])
    listed = dict(told.pieces).get(word, ())
    others = tuple(each for each in listed if speech.piece(each) != piece)
    if not number and by < 0 and piece not in _LAID_OUT and len(others) == len(listed):
        if number_of(state.grounds[region].pieces, piece):
            raise RealmwrightError(tr("{} keeps what the map gives it").format(rules.board.names[region]))
        return setup
    laid = (*others, *(piece.rpartition(".")[2] if piece in rules.tiles else piece,) * number)
    return begun(replace(told, pieces=_with_listed(told.pieces, word, laid)))


def _neutrals_told(setup: Setup, rules: Rules, state: GameState) -> Setup:
    """The same neutral tokens, said one by one, so that single ones can be taken away."""
    pieces = setup.pieces
    for region, ground in enumerate(state.grounds):
        word = _spelt(rules.board, region, [name for name, _ in pieces])
        others = tuple(each for each in dict(pieces).get(word, ()) if each not in _LAID_OUT)
        here = tuple(name for name, number in ground.pieces if name in _LAID_OUT for _ in range(number))
        pieces = _with_listed(pieces, word, (*others, *here))
    return replace(setup, pieces=pieces, tribes=False)


def _without_neutrals(setup: Setup, board: Board, region: int) -> Setup:
    word = _spelt(board, region, [name for name, _ in setup.pieces])
    kept = tuple(each for each in dict(setup.pieces).get(word, ()) if each not in _LAID_OUT)
    return replace(setup, pieces=_with_listed(setup.pieces, word, kept))


def _with_listed(
    pieces: tuple[tuple[str, tuple[str, ...]], ...], region: str, laid: tuple[str, ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    table = dict(pieces) | {region: laid}
    return tuple((name, each) for name, each in table.items() if each)


def _spelt(board: Board, region: int, said: list[str]) -> str:
    """The region as the set-up spells it already; else by its word."""
    word = region_word(board, region)
    ways = {str(board.ids[region]).casefold(), word.casefold()}
    return next((each for each in said if " ".join(each.split()).casefold() in ways), word)
