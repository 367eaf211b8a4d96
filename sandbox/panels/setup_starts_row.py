"""What a set-up begins with: nothing, the step shown before, or a whole game with seeded or hand-picked draws."""

from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QSizePolicy, QWidget

from core.rules.story_tree import Place
from editor.words import tr
from sandbox.panels.setup_fields import number_field
from sandbox.setup_desk import SetupDesk

_MOST_SEED = 999_999


class StartsRow(QWidget):
    def __init__(self, desk: SetupDesk) -> None:
        super().__init__()
        self._desk = desk
        self.nothing, self.here, self.deal = QPushButton(), QPushButton(), QPushButton()
        self.seed = number_field("seed", 1, _MOST_SEED)
        self.by_hand = QCheckBox()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(5)
        for column, button in enumerate((self.nothing, self.here, self.deal)):
            grid.addWidget(button, 0, column)
            # Long words in other languages must not make the panel wider than its dock.
            button.setMinimumWidth(40)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.setColumnStretch(column, 3 if button is self.deal else 2)
            button.setObjectName("start-button")
        grid.addWidget(self.by_hand, 1, 0, 1, 2)
        grid.addWidget(self.seed, 1, 2)
        self.seed.setMinimumWidth(40)
        self.nothing.clicked.connect(desk.begin_with_nothing)
        self.here.clicked.connect(desk.begin_here)
        self.deal.clicked.connect(lambda: desk.deal(None if self.by_hand.isChecked() else self.seed.value()))
        self.by_hand.toggled.connect(lambda is_on: self.seed.setEnabled(not is_on))
        desk.changed.connect(self.show_desk)
        desk.switched.connect(lambda _is_on: self.show_desk())
        self.show_desk()

    def show_desk(self) -> None:
        place = self._desk.came_from
        self.nothing.setText(tr("Clear"))
        self.nothing.setToolTip(tr("Begin with nothing: the same players at an empty board"))
        self.here.setText(tr("Step {}").format(place.at))
        self.here.setToolTip(tr("Begin with the position of the step that was shown before"))
        self.here.setEnabled(place != Place())
        self.deal.setText(tr("New game"))
        self.deal.setToolTip(
            tr("A whole game on this map with these players; combinations said below are on offer, others are drawn")
        )
        self.by_hand.setText(tr("Draw by hand"))
        self.by_hand.setToolTip(
            tr("Every draw is chosen when it is due: combinations, tiles and whatever chance decides")
        )
        self.seed.setPrefix(tr("Seed {}").format(""))
        self.seed.setAccessibleName(tr("Seed of a new game"))
        self.seed.setToolTip(tr("The same seed deals the same game again"))
