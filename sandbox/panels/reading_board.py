"""A board that shows the story under one reading: the position, what is different from the others, and its verdict."""

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.model.map_model import MapModel
from core.picture.game_layers import ground_picture, with_position
from core.picture.options import PictureOptions, detail_of
from core.picture.palette import LIGHT, Theme
from core.picture.shapes import Stroke
from core.rules.explanation import RefusalNote
from core.rules.telling import Telling
from core.rules.weather import frozen
from editor.canvas.icon_pictures import icon
from editor.canvas.map_view import MapView
from editor.canvas.shape_painter import pen_of
from editor.canvas.text_size import keep_size, px
from editor.words import tr
from sandbox.board_answers import region_path
from sandbox.board_view import enlarged_for
from sandbox.comparison_desk import Column
from sandbox.panels.edition_words import book_letters, book_title
from sandbox.panels.small_signs import NO_COLOUR, letter_box
from sandbox.panels.step_rows import words
from sandbox.session import Session

_LEAST_HEAD = 48


def _refused(note: RefusalNote) -> str:
    """Not allowed, with the clauses that say so."""
    clauses = ", ".join(clause.title for clause in note.clauses)
    return tr("not allowed: {}").format(clauses) if clauses else tr("not allowed")


class StillBoard(MapView):
    """A position to look at; regions that differ from board to board are ringed."""

    moved_by_hand = Signal()
    """Somebody has zoomed or dragged this board."""
    margin = 10

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(200, 150)
        self._session: Session | None = None
        self._model: MapModel | None = None
        self._apart: tuple[int, ...] = ()
        self._theme: Theme = LIGHT
        self._telling: Telling | None = None
        self._enlarged = 1.0
        self._settle.timeout.connect(self._fit_details)

    def show_position(self, session: Session, telling: Telling, apart: tuple[int, ...], theme: Theme) -> None:
        is_new = session is not self._session or session.model is not self._model
        self._session, self._apart, self._theme, self._telling = session, apart, theme, telling
        self._model = session.model
        self._draw(session, telling)
        if is_new:
            self.fit()
            self._fit_details()

    def _fit_details(self) -> None:
        """Names and tokens are drawn larger on a small board, as far as they stay inside their regions."""
        if self._session is None or self._telling is None or not self._is_current:
            return
        plain = PictureOptions(theme=self._theme.name)
        enlarged = enlarged_for(detail_of(self._session.model, plain), self.port.zoom)
        if enlarged != self._enlarged:
            self._enlarged = enlarged
            self._draw(self._session, self._telling)

    @property
    def _is_current(self) -> bool:
        """Another game may be open by the time a board that was told of the last one is looked at again."""
        return self._session is not None and self._session.is_open and self._session.model is self._model

    def _draw(self, session: Session, telling: Telling) -> None:
        model, at, theme = session.model, session.number, self._theme
        plain = PictureOptions(theme=theme.name)
        options = PictureOptions(theme=theme.name, detail=detail_of(model, plain) * self._enlarged)
        step = telling.step(min(at, telling.last))
        names = telling.teller.names
        rules, state = telling.track.opening.engine.rules, telling.track.state(min(at, len(telling.track)))
        races = {race: names.unit(race) for race in rules.races}
        picture = with_position(
            ground_picture(model, plain), model, session.board, state,
            options=options, changed=step.touched, frozen=frozen(rules, state), names=races,
        )  # fmt: skip
        self.show_board(model, picture, session.table.folder)
        self.setAccessibleDescription(step.title)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self.moved_by_hand.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._grabbed_at is not None:
            self.moved_by_hand.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._session is None or not self._is_current:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.overlays.with_die), 3.0, Qt.PenStyle.DashLine)
        for number in self._apart:
            path = region_path(self._session.region(number), self.port)
            painter.strokePath(path, pen_of(Stroke(self._theme.board.casing, 7.0)))
            painter.strokePath(path, pen)
        painter.end()


