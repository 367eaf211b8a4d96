"""Texts of the sandbox follow the size that is wanted, live, and stay inside what they stand in."""

import pytest
from PySide6.QtWidgets import QLabel

from core.picture.palette import LIGHT
from editor.canvas.text_size import fit_all, px, use_text_size
from sandbox.sandbox_workspace import SandboxWorkspace


@pytest.fixture
def workspace(qtbot, story_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1600, 1000)
    made.show()
    made.open_scenario(story_path)
    yield made
    use_text_size(100)


def want(workspace, percent):
    """Another size of texts, and what a window does about it."""
    use_text_size(percent)
    workspace.set_theme(LIGHT)
    fit_all(workspace)
    workspace.fit_text()


def test_larger_texts_make_rows_bars_and_docks_larger_and_back(workspace, qtbot):
    row = workspace.actions_panel.list.sizeHintForRow(1)
    dock, low = workspace.left_dock.width(), workspace.seats.cards[0].minimumHeight()
    want(workspace, 200)
    assert px(100) > 150
    assert workspace.actions_panel.list.sizeHintForRow(1) > row * 1.4
    assert workspace.left_dock.minimumWidth() > dock * 1.25
    assert workspace.bar.minimumHeight() == px(44) > 66
    qtbot.waitUntil(lambda: workspace.seats.cards[0].minimumHeight() > low * 1.15)
    want(workspace, 100)
    assert workspace.bar.minimumHeight() == 44
    assert workspace.left_dock.minimumWidth() == dock


@pytest.mark.parametrize("percent", [100, 150])
def test_seats_are_not_drawn_over_each_other(workspace, qtbot, percent):
    want(workspace, percent)
    for card in workspace.seats.cards:
        qtbot.waitUntil(lambda card=card: card.height() >= card.layout().totalHeightForWidth(card.width()) > 0)
        labels = [each for each in card.findChildren(QLabel) if each.isVisible()]
        assert labels
        assert all(card.rect().contains(each.geometry()) for each in labels)


def test_phases_give_way_in_a_narrow_strip(workspace):
    phases = workspace.phases
    workspace.session.move(1)
    assert "Ready" in phases._path.text()
    phases.resize(400, phases.height())
    assert "Ready" not in phases._path.text()
    assert "Conquer" in phases._path.text()
