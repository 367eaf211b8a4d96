"""The card beside a region: what it costs and why, or why it cannot be had and what would help.

It floats over the board, never over its own region. Pinned, it stays and its clauses can be clicked.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.picture.ground_layers import ground_colours
from core.picture.palette import Theme
from core.rules.acting_disputes import Acting
from core.rules.actions import Action
from core.rules.clause_records import Dispute
from core.rules.legal_now import LegalNow
from core.rules.legal_options import ON_THE_WAY, Kind, Option, standing_words
from core.rules.refused_regions import Reason, RefusedRegion
from core.rules.spoken_names import ClauseRef
from core.rules.weather import frozen
from editor.canvas.taken_out import take_out
from editor.canvas.text_size import px
from editor.words import tr, tr_n
from sandbox.panels.dispute_marks import Marks
from sandbox.panels.option_words import kind_words
from sandbox.panels.small_signs import FacesSign, PillSign, icon_label
from sandbox.panels.step_rows import ClauseLink, ledger_rows, words
from sandbox.price_pills import percent, pill_of

WIDTH = 306
_GAP, _EDGE, _SPARE = 12, 4, 32
"""Between card and region, card and board's edge; and what a card leaves free of the board's height at least."""
_MOST_REASONS, _MOST_TOLD = 6, 3
"""Reasons shown, and up to how many are told with their first sentence."""


DisputedOptions = Callable[[Action], tuple[Acting, ...]]


class RegionCard(QFrame):
    """`clause_chosen` carries a clause that was clicked, `dispute_chosen` a dispute."""

    clause_chosen = Signal(object)
    dispute_chosen = Signal(object)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board, objectName="region-card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedWidth(px(WIDTH))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._inside: QWidget | None = None
        self.region = -1
        self.is_pinned = False
        self.hide()

    def _marks(self, acting: tuple[Acting, ...], theme: Theme) -> Marks:
        return Marks(acting, self._choose_dispute, theme)

    def show_options(self, legal: LegalNow, region: int, ground: str, theme: Theme, disputed: DisputedOptions) -> None:
        """The ways to take a region, each with its ledger."""
        taking = [option for option in legal.at(region) if option.kind in ON_THE_WAY]
        rows: list[QWidget] = [self._head(legal, region, ground, theme, is_refused=False)]
        ways: list[list[QWidget]] = []
        for option in sorted(taking, key=lambda each: each.kind is Kind.DIE):
            way = self._way(legal, legal.with_chance(option), theme, self._marks(disputed(option.action), theme))
            rows += way
            ways.append(way)
        more = words("", "caption")
        more.hide()
        rows.append(more)
        others = [option for option in legal.at(region) if option.kind not in ON_THE_WAY]
        rows += [words(f"{kind_words(option.kind)}", "row-text") for option in others]
        plays = tr("<b>Click</b> plays · <b>Alt</b> pins · <b>Esc</b> lets go")
        self._show(region, [*rows, QLabel(plays, objectName="caption", wordWrap=True)])
        self._shorten(ways, more)

    def _shorten(self, ways: list[list[QWidget]], more: QLabel) -> None:
        """Where the card would be higher than the board, the last ways are told by name and price alone, or counted."""
        for way in reversed(ways[1:]):
            self._hide_if_too_high(way[1:])
        hidden = sum(self._hide_if_too_high(way) for way in reversed(ways[1:]))
        if hidden:
            more.setText(tr("{} more").format(hidden))
            more.show()
            self._fit()

    def _hide_if_too_high(self, rows: list[QWidget]) -> bool:
        is_too_high = self.height() > self.parentWidget().height() - _SPARE
        if is_too_high:
            for row in rows:
                row.hide()
            self._fit()
        return is_too_high

    def show_refused(
        self,
        legal: LegalNow,
        refused: RefusedRegion,
        ground: str,
        theme: Theme,
        disputed: tuple[Acting, ...] = (),
    ) -> None:
        rows: list[QWidget] = [self._head(legal, refused.region, ground, theme, is_refused=True)]
        shown = refused.reasons[:_MOST_REASONS]
        is_brief = len(shown) > _MOST_TOLD
        rows += [self._reason(reason, theme, is_brief=is_brief) for reason in shown]
        more = len(refused.reasons) - len(shown)
        if more:
            rows.append(words(tr("and {} more against it").format(more), "caption"))
        if refused.short:
            rows.append(words(self._short_words(refused), "failed-text"))
        if refused.way:
            rows.append(words(tr("What would work"), "card-heading"))
            rows += [self._step(number, option, theme) for number, option in enumerate(refused.way, 1)]
        if disputed:
            rows.append(words(tr("Another ruling may allow more here"), "card-heading"))
            rows += self._marks(disputed, theme).links()
        clicks = tr("<b>Click</b> a clause to read it · <b>Esc</b> lets go")
        self._show(refused.region, [*rows, QLabel(clicks, objectName="caption", wordWrap=True)])

    def _short_words(self, refused: RefusedRegion) -> str:
        text = tr_n("{} token short", "{} tokens short", refused.short).format(refused.short)
        if refused.chance is not None:
            text += tr("; a roll of {} would do, {}").format(refused.pips, percent(refused.chance))
        return f"{text}."

    def _show(self, region: int, rows: Iterable[QWidget]) -> None:
        if self._inside is not None:
            take_out(self._inside)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(14, 12, 14, 10)
        column.setSpacing(6)
        for row in rows:
            column.addWidget(row)
        self._column.addWidget(self._inside)
        self.region = region
        self._inside.setFixedWidth(px(WIDTH) - 2)
        self.setFixedWidth(px(WIDTH))
        self._fit()

    def _fit(self) -> None:
        """As high as its words are in the card's width: what they would take side by side says nothing about that."""
        if self._inside is None:
            return
        for part in self._inside.findChildren(QWidget):
            part.ensurePolished()
        layout = self._inside.layout()
        layout.invalidate()
        self.resize(px(WIDTH), layout.totalHeightForWidth(px(WIDTH) - 2) + 2)

    def place_beside(self, target: QRect, room: QRect) -> None:
        """Stand where the region is not covered; flip where there is no room."""
        self.setGeometry(QRect(_free_spot(target, room, self.size()), self.size()))
        self.show()
        self.raise_()

    def pin(self, is_pinned: bool) -> None:
        self.is_pinned = is_pinned
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_pinned)
        self.setProperty("pinned", is_pinned)
        self.style().polish(self)

    def let_go(self) -> None:
        self.pin(False)
        self.region = -1
        self.hide()

    def _head(self, legal: LegalNow, region: int, ground: str, theme: Theme, *, is_refused: bool) -> QWidget:
        names = legal.names
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 4)
        row.setSpacing(10)
        swatch = QLabel(objectName="swatch")
        swatch.setFixedSize(22, 22)
        swatch.setStyleSheet(ground)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(QLabel(names.region(region), objectName="card-title"))
        terrain = names.terrain(legal.names.board.terrain[region])
        standing = standing_words(names, legal.state, region)
        # The piece of a terrain has its name: it is not told twice.
        ice = tr("frozen") if region in frozen(legal.engine.rules, legal.state) else ""
        told = (terrain, ice, "" if standing.casefold() == terrain.casefold() else standing)
        text.addWidget(words(". ".join(part[:1].upper() + part[1:] for part in told if part), "caption"))
        row.addWidget(swatch, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(text, 1)
        if is_refused:
            row.addWidget(QLabel(tr("not allowed"), objectName="refused-chip"), 0, Qt.AlignmentFlag.AlignTop)
        return made

    def _way(self, legal: LegalNow, option: Option, theme: Theme, marks: Marks) -> list[QWidget]:
        """A way to take the region: heading with pill, ledger, faces."""
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 2, 0, 0)
        row.addWidget(words(option.heading or kind_words(option.kind), "card-heading"), 1)
        pill = pill_of(option)
        if pill is not None:
            row.addWidget(PillSign(pill, theme))
        rows: list[QWidget] = [head]
        ledger = legal.ledger(option)
        if ledger is not None:
            rows.append(ledger_rows(ledger, self._choose, marks))
        if option.faces:
            rows.append(self._faces(option, theme))
        return [*rows, *marks.links()]

    def _faces(self, option: Option, theme: Theme) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 2, 0, 0)
        won = sum(wins for _, wins in option.faces)
        row.addWidget(FacesSign(option.faces, theme))
        row.addWidget(words(tr("{} of {} faces").format(won, len(option.faces)), "card-heading"), 1)
        return made

    def _reason(self, reason: Reason, theme: Theme, *, is_brief: bool) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        sign = icon_label("severity_error", theme.error.icon, 16, theme.interface.panel)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(ClauseLink(reason.clause, self._choose, align=Qt.AlignmentFlag.AlignLeft))
        told = f"{reason.way}: {reason.text}" if reason.way else reason.text
        if is_brief:
            made.setToolTip(told)
        else:
            text.addWidget(words(told, "caption"))
        row.addLayout(text, 1)
        return made

    def _step(self, number: int, option: Option, theme: Theme) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(QLabel(str(number), objectName="step-number"))
        row.addWidget(words(f"{option.heading or kind_words(option.kind)}: {option.title}"), 1)
        pill = pill_of(option)
        if pill is not None:
            row.addWidget(PillSign(pill, theme))
        return made

    def _choose_dispute(self, dispute: Dispute) -> None:
        self.dispute_chosen.emit(dispute)

    def _choose(self, clause: ClauseRef) -> None:
        self.clause_chosen.emit(clause)


