"""A told step as plain data, for `explain --json`."""

from typing import Any

from core.rules.explanation import ExpectationNote, RefusalNote, StoryStep
from core.rules.price_lines import Ledger
from core.rules.spoken_names import ClauseRef


def step_json(step: StoryStep, seat: str) -> dict[str, Any]:
    """What was done, what it changed, how its prices came about, why it was refused, what was expected of it."""
    return {
        "title": step.title,
        "round": step.round,
        "turn": seat,
        "line": step.line,
        "changes": [{"text": line.text, "clause": line.clause.id} for line in step.changes],
        "ledgers": [ledger_json(each) for each in step.ledgers],
        "refused": _refusal(step.refusal),
        "expectations": [_expectation(each) for each in step.expectations],
    }


def ledger_json(ledger: Ledger) -> dict[str, Any]:
    """A number with the lines that add up to it."""
    rows = [
        {"amount": line.amount, "what": line.what, "clause": line.clause.id, "beaten_by": _id(line.beaten_by)}
        for line in ledger.lines
    ]
    heads = {"heading": ledger.heading, "total": ledger.total, "measure": ledger.measure, "remark": ledger.remark}
    return heads | {"lines": rows}


def _refusal(note: RefusalNote | None) -> dict[str, Any] | None:
    if note is None:
        return None
    return {"because": [{"clause": each.id, "title": each.title} for each in note.clauses], "remark": note.remark}


def _expectation(note: ExpectationNote) -> dict[str, Any]:
    ledger = ledger_json(note.ledger) if note.ledger is not None else None
    row = {"text": note.text, "line": note.line, "holds": note.holds, "found": note.found}
    return row | {"refused": _refusal(note.refusal), "ledger": ledger}


def _id(clause: ClauseRef | None) -> str | None:
    return clause.id if clause is not None else None
