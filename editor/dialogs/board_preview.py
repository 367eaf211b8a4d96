"""A small picture of a board in a dialog, and pictures of boards for lists."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from core.model.map_model import MapModel
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.palette import Theme
from core.picture.shapes import Picture
from editor.canvas.board_painter import BoardPainter

_MARGIN = 16


class BoardPreview(QFrame):
    """Shows a picture as large as it fits, or words where there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, objectName="preview")
        self.theme = theme
        self.setMinimumSize(320, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture: Picture | None = None
        self.words = ""
        self._image: QImage | None = None
        self._art_folder: Path | None = None
        self._kept: QPixmap | None = None

    def show_model(
        self, model: MapModel, options: PictureOptions | None = None, art_folder: Path | None = None
    ) -> None:
        chosen = PictureOptions(theme=self.theme.name) if options is None else options
        self.show_picture(board_picture(model, chosen), art_folder)

    def show_picture(self, picture: Picture, art_folder: Path | None = None) -> None:
        self.picture, self._art_folder, self._image, self.words = picture, art_folder, None, ""
        self._kept = None
        self.update()

    def show_image(self, image: QImage) -> None:
        self.picture, self._image, self.words, self._kept = None, image, "", None
        self.update()

    def show_words(self, words: str) -> None:
        self.picture = self._image = self._kept = None
        self.words = words
        self.update()

    def _place(self, width: float, height: float) -> QRectF:
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = min(room.width() / width, room.height() / height)
        size = QRectF(0, 0, width * scale, height * scale)
        size.moveCenter(room.center())
        return size

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.picture is not None:
            place = self._place(self.picture.width, self.picture.height)
            painter.drawPixmap(place.topLeft(), self._painted(place))
        elif self._image is not None and not self._image.isNull():
            painter.drawImage(self._place(self._image.width(), self._image.height()), self._image)
        else:
            painter.setPen(QColor(self.theme.interface.text2))
            room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)

    def _painted(self, place: QRectF) -> QPixmap:
        assert self.picture is not None
        ratio = self.devicePixelRatioF()
        size = QSize(max(1, round(place.width() * ratio)), max(1, round(place.height() * ratio)))
        if self._kept is None or self._kept.size() != size:
            self._kept = _pixmap(self.picture, size, self._art_folder)
            self._kept.setDevicePixelRatio(ratio)
        return self._kept


def thumbnail(model: MapModel, theme: Theme, room: QSize) -> QPixmap:
    """A map in the middle of a small transparent picture."""
    picture = board_picture(model, PictureOptions(theme=theme.name))
    scale = min(room.width() / picture.width, room.height() / picture.height)
    size = QSize(max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    whole = QPixmap(room)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawPixmap(
        (room.width() - size.width()) // 2, (room.height() - size.height()) // 2, _pixmap(picture, size, None)
    )
    painter.end()
    return whole


def _pixmap(picture: Picture, size: QSize, art_folder: Path | None) -> QPixmap:
    pixmap = QPixmap(size)
    pixmap.fill(QColor(picture.theme.board.paper))
    painter = QPainter(pixmap)
    painter.scale(size.width() / picture.width, size.height() / picture.height)
    BoardPainter(picture, art_folder=art_folder).paint(painter)
    painter.end()
    return pixmap
