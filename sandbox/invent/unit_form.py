"""The form for an invented unit: fields on the left, what it does and what its file says on the right."""

from pathlib import Path

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from core.files.unit_file import ENDING, read_unit
from core.files.unit_writer import write_unit
from core.model.problems import RealmwrightError
from core.picture.palette import Theme
from core.rules.compiled import Rules
from core.rules.inventing.records import InventedEffect, InventedUnit
from core.rules.spoken_names import Names
from editor.canvas.taken_out import take_out
from editor.dialogs.dialog_frame import DialogFrame, caption, column_of, heading
from editor.dialogs.file_names import finished_name
from editor.words import mark, tr
from sandbox.invent.effect_card import EffectCard
from sandbox.invent.shown_words import piece_name
from sandbox.invent.unit_draft import NAMELESS, Checked, checked, drafted
from sandbox.invent.unit_fields import UnitFields

UNITS = mark("Invented units (*.unit.toml)")
MOST_EFFECTS = 40
_WISHED, _SMALLEST, _MARGIN = QSize(1080, 760), QSize(820, 520), QSize(40, 60)


class UnitForm(DialogFrame):
    """`tried` carries the unit that somebody wants to play with; `said` one sentence about what was done."""

    tried = Signal(object)
    said = Signal(str)

    def __init__(
        self, theme: Theme, rules: Rules, names: Names, folder: Path | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Invent a race or power"), theme, parent, main=tr("Try it"))
        room = parent.window().size() if parent is not None else _WISHED
        self.resize(_WISHED.boundedTo(room - _MARGIN).expandedTo(_SMALLEST))
        self._rules, self._folder = rules, folder
        self.origin: InventedUnit | None = None
        lenders = tuple(race for race in rules.races if race not in rules.own_words.names)
        self._names = names
        self.fields = UnitFields(lenders, names.unit)
        self.cards: list[EffectCard] = []
        self._cards = QVBoxLayout()
        self._cards.setSpacing(8)
        self.add_effect_button = QPushButton(tr("+ Effect"), autoDefault=False)
        self.add_effect_button.clicked.connect(lambda _checked=False: self.add_effect())
        self.sentences = QTextBrowser()
        self.sentences.setAccessibleName(tr("In plain words"))
        self.warnings = QLabel(objectName="caption", wordWrap=True)
        self.file = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.file.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.file.setAccessibleName(tr("The file"))
        self.state = checked(self.draft())
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self.refresh)
        self._lay_out()
        self.fields.changed.connect(self._timer.start)
        self.fields.markers_changed.connect(self._renew_cards)
        self.main_button.clicked.connect(self._try)
        self.add_effect()
        self.refresh()

    def _lay_out(self) -> None:
        self.cancel_button.setText(tr("Close"))
        self.open_button = QPushButton(tr("Open…"), autoDefault=False)
        self.open_button.clicked.connect(self._ask_and_open)
        self.save_button = QPushButton(tr("Save…"), autoDefault=False)
        self.save_button.clicked.connect(self._ask_and_save)
        for place, button in enumerate((self.open_button, self.save_button)):
            self.foot.insertWidget(2 + place, button)
        inside = QWidget(objectName="dialog-page")
        inside.setLayout(column_of(self.fields, heading(tr("What it can do")), self._cards, self.add_effect_button, 1))
        inside.layout().setContentsMargins(0, 0, 10, 0)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(inside)
        right = column_of(heading(tr("In plain words")), self.sentences, self.warnings, heading(tr("The file")))
        right.setStretchFactor(self.sentences, 2)
        right.addWidget(self.file, 3)
        right.addWidget(caption(tr("Beside a map it joins new games there; beside a scenario it can be named.")))
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(scroll, 5)
        row.addLayout(right, 4)
        self.body.addLayout(row, 1)

    # The unit

    def draft(self) -> InventedUnit:
        fields = self.fields
        return drafted(
            str(fields.kind.currentData()), fields.name.text(), fields.number.value(),
            tokens=str(fields.lender.currentData() or ""), own_tokens=fields.own.value(), markers=fields.pieces(),
            effects=tuple(card.effect() for card in self.cards), origin=self.origin,
        )  # fmt: skip

    def add_effect(self, effect: InventedEffect | None = None) -> EffectCard:
        card = EffectCard({each.id: piece_name(each) for each in self.fields.pieces()}, effect)
        card.changed.connect(self._timer.start)
        card.removed.connect(lambda: self._remove(card))
        self.cards.append(card)
        self._cards.addWidget(card)
        self.add_effect_button.setEnabled(len(self.cards) < MOST_EFFECTS)
        self._timer.start()
        return card

    def _remove(self, card: EffectCard) -> None:
        self.cards.remove(card)
        take_out(card)
        self.add_effect_button.setEnabled(True)
        self._timer.start()

    def _renew_cards(self) -> None:
        """Other pieces of its own: the effects can name them now, and no others."""
        effects = [card.effect() for card in self.cards]
        for card in list(self.cards):
            self._remove(card)
        for effect in effects:
            self.add_effect(effect)

    def refresh(self) -> Checked:
        """Show what the fields say by now."""
        self._timer.stop()
        self.state = state = checked(self.draft(), self._rules)
        self.file.setPlainText(state.text)
        told = "".join(f"<li>{_safe(each)}</li>" for each in state.sentences)
        self.sentences.setHtml(f"<ul style='margin-left: 14px; -qt-list-indent: 0'>{told}</ul>" if told else "")
        self.warnings.setText(
            "\n".join(f"{text} ({self._names.clause(clause).title})" for clause, text in state.warnings)
        )
        self.warnings.setVisible(bool(state.warnings))
        self.say(tr("Give the unit a name.") if state.trouble == NAMELESS else state.trouble)
        is_well = state.unit is not None and not state.trouble
        self.enable_main(is_well)
        self.save_button.setEnabled(is_well)
        return state

    def show_draft(self, draft: InventedUnit) -> None:
        """Fill the form from what was written in another one, saved or not."""
        self.show_unit(draft)
        self.origin = None
        self.refresh()

    # Files

    def show_unit(self, unit: InventedUnit) -> None:
        """Fill the form from a unit; what it does not show is kept as it is."""
        self.origin = None
        for card in list(self.cards):
            self._remove(card)
        self.fields.show_unit(unit)
        self.origin = unit
        for effect in unit.effects:
            self.add_effect(effect)
        self.refresh()

    def open_file(self, path: Path) -> None:
        try:
            self.show_unit(read_unit(path))
        except RealmwrightError as trouble:
            self.say(str(trouble))

    def save(self, path: Path) -> bool:
        """Write the unit; one sentence says why it could not be."""
        state = self.refresh()
        if state.unit is None or state.trouble:
            return False
        try:
            write_unit(path, state.unit)
        except (RealmwrightError, OSError) as trouble:
            self.say(str(trouble))
            return False
        self.said.emit(tr("Saved as {}.").format(path.name))
        return True

    def _ask_and_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Open an invented unit"), str(self._folder or ""), tr(UNITS))
        if name:
            self.open_file(Path(name))

    def _ask_and_save(self) -> None:
        state = self.refresh()
        if state.unit is None:
            return
        start = (self._folder or Path()) / f"{state.unit.id}{ENDING}"
        title = tr("Save the invented unit")
        name, _ = QFileDialog.getSaveFileName(self, title, str(start), tr(UNITS))
        typed = Path(name)
        whole = typed if name.endswith(ENDING) else typed.with_name(f"{typed.stem}{ENDING}")
        path = finished_name(self, title, typed, whole) if name else None
        if path is not None:
            self.save(path)

    def _try(self) -> None:
        state = self.refresh()
        if state.unit is not None and not state.trouble:
            self.tried.emit(state.unit)


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
