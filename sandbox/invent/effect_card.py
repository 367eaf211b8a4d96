"""One effect of an invented unit on a card: its block, where and when it speaks, and whether in decline."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from core.rules.inventing.form_words import CONDITIONS
from core.rules.inventing.records import InventedEffect, Phrase
from core.rules.inventing.vocabulary import Role
from core.rules.wording import Kind
from editor.canvas.taken_out import take_out
from editor.dialogs.fields import ChoiceBox
from editor.words import tr
from sandbox.invent.phrase_fields import ConditionRow, PhraseFields

SPEAKS: tuple[tuple[bool | None, bool | None], ...] = ((None, None), (None, True), (False, True))
"""(active, in decline) for the three ways an effect can go on."""


class Conditions(QWidget):
    """All conditions of one kind. `add_button` adds another; it stands where the card wants it."""

    changed = Signal()

    def __init__(self, role: Role, title: str, markers: Mapping[str, str]) -> None:
        super().__init__()
        self._role, self._markers = role, markers
        self.rows: list[ConditionRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.add_button = QPushButton(title, autoDefault=False, objectName="quiet")
        self.add_button.clicked.connect(lambda _checked=False: self.add())
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._column)

    def add(self, phrase: Phrase | None = None) -> ConditionRow:
        row = ConditionRow(self._role, self._markers, phrase)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._column.addWidget(row)
        self.changed.emit()
        return row

    def _remove(self, row: ConditionRow) -> None:
        self.rows.remove(row)
        take_out(row)
        self.changed.emit()

    def phrases(self) -> tuple[Phrase, ...]:
        found = {phrase.word: phrase for phrase in (row.phrase() for row in self.rows)}
        return tuple(found.values())


class EffectCard(QFrame):
    changed = Signal()
    removed = Signal()

    def __init__(self, markers: Mapping[str, str], effect: InventedEffect | None = None) -> None:
        super().__init__(objectName="card")
        self._origin = effect
        self.block = PhraseFields(Role.EFFECT, markers)
        self.where = Conditions(Role.WHERE, tr("+ Where…"), markers)
        self.when = Conditions(Role.WHEN, tr("+ When…"), markers)
        self.speaks = ChoiceBox()
        self.speaks.setAccessibleName(tr("Active or in decline"))
        for text in (tr("while the race is active"), tr("active and in decline"), tr("only in decline")):
            self.speaks.addItem(text)
        self.about = QLabel(objectName="caption", wordWrap=True)
        self.remove = QToolButton(text="✕", objectName="quiet")
        self.remove.setAccessibleName(tr("Remove the effect"))
        self.remove.clicked.connect(self.removed)
        self._lay_out()
        if effect is not None:
            self._show(effect)
        self._fit_to_block()
        self.block.word_chosen.connect(self._fit_to_block)
        for part in (self.block, self.where, self.when):
            part.changed.connect(self.changed)
        self.speaks.currentIndexChanged.connect(self.changed)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.block, 1)
        head.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        column.addLayout(head)
        for part in (self.about, self.where, self.when):
            column.addWidget(part)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        for part in (self.where.add_button, self.when.add_button):
            foot.addWidget(part)
        foot.addStretch(1)
        foot.addWidget(self.speaks)
        column.addLayout(foot)

    def _show(self, effect: InventedEffect) -> None:
        self.block.show_phrase(effect.block)
        own = effect.block.given("where")
        for phrase in (*effect.where, *(own if isinstance(own, tuple) else ())):
            if isinstance(phrase, Phrase):
                self.where.add(phrase)
        for phrase in effect.when:
            self.when.add(phrase)
        ways = [each for each in SPEAKS if each == (effect.active, effect.in_decline)]
        self.speaks.setCurrentIndex(SPEAKS.index(ways[0]) if ways else 0)

    def _fit_to_block(self) -> None:
        """A block says itself whether it can be limited to regions or circumstances."""
        word = self.block.word
        self.about.setText(tr(word.description))
        for part, is_asked in ((self.where, self._wants_region() or word.asks is Kind.WHERE), (self.when, word.asks)):
            part.setVisible(bool(is_asked))
            part.add_button.setVisible(bool(is_asked))

    def _wants_region(self) -> bool:
        return any(each.kind in CONDITIONS for each in self.block.word.parameters)

    def effect(self) -> InventedEffect:
        word, said = self.block.word, self.block.phrase()
        where = self.where.phrases()
        if self._wants_region():
            others = tuple(pair for pair in said.arguments if pair[0] != "where")
            said, where = Phrase(said.word, ((("where", where),) if where else ()) + others), ()
        active, in_decline = SPEAKS[self.speaks.currentIndex()]
        origin = self._origin if self._origin is not None and self._origin.block.word == word.name else None
        made = InventedEffect(
            said,
            origin.clause if origin is not None else "",
            where if word.asks is Kind.WHERE else (),
            self.when.phrases() if word.asks is not None else (),
            active,
            in_decline,
            origin.reading if origin is not None else None,
        )
        # Its inventor's own words hold as long as nothing was changed.
        return origin if origin is not None and made == replace(origin, text="") else made
