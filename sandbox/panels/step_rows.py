"""The rows of the step panel: a change with its clause, a ledger line, an expectation, a refusal."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from core.picture.palette import Theme
from core.rules.change_words import ChangeLine
from core.rules.explanation import ExpectationNote, RefusalNote
from core.rules.price_lines import Ledger, LedgerLine
from core.rules.spoken_names import ClauseRef
from editor.canvas.icon_pictures import icon_pixmap
from editor.number_words import coins_counted, tokens_counted
from editor.words import tr
from sandbox.panels.dispute_marks import Marks

Choose = Callable[[ClauseRef], None]


class ClauseLink(QToolButton):
    """The title of a clause; a click shows the clause. A title that does not fit ends in dots and is in the tooltip."""

    def __init__(self, clause: ClauseRef, choose: Choose, *, align: Qt.AlignmentFlag) -> None:
        super().__init__(objectName="clause-link")
        self.clause, self._align = clause, align
        self.setText(clause.title)
        self.setAccessibleName(tr("Clause: {}").format(clause.title))
        self.setToolTip(clause.title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: choose(clause))

    def sizeHint(self) -> QSize:
        return QSize(80, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().link().color())
        font = self.font()
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        words = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), self._align | Qt.AlignmentFlag.AlignVCenter, words)


def words(text: str, name: str = "row-text") -> QLabel:
    label = QLabel(text, objectName=name, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setIndent(0)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return label


def _sign(name: str, colour: str, ground: str) -> QLabel:
    label = QLabel()
    label.setPixmap(icon_pixmap(name, colour, 16, ground))
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setContentsMargins(0, 1, 0, 0)
    return label


def _column(*widgets: QWidget) -> QWidget:
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget)
    return made


def change_row(line: ChangeLine, choose: Choose) -> QWidget:
    return _column(words(line.text), ClauseLink(line.clause, choose, align=Qt.AlignmentFlag.AlignLeft))


def ledger_block(ledger: Ledger, choose: Choose, marks: Marks | None = None) -> QWidget:
    """A ledger with its heading, framed."""
    block = QWidget(objectName="ledger")
    block.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    column = QVBoxLayout(block)
    column.setContentsMargins(10, 8, 10, 8)
    column.setSpacing(2)
    column.addWidget(words(ledger.heading, "ledger-heading"))
    column.addWidget(ledger_rows(ledger, choose, marks))
    return block


def ledger_rows(ledger: Ledger, choose: Choose, marks: Marks | None = None) -> QWidget:
    """Amounts right-aligned, what they count, the clause, scales where it is disputed; then the total in bold."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(2)
    grid.setColumnMinimumWidth(0, 28)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(2, 1)
    marked: set[str] = set()
    for row, line in enumerate(ledger.lines):
        _ledger_row(grid, row, line, choose)
        disputed = marks.on_line(line.clause.id) if marks is not None else None
        if marks is not None and disputed is not None and line.clause.id not in marked:
            marked.add(line.clause.id)
            grid.addWidget(marks.sign(disputed), row, 3)
    end = len(ledger.lines) + 1
    line = QFrame(objectName="ledger-line")
    line.setFixedHeight(1)
    grid.addWidget(line, end - 1, 0, 1, 4)
    total = QLabel(str(ledger.total), objectName="ledger-total")
    total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    total.setIndent(0)
    grid.addWidget(total, end, 0, Qt.AlignmentFlag.AlignTop)
    total_words = coins_counted(ledger.total) if ledger.measure == "coin" else tokens_counted(ledger.total)
    unit = total_words.partition(" ")[2]
    row = QHBoxLayout()
    row.addWidget(QLabel(unit, objectName="ledger-total"), 0, Qt.AlignmentFlag.AlignTop)
    remark = words(ledger.remark, "ledger-remark")
    remark.setAlignment(Qt.AlignmentFlag.AlignRight)
    row.addWidget(remark, 1)
    grid.addLayout(row, end, 1, 1, 3)
    return made


def _ledger_row(grid: QGridLayout, row: int, line: LedgerLine, choose: Choose) -> None:
    amount = QLabel(f"{line.amount}" if line.is_first else f"{line.amount:+d}".replace("-", "−"), objectName="row-text")
    amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    what = words(line.what)
    if line.beaten_by is not None:
        for label in (amount, what):
            font = label.font()
            font.setStrikeOut(True)
            label.setFont(font)
        what.setToolTip(tr("Not counted: {}").format(line.beaten_by.title))
    grid.addWidget(amount, row, 0)
    if line.what:
        grid.addWidget(what, row, 1)
        grid.addWidget(ClauseLink(line.clause, choose, align=Qt.AlignmentFlag.AlignRight), row, 2)
    else:
        grid.addWidget(ClauseLink(line.clause, choose, align=Qt.AlignmentFlag.AlignLeft), row, 1, 1, 2)


def expectation_row(note: ExpectationNote, theme: Theme, choose: Choose) -> QWidget:
    """A tick, or an octagon with a cross and what was found instead."""
    name, tone = ("severity_ok", theme.ok) if note.holds else ("severity_error", theme.error)
    row = QWidget(objectName="expectation" if note.holds else "expectation-failed")
    row.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    row.setAccessibleName(
        tr("Expected: {}, met").format(note.text)
        if note.holds
        else tr("Expected: {}, not met, found {}").format(note.text, note.found)
    )
    line = QHBoxLayout(row)
    line.setContentsMargins(8, 5, 8, 5)
    line.setSpacing(8)
    line.addWidget(_sign(name, tone.icon, theme.interface.panel))
    lines = [words(note.text)]
    if not note.holds:
        lines.append(words(tr("Not met. Found: {}").format(note.found), "failed-text"))
    reasons = _reasons(note.refusal, choose) if note.refusal is not None else []
    price = [ledger_block(note.ledger, choose)] if note.ledger is not None else []
    line.addWidget(_column(*lines, *reasons, *price), 1)
    return row


def refusal_block(note: RefusalNote, theme: Theme, choose: Choose, heading: str = "") -> QWidget:
    """Not allowed, with every clause against it and what would help."""
    block = QWidget(objectName="expectation-failed")
    block.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    line = QHBoxLayout(block)
    line.setContentsMargins(8, 6, 8, 6)
    line.setSpacing(8)
    line.addWidget(_sign("severity_error", theme.error.icon, theme.error.ground))
    title = words(heading or tr("Not allowed. The story ends here."), "failed-text")
    remark = [words(note.remark[0].upper() + note.remark[1:] + ".")] if note.remark else []
    line.addWidget(_column(title, *remark, *_reasons(note, choose)), 1)
    return block


def _reasons(note: RefusalNote, choose: Choose) -> list[QWidget]:
    return [ClauseLink(clause, choose, align=Qt.AlignmentFlag.AlignLeft) for clause in note.clauses]
