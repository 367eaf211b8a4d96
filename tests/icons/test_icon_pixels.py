"""What a small icon leaves on the screen: something, inside its box, and not what another one leaves."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from core.picture.icon_source import ICON_BOX, icon_names
from editor.canvas.icon_pictures import icon_renderer

ALL = sorted(icon_names())
SMALL, LARGE = 16, 96
MARGIN = LARGE // ICON_BOX // 2
"""Half a pixel of the grid stays free on each side, so that nothing is cut off."""
ALIKE = 0.14
"""Two glyphs that differ in less than this share of their ink would be taken for each other on a token."""


@cache
def ink(name: str, size: int) -> bytes:
    """How dark each pixel is, 0 to 255, row by row, with knock-outs as light as the ground."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    icon_renderer(name, "#000000", "#FFFFFF").render(painter, QRectF(0, 0, size, size))
    painter.end()
    image.invertPixels()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    assert grey.bytesPerLine() == size
    return bytes(grey.constBits())


def frame(pixels: bytes, size: int, width: int) -> bytes:
    """The pixels less than `width` from the edge."""
    rows = [pixels[at : at + size] for at in range(0, size * size, size)]
    sides = (row[:width] + row[-width:] for row in rows)
    return b"".join((*rows[:width], *rows[-width:], *sides))


def test_nothing_is_cut_off_at_the_edge(qapp):
    assert [name for name in ALL if any(frame(ink(name, LARGE), LARGE, MARGIN))] == []


def test_no_icon_is_empty(qapp):
    assert [name for name in ALL if max(ink(name, SMALL)) < 100] == []


@pytest.mark.parametrize("kind", ["race", "power", "relic", "place", "event", "marker", "symbol"])
def test_glyphs_of_a_kind_can_be_told_apart_at_16_pixels(kind, qapp):
    glyphs = {name: ink(name, SMALL) for name in ALL if name.startswith(f"{kind}_")}
    alike = []
    for (one, first), (other, second) in combinations(glyphs.items(), 2):
        apart = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / (sum(first) + sum(second))
        if apart < ALIKE:
            alike.append((one, other, round(apart, 2)))
    assert alike == []


def test_a_race_fills_its_token_neither_too_little_nor_too_much(qapp):
    share = {name: sum(ink(name, SMALL)) / (255 * SMALL * SMALL) for name in ALL if name.startswith("race_")}
    assert {name: round(part, 2) for name, part in share.items() if not 0.2 < part < 0.5} == {}
