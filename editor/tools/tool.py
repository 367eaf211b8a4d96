"""What a tool is, what it is told, and what it may use.

The canvas turns mouse and key events into calls of the active tool. A tool shows its gesture through
`document.preview` and `paint`, and ends it in exactly one `document.edit`.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.picture.palette import Theme
from editor.canvas.region_finder import RegionFinder
from editor.canvas.view_port import ViewPort
from editor.document.map_document import MapDocument
from editor.tools.pointer import Pointer
from editor.tools.pointer_snapping import PointerSnapping
from editor.words import tr


@dataclass(frozen=True, slots=True)
class ToolDesk:
    """What every tool works with."""

    document: MapDocument
    port: Callable[[], ViewPort]
    """How the board lies in the view just now."""
    theme: Callable[[], Theme]
    finder: Callable[[], RegionFinder]
    """Which region of the map shown lies where."""
    snapping: PointerSnapping
    """What the pointer snaps to, as the user has switched it."""
    repaint: Callable[[], None]
    """Paint the canvas anew: the tool's own marks have changed."""
    say: Callable[[str], None]
    """One sentence beside the canvas: what was done by itself, or why something cannot be done."""
    work: Callable[[str, Generator[float, None, Any], Callable[[Any], object]], None]
    """Do work that may take long in slices: words for it, its steps, and who gets what they return."""
    finish: Callable[[], None]
    """Go back to the select tool."""
    pick_up: Callable[[str], None]
    """Go on with the tool of this id."""


class Tool:
    """The base of all tools: does nothing. One instance each, kept while the window lives."""

    id = ""
    title = ""
    picture = ""
    """Name of the icon."""
    keys = ""
    """The shortcut that picks it up; more than one are parted by spaces."""
    about = ""
    """A few sentences for the help."""
    about_keys = ""
    """How it is used without a mouse, where that is not said above."""
    menu = "Region"
    """The menu its command stands in."""
    dims_others = False
    """Does everything but the selected regions and their neighbours stand back while it is in hand?"""
    opens_menu = False
    """Does the right button open the menu of commands for the regions selected?"""
    lights_hovered = False
    """Is the region under the pointer outlined?"""
    snaps = False
    """Does it snap? Then the option bar shows the switches for that."""
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: ToolDesk) -> None:
        self.desk = desk

    def hint(self) -> str:
        """One line for the status bar: what to do now."""
        return ""

    def options(self) -> QWidget | None:
        """Controls for the option bar, made once; None for no options."""
        return None

    def tell_again(self) -> None:
        """Options with names of things in them, in another language."""

    def activate(self) -> None:
        """It is picked up."""

    def deactivate(self) -> None:
        """It is put down; an unfinished gesture is cancelled."""
        self.cancel()

    def press(self, pointer: Pointer) -> None: ...

    def move(self, pointer: Pointer) -> None:
        """The pointer moved, with or without a button held."""

    def release(self, pointer: Pointer) -> None: ...

    def double_click(self, pointer: Pointer) -> None: ...

    def takes_key(self, event: QKeyEvent) -> bool:
        """Does the tool want this key now, although it is the shortcut of a command? Then `key_press` gets it."""
        return False

    def key_press(self, event: QKeyEvent) -> bool:
        """True if the key was meant for the tool."""
        return False

    def cancel(self) -> bool:
        """Give up the gesture (Esc); False if there was none."""
        return False

    def is_stroking(self) -> bool:
        """Does the button that is held do something that letting go will end? No command comes in between."""
        return False

    def may_take_back(self) -> bool:
        """Is there something inside the gesture that undo takes back?"""
        return False

    def may_bring_back(self) -> bool:
        return False

    def what_comes_back(self) -> str:
        """What `bring_back` returns, in a word or two."""
        return tr("Last point")

    def take_back(self) -> bool:
        """Undo inside the gesture (Ctrl+Z while drawing); False if there is nothing to take back."""
        return False

    def bring_back(self) -> bool:
        """Redo inside the gesture."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Marks of the gesture, in view pixels; `desk.port()` turns board units into them."""
