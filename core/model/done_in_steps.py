"""Work in steps that say how much is done, so that a window lives meanwhile; here it is done in one go instead."""

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")


def at_once(steps: Generator[float, None, Found]) -> Found:
    """What the steps return, without a pause between them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found
