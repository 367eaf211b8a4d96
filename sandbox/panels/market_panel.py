"""The market: the combinations on offer with what they bring, what lies on them and what they cost.

Built from the column of the position: whatever race or power lies there is shown, by its icon or its letters.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.picture.game_layers import race_letters
from core.picture.icon_source import icon_names
from core.picture.palette import Theme
from core.rules.legal_now import LegalNow
from core.rules.market_offers import MarketOffer, market_offers
from editor.canvas.icon_pictures import icon_renderer
from editor.canvas.text_size import factor, keep_size, px
from editor.number_words import coins_counted, tokens_counted
from editor.words import tr
from sandbox.panels.step_rows import words
from sandbox.price_pills import Pill, paint_pill, pill_width

_ROW, _ICON, _POWER = 54, 30, 20
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class MarketCard(QAbstractButton):
    """One combination; it can be pressed while it may be picked."""

    def __init__(self, offer: MarketOffer, key: str, theme: Theme) -> None:
        super().__init__()
        self.offer, self._key, self._theme = offer, key, theme
        self.setEnabled(offer.option is not None)
        keep_size(self, height=_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        told = [offer.title, tokens_counted(offer.tokens), tr("costs {}").format(coins_counted(offer.price))]
        told += [tr("{} on it").format(coins_counted(offer.coins))] if offer.coins else []
        self.setAccessibleName(", ".join(told))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(240, px(_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ui = QPainter(self), self._theme.interface
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_hot = self.isEnabled() and (self.underMouse() or self.hasFocus())
        painter.setPen(QPen(QColor(ui.accent if is_hot else ui.edge if self.isEnabled() else ui.line), 1.2))
        painter.setBrush(QColor(ui.accent_soft if is_hot else ui.raised))
        painter.drawRoundedRect(room, 8, 8)
        middle = room.center().y()
        x = room.left() + 8
        if self._key:
            self._paint_key(painter, QRectF(x, middle - px(9), px(18), px(18)))
            x += px(24)
        self._paint_unit(painter, self.offer.race, QRectF(x, middle - _ICON / 2, _ICON, _ICON))
        if self.offer.power:
            power = QRectF(x + _ICON + 3, middle - _POWER / 2, _POWER, _POWER)
            self._paint_unit(painter, self.offer.power, power)
        right = self._paint_price(painter, room.right() - 8, middle)
        left = x + _ICON + _POWER + 10
        self._paint_words(painter, QRectF(left, room.top(), right - left, room.height()))
        painter.end()

    def _font(self, size: int, *, is_bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(px(size))
        font.setBold(is_bold)
        return font

    def _paint_key(self, painter: QPainter, room: QRectF) -> None:
        ui = self._theme.interface
        painter.setPen(QPen(QColor(ui.line), 1))
        painter.setBrush(QColor(ui.panel))
        painter.drawRoundedRect(room, 4, 4)
        painter.setFont(self._font(11))
        painter.setPen(QColor(ui.text2))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_unit(self, painter: QPainter, unit: str, room: QRectF) -> None:
        """Its icon, or the letters it goes by where nobody has drawn one."""
        ui, name = self._theme.interface, unit.replace(".", "_", 1)
        if name in icon_names():
            icon_renderer(name, ui.text, ui.raised).render(painter, room)
            return
        painter.setFont(self._font(round(room.height() * 0.5 / factor()), is_bold=True))
        painter.setPen(QColor(ui.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, race_letters(unit, {unit: self.offer.title}))

    def _paint_price(self, painter: QPainter, right: float, middle: float) -> float:
        """The price above, what lies on it below; where the words must end."""
        pill = Pill(self.offer.price, "thing_coin")
        width = pill_width(pill) * factor()
        has_coins = self.offer.coins > 0
        paint_pill(
            painter,
            pill,
            QPointF(right - width / 2, middle - (px(10) if has_coins else 0)),
            self._theme,
            scale=factor(),
        )
        if has_coins:
            painter.setFont(self._font(11, is_bold=True))
            painter.setPen(QColor(self._theme.warning.text))
            room = QRectF(right - px(60), middle + px(3), px(60), px(16))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, tr("+{} on it").format(self.offer.coins))
            width = max(width, painter.fontMetrics().horizontalAdvance(tr("+{} on it").format(self.offer.coins)))
        return right - width - 6

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        ui = self._theme.interface
        painter.setFont(self._font(12, is_bold=True))
        painter.setPen(QColor(ui.text if self.isEnabled() else ui.text2))
        metrics, width = painter.fontMetrics(), int(room.width())
        # A combination that is too long for one line stands in two: the power above its race.
        power, space, race = self.offer.title.rpartition(" ")
        is_long = bool(space) and metrics.horizontalAdvance(self.offer.title) > width
        lines = [power, race] if is_long else [self.offer.title]
        line = room.height() * (0.3 if is_long else 0.36)
        top = room.top() + (room.height() - line * (len(lines) + 1)) / 2
        for number, part in enumerate(lines):
            shown = metrics.elidedText(part, Qt.TextElideMode.ElideMiddle, width)
            painter.drawText(QRectF(room.left(), top + number * line, width, line), _MIDDLE, shown)
        below = QRectF(room.left(), top + len(lines) * line, width, line)
        painter.setFont(self._font(11))
        painter.setPen(QColor(ui.text2))
        painter.drawText(below, _MIDDLE, tokens_counted(self.offer.tokens))


class MarketPanel(QScrollArea):
    """`chosen` carries the Option of a combination that was picked; `is_wanted` says that one is to be picked now."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(objectName="step-scroll", widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Market"))
        self.cards: list[MarketCard] = []
        self.is_wanted = False
        self._shown: object = None

    def show_legal(self, legal: LegalNow, theme: Theme) -> None:
        offers, market = market_offers(legal), legal.state.market
        keys = [legal.keys.get(offer.option.action, "") if offer.option is not None else "" for offer in offers]
        self.is_wanted = any(offer.option is not None for offer in offers)
        shown = (offers, keys, theme.name, legal.names.language, len(market.banners), len(market.badges))
        if shown == self._shown:
            return
        self._shown = shown
        self.cards = [MarketCard(offer, key, theme) for offer, key in zip(offers, keys, strict=True)]
        page = QWidget(objectName="dock-page")
        column = QVBoxLayout(page)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(5)
        for card in self.cards:
            card.clicked.connect(lambda _checked=False, option=card.offer.option: self.chosen.emit(option))
            column.addWidget(card)
        column.addWidget(self._left(len(market.banners) + len(market.banners_below), len(market.badges)))
        for unit, reason in legal.engine.rules.left_out.items():
            column.addWidget(
                words(tr("Taken out before the game: {}, {}.").format(legal.names.unit(unit), reason), "caption")
            )
        column.addStretch(1)
        self.setWidget(page)

    def _left(self, banners: int, badges: int) -> QLabel:
        if not self.cards:
            return words(tr("No combination is on offer in this position."), "caption")
        return words(tr("{} races and {} powers are still face down.").format(banners, badges), "caption")
