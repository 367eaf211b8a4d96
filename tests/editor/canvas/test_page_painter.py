"""Printing at exact size, measured in the PDF itself."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter

from core.model.done_in_steps import at_once
from core.picture.board_picture import board_picture
from core.picture.options import PictureOptions
from core.picture.print_pages import Paper, PrintPlan, Turn, sheets_of
from core.picture.shapes import LayerName
from editor.canvas.page_painter import PagePainter, pages_pdf
from editor.canvas.picture_files import size_mm
from tests.core.picture.small_maps import four_corners
from tests.editor.pdf_geometry import page_segments, page_sizes

pytestmark = pytest.mark.usefixtures("qapp")
BLANK = PictureOptions(layers=frozenset({LayerName.BORDERS, LayerName.FRAME}))


def pdf(mm, plan):
    picture = board_picture(four_corners(mm=mm), BLANK)
    sheets = sheets_of(size_mm(picture), plan)
    return at_once(pages_pdf(picture, sheets)), sheets


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER, Paper.A3])
def test_the_hundred_millimetre_bar_measures_a_hundred_millimetres(paper):
    data, sheets = pdf(400, PrintPlan(paper=paper))
    pages = page_segments(data)
    assert len(pages) == len(sheets.pages)
    for lines in pages:
        # In the foot, level, and ending at the right margin: that is the bar.
        foot = [line for line in lines if min(line.y1, line.y2) > sheets.paper[1] - sheets.margin]
        level = [line for line in foot if abs(line.y1 - line.y2) < 0.01]
        end = sheets.paper[0] - sheets.margin
        bars = [line.length for line in level if abs(max(line.x1, line.x2) - end) < 0.5]
        assert bars == pytest.approx([100], abs=0.05)


def test_the_board_itself_is_drawn_at_its_printed_size():
    data, _ = pdf(150, PrintPlan(turn=Turn.UPRIGHT))
    (lines,) = page_segments(data)
    # Four corners meet in the middle of the board; its frame is 150 mm by 112.5 mm.
    assert max(line.length for line in lines if abs(line.y1 - line.y2) < 0.01) == pytest.approx(150, abs=0.05)
    assert max(line.length for line in lines if abs(line.x1 - line.x2) < 0.01) == pytest.approx(112.5, abs=0.05)


def test_pages_have_the_size_of_the_paper():
    data, sheets = pdf(400, PrintPlan(paper=Paper.A4))
    assert page_sizes(data) == [pytest.approx(sheets.paper, abs=0.4)] * len(sheets.pages)


def test_neighbouring_pages_show_the_same_strip_and_mark_its_middle():
    data, sheets = pdf(400, PrintPlan(turn=Turn.UPRIGHT, overlap=10))
    pages = page_segments(data)
    one, other = sheets.pages[0], sheets.pages[1]
    ticks = [sorted({round(s.x1, 1) for s in lines if _is_tick(s, sheets.pages[0].at[1])}) for lines in pages[:2]]
    on_board = [
        {round(x - page.at[0] + page.left, 1) for x in xs} for xs, page in zip(ticks, (one, other), strict=True)
    ]
    assert one.left + one.width - other.left == pytest.approx(10)
    middle = round(other.left + 5, 1)
    assert middle in on_board[0] & on_board[1]


def _is_tick(line, board_top):
    return abs(line.x1 - line.x2) < 0.01 and max(line.y1, line.y2) < board_top


class Listener(QPainter):
    """Paints as always, and remembers the texts."""

    def __init__(self, device):
        super().__init__(device)
        self.texts = []

    def drawText(self, *arguments):
        self.texts.append(arguments[-1])
        super().drawText(*arguments)


@pytest.mark.parametrize(("title", "shown"), [("Heron Marches", "Heron Marches · "), ("Long " * 60, "… · ")])
def test_the_foot_parts_the_title_from_the_page_and_cuts_only_the_title(title, shown):
    picture = board_picture(replace(four_corners(mm=400), title=title), BLANK)
    sheets = sheets_of(size_mm(picture), PrintPlan(turn=Turn.UPRIGHT))
    image = QImage(*(round(each * 4) for each in sheets.paper), QImage.Format.Format_RGB32)
    painter = Listener(image)
    PagePainter(picture, sheets).paint(painter, sheets.pages[0], 4)
    painter.end()
    foot = next(text for text in painter.texts if "page 1" in text)
    assert foot.endswith(f" · page 1 of {len(sheets.pages)} · row 1, column 1")
    assert shown.strip(" …") in foot
    assert ("…" in foot) == shown.startswith("…")


def test_the_painting_can_be_dropped_after_any_page():
    picture = board_picture(four_corners(mm=400), BLANK)
    steps = pages_pdf(picture, sheets_of(size_mm(picture), PrintPlan()))
    assert 0 < next(steps) < 1
    steps.close()
