"""Board art as images: decoded once, kept while the file stays as it is. What cannot be shown is an empty image."""

from functools import lru_cache
from math import isqrt
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

from core.files.board_art import art_file, is_drawing, is_picture
from core.files.embedded_art import embedded_bytes, embedded_name, is_embedded
from core.model.problems import UnusableFileError
from editor.canvas.drawing_painter import painted_drawing
from editor.words import tr

LONGEST = 32_000
"""Pixels of the longest side a picture may have; the painting of large ones fails without a word."""


def art_image(folder: Path | None, link: str) -> QImage:
    """The picture a map in this folder links to, or holds."""
    if is_embedded(link):
        return _unpacked(link)
    path = None if folder is None else art_file(folder, link)
    if path is None:
        return QImage()
    try:
        facts = path.stat()
    except OSError:
        return QImage()
    return _kept(path, facts.st_mtime_ns, facts.st_size)


@lru_cache(maxsize=4)
def _kept(path: Path, _changed: int, _size: int) -> QImage:
    try:
        return decoded(path.read_bytes(), path)
    except (OSError, UnusableFileError):
        return QImage()


@lru_cache(maxsize=2)
def _unpacked(link: str) -> QImage:
    data = embedded_bytes(link)
    try:
        return QImage() if data is None else decoded(data, embedded_name(link))
    except UnusableFileError:
        return QImage()


def decoded(data: bytes, path: object) -> QImage:
    """The image in some bytes; UnusableFileError with the reason if there is none."""
    if not is_picture(data):
        raise UnusableFileError(path, tr("is no PNG, JPEG or SVG picture"))
    if is_drawing(data):
        return painted_drawing(data, path)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    most = _most_pixels(reader)
    if max(size.width(), size.height()) > LONGEST or size.width() * size.height() > most:
        side = min(LONGEST, isqrt(most))
        words = tr("is {} by {} pixels; at most {:,} a side work").format(size.width(), size.height(), side)
        raise UnusableFileError(path, words)
    image = reader.read()
    if image.isNull():
        raise UnusableFileError(path, tr("cannot be decoded ({})").format(reader.errorString()))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _most_pixels(reader: QImageReader) -> int:
    """How many pixels the reader has room for: in colour a quarter of what it has in grey."""
    bits = QImage.toPixelFormat(reader.imageFormat()).bitsPerPixel() or 32
    return reader.allocationLimit() * 1024 * 1024 * 8 // bits or LONGEST**2
