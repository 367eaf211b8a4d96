"""X and Y of what is chosen, to read and to type, in millimetres."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from core.model.map_model import Frame
from core.model.values import Point, to_grid, to_units
from editor.canvas.text_size import keep_size
from editor.words import tr


class PositionFields(QWidget):
    """`entered` carries the point that was typed, in grid steps."""

    entered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._frame = Frame()
        self._point: Point | None = None
        self.x, self.y = _field("X"), _field("Y")
        self._unit = QLabel("mm")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(6)
        for label, field in (("X", self.x), ("Y", self.y)):
            row.addWidget(QLabel(label))
            row.addWidget(field)
            field.returnPressed.connect(lambda field=field: self._enter(field))
        row.addWidget(self._unit)
        self.show_point(None, self._frame)

    def show_point(self, point: Point | None, frame: Frame) -> None:
        """Show a point, or none. What is being typed is not written over by the same point."""
        if (point, frame) == (self._point, self._frame) and self.x.text():
            return
        self._point, self._frame = point, frame
        scale = frame.mm_per_unit()
        self._unit.setText("mm" if scale else tr("units"))
        for field, value in zip((self.x, self.y), point or (None, None), strict=True):
            field.setEnabled(point is not None)
            field.setText("" if value is None else f"{to_units(value) * (scale or 1.0):.2f}")

    def _enter(self, at: QLineEdit) -> None:
        # Enter is heard where what is typed is a number; the other field may be empty.
        if self._point is None or not (self.x.hasAcceptableInput() and self.y.hasAcceptableInput()):
            return
        scale = self._frame.mm_per_unit() or 1.0
        typed = [field.text().replace(",", ".") for field in (self.x, self.y)]
        shown = [f"{to_units(value) * scale:.2f}" for value in self._point]
        # A field that was not touched keeps its exact value, which may be finer than what is shown.
        steps = [
            old if text == before else to_grid(float(text) / scale)
            for old, text, before in zip(self._point, typed, shown, strict=True)
        ]
        self.entered.emit((steps[0], steps[1]))
        # While the vertex moved there was none to show, and a field that is off lets the focus go.
        at.setFocus()
        at.selectAll()


def _field(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(tr("{} in millimetres").format(name))
    keep_size(field, 74, 28)
    field.setAlignment(Qt.AlignmentFlag.AlignLeft)
    accepts = QDoubleValidator(-100000.0, 100000.0, 4, field)
    accepts.setNotation(QDoubleValidator.Notation.StandardNotation)
    # Figures as they are shown, whatever the system writes for a decimal point.
    accepts.setLocale(QLocale.c())
    field.setValidator(accepts)
    return field
