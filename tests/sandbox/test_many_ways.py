"""A region that can be taken in many ways: its card stays on the board, and the list tells the ways apart."""

import pytest
from PySide6.QtWidgets import QLabel

from core.rules.legal_options import OptionGroup
from sandbox.panels.option_words import group_words
from sandbox.panels.small_signs import PillSign
from tests.pointer import point_at
from tests.sandbox.test_underground_turn import STORY
from tests.sandbox.workspaces import at_hand


@pytest.fixture
def workspace(qtbot, tmp_path):
    path = tmp_path / "night.toml"
    path.write_text(STORY, encoding="utf-8")
    return at_hand(qtbot, path, height=700)


def card_of(workspace, qtbot, name):
    number = workspace.session.board.names.index(name)
    point_at(workspace.view, workspace.view.room_of(number).center())
    card = workspace.board_play.card
    qtbot.waitUntil(card.isVisible)
    return card


def test_a_card_with_many_ways_stays_on_the_board_and_names_them_all(workspace, qtbot):
    card = card_of(workspace, qtbot, "Hall")
    ways = len([sign for sign in card.findChildren(PillSign) if sign.isVisible()])
    (more,) = [label.text() for label in card.findChildren(QLabel) if label.isVisible() and " more" in label.text()]
    assert ways + int(more.split()[0]) == 8, "alone, by each of three means, and by all that go together"
    assert workspace.view.rect().contains(card.geometry())
    for label in card.findChildren(QLabel):
        if label.isVisible() and label.text():
            assert card.rect().contains(label.geometry().translated(label.parentWidget().mapTo(card, label.pos() * 0)))


def test_the_first_ways_keep_their_ledger(workspace, qtbot):
    card = card_of(workspace, qtbot, "Hall")
    told = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    assert "every region" in told


def test_headings_of_several_means_are_told_to_their_end(workspace):
    model, view = workspace.actions_panel.model, workspace.actions_panel.list
    heads = [n for n, row in enumerate(model.rows) if isinstance(row, OptionGroup)]
    heights = {group_words(model.rows[n]): view.visualRect(model.index(n, 0)).height() for n in heads}
    longest, shortest = max(heights, key=len), min(heights, key=len)
    assert longest.count(" + ") == 2
    assert heights[longest] > 2 * heights[shortest]
