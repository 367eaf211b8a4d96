"""Fields for what is said along with a block, a condition or a count: a number, a word, several words, yes or no."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QSpinBox, QToolButton, QWidget

from core.rules.inventing.records import Argument
from core.rules.inventing.vocabulary import Parameter
from core.rules.wording import Kind
from editor.dialogs.fields import ChoiceBox, whole_number
from editor.words import tr
from sandbox.invent.shown_words import called, choices_for, shown


class ParameterField(QWidget):
    """One parameter. `changed` comes whenever another value is chosen."""

    changed = Signal()

    def __init__(self, parameter: Parameter, markers: Mapping[str, str]) -> None:
        super().__init__()
        self.parameter = parameter
        self._field = self._made(markers)
        self._field.setAccessibleName(shown(parameter.name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._field)

    def _made(self, markers: Mapping[str, str]) -> QWidget:
        parameter = self.parameter
        if parameter.kind is Kind.NUMBER:
            least, usual = parameter.least, parameter.default
            number = whole_number(least, parameter.most, usual if isinstance(usual, int) else max(1, least))
            number.setMinimumWidth(56)
            number.valueChanged.connect(self.changed)
            return number
        if parameter.kind is Kind.FLAG:
            flag = QCheckBox(shown(parameter.name), checked=bool(parameter.default))
            flag.toggled.connect(self.changed)
            return flag
        words = choices_for(parameter, markers)
        if parameter.is_many:
            several = SeveralWords(words)
            several.changed.connect(self.changed)
            return several
        choice = ChoiceBox()
        for word, name in words.items():
            choice.addItem(name, word)
        if isinstance(parameter.default, str):
            choice.setCurrentIndex(max(0, choice.findData(parameter.default)))
        choice.currentIndexChanged.connect(self.changed)
        return choice

    def value(self) -> Argument:
        field = self._field
        if isinstance(field, QSpinBox):
            return field.value()
        if isinstance(field, QCheckBox):
            return field.isChecked()
        if isinstance(field, SeveralWords):
            return field.chosen()
        assert isinstance(field, ChoiceBox)
        return str(field.currentData() or "")

    def set_value(self, value: Argument) -> None:
        field = self._field
        if isinstance(field, QSpinBox) and isinstance(value, int):
            field.setValue(value)
        elif isinstance(field, QCheckBox):
            field.setChecked(bool(value))
        elif isinstance(field, SeveralWords):
            field.choose(tuple(str(each) for each in value) if isinstance(value, tuple) else (str(value),))
        elif isinstance(field, ChoiceBox):
            if field.findData(value) < 0:
                field.addItem(called(self.parameter, str(value)), value)
            field.setCurrentIndex(field.findData(value))


class SeveralWords(QToolButton):
    """A button with a menu in which one or more words are ticked."""

    changed = Signal()

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(objectName="several", popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self._actions: dict[str, QAction] = {}
        for word, name in words.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.toggled.connect(self._tell)
            self._actions[word] = action
        self.setMenu(menu)
        self.choose(tuple(words)[:1])

    def chosen(self) -> tuple[str, ...]:
        return tuple(word for word, action in self._actions.items() if action.isChecked())

    def choose(self, words: tuple[str, ...]) -> None:
        for word, action in self._actions.items():
            action.blockSignals(True)
            action.setChecked(word in words)
            action.blockSignals(False)
        self._tell()

    def _tell(self) -> None:
        words = self.chosen()
        told = tr(" or ").join(self._actions[word].text() for word in words[:2])
        more = tr("{} and {} more").format(told, len(words) - 2) if len(words) > 2 else told
        self.setText(more or tr("Choose…"))
        self.changed.emit()
