"""How much the copies (`use`) of a drawing add up to, told before anything is drawn.

A small file can ask for billions.
"""

import os
from dataclasses import dataclass

from core.files.importers.svg_document import Element, SvgDocument
from core.model.problems import UnusableFileError

MOST_COPIED = 200_000
DEEPEST_COPY = 20
UNSEEN = frozenset({"defs", "clipPath", "mask", "pattern", "marker", "symbol", "metadata", "style", "script"})
"""Elements whose inside is not drawn where it stands."""


def refuse_endless_copies(document: SvgDocument, path: str | os.PathLike[str]) -> None:
    """A drawing whose copies go round in a circle, lie too deep, or copy more elements than any board has."""
    _Counter(document, path).copies_in(0)


@dataclass(frozen=True, slots=True)
class _Copies:
    """What an element copies: how many elements are walked for it, and how many copies lie inside each other."""

    elements: int = 0
    deep: int = 0


class _Counter:
    """Looks at what each element copies once, however often it is copied itself."""

    def __init__(self, document: SvgDocument, path: str | os.PathLike[str]) -> None:
        self._document, self._path = document, path
        self._known: dict[int, _Copies] = {}

    def copies_in(self, place: int, depth: int = 0) -> _Copies:
        """The copies inside the element at `place`, which itself lies in `depth` copies."""
        if place in self._known:
            return self._known[place]
        elements, total, deep = self._document.elements, 0, 0
        number = place
        while number < elements[place].end:
            element = elements[number]
            number = element.end if element.tag in UNSEEN and number != place else number + 1
            target = self._document.places.get(element.reference()) if element.tag == "use" else None
            if target is None:
                continue
            if depth == DEEPEST_COPY:
                raise self._endless(element)
            inner = self.copies_in(target, depth + 1)
            total += elements[target].end - target + inner.elements
            deep = max(deep, 1 + inner.deep)
            if total > MOST_COPIED or deep > DEEPEST_COPY:
                raise self._endless(element)
        self._known[place] = _Copies(total, deep)
        return self._known[place]

    def _endless(self, element: Element) -> UnusableFileError:
        reason = "copies (use) go round in a circle, or there are too many of them"
        return UnusableFileError(self._path, reason, f"line {element.line}")
