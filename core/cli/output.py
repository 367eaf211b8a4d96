"""How the commands talk: plain lines, tables, and one sentence for trouble."""

import sys
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table


def out(text: str) -> None:
    """Text on standard output, as it is: no colours, no wrapping, no markup."""
    sys.stdout.write(text + "\n")


def tell_trouble(trouble: Exception) -> None:
    """One line on standard error."""
    sys.stderr.write(f"realmwright: {' '.join(str(trouble).split())}\n")


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], *, stretch: int = -1) -> None:
    """A table on standard output; only the column `stretch` is wrapped to the width of the terminal."""
    grid = Table(box=SIMPLE, show_edge=False, pad_edge=False)
    for index, heading in enumerate(headings):
        grid.add_column(heading, no_wrap=index != stretch, overflow="fold")
    for row in rows:
        grid.add_row(*(_plain(cell) for cell in row))
    console = Console(file=sys.stdout, highlight=False, markup=False)
    # A pipe or a file has no width of its own; let the longest cell decide there.
    console.print(grid, soft_wrap=not console.is_terminal, width=None if console.is_terminal else 200)


def _plain(cell: object) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else str(cell)
