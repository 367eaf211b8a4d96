"""The card beside a region is as high as its words, never higher, from the first moment on."""

from PySide6.QtWidgets import QApplication, QLabel

from tests.pointer import point_at
from tests.sandbox.workspaces import at_hand


def test_a_card_has_no_empty_room_between_its_lines(qtbot, story_path):
    workspace = at_hand(qtbot, story_path)
    workspace.session.move(-workspace.session.last)
    mosswood = workspace.session.board.names.index("Mosswood")
    point_at(workspace.view, workspace.view.room_of(mosswood).center())
    card = workspace.board_play.card
    qtbot.waitUntil(card.isVisible)
    QApplication.processEvents()
    lines = [label for label in card.findChildren(QLabel) if label.text()]
    used = sum(
        label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height() for label in lines
    )
    assert card.height() < used + 60
    for label in lines:
        assert label.height() >= (label.heightForWidth(label.width()) if label.wordWrap() else 0), label.text()
