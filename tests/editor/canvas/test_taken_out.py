"""What is taken out of a window is gone at once and never a window of its own."""

from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from editor.canvas.taken_out import take_out


def test_it_is_hidden_and_keeps_its_parent_until_it_is_deleted(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    column, kept, gone = QVBoxLayout(parent), QPushButton("kept"), QPushButton("gone")
    column.addWidget(kept)
    column.addWidget(gone)
    parent.show()
    take_out(gone)
    assert (gone.isVisible(), gone.isWindow(), gone.parent(), column.count()) == (False, False, parent, 1)
    assert gone not in QApplication.topLevelWidgets()
    qtbot.waitUntil(lambda: parent.findChildren(QPushButton) == [kept])
