"""A report as one Markdown text; boards are pictures inside it, so that it can be sent and pasted alone."""

import base64
from collections.abc import Iterator

from core.reports.story_report import ReportComparison, ReportStep, StoryReport, ledger_rows
from core.rules.price_lines import Ledger


def markdown_report(report: StoryReport, *, with_pictures: bool = True) -> str:
    lines = [f"# {_plain(report.title)}", "", *([_plain(report.note), ""] if report.note else [])]
    lines += [f"_{_plain(report.readings)}_", ""]
    for comparison in report.comparisons:
        lines += _comparison(comparison)
    for step in report.steps:
        lines += _step(step, with_pictures=with_pictures)
    lines += ["## The clauses", ""]
    for each in report.clauses:
        books = "; ".join(f"{book}: {heading}" for book, heading in each.sources)
        lines.append(f"- **{_plain(each.clause.title)}** (`{each.clause.id}`): {_plain(each.text)}")
        if books:
            lines.append(f"  ({_plain(books)})")
    return "\n".join(lines).rstrip() + "\n"


def _plain(text: str) -> str:
    """Words that Markdown shall not take for signs."""
    return " ".join("".join(f"\\{sign}" if sign in "\\`*_[]<>|#" else sign for sign in text).split())


def _step(step: ReportStep, *, with_pictures: bool) -> Iterator[str]:
    yield f"## {step.number}. {_plain(step.heading)}"
    yield ""
    if step.verdict:
        yield f"**{_plain(step.verdict)}**"
        yield ""
        yield from (f"- {_plain(clause.title)} (`{clause.id}`)" for clause in step.reasons)
        yield ""
    if step.picture and with_pictures:
        data = base64.b64encode(step.picture.encode("utf-8")).decode("ascii")
        yield f"![The board after step {step.number}](data:image/svg+xml;base64,{data})"
        yield ""
    if step.changes:
        yield from (f"- {_plain(text)} _{_plain(clause.title)}_" for text, clause in step.changes)
        yield ""
    for ledger in step.ledgers:
        yield from _ledger(ledger)
    for text, holds, found in step.expectations:
        yield f"- expected: {_plain(text)} – {'as expected' if holds else f'**found {_plain(found)}**'}"
    if step.expectations:
        yield ""


def _ledger(ledger: Ledger) -> Iterator[str]:
    yield f"| | {_plain(ledger.heading)} | |"
    yield "|--:|:--|:--|"
    yield from (f"| {amount} | {_plain(what)} | {_plain(clause)} |" for amount, what, clause in ledger_rows(ledger))
    remark = f", {ledger.remark}" if ledger.remark else ""
    yield f"| **{ledger.total}** | **{_plain(ledger.measure)}s{_plain(remark)}** | |"
    yield ""


def _comparison(given: ReportComparison) -> Iterator[str]:
    yield f"## {_plain(given.question)}"
    yield ""
    at = given.comparison.at
    where = "The readings never part." if at is None else f"They part at step {at}:"
    yield f"{where} {_plain(given.comparison.title)}"
    yield ""
    yield "| | " + " | ".join(_plain(each) for each in given.columns) + " | |"
    yield "|:--|" + ":--|" * (len(given.columns) + 1)
    for row in given.comparison.rows:
        cells = " | ".join(_plain(value) for value in row.values)
        yield f"| {_plain(row.what)} | {cells} | {'≠' if row.differs else '='} |"
    yield ""
