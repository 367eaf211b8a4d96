"""A set-up in, a set-up out: the table, the races and the board, with the position that follows from it."""

from dataclasses import replace

import pytest

from core.model.problems import RealmwrightError
from core.rules.playback import opened, problems_of
from core.rules.scenario import Scenario, Setup
from core.rules.state import Phase, number_of
from core.topology.board_builder import build_board
from sandbox import setup_board, setup_things
from sandbox import setup_model as m
from tests.core.picture.small_maps import four_corners
from tests.sandbox.invented_unit import TOWER, add_marsh_folk

BOARD = build_board(four_corners(mm=200))
LARK, BAY, MOSS, IRON = (BOARD.names.index(name) for name in ("Larkfield", "Tern Bay", "Mosswood", "Ironcrown"))
TABLE = Setup()


def laid(setup, game="base"):
    """The rules and the position of a set-up, possible or not."""
    opening = opened(Scenario("Set up", game=game, setup=replace(setup, hypothetical=True)), BOARD)
    return opening.engine.rules, opening.start


def things(setup, game="base"):
    rules, state = laid(setup, game)
    return setup_things.palette(rules, setup, state)


def with_piece(setup, piece, region, by=1):
    rules, state = laid(setup)
    return setup_board.with_piece(setup, rules, state, piece, region=region, by=by)


def elves_of_anna(tokens=()):
    setup = m.with_race(TABLE, 0, "elves", "flying")
    for region in tokens:
        setup = setup_board.with_token(setup, BOARD, things(setup)[0], region, 1)
    return setup


def test_players_join_up_to_five_and_leave_down_to_two():
    setup = TABLE
    for _ in range(9):
        setup = m.with_seat(setup)
    assert len({seat.name for seat in setup.seats}) == len(setup.seats) == 5
    for _ in range(9):
        setup = m.without_seat(setup, 0)
    assert [seat.name for seat in setup.seats] == ["David", "Emma"]


def test_a_new_name_is_used_wherever_the_player_is_spoken_of():
    setup = m.with_name(replace(TABLE, turn="ben", first="Ben"), 1, "  Bea  Long ")
    assert (setup.seats[1].name, setup.turn, setup.first) == ("Bea Long", "Bea Long", "Bea Long")


@pytest.mark.parametrize("name", ["", "   ", "anna"])
def test_a_name_that_is_empty_or_taken_is_refused(name):
    with pytest.raises(RealmwrightError):
        m.with_name(TABLE, 1, name)


def test_who_leaves_takes_the_turn_along():
    assert m.without_seat(m.with_turn(m.with_seat(TABLE), 2), 2).turn == ""


def test_a_phase_in_which_a_race_acts_needs_one():
    assert m.with_phase(TABLE, Phase.REDEPLOY).phase == Phase.START
    acting = m.with_phase(m.with_race(TABLE, 0, "elves", "flying"), Phase.REDEPLOY)
    assert acting.phase == Phase.REDEPLOY
    assert m.with_turn(acting, 1).phase == Phase.START
    assert m.with_race(acting, 0, "", "").phase == Phase.START


def test_races_bring_their_tokens_into_the_palette_and_the_box_its_pieces():
    setup = m.with_declined(m.with_race(TABLE, 0, "elves", "flying"), 1, "orcs")
    rules, state = laid(setup)
    shown = setup_things.palette(rules, setup, state)
    assert [(each.seat, each.race, each.declined) for each in shown[:2]] == [
        (0, "race.elves", None),
        (1, "race.orcs", 0),
    ]
    assert shown[2] == setup_things.CoinsToLay(state.bank)
    assert [each.piece for each in shown[3:]] == list(rules.stock)


def test_tokens_are_added_and_taken_away_one_by_one():
    setup = elves_of_anna([MOSS, MOSS, LARK])
    _, state = laid(setup)
    assert (state.grounds[MOSS].tokens, state.grounds[LARK].tokens) == (2, 1)
    tokens = things(setup)[0]
    for _ in range(5):
        setup = setup_board.with_token(setup, BOARD, tokens, MOSS, -1)
    assert dict(setup.seats[0].active.tokens) == {"Larkfield": 1}


