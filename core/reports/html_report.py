"""A report as one HTML file that needs nothing else: no scripts, no links out, the boards drawn inside."""

from collections.abc import Iterator
from html import escape

from core.reports.story_report import ReportComparison, ReportStep, StoryReport, ledger_rows
from core.rules.price_lines import Ledger
from core.rules.spoken_names import ClauseRef

_STYLE = """
body{font:15px/1.45 system-ui,sans-serif;color:#24221e;background:#f3f2ee;max-width:60rem;
margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin:2rem 0 .4rem}section{background:#fff;border:1px solid #dad6cc;
border-radius:10px;padding:.2rem 1rem 1rem;margin:1rem 0}svg{width:100%;height:auto;max-height:32rem;display:block;
margin:.6rem 0}table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.15rem .6rem;
text-align:left;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}tr.total td{border-top:1px solid #85807a;font-weight:bold}
.c{color:#2f3ea8}.no{color:#9f1d20;font-weight:bold}.ok{color:#0b6e5c}.small{color:#5a564e;font-size:.85rem}
tr.differs td{font-weight:bold}ul{padding-left:1.2rem}
"""


def html_report(report: StoryReport) -> str:
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        f"<title>{escape(report.title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(report.title)}</h1>",
        f"<p>{escape(report.note)}</p>" if report.note else "",
        f'<p class="small">{escape(report.readings)}</p>',
        *(line for comparison in report.comparisons for line in _comparison(comparison)),
        *(line for step in report.steps for line in _step(step)),
        *_clauses(report),
        '<p class="small">Written by Realmwright, an unofficial tool. Names of games belong to their owners.</p>',
        "</body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _step(step: ReportStep) -> Iterator[str]:
    yield f'<section id="step-{step.number}"><h2>{step.number}. {escape(step.heading)}</h2>'
    if step.verdict:
        yield f'<p class="no">{escape(step.verdict)}</p><ul>'
        yield from (f"<li>{_cited(clause)}</li>" for clause in step.reasons)
        yield "</ul>"
    if step.picture:
        # The drawing stands in the page itself; what declares it as a file of its own goes.
        yield step.picture[step.picture.index("<svg") :].rstrip()
    if step.changes:
        yield "<ul>"
        yield from (f"<li>{escape(text)} {_cited(clause)}</li>" for text, clause in step.changes)
        yield "</ul>"
    for ledger in step.ledgers:
        yield from _ledger(ledger)
    for text, holds, found in step.expectations:
        mark = '<span class="ok">as expected</span>' if holds else f'<span class="no">found {escape(found)}</span>'
        yield f'<p class="small">Expected: {escape(text)} – {mark}</p>'
    yield "</section>"


def _ledger(ledger: Ledger) -> Iterator[str]:
    yield f"<table><tr><th></th><th>{escape(ledger.heading)}</th><th></th></tr>"
    for amount, what, clause in ledger_rows(ledger):
        yield f'<tr><td class="n">{amount}</td><td>{escape(what)}</td><td class="c">{escape(clause)}</td></tr>'
    words = escape(f"{ledger.measure}s{f', {ledger.remark}' if ledger.remark else ''}")
    yield f'<tr class="total"><td class="n">{ledger.total}</td><td>{words}</td><td></td></tr></table>'


def _comparison(given: ReportComparison) -> Iterator[str]:
    yield f"<section><h2>{escape(given.question)}</h2>"
    where = given.comparison
    yield f"<p>{_parting(where.at)}{escape(where.title)}</p>"
    yield "<table><tr><th></th>" + "".join(f"<th>{escape(each)}</th>" for each in given.columns) + "<th></th></tr>"
    for row in where.rows:
        cells = "".join(f"<td>{escape(value)}</td>" for value in row.values)
        sign = "≠" if row.differs else "="
        kind = ' class="differs"' if row.differs else ""
        yield f"<tr{kind}><td>{escape(row.what)}</td>{cells}<td>{sign}</td></tr>"
    yield "</table></section>"


def _parting(at: int | None) -> str:
    return "The readings never part. " if at is None else f"They part at step {at}: "


def _clauses(report: StoryReport) -> Iterator[str]:
    yield "<section><h2>The clauses</h2>"
    for each in report.clauses:
        books = "; ".join(f"{book}: {heading}" for book, heading in each.sources)
        yield f"<p><b>{escape(each.clause.title)}</b> {_id(each.clause)}<br>{escape(each.text)}"
        yield f'<br><span class="small">{escape(books)}</span></p>' if books else "</p>"
    yield "</section>"


def _cited(clause: ClauseRef) -> str:
    return f'<span class="c">{escape(clause.title)}</span>'


def _id(clause: ClauseRef) -> str:
    return f'<span class="small">{escape(clause.id)}</span>'
