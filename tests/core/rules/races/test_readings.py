"""Every reading that touches a race, played at random: nothing is lost, nothing gets stuck, every clause is claimed."""

import random
from pathlib import Path

import pytest

from core.rules.catalogue import built_in_units
from core.rules.catalogue_data import catalogue_data
from core.rules.engine import Engine
from core.rules.races import ratmen
from core.rules.setup import new_game
from core.rules.state import Phase
from tests.core.rules.boards import grid_board
from tests.core.rules.positions import rules_for
from tests.core.rules.test_random_games import assert_conserved

TOUCHING = (
    "sorcerers-replace-elves", "sorcerers-timing", "sorcerers-hand-token", "sorcerers-flying", "sorcerers-underworld",
    "amazons-start", "amazons-withdraw", "elves-in-decline", "elves-one-region", "ghouls-before-choose",
    "ghouls-redeploy-timing", "ghouls-die", "ghouls-decline-turn", "ghouls-own-losses", "giants-underworld",
    "halfling-holes-abandon", "halflings-reentry-holes", "immunity-own-ghouls", "skeletons-optional",
    "lost-tribes-for-bonuses", "occupied-by-own-tokens", "markers-when-race-cleared", "seafaring-tritons",
    "ghouls-elves-optional", "decline-hand-tokens", "single-defender-destination", "own-decline-cost",
)  # fmt: skip
OPTIONS = [
    (dispute.id, option.id)
    for dispute in catalogue_data().disputes
    if dispute.game == "base" and dispute.id.rpartition(".")[2] in TOUCHING
    for option in dispute.options
    if option.id != dispute.default
]


def play(seed: int, steps: int, **switches: object) -> Phase:
    rng = random.Random(seed)
    rules = rules_for(grid_board(), players=2, rounds=6, **switches)  # type: ignore[arg-type]
    engine = Engine(rules)
    state = engine.settled(new_game(rules))
    for _ in range(steps):
        if state.phase is Phase.OVER:
            break
        state = engine.step(state, rng.choice(engine.legal_actions(state))).after
        assert_conserved(rules, state)
    return state.phase


def test_the_list_of_disputes_is_complete() -> None:
    assert len({dispute for dispute, _ in OPTIONS}) == len(TOUCHING)


@pytest.mark.parametrize(("dispute", "option"), OPTIONS)
def test_a_game_under_another_reading_is_played_to_the_end(dispute: str, option: str) -> None:
    key = dispute.rpartition(".")[2].replace("-", "_")
    assert play(7, 3_000, **{key: option}) is Phase.OVER


@pytest.mark.parametrize("edition", ["sw-de", "sw-da", "sw-no", "sw-sv", "sw-fi"])
def test_a_game_by_one_book_is_played_to_the_end(edition: str) -> None:
    assert play(11, 3_000, edition=edition) is Phase.OVER


def test_every_clause_of_a_race_is_claimed_by_its_unit() -> None:
    wanted = {
        clause.id
        for clause in catalogue_data().clauses
        if clause.id.startswith("base:race.") and not clause.id.startswith("base:race.custom.")
    }
    claimed: set[str] = set()
    for unit in built_in_units().values():
        claimed |= {clause for effect in unit.effects for clause in effect.clauses()} | set(unit.idle)
    assert sorted(wanted - claimed) == []


def test_every_race_fits_on_one_screen() -> None:
    folder = Path(ratmen.__file__).parent
    long = [path.name for path in sorted(folder.glob("*.py")) if len(path.read_text().splitlines()) > 60]
    assert long == []
