"""The preview of a print: all sheets laid out as they will be glued, or one sheet as it leaves the printer."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy

from core.picture.palette import Theme
from core.picture.print_pages import Page, Sheets
from core.picture.shapes import Picture
from editor.canvas.board_painter import BoardPainter
from editor.canvas.page_painter import PagePainter
from editor.canvas.picture_files import size_mm

_MARGIN = 18


class SheetsView(QFrame):
    """`picked` carries the number of the sheet that was clicked, or -1 for back to all of them."""

    picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(objectName="preview")
        self.theme = theme
        self.setMinimumSize(360, 300)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._picture: Picture | None = None
        self._sheets: Sheets | None = None
        self._art_folder: Path | None = None
        self.number = -1
        self.words = ""
        self._board: QPixmap | None = None

    def show_sheets(self, picture: Picture, sheets: Sheets, art_folder: Path | None, number: int = -1) -> None:
        self._picture, self._sheets, self._art_folder, self.number = picture, sheets, art_folder, number
        self.words = ""
        self._board = None
        self.update()

    def show_words(self, words: str) -> None:
        self._sheets, self.words = None, words
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._sheets is None or self._picture is None:
            painter.setPen(QColor(self.theme.interface.text2))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)
        elif self.number < 0:
            self._paint_all(painter)
        else:
            self._paint_one(painter, self._sheets.pages[self.number])

    def _whole(self) -> tuple[QRectF, float]:
        """Where the board lies in the view, and pixels per millimetre; margins of the outer sheets are seen too."""
        assert self._picture is not None
        assert self._sheets is not None
        width, height = size_mm(self._picture)
        first = self._sheets.pages[0]
        across, down = width + 2 * first.at[0], height + 2 * first.at[1]
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = min(room.width() / across, room.height() / down)
        place = QRectF(0, 0, width * scale, height * scale)
        place.moveCenter(room.center())
        return place, scale

    def sheet_place(self, page: Page) -> QRectF:
        """Where a sheet lies in the view of all sheets."""
        assert self._sheets is not None
        place, scale = self._whole()
        left, top = place.left() + (page.left - page.at[0]) * scale, place.top() + (page.top - page.at[1]) * scale
        return QRectF(left, top, self._sheets.paper[0] * scale, self._sheets.paper[1] * scale)

    def _paint_all(self, painter: QPainter) -> None:
        assert self._sheets is not None
        place, scale = self._whole()
        for page in self._sheets.pages:
            painter.fillRect(self.sheet_place(page), QColor("#FFFFFF"))
        painter.drawPixmap(place, self._painted(place), QRectF(self._painted(place).rect()))
        for number, page in enumerate(self._sheets.pages, start=1):
            piece = QRectF(
                place.left() + page.left * scale, place.top() + page.top * scale, page.width * scale,
                page.height * scale,
            )  # fmt: skip
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.board.casing), 3))
            painter.drawRect(piece)
            painter.setPen(QPen(QColor(self.theme.overlays.selection), 1.4, Qt.PenStyle.DashLine))
            painter.drawRect(piece)
            self._paint_number(painter, piece, number)

    def _paint_number(self, painter: QPainter, piece: QRectF, number: int) -> None:
        badge = QRectF(piece.center().x() - 15, piece.center().y() - 12, 30, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.interface.accent))
        painter.drawRoundedRect(badge, 6, 6)
        painter.setPen(QColor(self.theme.interface.on_accent))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))

    def _painted(self, place: QRectF) -> QPixmap:
        assert self._picture is not None
        ratio = self.devicePixelRatioF()
        size = QSize(max(1, round(place.width() * ratio)), max(1, round(place.height() * ratio)))
        if self._board is None or self._board.size() != size:
            self._board = QPixmap(size)
            painter = QPainter(self._board)
            painter.scale(size.width() / self._picture.width, size.height() / self._picture.height)
            BoardPainter(self._picture, art_folder=self._art_folder).paint(painter)
            painter.end()
        return self._board

    def _paint_one(self, painter: QPainter, page: Page) -> None:
        assert self._sheets is not None
        assert self._picture is not None
        width, height = self._sheets.paper
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = min(room.width() / width, room.height() / height)
        sheet = QRectF(0, 0, width * scale, height * scale)
        sheet.moveCenter(room.center())
        painter.fillRect(sheet, QColor("#FFFFFF"))
        painter.translate(sheet.topLeft())
        PagePainter(self._picture, self._sheets, art_folder=self._art_folder, is_paper=False).paint(
            painter, page, scale
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._sheets is None:
            return
        if self.number >= 0:
            self.picked.emit(-1)
            return
        for number, page in reversed(list(enumerate(self._sheets.pages))):
            if self.sheet_place(page).contains(event.position()):
                self.picked.emit(number)
                return
