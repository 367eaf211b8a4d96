"""Everything that stands on the screen told again in another language, without making a single widget anew.

A widget keeps what its fixed texts were in English, so that going back and forth loses nothing. Texts with values in
them are not fixed: whoever put them together does so again, in a method `tell_again`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from editor.words import tr


@dataclass(frozen=True, slots=True)
class Place:
    """A text of a widget: its name, what stands there, and how to put another there."""

    name: str
    text: str
    show: Callable[[str], object]


def retell(root: QWidget, english_of: dict[str, str]) -> None:
    """Say the fixed texts of a window in the language in force; `english_of` knows those of the language before."""
    everything = (root, *root.findChildren(QObject))
    for each in everything:
        for place in _places(each):
            if place.text:
                _say_again(each, place, english_of)
    for each in everything:
        tell_again = getattr(each, "tell_again", None)
        if tell_again is not None:
            tell_again()


def _say_again(owner: QObject, place: Place, english_of: dict[str, str]) -> None:
    english, shown = owner.property(f"english-{place.name}"), owner.property(f"shown-{place.name}")
    source = english if shown == place.text else english_of.get(place.text, place.text)
    said = tr(source)
    if said != source or shown == place.text:
        owner.setProperty(f"english-{place.name}", source)
        owner.setProperty(f"shown-{place.name}", said)
    if said != place.text:
        place.show(said)


def _places(each: QObject) -> Iterator[Place]:
    if isinstance(each, QAction):
        yield Place("text", each.text(), each.setText)
        yield Place("tip", each.toolTip(), each.setToolTip)
        return
    if not isinstance(each, QWidget):
        return
    yield Place("tip", each.toolTip(), each.setToolTip)
    yield Place("name", each.accessibleName(), each.setAccessibleName)
    yield Place("description", each.accessibleDescription(), each.setAccessibleDescription)
    if each.isWindow():
        yield Place("window", each.windowTitle(), each.setWindowTitle)
    yield from _own_places(each)


def _own_places(each: QWidget) -> Iterator[Place]:
    match each:
        case QToolButton() if each.defaultAction() is not None:
            return
        case QLabel() | QAbstractButton():
            yield Place("text", each.text(), each.setText)
        case QLineEdit():
            yield Place("placeholder", each.placeholderText(), each.setPlaceholderText)
        case QComboBox():
            yield Place("placeholder", each.placeholderText(), each.setPlaceholderText)
            for at in range(each.count()):
                yield Place(f"item-{at}", each.itemText(at), lambda text, at=at: each.setItemText(at, text))
        case QTabBar():
            for at in range(each.count()):
                yield Place(f"tab-{at}", each.tabText(at), lambda text, at=at: each.setTabText(at, text))
        case QGroupBox() | QMenu():
            yield Place("title", each.title(), each.setTitle)
        case QAbstractSpinBox():
            yield Place("special", each.specialValueText(), each.setSpecialValueText)
            if isinstance(each, QSpinBox) or hasattr(each, "suffix"):
                yield Place("suffix", each.suffix().strip(), lambda text: each.setSuffix(f" {text}"))
