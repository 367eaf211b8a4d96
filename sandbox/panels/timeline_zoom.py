"""How close the timeline is looked at. Far out, the steps of a turn fold to one chip."""

from dataclasses import dataclass

STEP, LEAST_STEP, MOST_STEP = 96, 28, 160
TURN, LEAST_TURN, MOST_TURN = 108, 44, 150


@dataclass(frozen=True, slots=True)
class Zoom:
    """The width of a column, and whether it holds a step or a whole turn."""

    width: int = STEP
    is_folded: bool = False

    def by(self, factor: float) -> "Zoom":
        """Closer or further away; turns fold and unfold on the way."""
        width = round(self.width * factor)
        if self.is_folded:
            return Zoom(max(LEAST_TURN, width), True) if width <= MOST_TURN else Zoom(LEAST_STEP)
        return Zoom(min(MOST_STEP, width)) if width >= LEAST_STEP else Zoom(TURN, True)

    def folded(self, is_folded: bool) -> "Zoom":
        """Turns or steps, as they are seen best."""
        if is_folded == self.is_folded:
            return self
        return Zoom(TURN, True) if is_folded else Zoom()
