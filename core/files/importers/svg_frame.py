"""Where the board lies in an SVG drawing and how large it is printed."""

from core.files.importers.drawing import XY
from core.files.importers.svg_paths import PathDataError
from core.files.importers.svg_shapes import MM_PER_UNIT, Attributes, in_px, length
from core.files.importers.svg_transforms import IDENTITY, Matrix
from core.model.problems import UnusableFileError

_SIDES = ("width", "height")


def frame_of(root: Attributes, path: object) -> tuple[XY, XY] | None:
    """Corner and size from the viewBox, else from width and height; None if neither says it."""
    numbers = root.get("viewBox", "").replace(",", " ").split()
    try:
        if numbers:
            x, y, width, height = (length(number)[0] for number in numbers)
        else:
            x = y = 0.0
            width, height = (in_px(root, side) if _is_said(root, side) else 0.0 for side in _SIDES)
    except (PathDataError, ValueError) as error:
        raise UnusableFileError(path, "the size or the viewBox is not understood", "svg") from error
    return ((x, y), (width, height)) if width >= 1e-6 and height >= 1e-6 else None


def size_in_mm(root: Attributes, path: object) -> XY | None:
    """The printed size, if both sides are given in a unit of the real world."""
    try:
        given = [length(root[side]) for side in _SIDES if _is_said(root, side)]
    except PathDataError as error:
        raise UnusableFileError(path, str(error), "svg") from error
    sizes = [number * MM_PER_UNIT[unit] for number, unit in given if unit in MM_PER_UNIT]
    return (sizes[0], sizes[1]) if len(sizes) == 2 and min(sizes) >= 0.001 else None


def viewport_matrix(attributes: Attributes, copied_size: tuple[str, str]) -> Matrix:
    """How an inner drawing or a symbol with a viewBox of its own is fitted into its size: whole and in the middle.

    A copy may say the size; without one, or without a viewBox, nothing is fitted.
    """
    numbers = attributes.get("viewBox", "").replace(",", " ").split()
    said = dict(zip(_SIDES, copied_size, strict=True))
    sizes = {side: said[side] or attributes.get(side, "auto") for side in _SIDES}
    if len(numbers) != 4 or not all(_is_said(sizes, side) for side in _SIDES):
        return IDENTITY
    x, y, width, height = (length(number)[0] for number in numbers)
    room_x, room_y = (in_px(sizes, side) for side in _SIDES)
    if min(width, height, room_x, room_y) < 1e-6:
        return IDENTITY
    scale = min(room_x / width, room_y / height)
    left, top = (room_x - width * scale) / 2, (room_y - height * scale) / 2
    return (scale, 0.0, 0.0, scale, left - x * scale, top - y * scale)


def _is_said(root: Attributes, side: str) -> bool:
    return root.get(side, "auto") != "auto" and "%" not in root[side]