def test_a_region_is_found_however_the_file_spells_it():
    setup = m.with_race(TABLE, 0, "elves", "flying")
    active = replace(setup.seats[0].active, tokens=(("MOSSWOOD", 1), ("nw", 1)))
    setup = replace(setup, seats=(replace(setup.seats[0], active=active), setup.seats[1]))
    for region in (MOSS, LARK):
        setup = setup_board.with_token(setup, BOARD, things(setup)[0], region, 1)
    assert setup.seats[0].active.tokens == (("MOSSWOOD", 2), ("nw", 2))


def test_pieces_lie_where_they_are_put_and_leave_the_box():
    setup = with_piece(with_piece(TABLE, "fortress", MOSS), "fortress", MOSS)
    rules, state = laid(setup)
    assert number_of(state.grounds[MOSS].pieces, "fortress") == 2
    assert number_of(state.stock, "fortress") == rules.stock["fortress"] - 2
    back = with_piece(with_piece(setup, "fortress", MOSS, -1), "fortress", MOSS, -1)
    assert back.pieces == TABLE.pieces
    assert with_piece(back, "fortress", MOSS, -1) is back


def test_single_neutral_tokens_can_be_taken_away_and_put_elsewhere():
    assert number_of(laid(TABLE)[1].grounds[MOSS].pieces, "lost-tribe") == 1
    setup = with_piece(with_piece(TABLE, "lost-tribe", LARK), "lost-tribe", MOSS, -1)
    _, state = laid(setup)
    assert not number_of(state.grounds[MOSS].pieces, "lost-tribe")
    assert number_of(state.grounds[LARK].pieces, "lost-tribe") == 1


def test_a_race_that_moves_in_sends_the_neutral_token_away():
    setup = with_piece(m.with_race(TABLE, 0, "elves", "flying"), "lost-tribe", MOSS)
    setup = setup_board.with_token(setup, BOARD, things(setup)[0], MOSS, 1)
    assert problems_of(Scenario("Set up", setup=setup), BOARD) == ()


def test_what_the_map_gives_cannot_be_taken_away():
    with pytest.raises(RealmwrightError, match="Ironcrown keeps"):
        with_piece(TABLE, "mountain", IRON, -1)


def test_pieces_are_held_beside_the_board():
    setup = m.with_held(m.with_hand(elves_of_anna(), 0, 4), 0, "fortress", 1)
    _, state = laid(setup)
    held = state.holding("race.elves")
    assert (held.hand, held.pieces) == (4, (("fortress", 1),))
    assert m.with_held(setup, 0, "fortress", 0).seats[0].active.pieces == ()


def test_a_game_in_which_a_race_stands_is_not_being_dealt():
    dealt = replace(TABLE, phase=Phase.DEAL, round=1)
    assert m.with_race(dealt, 0, "elves", "flying").phase == ""


def test_an_impossible_position_says_which_clause_it_breaks():
    (problem,) = problems_of(Scenario("Set up", setup=elves_of_anna([BAY])), BOARD)
    assert "Tern Bay" in problem.message
    assert problem.clause.startswith("base:")


def test_tiles_of_another_game_are_laid_by_the_names_of_its_rules():
    relic = next(each for each in things(TABLE, "underground")[1:] if each.piece.startswith("relic."))
    rules, state = laid(TABLE, "underground")
    setup = setup_board.with_piece(TABLE, rules, state, relic.piece, region=MOSS, by=1)
    assert number_of(laid(setup, "underground")[1].grounds[MOSS].pieces, relic.piece) == 1


def test_an_invented_race_and_its_marker_are_there_without_being_listed(monkeypatch):
    add_marsh_folk(monkeypatch)
    setup = m.with_race(TABLE, 0, "marsh-folk", "flying")
    shown = things(setup)
    assert shown[0].race == "race.marsh-folk"
    assert any(isinstance(each, setup_things.PieceToLay) and each.piece == TOWER for each in shown)
