"""Numbers and permissions with their reasons: the ledger says what the total says, the verdict what is allowed."""

import random
from collections.abc import Iterator

import pytest

from core.rules.catalogue_data import catalogue_data
from core.rules.combine import Answer, allowed, allowed_regions, ledger, total, verdict
from core.rules.compiled import Rules
from core.rules.engine import Engine
from core.rules.questions import Ask, Question
from core.rules.setup import new_game
from core.rules.state import GameState, Phase
from core.rules.switches import Switches
from core.rules.view import View
from tests.core.rules.random_play import ALL_GAMES, PLAYERS, bundled_rules, random_steps

Q = Question
STAGES = ("start", "ready", "conquer", "redeploy", "before-coins", "after-coins")
CAUSES = ("conquered", "replaced")


def permissions(view: View, race: str) -> Iterator[tuple[Question, Ask]]:
    """Every permission the phases may ask for a race, with every region, means, piece and stage."""
    seat = view.seat_of(race)
    ways = ((), *((means,) for means in sorted(view.rules.means)))
    for region in range(len(view.board)):
        for means in ways:
            yield Q.MAY_CONQUER, Ask(race, region, means)
            yield Q.MAY_USE, Ask(race, region, means)
        yield Q.MAY_ROLL, Ask(race, region)
        yield Q.MAY_LIFT, Ask(race, region)
        yield Q.MAY_ABANDON, Ask(race, region)
        yield from ((Q.MAY_HOLD, Ask(race, region, key=key)) for key in ("redeploy", "decline"))
        for key in ("redeploy", "retreat", "placed-first", *view.rules.stock):
            yield Q.MAY_PLACE, Ask(race, region, key=key, seat=seat)
    yield Q.MAY_ROLL, Ask(race)
    yield from ((Q.MAY_FINISH, Ask(race, key=stage, seat=seat)) for stage in STAGES)
    yield from ((Q.MAY_DECLINE, Ask(race, key=stage, seat=seat)) for stage in ("turn", "after-coins"))
    yield from ((Q.MAY_ACT_IN_DECLINE, Ask(race, key=key, seat=seat)) for key in ("", "first"))
    yield Q.BADGE_STAYS, Ask(race, key=view.holding(race).power)
    yield Q.SURVIVORS_RETURN, Ask(race, key="after-turn", seat=seat)
    for number, taken in enumerate(view.state.log.conquests):
        yield from ((Q.IS_OCCUPIED, Ask(taken.race, taken.region, key=k, number=number)) for k in ("troops", "plunder"))


def totals(view: View, race: str) -> Iterator[tuple[Question, Ask]]:
    seat = view.seat_of(race)
    ways = ((), *((means,) for means in sorted(view.rules.means)))
    for region in range(len(view.board)):
        yield from ((Q.CONQUEST_COST, Ask(race, region, means)) for means in ways)
        yield Q.DECLINE_KEEPS, Ask(race, region)
    for region in view.regions(race):
        yield from ((Q.TOKENS_LOST, Ask(race, region, (), cause, (seat + 1) % 2)) for cause in CAUSES)
    for question in (Q.INCOME, Q.STARTING_TOKENS, Q.TOKENS_GAINED, Q.DECLINED_LIMIT, Q.DECLINE_WEIGHT):
        yield question, Ask(race, seat=seat)


def assert_lines_are_in_order(answer: Answer, rules: Rules) -> None:
    known, without = catalogue_data().clause_by_id.keys() | rules.own_words.clauses.keys(), rules.without
    for line in answer.contributions:
        for clause in (line.clause, *line.also):
            assert clause in known, (answer.question, clause)
            assert clause not in without, (answer.question, clause)


def assert_answers_agree(view: View) -> int:
    """Both readers of the effects say the same about everything in a position. How many answers were compared."""
    count = 0
    for race in (holding.race for holding in view.state.holdings):
        for question, ask in permissions(view, race):
            answer = verdict(view, question, ask)
            assert answer.allowed == allowed(view, question, ask), (question, ask)
            assert answer.allowed == (not answer.refusals()), (question, ask, answer)
            assert_lines_are_in_order(answer, view.rules)
            count += 1
        for question, ask in totals(view, race):
            answer = ledger(view, question, ask)
            assert answer.value == total(view, question, ask), (question, ask)
            standing = [line.amount for line in answer.contributions if not line.beaten_by]
            assert answer.value == sum(standing), (question, ask, answer)
            assert_lines_are_in_order(answer, view.rules)
            count += 1
    return count


def assert_regions_agree(view: View) -> None:
    """Asked for all regions at once, a permission is given where it is given to each alone."""
    ways = ((), *((means,) for means in sorted(view.rules.means)))
    for race in (holding.race for holding in view.state.holdings):
        for question, means in ((Q.MAY_CONQUER, ways), (Q.MAY_USE, ways), (Q.MAY_ABANDON, ((),)), (Q.MAY_LIFT, ((),))):
            for way in means:
                asks = [Ask(race, region, way) for region in range(len(view.board))]
                given = [ask for ask in asks if allowed(view, question, ask)]
                assert allowed_regions(view, question, race, means=way) == given, (question, race, way)


def compare_through_a_game(
    players: int, seed: int, share: float, switches: Switches | None = None, game: str = "base"
) -> int:  # fmt: skip
    rng = random.Random(seed)
    rules = bundled_rules(players, game, switches)
    engine = Engine(rules)
    compared = 0
    every = round(1 / share)
    for number, state in enumerate(random_steps(engine, engine.settled(new_game(rules)), rng, 5_000)):
        if number % every == every // 2:
            compared += assert_answers_agree(View(rules, state))
            assert_regions_agree(View(rules, state))
    return compared


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_ledgers_add_up_and_verdicts_agree_with_what_is_allowed_in_random_positions(game: str, players: int) -> None:
    share = 0.06 if game == "base" else 0.015
    assert compare_through_a_game(players, players, share / players, game=game) > 2_000


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("seed", range(200))
def test_ledgers_add_up_and_verdicts_agree_through_whole_games(game: str, seed: int) -> None:
    assert compare_through_a_game(2 + seed % 4, seed, 0.2, game=game)


def test_every_price_of_a_position_is_paid_as_it_was_said() -> None:
    """What the ledger says before a conquest is what leaves the hand."""
    rng = random.Random(8)
    rules = bundled_rules(3)
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    compared = 0
    while state.phase is not Phase.OVER:
        action = rng.choice(engine.legal_actions(state))
        after = engine.step(state, action).after
        if type(action).__name__ == "Conquer" and not action.means:
            compared += _assert_price(engine, state, after, action.region)
        state = after
    assert compared > 30


def _assert_price(engine: Engine, before: GameState, after: GameState, region: int) -> int:
    price = engine.explain(before, Q.CONQUEST_COST, Ask(before.actor, region)).value
    spent = before.holding(before.actor).hand - after.holding(before.actor).hand
    if after.phase is not Phase.CONQUER or after.actor != before.actor:
        return 0
    assert after.grounds[region].tokens == price == spent
    return 1
