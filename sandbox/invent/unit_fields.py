"""Who an invented unit is: race or power, name, number, whose tokens it uses, markers of its own."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from core.rules.inventing.records import LANGUAGE, InventedUnit, Marker
from editor.canvas.taken_out import take_out
from editor.dialogs.dialog_frame import Form
from editor.dialogs.fields import ChoiceBox, whole_number
from editor.words import tr
from sandbox.invent.unit_draft import id_of

MOST_MARKERS = 8


class MarkerRow(QWidget):
    changed = Signal()
    removed = Signal()

    def __init__(self, marker: Marker | None = None) -> None:
        super().__init__()
        self._origin = marker
        self.name = QLineEdit(placeholderText=tr("Name of the piece"))
        self.name.setAccessibleName(tr("Name of the piece"))
        self.number = whole_number(1, 30, marker.number if marker is not None else 5)
        self.number.setAccessibleName(tr("Number of pieces"))
        self.number.setFixedWidth(56)
        if marker is not None:
            self.name.setText(dict(marker.names).get(LANGUAGE, marker.id.replace("-", " ")))
        self.remove = QToolButton(text="✕", objectName="quiet")
        self.remove.setAccessibleName(tr("Remove the piece"))
        self.remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.name, 1)
        row.addWidget(self.number)
        row.addWidget(self.remove)
        self.name.textChanged.connect(self.changed)
        self.number.valueChanged.connect(self.changed)

    def marker(self) -> Marker | None:
        """The piece; None while it has no name."""
        name, origin = " ".join(self.name.text().split()), self._origin
        others = tuple(pair for pair in (origin.names if origin is not None else ()) if pair[0] != LANGUAGE)
        found = origin.id if origin is not None else id_of(name)
        return Marker(found, self.number.value(), ((LANGUAGE, name), *others)) if name and found else None


class UnitFields(QWidget):
    """`changed` comes whenever anything is another; `markers_changed` when there are other pieces."""

    changed = Signal()
    markers_changed = Signal()

    def __init__(self, lenders: tuple[str, ...], spoken: Callable[[str], str]) -> None:
        super().__init__()
        self.kind, self.lender = ChoiceBox(), ChoiceBox()
        for text, kind in ((tr("Race"), "race"), (tr("Power"), "power")):
            self.kind.addItem(text, kind)
        for race in lenders:
            self.lender.addItem(tr("those of {}").format(spoken(race)), race.removeprefix("race."))
        self.lender.addItem(tr("its own"), "")
        self.name = QLineEdit(placeholderText=tr("For example Marsh Folk"), maxLength=60)
        self.number, self.own = whole_number(0, 30, 5), whole_number(1, 30, 12)
        self.markers: list[MarkerRow] = []
        self._marker_column = QVBoxLayout()
        self._marker_column.setSpacing(4)
        self.add_marker_button = QPushButton(tr("+ Piece of its own…"), autoDefault=False, objectName="quiet")
        self.add_marker_button.clicked.connect(lambda _checked=False: self.add_marker())
        self.number.setFixedWidth(72)
        self._lay_out()
        self.name.textChanged.connect(self.changed)
        for number in (self.number, self.own):
            number.valueChanged.connect(self.changed)
        for choice in (self.kind, self.lender):
            choice.currentIndexChanged.connect(self._fit)
        self._fit()

    def _lay_out(self) -> None:
        self.form = Form()
        self.form.setContentsMargins(0, 0, 0, 0)
        self.tokens = QWidget()
        row = QHBoxLayout(self.tokens)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.lender, 1)
        row.addWidget(self.own)
        self.own.setFixedWidth(56)
        pieces = QWidget()
        column = QVBoxLayout(pieces)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._marker_column)
        column.addWidget(self.add_marker_button)
        for text, field in (
            (tr("Kind"), self.kind), (tr("Name"), self.name), (tr("Number"), self.number),
            (tr("Tokens"), self.tokens), (tr("Pieces"), pieces),
        ):  # fmt: skip
            field.setAccessibleName(text)
            self.form.add(text, field)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self.form)

    def _fit(self) -> None:
        is_race = self.kind.currentData() == "race"
        self.form.setRowVisible(self.tokens, is_race)
        self.number.setMinimum(1 if is_race else 0)
        self.own.setVisible(self.lender.currentData() == "")
        self.changed.emit()

    def add_marker(self, marker: Marker | None = None) -> MarkerRow:
        row = MarkerRow(marker)
        row.changed.connect(self.markers_changed)
        row.removed.connect(lambda: self._remove(row))
        self.markers.append(row)
        self._marker_column.addWidget(row)
        self.add_marker_button.setEnabled(len(self.markers) < MOST_MARKERS)
        self.markers_changed.emit()
        return row

    def _remove(self, row: MarkerRow) -> None:
        self.markers.remove(row)
        take_out(row)
        self.add_marker_button.setEnabled(True)
        self.markers_changed.emit()

    def pieces(self) -> tuple[Marker, ...]:
        return tuple(marker for row in self.markers if (marker := row.marker()) is not None)

    def show_unit(self, unit: InventedUnit) -> None:
        self.kind.setCurrentIndex(self.kind.findData(unit.kind))
        self.name.setText(unit.name)
        self.number.setValue(unit.number)
        if unit.kind == "race":
            self.lender.setCurrentIndex(max(0, self.lender.findData(unit.tokens)))
            self.own.setValue(unit.own_tokens or self.own.value())
        for row in list(self.markers):
            self._remove(row)
        for marker in unit.markers:
            self.add_marker(marker)