def ground_style(region: object, theme: Theme) -> str:
    colours = ground_colours(region, theme)  # type: ignore[arg-type]
    return f"background: {colours.fill}; border: 1px solid {colours.ink}; border-radius: 6px;"


def _free_spot(target: QRect, room: QRect, size: QSize) -> QPoint:
    """The spot beside the target with the least overlap, inside the room; right of it if possible."""
    middle = QPoint(target.center().x() - size.width() // 2, target.center().y() - size.height() // 2)
    spots = (
        QPoint(target.right() + _GAP, middle.y()),
        QPoint(target.left() - _GAP - size.width(), middle.y()),
        QPoint(middle.x(), target.bottom() + _GAP),
        QPoint(middle.x(), target.top() - _GAP - size.height()),
    )
    clamped = [_inside(spot, room, size) for spot in spots]

    def covered(spot: QPoint) -> int:
        overlap = QRect(spot, size).intersected(target)
        return max(0, overlap.width()) * max(0, overlap.height())

    return min(clamped, key=covered)


def _inside(spot: QPoint, room: QRect, size: QSize) -> QPoint:
    x = max(room.left() + _EDGE, min(spot.x(), room.right() - size.width() - _EDGE))
    y = max(room.top() + _EDGE, min(spot.y(), room.bottom() - size.height() - _EDGE))
    return QPoint(x, y)
