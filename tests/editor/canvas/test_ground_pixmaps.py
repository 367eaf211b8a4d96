"""The ground of a board is painted once for each of the two latest views, and never while the view still moves."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from editor.canvas.ground_pixmaps import GroundPixmaps

BOARD, SMALL, LARGE = QRectF(0, 0, 100, 50), QSize(100, 50), QSize(200, 100)
SHAPES = ((), ())
LEFT_IS_RED, RIGHT_IS_BLUE = QColor("#ff0000"), QColor("#0000ff")


class Painted(GroundPixmaps):
    """Red on the left half of the board, blue on the right."""

    def __init__(self):
        super().__init__(self._halves)
        self.count = 0

    def _halves(self, on, area):
        self.count += 1
        painter = QPainter(on)
        painter.scale(on.width() / area.width(), on.height() / area.height())
        painter.translate(-area.topLeft())
        painter.fillRect(QRectF(0, 0, 50, 50), LEFT_IS_RED)
        painter.fillRect(QRectF(50, 0, 50, 50), RIGHT_IS_BLUE)
        painter.end()


@pytest.fixture
def grounds(qapp):
    return Painted()


def halves(pixmap):
    image = pixmap.toImage()
    return [image.pixelColor(image.width() * share // 4, image.height() // 2) for share in (1, 3)]


def test_going_back_to_the_view_before_paints_nothing(grounds):
    for size in (SMALL, LARGE, SMALL, LARGE):
        made = grounds.picture(SHAPES, BOARD, size, is_moving=False)
        assert made.size() == size
        assert halves(made) == [LEFT_IS_RED, RIGHT_IS_BLUE]
    assert grounds.count == 2


def test_only_two_views_are_kept(grounds):
    for size in (SMALL, LARGE, QSize(300, 150), SMALL):
        grounds.picture(SHAPES, BOARD, size, is_moving=False)
    assert grounds.count == 4


def test_while_the_view_moves_the_ground_is_scaled_and_sharp_afterwards(grounds):
    grounds.picture(SHAPES, BOARD, SMALL, is_moving=False)
    scaled = grounds.picture(SHAPES, BOARD, LARGE, is_moving=True)
    assert scaled.size() == LARGE
    assert halves(scaled) == [LEFT_IS_RED, RIGHT_IS_BLUE]
    part = grounds.picture(SHAPES, QRectF(50, 0, 50, 50), SMALL, is_moving=True)
    assert halves(part) == [RIGHT_IS_BLUE, RIGHT_IS_BLUE]
    assert grounds.count == 1
    grounds.picture(SHAPES, BOARD, LARGE, is_moving=False)
    assert grounds.count == 2


def test_another_ground_is_painted_even_while_the_view_moves(grounds):
    grounds.picture(SHAPES, BOARD, SMALL, is_moving=False)
    grounds.picture(((), (object(),)), BOARD, SMALL, is_moving=True)
    assert grounds.count == 2


def test_a_part_that_was_never_painted_is_painted_while_the_view_moves(grounds):
    grounds.picture(SHAPES, QRectF(0, 0, 50, 50), SMALL, is_moving=False)
    assert halves(grounds.picture(SHAPES, BOARD, SMALL, is_moving=True)) == [LEFT_IS_RED, RIGHT_IS_BLUE]
    assert grounds.count == 2
