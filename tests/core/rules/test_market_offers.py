"""The combinations on offer: from the column of the position, with price, tokens and what lies on them."""

from pathlib import Path

import pytest

from core.files.map_file import read_map
from core.rules.actions import Choose
from core.rules.legal_now import LegalNow
from core.rules.market_offers import market_offers
from sandbox.session import Session


@pytest.fixture(scope="module")
def session():
    made = Session()
    made.start(read_map(Path("mapfiles/maps/teach-six.map.geojson")), seed=3, players=2)
    return made


def offers(session):
    return market_offers(LegalNow(session.engine, session.state, session.names))


def test_the_column_is_told_from_the_top_with_rising_prices(session):
    found = offers(session)
    assert [offer.race for offer in found] == [combo.race for combo in session.state.market.column]
    assert [offer.price for offer in found] == [0, 1, 2, 3, 4, 5]
    values = session.engine.rules.values
    assert all(offer.tokens == values[offer.race] + values[offer.power] for offer in found)
    assert [offer.option.action for offer in found] == [Choose(position) for position in range(1, 7)]


def test_a_coin_paid_lies_on_each_combination_passed_over(session):
    session.act(Choose(3))
    found = offers(session)
    assert [offer.coins for offer in found[:3]] == [1, 1, 0]
    assert all(offer.option is None for offer in found), "nobody picks until the next player's turn"
