"""Long work on the map: it shows how far it is, it can be stopped, and it never writes over later work."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from tests.core.edits.soundness import natural_map
from tests.editor.workspaces import LEFT, Desk


@pytest.fixture
def desk(qtbot):
    made = Desk(qtbot, natural_map(3), (1100, 800))
    made.said = []
    made.workspace.said.connect(made.said.append)
    made.document.select([region.id for region in made.document.kept.regions])
    made.workspace.pick_up("smooth")
    return made


def begin(desk) -> None:
    desk.key(Qt.Key.Key_Return)
    assert desk.workspace.work.is_running
    desk.workspace.work._appear()


def test_a_whole_board_is_smoothed_in_slices_as_one_step(desk, qtbot):
    begin(desk)
    work = desk.workspace.work
    assert work.isVisible()
    assert "Smoothing" in work._words.text()
    qtbot.waitUntil(lambda: bool(desk.document.history.steps), timeout=20_000)
    assert [step.title[:6] for step in desk.document.history.steps] == ["Smooth"]
    assert not work.isVisible()
    assert work.bar.value() > 0


@pytest.mark.parametrize("by", ["button", "key"])
def test_it_can_be_stopped_and_then_nothing_has_changed(desk, qtbot, by):
    before = desk.document.kept
    begin(desk)
    if by == "button":
        qtbot.mouseClick(desk.workspace.work.cancel_button, LEFT)
    else:
        desk.key(Qt.Key.Key_Escape)
    assert not desk.workspace.work.is_running
    assert desk.said[-1] == "Stopped; nothing was changed."
    assert desk.document.kept is before


def test_what_was_done_meanwhile_is_not_written_over(desk, qtbot):
    begin(desk)
    first = desk.document.kept.regions[0]
    desk.document.edit("Rename", desk.document.kept.with_regions([replace(first, name="Elsewhere")]))
    qtbot.waitUntil(lambda: not desk.workspace.work.is_running, timeout=20_000)
    assert [step.title for step in desk.document.history.steps] == ["Rename"]
    assert "changed meanwhile" in desk.said[-1]
