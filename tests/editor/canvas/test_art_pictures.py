"""Board art becomes an image, and only from what lies in its own file."""

import base64
import gzip
import struct
import sys
import zlib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from core.model.problems import UnusableFileError
from editor.canvas.art_pictures import decoded
from editor.canvas.drawing_painter import painted_drawing

RED, WHITE = QColor("red"), QColor("white")


@pytest.fixture
def red_picture(qapp, tmp_path: Path) -> Path:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(RED)
    path = tmp_path / "secret.png"
    assert image.save(str(path))
    return path


def drawing_of(link: str) -> QImage:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">'
        f"<image xlink:{link} width='20' height='20'/></svg>"
    )
    return decoded(svg.encode(), "art.svg")


@pytest.mark.parametrize("link", ['href="{}"', "href='{}'", 'href = "{}"'])
def test_a_drawing_shows_no_file_it_links_to(red_picture: Path, link: str) -> None:
    image = drawing_of(link.format(red_picture))
    assert image.pixelColor(image.width() // 2, image.height() // 2) == WHITE


def test_a_picture_inside_a_drawing_is_shown(red_picture: Path) -> None:
    inside = base64.b64encode(red_picture.read_bytes()).decode()
    image = drawing_of(f'href="data:image/png;base64,{inside}"')
    assert image.pixelColor(image.width() // 2, image.height() // 2) == RED


def test_a_drawing_that_is_packed_or_has_entities_is_not_painted(red_picture: Path) -> None:
    drawn = f'<image href="{red_picture}"/></svg>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    entity = f"<!DOCTYPE svg [<!ENTITY a \"<image hr&#101;f='{red_picture}'/>\">]>{head}&a;</svg>"
    for data in (gzip.compress((head + drawn).encode(), 0), entity.encode()):
        with pytest.raises(UnusableFileError):
            decoded(data, "art.svg")


def test_a_drawing_that_copies_itself_without_end_is_given_up(qapp) -> None:
    copies = "".join("<g id='a{}'>{}</g>".format(i + 1, f"<use href='#a{i}'/>" * 10) for i in range(9))
    inside = f"<rect id='a0' width='1' height='1'/>{copies}"
    data = f"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>{inside}</svg>"
    with pytest.raises(UnusableFileError, match="takes too long"):
        painted_drawing(data.encode(), "art.svg", patience=1.0)


@pytest.mark.parametrize("size", ["1e400", "nan", "-5", "0"])
def test_a_drawing_of_no_size_is_refused(qapp, size: str) -> None:
    with pytest.raises(UnusableFileError, match="no drawing that can be painted"):
        decoded(f"<svg xmlns='http://www.w3.org/2000/svg' width='{size}' height='{size}'/>".encode(), "art.svg")


def test_a_drawing_that_nothing_can_be_started_for_is_refused_in_words(qapp, monkeypatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(UnusableFileError, match="no drawing that can be painted"):
        painted_drawing(b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "art.svg")


@pytest.mark.parametrize(("width", "height"), [(40_000, 2), (12_000, 9_000)])
def test_a_picture_without_room_is_refused_with_its_size(qapp, width: int, height: int) -> None:
    """A few bytes can promise more pixels than there is memory."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = b"IDAT" + zlib.compress(b"")
    chunks = b"".join(struct.pack(">I", len(c) - 4) + c + struct.pack(">I", zlib.crc32(c)) for c in (head, body))
    with pytest.raises(UnusableFileError, match=f"is {width} by {height} pixels; at most 8,192 a side"):
        decoded(b"\x89PNG\r\n\x1a\n" + chunks, "art.png")
