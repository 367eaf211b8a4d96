"""Pictures as files: PNG with its real size stated, PDF at exact size, SVG; each whole or not at all."""

from collections.abc import Generator
from math import isfinite
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from core.files.atomic import write_atomically
from core.files.embedded_art import linked_bytes
from core.model.done_in_steps import at_once
from core.model.problems import RealmwrightError, UnusableFileError
from core.picture.options import ASSUMED_MM_PER_UNIT
from core.picture.shapes import ArtImage, Picture
from core.picture.svg_picture import svg_text
from editor.canvas.board_painter import BoardPainter
from editor.canvas.pdf_pages import DOTS_PER_MM, MM_PER_INCH, pdf_of
from editor.canvas.qt_application import qt_application
from editor.words import tr

Painting = Generator[float, None, bytes]
"""Yields which part is done, returns the bytes of the file."""

PICTURE_SUFFIXES = (".svg", ".png", ".pdf")
DEFAULT_WIDTH = 2000
"""Pixels of a PNG for which neither width nor DPI is asked."""
_WIDEST, _MOST_PIXELS = 32_000, 250_000_000
_LARGEST_PAGE_MM = 5080.0
"""The largest page a PDF reader must be able to show."""


def write_picture(
    path: Path, picture: Picture, *, width: int | None = None, dpi: float | None = None, art_folder: Path | None = None
) -> None:
    """Write a picture in the format its suffix names. Width (pixels) and DPI matter to PNG only."""
    if path.suffix.lower() not in PICTURE_SUFFIXES:
        formats = ", ".join(PICTURE_SUFFIXES)
        raise UnusableFileError(path, tr("a picture is written as {}, not as “{}”").format(formats, path.suffix))
    write_atomically(path, painted_file(picture, path.suffix, width=width, dpi=dpi, art_folder=art_folder))


def painted_file(
    picture: Picture,
    suffix: str,
    *,
    width: int | None = None,
    dpi: float | None = None,
    art_folder: Path | None = None,
) -> bytes:
    """The bytes of a picture file in the format of the suffix, one of PICTURE_SUFFIXES."""
    return at_once(painting_steps(picture, suffix, width=width, dpi=dpi, art_folder=art_folder))


def painting_steps(
    picture: Picture,
    suffix: str,
    *,
    width: int | None = None,
    dpi: float | None = None,
    art_folder: Path | None = None,
) -> Painting:
    """The same, step by step."""
    match suffix.lower():
        case ".png":
            return _png_steps(picture, width=width, dpi=dpi, art_folder=art_folder)
        case ".pdf":
            return _pdf_steps(picture, art_folder=art_folder)
        case _:
            return _svg_steps(picture, art_folder)


def _svg_steps(picture: Picture, art_folder: Path | None) -> Painting:
    yield 0.0
    return svg_text(picture, _art_bytes(picture, art_folder)).encode("utf-8")


def size_mm(picture: Picture) -> tuple[float, float]:
    """Printed width and height; where the designer has not said, two board units make a millimetre."""
    scale = picture.mm_per_unit or ASSUMED_MM_PER_UNIT
    return picture.width * scale, picture.height * scale


def _png_steps(picture: Picture, *, width: int | None, dpi: float | None, art_folder: Path | None) -> Painting:
    """That many pixels wide or at that many dots per inch; the file says which."""
    across, down = _pixel_size(picture, width, dpi)
    qt_application()
    image = QImage(across, down, QImage.Format.Format_RGB32)
    if image.isNull():
        raise RealmwrightError(tr("There is not enough memory for a picture of {} x {} pixels.").format(across, down))
    dots_per_metre = round(across / (size_mm(picture)[0] / 1000))
    image.setDotsPerMeterX(dots_per_metre)
    image.setDotsPerMeterY(dots_per_metre)
    image.fill(picture.theme.board.paper)
    painter = QPainter(image)
    painter.scale(across / picture.width, down / picture.height)
    try:
        yield from BoardPainter(picture, art_folder=art_folder).paint_in_steps(painter)
    finally:
        painter.end()
    return image_bytes(image)


def image_bytes(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG"), "PNG is always available"
    return data.data()


def _pixel_size(picture: Picture, width: int | None, dpi: float | None) -> tuple[int, int]:
    if width is None and dpi is not None:
        if not isfinite(dpi):
            raise RealmwrightError(tr("The dots per inch must be a number."))
        width = round(size_mm(picture)[0] / MM_PER_INCH * dpi)
    across = DEFAULT_WIDTH if width is None else width
    down = round(across * picture.height / picture.width)
    if across < 1 or down < 1:
        raise RealmwrightError(tr("A picture of {} x {} pixels is too small to draw.").format(across, down))
    if max(across, down) > _WIDEST or across * down > _MOST_PIXELS:
        raise RealmwrightError(
            tr(
                "A picture of {} x {} pixels is too large; at most {} either way and {} million in all are drawn."
            ).format(across, down, _WIDEST, _MOST_PIXELS // 1000000)
        )
    return across, down


def _pdf_steps(picture: Picture, *, art_folder: Path | None) -> Painting:
    """One page at the board's printed size, in vectors.

    The drawing is exact to the resolution; Qt rounds the page around it to whole points (a third of a millimetre).
    """
    width, height = size_mm(picture)
    if not (1 <= width <= _LARGEST_PAGE_MM and 1 <= height <= _LARGEST_PAGE_MM):
        raise RealmwrightError(tr("A page of {:.4g} x {:.4g} mm is not one a PDF can have.").format(width, height))
    qt_application()
    page = QPageSize(QSizeF(width, height), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)

    def lay_out(writer: QPdfWriter) -> None:
        writer.setPageSize(page)
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))

    def paint(painter: QPainter, _writer: QPdfWriter) -> Generator[float, None, None]:
        scale = width * DOTS_PER_MM / picture.width
        painter.scale(scale, scale)
        yield from BoardPainter(picture, is_paper=True, art_folder=art_folder).paint_in_steps(painter)

    return (yield from pdf_of(picture.title, lay_out, paint))


def _art_bytes(picture: Picture, art_folder: Path | None) -> bytes | None:
    """The bytes of the picture's art; None where there is none or what is there is no picture."""
    art = [shape for layer in picture.layers for shape in layer.shapes if isinstance(shape, ArtImage)]
    return linked_bytes(art_folder, art[0].path) if art else None
