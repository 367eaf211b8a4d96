"""A story as plain text: for terminals, for files beside pictures, and to be pasted into a letter."""

from collections.abc import Iterator

from core.rules.explanation import ExpectationNote, RefusalNote, Story, StoryStep
from core.rules.price_lines import Ledger
from core.rules.spoken_names import ClauseRef, Names, clause_sources, counted, text_of
from core.rules.state import GameState, Holding

_INDENT = "    "
_WIDTH = 52


def story_text(story: Story) -> str:
    """The whole story: every step with what changed, its prices, refusals and expectations, then the clauses used."""
    lines = [story.title or "Untitled scenario", *([story.note] if story.note else []), ""]
    for number, step in enumerate(story.steps):
        lines += [*step_lines(story, number, step), ""]
    lines += [_summary(story), "", "Clauses", *_clause_lines(story)]
    return "\n".join(lines).rstrip() + "\n"


def step_lines(story: Story, number: int, step: StoryStep) -> Iterator[str]:
    place = f" (line {step.line})" if step.line else ""
    yield f"{number:3}  Round {step.round}, {story.names.seat(step.seat)}: {step.title}{place}"
    if step.refusal is not None:
        yield f"{_INDENT} NOT ALLOWED{_remark(step.refusal)}"
        yield from _reasons(step.refusal)
    for line in step.changes:
        yield f"{_INDENT} {line.text:<{_WIDTH}}  {_cited(line.clause)}"
    for ledger in step.ledgers:
        yield from ledger_lines(ledger)
    if not number:
        yield from position_lines(story.names, step.after)
    for note in step.expectations:
        yield from _expectation_lines(note)


def position_lines(names: Names, state: GameState) -> Iterator[str]:
    """Who holds what, in words."""
    for index, seat in enumerate(state.seats):
        yield f"{_INDENT} {names.seat(index)}: {counted(seat.coins, 'coin')}"
        for race in reversed(seat.races()):
            holding = state.holding(race)
            yield f"{_INDENT}   {names.holding(holding)}, {_tokens(names, state, holding)}"
    pieces = [
        f"{names.piece(piece)}{f' × {number}' if number > 1 else ''} in {names.region(region)}"
        for region, ground in enumerate(state.grounds)
        for piece, number in ground.pieces
    ]
    if pieces:
        yield f"{_INDENT} Pieces: {', '.join(pieces)}"


def _tokens(names: Names, state: GameState, holding: Holding) -> str:
    stands = [
        f"{names.region(region)} {ground.tokens}"
        for region, ground in enumerate(state.grounds)
        if ground.race == holding.race
    ]
    hand = f"{holding.hand} in hand" if holding.active else ""
    return "; ".join(part for part in (hand, ", ".join(stands) or "no region") if part)


def ledger_lines(ledger: Ledger) -> Iterator[str]:
    """A number and, line by line, where it came from."""
    remark = f" ({ledger.remark})" if ledger.remark else ""
    yield f"{_INDENT} {ledger.heading}: {ledger.total_words}{remark}"
    for line in ledger.lines:
        amount = f"{line.amount}" if line.is_first else f"{line.amount:+d}"
        words = f"{amount:>4}  {line.what}"
        beaten = f", not counted: {_cited(line.beaten_by)}" if line.beaten_by is not None else ""
        yield f"{_INDENT} {words:<{_WIDTH}}  {_cited(line.clause)}{beaten}"


def _expectation_lines(note: ExpectationNote) -> Iterator[str]:
    mark = "met" if note.holds else "FAILED"
    yield f"{_INDENT} expected: {note.text} – {mark}{'' if note.holds else f', found {note.found}'}"
    if note.refusal is not None:
        yield from _reasons(note.refusal)
    if note.ledger is not None:
        yield from ledger_lines(note.ledger)


def _reasons(note: RefusalNote) -> Iterator[str]:
    for clause in note.clauses:
        yield f"{_INDENT}   because of {_cited(clause)}"


def _remark(note: RefusalNote) -> str:
    return f" ({note.remark})" if note.remark else ""


def _cited(clause: ClauseRef) -> str:
    return f"{clause.title} [{clause.id}]"


def _summary(story: Story) -> str:
    steps = counted(len(story.steps) - 1, "step")
    expected = sum(len(step.expectations) for step in story.steps)
    if not story.failures:
        return f"{steps}, {counted(expected, 'expectation')}, all as expected."
    return f"{steps}, {counted(expected, 'expectation')}, {counted(story.failures, 'failure')}."


def _clause_lines(story: Story) -> Iterator[str]:
    """Every clause that had a part, once, with its text and the headings of the books."""
    for clause in dict.fromkeys(clause for step in story.steps for clause in step.clauses()):
        yield f"  {_cited(clause)}"
        if text := text_of(clause):
            yield f"    {text}"
        books: dict[str, str] = {}
        for source in clause_sources(clause.id):
            books.setdefault(source.book, source.heading)
        if books:
            yield f"    Sources: {'; '.join(f'{book}: {heading}' for book, heading in books.items())}"
