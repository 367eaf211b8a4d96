"""Paints the pages of a print at exact size: the piece of the board, cutting marks, page names, a bar to measure.

The same painting makes the PDF, the printer's pages and the preview on screen.
"""

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from core.picture.print_pages import BAR_MM, Page, Sheets
from core.picture.shapes import Picture
from editor.canvas.board_painter import BoardPainter
from editor.canvas.pdf_pages import DOTS_PER_MM, MM_PER_INCH, pdf_of
from editor.canvas.picture_files import size_mm
from editor.words import tr

_INK, _SOFT = QColor("#24221E"), QColor("#69655C")
_MARK_MM = 4.0
_HAIR_MM = 0.15
_TEXT_MM = 2.6


class PagePainter:
    """Paints any page of one print."""

    def __init__(
        self, picture: Picture, sheets: Sheets, *, art_folder: Path | None = None, is_paper: bool = True
    ) -> None:
        self._picture, self._sheets = picture, sheets
        self._board = BoardPainter(picture, is_paper=is_paper, art_folder=art_folder)

    def paint(self, painter: QPainter, page: Page, dots_per_mm: float) -> None:
        """Paint a page on a sheet whose upper left corner is the painter's origin."""
        painter.save()
        painter.scale(dots_per_mm, dots_per_mm)
        self._paint_board(painter, page)
        self._paint_marks(painter, page)
        self._paint_foot(painter, page)
        painter.restore()

    def _paint_board(self, painter: QPainter, page: Page) -> None:
        x, y = page.at
        scale = size_mm(self._picture)[0] / self._picture.width
        painter.save()
        painter.setClipRect(QRectF(x, y, page.width, page.height))
        painter.translate(x - page.left, y - page.top)
        painter.scale(scale, scale)
        self._board.paint(painter)
        painter.restore()

    def _paint_marks(self, painter: QPainter, page: Page) -> None:
        """Ticks in the margin where to cut; where a page overlaps the next, ticks in the middle of the overlap too."""
        x, y = page.at
        right, bottom = x + page.width, y + page.height
        half = self._sheets.overlap / 2
        across = [
            x,
            right,
            *([x + half] if "left" in page.shares else ()),
            *([right - half] if "right" in page.shares else ()),
        ]
        down = [
            y,
            bottom,
            *([y + half] if "top" in page.shares else ()),
            *([bottom - half] if "bottom" in page.shares else ()),
        ]
        length = min(_MARK_MM, self._sheets.margin * 0.6)
        painter.setPen(_pen(_INK))
        for at in across:
            painter.drawLine(QLineF(at, y - 1 - length, at, y - 1))
            painter.drawLine(QLineF(at, bottom + 1, at, bottom + 1 + length))
        for at in down:
            painter.drawLine(QLineF(x - 1 - length, at, x - 1, at))
            painter.drawLine(QLineF(right + 1, at, right + 1 + length, at))

    def _paint_foot(self, painter: QPainter, page: Page) -> None:
        """In the lower margin: what this is, which page, and a bar of 100 mm to check the printer with."""
        sheet_width, sheet_height = self._sheets.paper
        line = sheet_height - max(_TEXT_MM, self._sheets.margin * 0.28)
        left, right = self._sheets.margin, sheet_width - self._sheets.margin
        name = self._picture.title or tr("Untitled map")
        number = page.row * self._sheets.columns + page.column + 1
        place = tr("page {} of {} · row {}, column {}").format(
            number, len(self._sheets.pages), page.row + 1, page.column + 1
        )
        fits_bar = right - left > BAR_MM + 60
        painter.setPen(_SOFT)
        room = right - left - (BAR_MM + 22 if fits_bar else 0)
        _text(painter, QPointF(left, line), name, room, then=f" · {place}")
        if fits_bar:
            self._paint_bar(painter, right - BAR_MM, line - 0.8)

    def _paint_bar(self, painter: QPainter, x: float, y: float) -> None:
        painter.setPen(_pen(_INK))
        painter.drawLine(QLineF(x, y, x + BAR_MM, y))
        for mm in range(0, int(BAR_MM) + 1, 10):
            painter.drawLine(QLineF(x + mm, y - (1.6 if mm % 50 == 0 else 0.9), x + mm, y))
        painter.setPen(_SOFT)
        _text(painter, QPointF(x - 16, y + 0.8), "", 15, then=f"{BAR_MM:g} mm")


def _pen(colour: QColor) -> QPen:
    return QPen(colour, _HAIR_MM, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def _text(painter: QPainter, at: QPointF, words: str, room: float, *, then: str) -> None:
    """Text 2.6 mm high; Qt wants whole numbers for sizes, so it is drawn large and scaled down.

    What does not fit is left out of the words; what comes then stays whole.
    """
    painter.save()
    painter.translate(at)
    painter.scale(_TEXT_MM / 100, _TEXT_MM / 100)
    font = QFont()
    font.setPixelSize(100)
    painter.setFont(font)
    metrics = painter.fontMetrics()
    left = int(room * 100 / _TEXT_MM) - metrics.horizontalAdvance(then)
    painter.drawText(QPointF(0, 0), metrics.elidedText(words, Qt.TextElideMode.ElideMiddle, left) + then)
    painter.restore()


def pages_pdf(picture: Picture, sheets: Sheets, *, art_folder: Path | None = None) -> Generator[float, None, bytes]:
    """A PDF with all pages, page by page."""
    pages = PagePainter(picture, sheets, art_folder=art_folder)

    def paint(painter: QPainter, writer: QPdfWriter) -> Generator[float, None, None]:
        yield from _paint_pages(painter, pages, sheets, DOTS_PER_MM, writer.newPage)

    return (yield from pdf_of(picture.title, lambda writer: writer.setPageLayout(sheet_layout(sheets)), paint))


def print_steps(
    painter: QPainter,
    picture: Picture,
    sheets: Sheets,
    *,
    dots_per_inch: float,
    new_page: Callable[[], bool],
    art_folder: Path | None = None,
) -> Generator[float, None, None]:
    """All pages on a printer whose painter begins at the corner of the sheet."""
    pages = PagePainter(picture, sheets, art_folder=art_folder)
    yield from _paint_pages(painter, pages, sheets, dots_per_inch / MM_PER_INCH, new_page)


def _paint_pages(
    painter: QPainter, pages: PagePainter, sheets: Sheets, dots_per_mm: float, new_page: Callable[[], bool]
) -> Generator[float, None, None]:
    for number, page in enumerate(sheets.pages):
        if number:
            new_page()
        pages.paint(painter, page, dots_per_mm)
        yield (number + 1) / len(sheets.pages)


def sheet_layout(sheets: Sheets) -> QPageLayout:
    """The sheet as Qt knows it: without margins, because ours are in the plan."""
    size = QSizeF(*sheets.paper)
    paper = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyOrientationMatch)
    is_sideways = size.width() > size.height()
    if is_sideways:
        paper = QPageSize(size.transposed(), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    turn = QPageLayout.Orientation.Landscape if is_sideways else QPageLayout.Orientation.Portrait
    layout = QPageLayout(paper, turn, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout
