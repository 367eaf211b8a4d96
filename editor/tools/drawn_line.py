"""A line being drawn point by point, with undo and redo inside it. No Qt."""

from core.geometry.border_ways import Path
from core.model.values import Point


class DrawnLine:
    """Each click adds a piece: one point, or a whole way along a border. Pieces are taken back one by one."""

    def __init__(self) -> None:
        self._pieces: list[Path] = []
        self._taken_back: list[Path] = []
        self._given_up: tuple[Path, ...] = ()

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(point for piece in self._pieces for point in piece)

    @property
    def last(self) -> Point | None:
        return self._pieces[-1][-1] if self._pieces else None

    @property
    def has_taken_back(self) -> bool:
        """Are there pieces that could be brought back?"""
        return bool(self._taken_back or self._given_up)

    @property
    def is_given_up(self) -> bool:
        """Was the whole line put aside, and may come back?"""
        return bool(self._given_up)

    def __bool__(self) -> bool:
        return bool(self._pieces)

    def add(self, *points: Point) -> bool:
        """Add points in one piece; those that only repeat the last one are left out. False if none is left."""
        fresh: list[Point] = []
        for point in points:
            if point != (fresh[-1] if fresh else self.last):
                fresh.append(point)
        if fresh:
            self._pieces.append(tuple(fresh))
            self._taken_back.clear()
            self._given_up = ()
        return bool(fresh)

    def take_back(self) -> bool:
        if self._pieces:
            self._taken_back.append(self._pieces.pop())
            return True
        return False

    def bring_back(self) -> bool:
        if self._taken_back:
            self._pieces.append(self._taken_back.pop())
            return True
        if self._given_up:
            self._pieces, self._given_up = list(self._given_up), ()
            return True
        return False

    def give_up(self) -> None:
        """Put the whole line aside; it can be brought back until another one is begun."""
        if self._pieces:
            self._given_up = tuple(self._pieces)
            self._pieces.clear()
            self._taken_back.clear()

    def forget_given_up(self) -> None:
        self._given_up = ()

    def clear(self) -> None:
        self._pieces.clear()
        self._taken_back.clear()
        self._given_up = ()
