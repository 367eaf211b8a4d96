"""A report holds every step with its reasons, needs nothing beside it, and lets no text become markup."""

import re
from xml.etree import ElementTree

import pytest

from core.files.fitted_map import fitted_map
from core.reports.html_report import html_report
from core.reports.markdown_report import markdown_report
from core.reports.story_report import ReportComparison, StoryReport, story_report
from core.rules.readings import compared
from core.rules.switches import Switches
from tests.core.rules.test_readings import LONE_ELF, Told


@pytest.fixture(scope="module")
def report() -> StoryReport:
    odd = LONE_ELF.replace("by replace", "by\0").replace("borders Mill", "borders Mill & <Tower>")
    odd = odd.replace("Mill = ", '"Mill & <Tower>" = ').replace(
        "conquer Mill by\0", "conquer Mill & <Tower> by replace"
    )
    told = Told(odd)
    usual, swedish = told(Switches()), told(Switches(edition="sw-sv"))
    model = fitted_map(usual.teller.opening.engine.rules.board)
    comparison = ReportComparison("Elf | or not?", ("usual", "sw-sv"), compared([usual, swedish]))
    return story_report("A <b>lone</b> Elf", "Said at the table.", "The usual readings.", usual, model,
                        comparisons=[comparison])  # fmt: skip


def test_every_step_is_there_with_its_reasons(report: StoryReport) -> None:
    text = html_report(report)
    assert [step.number for step in report.steps] == [0, 1]
    assert "1. Round" in text
    assert all(each.clause.title in text for each in report.clauses if "&" not in each.clause.title)
    assert "They part at step 1" in text


def test_a_page_needs_nothing_beside_it_and_runs_nothing(report: StoryReport) -> None:
    text = html_report(report)
    assert text.count("<svg") == 2
    assert not re.search(r"<script|<link|<img|src=|https?://(?!www\.w3\.org)", text)


def test_words_never_become_markup(report: StoryReport) -> None:
    text = html_report(report)
    assert "A <b>lone" not in text
    assert "&lt;Tower&gt;" in text
    for drawing in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(drawing)


def test_markdown_has_the_same_steps_and_whole_tables(report: StoryReport) -> None:
    text = markdown_report(report)
    assert text.count("## ") >= 4
    assert "data:image/svg+xml;base64," in text
    assert "Elf \\| or not?" in text
    tables = [line for line in text.splitlines() if line.startswith("| ")]
    assert all(line.endswith("|") for line in tables)
    assert "data:image" not in markdown_report(report, with_pictures=False)
