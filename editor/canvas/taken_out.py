"""Taking a widget that is shown out of its parent, for good."""

from PySide6.QtWidgets import QWidget


def take_out(widget: QWidget) -> None:
    """Gone at once, deleted later. It keeps its parent: without one it would be a window for a moment, with the keys.

    It is hidden outright, because its layout may still be about to show it.
    """
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()
