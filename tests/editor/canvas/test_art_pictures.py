"""Board art becomes an image, and only from what lies in its own file."""

import base64
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from editor.canvas.art_pictures import decoded

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
