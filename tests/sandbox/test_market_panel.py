"""The market in the window: what is on offer, picked by click or key, in front when it is time to pick."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from core.files.map_file import read_map
from core.files.scenario_file import read_scenario
from core.picture.palette import LIGHT
from core.rules.state import Phase
from sandbox.panels.market_panel import MarketCard
from tests.sandbox.workspaces import shown

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def workspace(qtbot):
    made = shown(qtbot)
    made.session.start(read_map(Path("mapfiles/maps/teach-six.map.geojson")), seed=3, players=2)
    return made


def test_a_combination_to_pick_brings_the_market_to_the_front(workspace, qtbot):
    assert workspace.choices.currentWidget() is workspace.market
    assert len(workspace.market.cards) == 6
    assert all(card.isEnabled() for card in workspace.market.cards)


def test_a_click_picks_and_the_list_comes_back(workspace, qtbot):
    card = workspace.market.cards[1]
    qtbot.mouseClick(card, LEFT)
    assert workspace.session.state.seats[0].active == card.offer.race
    assert workspace.session.state.seats[0].coins == 5 - card.offer.price
    assert workspace.choices.currentWidget() is workspace.actions_panel


def test_a_key_picks(workspace, qtbot):
    wanted = workspace.market.cards[2].offer.race
    qtbot.keyClick(workspace.view, Qt.Key.Key_3)
    assert workspace.session.state.seats[0].active == wanted


def test_coins_lie_on_what_was_passed_over_and_nobody_picks_out_of_turn(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_4)
    qtbot.keyClick(workspace.view, Qt.Key.Key_M)
    assert workspace.choices.currentWidget() is workspace.market
    cards = workspace.market.cards
    assert [card.offer.coins for card in cards[:4]] == [1, 1, 1, 0]
    assert not any(card.isEnabled() for card in cards)
    assert "1 coin on it" in cards[0].accessibleName()
    assert workspace.session.state.phase is not Phase.START


def test_a_race_from_nowhere_is_shown_by_its_letters(workspace, qtbot):
    offer = replace(workspace.market.cards[0].offer, race="race.marsh-folk", title="Stout Marsh Folk")
    card = MarketCard(offer, "1", LIGHT)
    qtbot.addWidget(card)
    card.resize(250, 52)
    assert not card.grab().isNull()
    assert card.accessibleName().startswith("Stout Marsh Folk")


def test_the_coins_of_others_are_hidden_on_request(workspace, qtbot):
    def purses():
        return [card.findChild(QLabel, "seat-coins").text() for card in workspace.seats.cards]

    assert purses() == ["5", "5"]
    qtbot.keyClick(workspace.view, Qt.Key.Key_N)
    assert purses() == ["5", "?"], "Anna acts, and counts her own alone"
    qtbot.keyClick(workspace.view, Qt.Key.Key_N)
    assert purses() == ["5", "5"]


def test_seat_cards_have_room_for_every_line_in_every_language(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_1)
    workspace.resize(1024, 600)
    for language in ("fi", "de", "en"):
        workspace.session.set_language(language)
        QApplication.processEvents()
        for card in workspace.seats.cards:
            wanted = card.layout().totalHeightForWidth(card.width())
            assert card.height() >= wanted


def test_what_makes_no_sense_in_a_mixed_game_is_told_with_the_reason(workspace, qtbot):
    path = Path("mapfiles/scenarios/mixed/base-units-underground.toml")
    workspace.session.open(read_scenario(path), path)
    told = [label.text() for label in workspace.market.findChildren(QLabel)]
    assert "Taken out before the game: Humans, there is no farmland in this game." in told
    assert sum(text.startswith("Taken out") for text in told) == len(workspace.session.legal.engine.rules.left_out) > 3