class ReadingBoard(QWidget):
    """A column of the comparison: letters and words of its readings, what they make of the step, the board."""

    chosen = Signal(object)
    followed = Signal(object)

    def __init__(self, column: Column, theme: Theme, *, is_brief: bool) -> None:
        super().__init__(objectName="reading-board")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.column, self._theme = column, theme
        self.view = StillBoard()
        self.verdict = words("", "verdict")
        branch = tr("Tell what follows once more, as a branch under this ruling")
        self.follow = self._button(tr("Follow"), branch, "mark_branch", self.followed, is_brief=is_brief)
        by_this = tr("Play the story by this reading")
        self.choose = self._button(tr("Play by this"), by_this, "action_check", self.chosen, is_brief=is_brief)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._top = self._head()
        layout.addWidget(self._top)
        layout.addWidget(self.view, 1)

    def _button(self, text: str, tip: str, picture: str, wanted: SignalInstance, *, is_brief: bool) -> QToolButton:
        button = QToolButton(text=text, objectName="reading-button")
        button.setIcon(icon(picture, self._theme.interface.text2))
        button.setToolTip(tip)
        button.setAccessibleName(text)
        keep_size(button, height=26)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if is_brief else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        button.setToolButtonStyle(style)
        button.clicked.connect(lambda: wanted.emit(self.column))
        return button

    def _head(self) -> QWidget:
        head = QWidget(objectName="reading-head")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(head)
        row.setContentsMargins(10, 6, 8, 4)
        row.setSpacing(6)
        for reading in self.column.readings:
            row.addWidget(letter_box(reading.letters, reading.number, self._theme), 0, Qt.AlignmentFlag.AlignTop)
        text = QVBoxLayout()
        text.setSpacing(0)
        readings = self.column.readings
        told = readings[0].title if len(readings) == 1 else tr("{} readings that go alike").format(len(readings))
        title = words(told, "row-text")
        title.setToolTip("\n".join(reading.title for reading in readings))
        text.addWidget(title)
        text.addWidget(self.verdict)
        if any(reading.books for reading in readings):
            text.addLayout(self._books())
        text.addStretch(1)
        row.addLayout(text, 1)
        if any(reading.is_in_force for reading in self.column.readings):
            row.addWidget(QLabel(tr("in force"), objectName="chip"), 0, Qt.AlignmentFlag.AlignTop)
        elif self.column.telling is not None:
            for button in (self.follow, self.choose):
                row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _books(self) -> QHBoxLayout:
        """The books that say so, in boxes of two letters."""
        row = QHBoxLayout()
        row.setContentsMargins(0, 2, 0, 0)
        row.setSpacing(3)
        for book in dict.fromkeys(book for reading in self.column.readings for book in reading.books):
            box = letter_box(book_letters(book), NO_COLOUR, self._theme)
            box.setToolTip(book_title(book))
            box.setAccessibleName(book_title(book))
            row.addWidget(box)
        row.addStretch(1)
        return row

    def head_wanted(self) -> int:
        """How high its words need the head to be."""
        for label in self._top.findChildren(QLabel):
            label.ensurePolished()
        layout = self._top.layout()
        layout.invalidate()
        return max(px(_LEAST_HEAD), layout.totalHeightForWidth(self.width()))

    def set_head(self, height: int) -> None:
        self._top.setFixedHeight(height)

    def show_step(self, session: Session, apart: tuple[int, ...]) -> None:
        telling = self.column.telling
        if telling is None:
            self.verdict.setText(tr("Cannot begin: {}").format(self.column.trouble))
            self.verdict.setProperty("refused", True)
            self.verdict.style().polish(self.verdict)
            self.view.show_nothing()
            return
        at = session.number
        step = telling.step(min(at, telling.last))
        prices = ", ".join(f"{each.heading}: {each.total}" for each in step.ledgers)
        legality = _refused(step.refusal) if step.refusal is not None else tr("allowed") if at else tr("the position")
        self.verdict.setProperty("refused", step.refusal is not None)
        self.verdict.setText(" · ".join(part for part in (legality, prices) if part))
        self.verdict.style().polish(self.verdict)
        self.view.show_position(session, telling, apart, self._theme)
