"""The size of the board: in units, and printed in millimetres."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QGridLayout, QLabel, QSizePolicy, QWidget

from core.model.map_model import Frame, MapModel
from core.model.values import GRID, to_grid
from editor.document.map_document import MapDocument
from editor.panels.panel_parts import field_label
from editor.words import tr


def length_field(name: str, suffix: str, most: float, *, decimals: int = 0, none: str = "") -> QDoubleSpinBox:
    """A field for a length that takes part in the tab order and tells only finished input."""
    field = QDoubleSpinBox(accessibleName=name, suffix=f" {suffix}", maximum=most, decimals=decimals)
    field.setKeyboardTracking(False)
    field.lineEdit().setTextMargins(7, 0, 0, 0)
    field.setSpecialValueText(none)
    field.setMinimumWidth(84)
    field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return field


class FrameFields(QWidget):
    """The printed height follows the width, as the board's shape has it, unless it is set by hand."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self.width_units = length_field(tr("Width in units"), tr("units"), 100_000)
        self.height_units = length_field(tr("Height in units"), tr("units"), 100_000)
        self.width_mm = length_field(tr("Printed width"), "mm", 10_000, decimals=1, none=tr("not set"))
        self.height_mm = length_field(tr("Printed height"), "mm", 10_000, decimals=1, none=tr("not set"))
        self.scale = QLabel(objectName="caption")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        for row, (title, one, other) in enumerate(
            ((tr("Board"), self.width_units, self.height_units), (tr("Printed"), self.width_mm, self.height_mm))
        ):
            grid.addWidget(field_label(title, one), row, 0)
            grid.addWidget(one, row, 1)
            grid.addWidget(other, row, 2)
        grid.addWidget(self.scale, 2, 1, 1, 2, Qt.AlignmentFlag.AlignLeft)
        for field in (self.width_units, self.height_units, self.width_mm, self.height_mm):
            field.valueChanged.connect(self._edit)

    def show_map(self, model: MapModel) -> None:
        frame = model.frame
        values = (
            (self.width_units, frame.width / GRID),
            (self.height_units, frame.height / GRID),
            (self.width_mm, frame.width_mm or 0.0),
            (self.height_mm, frame.height_mm or 0.0),
        )
        for field, value in values:
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        scale = frame.mm_per_unit()
        self.scale.setText(
            tr("Set the printed width to see millimetres.") if scale is None else tr("1 unit = {:.3g} mm").format(scale)
        )

    def _edit(self) -> None:
        old, model = self._document.kept.frame, self._document.kept
        width_mm = self.width_mm.value() or None
        height_mm = self.height_mm.value() or None
        width = max(1, to_grid(self.width_units.value()))
        height = max(1, to_grid(self.height_units.value()))
        if width_mm is not None and old.width_mm != width_mm and height_mm == old.height_mm:
            height_mm = round(width_mm * height / width, 1)
        frame: Frame = replace(old, width=width, height=height, width_mm=width_mm, height_mm=height_mm)
        is_resized = (frame.width, frame.height) != (old.width, old.height)
        title = tr("Resize the board") if is_resized else tr("Change the printed size")
        self._document.edit(title, replace(model, frame=frame), picture="panel_board", merge=f"frame-{is_resized}")
