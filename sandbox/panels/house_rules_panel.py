"""House rules: the clauses that are switched off, each with a way back, and a search for another one to switch off."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.picture.palette import LIGHT, Theme
from core.rules.spoken_names import ClauseRef, clause_gist
from editor.words import tr
from sandbox.panels.small_signs import icon_label
from sandbox.panels.step_rows import words
from sandbox.rulings_desk import RulingsDesk

_MOST_FOUND = 40


class HouseRulesPanel(QWidget):
    """What is in force above, what can be switched off below: the clauses of the step, or those that are searched."""

    def __init__(self, desk: RulingsDesk) -> None:
        super().__init__(objectName="dock-page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self._theme: Theme = LIGHT
        self._is_stale = True
        self.switches: dict[str, QPushButton] = {}
        """The button of every clause listed, by clause id."""
        self.search = QLineEdit(objectName="search", clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search a clause to switch off"))
        self.search.textChanged.connect(self._show)
        self._list = QScrollArea(objectName="step-scroll", widgetResizable=True)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.setContentsMargins(14, 0, 14, 0)
        top.addWidget(self.search)
        column.addLayout(top)
        column.addWidget(self._list, 1)
        for signal in (desk.session.opened, desk.session.rules_changed, desk.session.stepped):
            signal.connect(self._stale)
        desk.session.language_changed.connect(self._stale)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._stale()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._show()

    def _stale(self) -> None:
        """Something is another; it is worked out when somebody looks."""
        self._is_stale = True
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        self._is_stale = False
        focused = next((clause for clause, button in self.switches.items() if button.hasFocus()), "")
        self.search.setPlaceholderText(tr("Search a clause to switch off"))
        self.switches = {}
        page = QWidget(objectName="dock-page")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(14, 4, 14, 14)
        column.setSpacing(8)
        for row in self._rows():
            column.addWidget(row)
        column.addStretch(1)
        self._list.setWidget(page)
        if focused:
            # The button that was pressed is gone; the keyboard stays where it was.
            self.switches.get(focused, self.search).setFocus()

    def _rows(self) -> list[QWidget]:
        desk = self.desk
        if not desk.session.is_open:
            return [words(tr("Open a scenario to play it by house rules."), "caption")]
        off = desk.switched_off()
        rows: list[QWidget] = [words(tr("Switched off in this scenario"), "section")] if off else []
        rows += [self._clause(clause, is_off=True) for clause in off]
        if not off:
            rows.append(words(tr("Everything is played by the book: no clause is switched off."), "caption"))
        typed = self.search.text().strip()
        found = desk.clauses_about(typed) if typed else desk.clauses_of_step()
        hidden = {clause.id for clause in off}
        listed = [clause for clause in found if clause.id not in hidden]
        rows.append(words(self._heading(typed, len(listed)), "section"))
        rows += [self._clause(clause, is_off=False) for clause in listed[:_MOST_FOUND]]
        if len(listed) > _MOST_FOUND:
            rows.append(words(tr("and {} more; type more words").format(len(listed) - _MOST_FOUND), "caption"))
        return rows

    def _heading(self, typed: str, number: int) -> str:
        if typed:
            return tr("{} clauses found").format(number) if number else tr("No clause has these words.")
        return tr("Clauses that acted in this step") if number else tr("Type a word to find a clause.")

    def _clause(self, clause: ClauseRef, *, is_off: bool) -> QWidget:
        block = QFrame(objectName="ledger")
        row = QHBoxLayout(block)
        row.setContentsMargins(10, 7, 8, 7)
        row.setSpacing(8)
        text = QVBoxLayout()
        text.setSpacing(1)
        name = words(clause.title, "ledger-heading")
        if is_off:
            tone = self._theme.warning
            row.addWidget(icon_label("mark_house-rule", tone.icon, 18), 0, Qt.AlignmentFlag.AlignTop)
            font = name.font()
            font.setStrikeOut(True)
            name.setFont(font)
        text.addWidget(name)
        gist: QLabel = words(clause_gist(clause), "caption")
        text.addWidget(gist)
        row.addLayout(text, 1)
        button = QPushButton(tr("Back on") if is_off else tr("Switch off"))
        button.setAccessibleName(f"{button.text()}: {clause.title}")
        button.clicked.connect(partial(self.desk.switch_clause, clause.id, not is_off))
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.switches[clause.id] = button
        return block
