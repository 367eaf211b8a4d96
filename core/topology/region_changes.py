"""What an edit changed among the regions of a map, found by identity: an edit keeps the records it leaves alone."""

from collections.abc import Callable
from typing import Any

from core.model.region import Region


def differing(old: tuple[Region, ...], new: tuple[Region, ...]) -> list[int] | None:
    """The numbers of regions that are other records now; None if regions came, went or changed places."""
    if old is new:
        return []
    if len(old) != len(new):
        return None
    found = [number for number, (was, now) in enumerate(zip(old, new, strict=True)) if was is not now]
    return found if all(old[number].id == new[number].id for number in found) else None


class Version:
    """An object that stays the same one while some member of every region stays equal."""

    def __init__(self, told: Callable[[Region], Any]) -> None:
        self._told = told
        self._regions: tuple[Region, ...] = ()
        self._now = object()

    def of(self, regions: tuple[Region, ...]) -> object:
        changed, told = differing(self._regions, regions), self._told
        if changed is None or any(told(self._regions[number]) != told(regions[number]) for number in changed):
            self._now = object()
        self._regions = regions
        return self._now
