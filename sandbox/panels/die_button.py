"""The die: roll it, choose what it shows, or write down what is to come; piles are drawn from the same way."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QSpinBox, QToolButton, QWidget, QWidgetAction

from core.picture.palette import Theme
from core.rules.legal_now import LegalNow
from editor.canvas.icon_pictures import icon
from editor.canvas.text_size import keep_size
from editor.words import tr
from sandbox.chance_desk import ChanceDesk
from sandbox.panels.option_words import option_words

_LARGEST_SEED = 999_999


class DieButton(QToolButton):
    """Rolls or draws on a click where that is due, and opens its menu elsewhere: faces, script, seed, drawing by
    itself.
    """

    def __init__(self, desk: ChanceDesk) -> None:
        super().__init__(objectName="die-button")
        self._desk = desk
        self._legal: LegalNow | None = None
        self.setIconSize(QSize(18, 18))
        keep_size(self, height=28)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.setToolButtonStyle(self.toolButtonStyle().ToolButtonTextBesideIcon)
        self.clicked.connect(lambda _checked=False: self._press())
        self._faces = QMenu(tr("Choose"), self)
        menu = QMenu(self)
        menu.addMenu(self._faces)
        self.script = QLineEdit(placeholderText=tr("such as 3 0 2"))
        self.script.setAccessibleName(tr("Die results to come"))
        self.seed = QSpinBox(maximum=_LARGEST_SEED)
        self.seed.setAccessibleName(tr("Seed"))
        self._trouble = QLabel(objectName="failed-text")
        menu.addAction(_row(menu, tr("Script"), self.script))
        menu.addAction(_row(menu, tr("Seed"), self.seed))
        self._by_itself = menu.addAction(tr("Draw banners and badges by itself"))
        self._by_itself.setCheckable(True)
        self.setMenu(menu)
        self.script.editingFinished.connect(self._take_script)
        self.seed.valueChanged.connect(desk.set_seed)
        self._by_itself.triggered.connect(desk.set_draws_by_itself)
        desk.changed.connect(self._show_desk)
        self._show_desk()

    def _press(self) -> None:
        """Roll or draw; while nothing is due, what is to come is written down."""
        if self._desk.is_due:
            self._desk.roll()
        else:
            self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def _take_script(self) -> None:
        trouble = self._desk.set_script(self.script.text())
        self.script.setToolTip(trouble)
        self.script.setProperty("wrong", bool(trouble))
        self.script.style().polish(self.script)

    def _show_desk(self) -> None:
        self.seed.blockSignals(True)
        self.seed.setValue(self._desk.seed)
        self.seed.blockSignals(False)
        self.script.setText(" ".join(map(str, self._desk.script)))
        self._by_itself.setChecked(self._desk.draws_by_itself)
        self._show_words()

    def show_legal(self, legal: LegalNow, theme: Theme) -> None:
        self._legal = legal
        is_due = self._desk.is_due
        ui = theme.interface
        self.setProperty("due", is_due)
        self.style().polish(self)
        self.setIcon(icon("thing_die", ui.on_accent if is_due else ui.text2))
        self._faces.clear()
        self._faces.setEnabled(is_due)
        if is_due:
            for option in legal.options:
                action = self._faces.addAction(option_words(option))
                action.triggered.connect(lambda _checked=False, chosen=option.action: self._desk.choose(chosen))
        self._show_words()

    def tell_again(self) -> None:
        self._show_words()

    def _show_words(self) -> None:
        is_draw = self._desk.is_due and not self._desk.is_roll_due
        self.setText(tr("Draw") if is_draw else tr("Roll"))
        source = tr("script") if self._desk.script else tr("seed {}").format(self._desk.seed)
        self.setToolTip(f"{self.text()} (R), {source}")
        self.setAccessibleName(f"{self.text()}, {source}")


def _row(menu: QMenu, title: str, field: QWidget) -> QWidgetAction:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(12, 4, 12, 4)
    row.addWidget(QLabel(title))
    row.addWidget(field, 1)
    action = QWidgetAction(menu)
    action.setDefaultWidget(made)
    return action
