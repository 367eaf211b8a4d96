"""A board cut into sheets of paper."""

from itertools import pairwise

import pytest

from core.model.problems import RealmwrightError
from core.picture.print_pages import PAPER_MM, Paper, PrintPlan, Turn, sheets_of


def test_a_small_board_takes_one_page_in_its_middle():
    sheets = sheets_of((100, 80), PrintPlan(turn=Turn.UPRIGHT))
    (page,) = sheets.pages
    assert (page.left, page.top, page.width, page.height) == (0, 0, 100, 80)
    assert page.at == (55, 108.5)
    assert page.shares == frozenset()
    assert sheets.words() == "1 page"


def test_pages_cover_the_board_and_overlap_by_exactly_what_was_asked():
    plan = PrintPlan(overlap=12, turn=Turn.UPRIGHT)
    sheets = sheets_of((690, 500), plan)
    width, height = PAPER_MM[Paper.A4]
    rows = {}
    for page in sheets.pages:
        rows.setdefault(page.row, []).append(page)
        assert page.width <= width - 2 * plan.margin + 1e-9
        assert page.height <= height - 2 * plan.margin + 1e-9
    for row in rows.values():
        assert row[0].left == 0
        assert row[-1].left + row[-1].width == pytest.approx(690)
        for one, other in pairwise(row):
            assert one.left + one.width - other.left == pytest.approx(12)
    assert sheets.pages[-1].top + sheets.pages[-1].height == pytest.approx(500)
    assert sheets.words() == f"{len(sheets.pages)} pages, {sheets.columns} × {sheets.rows}"


def test_the_sheet_is_turned_where_that_saves_pages():
    upright = sheets_of((270, 180), PrintPlan(turn=Turn.UPRIGHT))
    fewest = sheets_of((270, 180), PrintPlan(turn=Turn.FEWEST))
    assert (len(upright.pages), len(fewest.pages)) == (2, 1)
    assert fewest.paper == (297, 210)
    assert len(sheets_of((270, 180), PrintPlan(turn=Turn.SIDEWAYS)).pages) == 1


def test_a_board_exactly_as_large_as_the_room_takes_one_page():
    assert len(sheets_of((186, 273), PrintPlan(turn=Turn.UPRIGHT)).pages) == 1
    assert len(sheets_of((186.1, 273), PrintPlan(turn=Turn.UPRIGHT)).pages) == 2


def test_sides_that_meet_another_page_are_named():
    sheets = sheets_of((500, 250), PrintPlan(turn=Turn.UPRIGHT))
    assert [sorted(page.shares) for page in sheets.pages] == [["right"], ["left", "right"], ["left"]]


def test_numbers_that_make_no_sense_are_refused_in_words():
    with pytest.raises(RealmwrightError, match="leave no room on A5"):
        sheets_of((500, 500), PrintPlan(paper=Paper.A5, margin=70))
    with pytest.raises(RealmwrightError, match="at most 400"):
        sheets_of((9000, 9000), PrintPlan(paper=Paper.A4))
