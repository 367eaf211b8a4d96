"""Where the board lies in the view: zoom and position as a value, with the arithmetic of zooming and fitting. No Qt."""

from dataclasses import dataclass

from core.picture.shapes import Spot

SMALLEST_ZOOM, LARGEST_ZOOM = 0.02, 40.0


@dataclass(frozen=True, slots=True)
class ViewPort:
    """`zoom` is view pixels per board unit; `left` and `top` say where the board's corner lies in the view."""

    zoom: float = 1.0
    left: float = 0.0
    top: float = 0.0

    def to_board(self, x: float, y: float) -> Spot:
        return (x - self.left) / self.zoom, (y - self.top) / self.zoom

    def to_view(self, x: float, y: float) -> Spot:
        return self.left + x * self.zoom, self.top + y * self.zoom

    def moved(self, dx: float, dy: float) -> "ViewPort":
        return ViewPort(self.zoom, self.left + dx, self.top + dy)

    def zoomed(self, factor: float, x: float, y: float) -> "ViewPort":
        """Zoomed so that the board's spot under the view's (x, y) stays there."""
        zoom = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, self.zoom * factor))
        board_x, board_y = self.to_board(x, y)
        return ViewPort(zoom, x - board_x * zoom, y - board_y * zoom)


def fitted(board: Spot, view: Spot, margin: float) -> ViewPort:
    """The whole board, centred, with a margin in view pixels around it."""
    room_x, room_y = max(1.0, view[0] - 2 * margin), max(1.0, view[1] - 2 * margin)
    zoom = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, min(room_x / board[0], room_y / board[1])))
    return ViewPort(zoom, (view[0] - board[0] * zoom) / 2, (view[1] - board[1] * zoom) / 2)
