"""Fields for a phrase: a word of the vocabulary from a drop-down, and below it what is said along with it."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.rules.inventing.form_words import CONDITIONS
from core.rules.inventing.records import Argument, Phrase
from core.rules.inventing.unit_sentences import clause_of
from core.rules.inventing.vocabulary import Role, Word, vocabulary
from core.rules.wording import Kind
from editor.canvas.taken_out import take_out
from editor.dialogs.fields import ChoiceBox
from editor.words import tr
from sandbox.invent.parameter_fields import ParameterField
from sandbox.invent.shown_words import NO_PIECES, shown


def offered(role: Role) -> list[Word]:
    """The words of a role that a form can fill in: not those that put other conditions together."""
    return [word for word in vocabulary(role).values() if not any(_is_nested(word, each) for each in word.parameters)]


def _is_nested(word: Word, parameter: object) -> bool:
    return word.role is not Role.EFFECT and parameter.kind in CONDITIONS and parameter.is_needed  # type: ignore[attr-defined]


class PhraseFields(QWidget):
    """`changed` comes whenever the phrase is another; `word_chosen` when its word is."""

    changed = Signal()
    word_chosen = Signal()

    def __init__(self, role: Role, markers: Mapping[str, str] = NO_PIECES) -> None:
        super().__init__()
        self.role, self._markers = role, markers
        self._kept: tuple[tuple[str, Argument], ...] = ()
        """What the phrase says that no field shows."""
        self.choice = ChoiceBox()
        self.choice.setAccessibleName(tr("Block") if role is Role.EFFECT else tr("Condition"))
        for word in offered(role):
            self.choice.addItem(shown(word.name), word.name)
            self.choice.setItemData(self.choice.count() - 1, tr(word.description), Qt.ItemDataRole.ToolTipRole)
        self.choice.currentIndexChanged.connect(self._choose)
        self.fields: list[ParameterField | CountFields] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.choice)
        column.addLayout(self._grid)
        self._fill()

    @property
    def word(self) -> Word:
        return vocabulary(self.role)[str(self.choice.currentData())]

    def _choose(self) -> None:
        self._kept = ()
        self._fill()
        self.word_chosen.emit()
        self.changed.emit()

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            take_out(item.widget())
        self.fields = []
        for parameter in self.word.parameters:
            if parameter.kind in CONDITIONS:
                continue
            is_count = parameter.kind is Kind.COUNT
            field = CountFields(parameter.name, self._markers) if is_count else ParameterField(parameter, self._markers)
            field.changed.connect(self.changed)
            row = len(self.fields)
            if parameter.kind is not Kind.FLAG:
                self._grid.addWidget(QLabel(shown(parameter.name), objectName="caption"), row, 0)
            self._grid.addWidget(field, row, 1)
            self.fields.append(field)
        self._grid.setColumnStretch(1, 1)

    def phrase(self) -> Phrase:
        """What is said, in the order of the parameters; what is as usual is left out."""
        said: dict[str, Argument] = dict(self._kept)
        for field in self.fields:
            if isinstance(field, CountFields):
                said[field.name] = field.value()
            elif field.value() != field.parameter.default:
                said[field.parameter.name] = field.value()
        ordered = tuple((each.name, said[each.name]) for each in self.word.parameters if each.name in said)
        return Phrase(self.word.name, ordered)

    def show_phrase(self, phrase: Phrase) -> None:
        index = self.choice.findData(phrase.word)
        if index < 0:
            self.choice.addItem(shown(phrase.word), phrase.word)
            index = self.choice.count() - 1
        self.choice.setCurrentIndex(index)
        told = set()
        for field in self.fields:
            name = field.name if isinstance(field, CountFields) else field.parameter.name
            told.add(name)
            if (value := phrase.given(name)) is not None:
                field.set_value(value)
        self._kept = tuple((name, value) for name, value in phrase.arguments if name not in told)
        self.changed.emit()


class CountFields(QWidget):
    """What is counted: a number, or something of the position."""

    changed = Signal()

    def __init__(self, name: str, markers: Mapping[str, str]) -> None:
        super().__init__()
        self.name = name
        self.phrase = PhraseFields(Role.COUNT, markers)
        self.phrase.choice.setAccessibleName(shown(name))
        self.phrase.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.phrase)

    def value(self) -> Argument:
        phrase = self.phrase.phrase()
        number = phrase.given("number")
        if phrase.word == "exactly":
            return number if isinstance(number, int) else 1
        return phrase

    def set_value(self, value: Argument) -> None:
        if isinstance(value, Phrase):
            self.phrase.show_phrase(value)
        elif isinstance(value, int):
            self.phrase.show_phrase(Phrase("exactly", (("number", value),)))


class ConditionRow(QFrame):
    """One condition, to be met or not. One that only a file can say is shown as a sentence."""

    changed = Signal()
    removed = Signal()

    def __init__(self, role: Role, markers: Mapping[str, str], phrase: Phrase | None = None) -> None:
        super().__init__(objectName="condition-row")
        self._role, self._markers = role, markers
        self._fixed = phrase if phrase is not None and not _can_be_shown(phrase, role) else None
        self.fields = PhraseFields(role, markers)
        self.holds = ChoiceBox()
        self.holds.setAccessibleName(tr("Holds or not"))
        self.holds.addItem(tr("if"), False)
        self.holds.addItem(tr("unless"), True)
        self.remove = QToolButton(text="✕", objectName="quiet")
        self.remove.setAccessibleName(tr("Remove the condition"))
        self.remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        if self._fixed is not None:
            row.addWidget(QLabel(clause_of(self._fixed, role, {}), wordWrap=True), 1)
        else:
            row.addWidget(self.holds, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self.fields, 1)
        row.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        if phrase is not None and self._fixed is None:
            self.fields.show_phrase(phrase)
            self.holds.setCurrentIndex(int(phrase.is_denied))
        self._show_denial()
        self.fields.word_chosen.connect(self._show_denial)
        self.fields.changed.connect(self.changed)
        self.holds.currentIndexChanged.connect(self.changed)

    def _show_denial(self) -> None:
        """Only a condition without parameters can be turned round; the others have a counterpart."""
        self.holds.setEnabled(not self.fields.word.parameters)
        if self.fields.word.parameters:
            self.holds.setCurrentIndex(0)

    def phrase(self) -> Phrase:
        if self._fixed is not None:
            return self._fixed
        said = self.fields.phrase()
        return Phrase(said.word, said.arguments, is_denied=bool(self.holds.currentData()))


def _can_be_shown(phrase: Phrase, role: Role) -> bool:
    return phrase.word in {word.name for word in offered(role)}
