"""A PDF in memory, whatever is painted on its pages."""

from collections.abc import Callable, Generator

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter

MM_PER_INCH = 25.4
DOTS_PER_MM = 1200 / MM_PER_INCH


def pdf_of(
    title: str,
    lay_out: Callable[[QPdfWriter], object],
    paint: Callable[[QPainter, QPdfWriter], Generator[float, None, object]],
) -> Generator[float, None, bytes]:
    """The bytes of a PDF: `lay_out` says how large its pages are, `paint` fills them."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Realmwright")
    writer.setResolution(round(DOTS_PER_MM * MM_PER_INCH))
    lay_out(writer)
    painter = QPainter(writer)
    try:
        yield from paint(painter, writer)
    finally:
        painter.end()
    buffer.close()
    return data.data()
