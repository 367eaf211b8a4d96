"""What the tour of the map workspace says, and what it points at."""

from editor.editor_workspace import EditorWorkspace
from editor.tour import Stop
from editor.words import tr


def tour_stops(workspace: EditorWorkspace) -> tuple[Stop, ...]:
    return (
        Stop(
            tr("Draw and reshape"),
            tr(
                "The tools stand here. Take Draw (P) and click corners: points snap to borders, and a region drawn "
                "over others is trimmed to them. Shared borders move as one."
            ),
            lambda: workspace.rail,
        ),
        Stop(
            tr("Select, and see who borders whom"),
            tr(
                "Click a region: its neighbours light up with the length of each border. Name, terrain and symbols are "
                "in the panel at the right; the bottom panel tells what is wrong while you work."
            ),
            lambda: workspace.view,
            is_over=True,
        ),
        Stop(
            tr("Find any command"),
            tr(
                "Ctrl+Shift+P searches everything the program can do. Everything can be undone, and unsaved work is "
                "copied a moment after each change. F1 explains every tool and every finding."
            ),
            lambda: workspace.bar,
            is_over=True,
        ),
    )
