"""Lengths as short as they can be read at a glance, on the board and in the docks. No Qt."""

from core.model.map_model import Frame
from core.model.values import GRID
from editor.words import tr


def short_length(steps: float, frame: Frame) -> str:
    """A length in whole millimetres, with a decimal below ten; in board units where the printed size is not known."""
    scale = frame.mm_per_unit()
    value, unit = (steps / GRID, tr("units")) if scale is None else (steps / GRID * scale, "mm")
    return f"{value:.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"
