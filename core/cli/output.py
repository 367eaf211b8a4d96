"""How the commands talk: plain lines, tables, and one sentence for trouble."""

import sys
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

GAP, LEAST = 3, 20
"""Between two columns, and for the column that is wrapped."""
_SIGNS = {n: 0x2400 + n for n in range(32) if n not in b"\t\n"} | {127: 0x2421} | dict.fromkeys(range(128, 160), 0xFFFD)
"""What is shown for what would command a terminal: the name of a region may hold anything."""
MANY = 2_000
"""Rows from which on a table is not fitted to the terminal; that would take minutes."""


def out(text: str) -> None:
    """Text on standard output, as it is: no colours, no wrapping, no markup."""
    sys.stdout.write((harmless(text) if sys.stdout.isatty() else text) + "\n")


def tell_trouble(trouble: object) -> None:
    """One line on standard error."""
    sys.stderr.write(f"realmwright: {harmless(' '.join(str(trouble).split()))}\n")


def harmless(text: str) -> str:
    """The text with signs in the place of what is no letter but moves or colours what a terminal shows."""
    return text.translate(_SIGNS)


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], *, stretch: int = -1) -> None:
    """A table on standard output; only the column `stretch` is wrapped to the width of the terminal.

    Where the others alone would not fit, all of them are wrapped: nothing is ever cut off.
    """
    cells = [[_plain(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(headings, *cells, strict=True)]
    if len(cells) > MANY:
        _plain_table(headings, cells, widths)
        return
    console = Console(file=sys.stdout, highlight=False, markup=False)
    # A pipe or a file has no width of its own; let the longest cells decide there.
    width = console.width if console.is_terminal else sum(widths) + GAP * len(widths)
    console = Console(file=sys.stdout, highlight=False, markup=False, width=width)
    rigid = sum(each + GAP for index, each in enumerate(widths) if index != stretch) + LEAST <= width
    grid = Table(box=SIMPLE, show_edge=False, pad_edge=False)
    for index, heading in enumerate(headings):
        grid.add_column(heading, no_wrap=(rigid or not console.is_terminal) and index != stretch, overflow="fold")
    for row in cells:
        grid.add_row(*row)
    console.print(grid)


def _plain_table(headings: Sequence[str], cells: Sequence[Sequence[str]], widths: Sequence[int]) -> None:
    """Columns side by side, however wide."""

    def line(row: Sequence[str]) -> str:
        return (" " * GAP).join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()

    out(line(headings))
    out("\u2500" * (sum(widths) + GAP * (len(widths) - 1)))
    for row in cells:
        out(line(row))


def _plain(cell: object) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else harmless(str(cell))
