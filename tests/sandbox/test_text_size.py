"""Texts of the sandbox follow the size that is wanted, live, and stay inside what they stand in."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from editor.canvas.text_size import px, use_text_size
from editor.main_window import MainWindow


@pytest.fixture
def window(qtbot, story_path):
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.open_scenario(story_path)
    made.show()
    yield made
    use_text_size(100)


def test_larger_texts_make_rows_bars_and_docks_larger_and_back(window, qtbot):
    sandbox = window.sandbox
    row = sandbox.actions_panel.list.sizeHintForRow(1)
    dock, card = sandbox.left_dock.width(), sandbox.seats.cards[0]
    qtbot.waitUntil(lambda: card.minimumHeight() > 40)
    low = card.minimumHeight()
    use_text_size(200)
    QApplication.processEvents()
    assert px(100) > 150
    assert sandbox.actions_panel.list.sizeHintForRow(1) > row * 1.4
    assert sandbox.left_dock.width() > dock * 1.25
    qtbot.waitUntil(lambda: sandbox.seats.cards[0].minimumHeight() > low * 1.15)
    assert sandbox.parts.bar.height() == px(44) > 66
    use_text_size(100)
    QApplication.processEvents()
    assert sandbox.parts.bar.height() == 44
    assert sandbox.left_dock.width() == dock


@pytest.mark.parametrize("percent", [100, 150])
def test_seats_are_not_drawn_over_each_other(window, qtbot, percent):
    use_text_size(percent)
    for card in window.sandbox.seats.cards:
        qtbot.waitUntil(lambda card=card: card.height() >= card.layout().totalHeightForWidth(card.width()) > 0)
        labels = [each for each in card.findChildren(QLabel) if each.isVisible()]
        assert all(card.rect().contains(each.geometry()) for each in labels)


def test_phases_give_way_in_a_narrow_strip(window, qtbot):
    phases = window.sandbox.parts.phases
    window.sandbox.session.move(1)
    assert "Ready" in phases._path.text()
    window.resize(1024, 700)
    use_text_size(200)
    qtbot.waitUntil(lambda: "Ready" not in phases._path.text())
    assert "Conquer" in phases._path.text()
