"""Which regions are suspected to overlap, kept up to date: who suspects whom, and what hangs together."""

from collections.abc import Iterable

Pair = tuple[int, int]


class Suspicions:
    """For each region the others it was found to run into, lie in or coincide with."""

    def __init__(self) -> None:
        self._found: dict[int, frozenset[int]] = {}
        self._mentions: dict[int, set[int]] = {}

    def put(self, slot: int, others: Iterable[int]) -> set[int]:
        """Replace what was found for one region; returns the regions for which that makes a difference."""
        new, old = frozenset(others), self._found.get(slot, frozenset())
        if new == old:
            return set()
        for other in old - new:
            self._mentions[other].discard(slot)
        for other in new - old:
            self._mentions.setdefault(other, set()).add(slot)
        self._found[slot] = new
        return {slot, *(old ^ new)}

    def beside(self, slot: int) -> set[int]:
        """All that suspect a region or are suspected by it."""
        return self._mentions.get(slot, set()) | self._found.get(slot, frozenset())

    def connected(self, slots: Iterable[int]) -> set[int]:
        """All regions that hang together with the given ones by suspicions."""
        reached, waiting = set(slots), list(slots)
        while waiting:
            for other in self.beside(waiting.pop()):
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return reached

    def pairs_in(self, slots: Iterable[int]) -> list[Pair]:
        """All suspected pairs of the given regions, each once, ascending."""
        return sorted({(min(slot, other), max(slot, other)) for slot in slots for other in self.beside(slot)})
