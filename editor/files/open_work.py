"""What is open in a workspace and would be lost if nobody kept it: a map being drawn, a story being told. No Qt."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

Written = Callable[[], bytes]
"""Makes the bytes of work as it was at one moment; it may be asked beside the window's own work."""


class OpenWork(Protocol):
    @property
    def path(self) -> Path | None:
        """Its file; None for work never saved."""

    @property
    def title(self) -> str: ...

    @property
    def is_changed(self) -> bool:
        """Does it differ from its file?"""

    @property
    def folder(self) -> Path | None:
        """Where what belongs to work without a file lies."""

    def written(self) -> Written:
        """The work as it is now; it is a value, so it may change meanwhile."""

    def mark_unsaved(self) -> None:
        """It is in no file as it stands."""
