"""A board on sheets of paper at its exact size: which piece of it lies on which page, with overlap and marks.

All lengths are millimetres. Pages are numbered by rows; nothing is drawn here.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from core.model.problems import RealmwrightError
from core.model.sentences import said_n

MOST_PAGES = 400
BAR_MM = 100.0
"""Length of the bar on every page that is wide enough, for checking the printer with a ruler."""


class Paper(StrEnum):
    A5 = "A5"
    A4 = "A4"
    A3 = "A3"
    A2 = "A2"
    A1 = "A1"
    A0 = "A0"
    LETTER = "Letter"
    LEGAL = "Legal"
    TABLOID = "Tabloid"


PAPER_MM = {
    Paper.A5: (148.0, 210.0), Paper.A4: (210.0, 297.0), Paper.A3: (297.0, 420.0), Paper.A2: (420.0, 594.0),
    Paper.A1: (594.0, 841.0), Paper.A0: (841.0, 1189.0), Paper.LETTER: (215.9, 279.4), Paper.LEGAL: (215.9, 355.6),
    Paper.TABLOID: (279.4, 431.8),
}  # fmt: skip
"""Width and height, upright."""


class Turn(StrEnum):
    UPRIGHT = "upright"
    SIDEWAYS = "sideways"
    FEWEST = "fewest"
    """Whichever needs fewer pages."""


@dataclass(frozen=True, slots=True)
class PrintPlan:
    """What the user chooses."""

    paper: Paper = Paper.A4
    turn: Turn = Turn.FEWEST
    margin: float = 12.0
    """Left free on every side: printers cannot print there, and the marks need the room."""
    overlap: float = 10.0
    """What neighbouring pages both show, for gluing."""


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet: the piece of the board on it, and where on the sheet that piece lies."""

    row: int
    column: int
    left: float
    top: float
    width: float
    height: float
    """The piece, in millimetres of the board."""
    at: tuple[float, float]
    """Its upper left corner on the sheet."""
    shares: frozenset[str]
    """Sides on which the next page shows the overlap too: left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """All pages of a print."""

    paper: tuple[float, float]
    """Width and height of a sheet as it is used."""
    margin: float
    overlap: float
    rows: int
    columns: int
    pages: tuple[Page, ...]

    def words(self) -> str:
        count = len(self.pages)
        return said_n("{} page", "{} pages, {} × {}", count, count, self.columns, self.rows)


def sheets_of(board: tuple[float, float], plan: PrintPlan) -> Sheets:
    """The pages a board of this size needs; a RealmwrightError where the numbers make no sense."""
    upright = PAPER_MM[plan.paper]
    ways = [upright, (upright[1], upright[0])]
    if plan.turn is not Turn.FEWEST:
        ways = [ways[plan.turn is Turn.SIDEWAYS]]
    return min((_tiled(board, paper, plan) for paper in ways), key=lambda sheets: len(sheets.pages))


def _tiled(board: tuple[float, float], paper: tuple[float, float], plan: PrintPlan) -> Sheets:
    columns, width = _cut(board[0], paper[0], plan)
    rows, height = _cut(board[1], paper[1], plan)
    if columns * rows > MOST_PAGES:
        raise RealmwrightError(f"That would be {columns * rows} pages; at most {MOST_PAGES} are printed.")
    pages = tuple(
        Page(
            row=row,
            column=column,
            left=column * (width - plan.overlap),
            top=row * (height - plan.overlap),
            width=width,
            height=height,
            at=((paper[0] - width) / 2, (paper[1] - height) / 2),
            shares=_shared_sides(row, column, rows, columns),
        )
        for row in range(rows)
        for column in range(columns)
    )
    return Sheets(paper, plan.margin, plan.overlap, rows, columns, pages)


def _cut(length: float, sheet: float, plan: PrintPlan) -> tuple[int, float]:
    """Into how many pieces a side is cut, and how long each is, overlaps included; all are equally long."""
    room = sheet - 2 * plan.margin
    if room <= plan.overlap or room <= 20:
        raise RealmwrightError(
            f"Margins of {plan.margin:g} mm and an overlap of {plan.overlap:g} mm leave no room on {plan.paper.value}."
        )
    if length <= room:
        return 1, length
    count = ceil((length - plan.overlap) / (room - plan.overlap) - 1e-9)
    return count, (length + (count - 1) * plan.overlap) / count


def _shared_sides(row: int, column: int, rows: int, columns: int) -> frozenset[str]:
    sides = (("left", column > 0), ("right", column < columns - 1), ("top", row > 0), ("bottom", row < rows - 1))
    return frozenset(side for side, is_shared in sides if is_shared)
