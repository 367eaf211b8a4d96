"""The foot of the set-up panel: what is wrong so far, allowing it on purpose, and playing from here."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from editor.words import tr
from sandbox.panels.problem_list import ProblemList
from sandbox.setup_desk import SetupDesk


class SetupFoot(QWidget):
    def __init__(self, desk: SetupDesk) -> None:
        super().__init__()
        self.setObjectName("setup-foot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self.problems = ProblemList()
        self.allowed = QCheckBox()
        self.leave = QPushButton()
        self.leave.setObjectName("play-from-here")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(6)
        for widget in (self.problems, self.allowed, self.leave):
            column.addWidget(widget)
        self.allowed.toggled.connect(desk.allow)
        self.leave.clicked.connect(desk.leave)
        desk.changed.connect(self.show_desk)

    def show_desk(self) -> None:
        desk = self._desk
        problems = desk.problems()
        self.allowed.setText(tr("Allow on purpose"))
        self.allowed.setToolTip(tr("Play from a position that no game can reach"))
        self.leave.setText(tr("Play from here"))
        self.problems.show_problems(desk.session.names, problems, desk.trouble)
        with QSignalBlocker(self.allowed):
            self.allowed.setChecked(desk.is_allowed)
        self.leave.setEnabled(desk.is_allowed or not problems)
