"""One story under several readings of the rules: which disputes touch it, where they part, and what is different.

Works on told paths (core.rules.telling), so that a price, a refusal and an expectation count as well as a position.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from core.model.problems import RealmwrightError
from core.rules.clause_records import Dispute
from core.rules.explanation import StoryStep
from core.rules.rulings import disputes_of
from core.rules.spoken_names import Names
from core.rules.standing_rows import ComparedRow, hidden_rows, standings
from core.rules.switches import Switches
from core.rules.telling import Telling


@dataclass(frozen=True, slots=True)
class Comparison:
    """Readings side by side. `at` is the first step at which one parts from the first; None if none does."""

    at: int | None
    title: str
    """What was done there."""
    rows: tuple[ComparedRow, ...]


@dataclass(frozen=True, slots=True)
class Touched:
    """A dispute that makes a difference to a story: under which options, and from which step on."""

    dispute: Dispute
    in_force: str
    partings: tuple[tuple[str, int], ...]
    """(option, first step that parts)"""

    @property
    def at(self) -> int:
        return min(at for _, at in self.partings)


def bare(dispute: Dispute) -> str:
    """The name by which switches know a dispute."""
    return dispute.id.rpartition("dispute.")[2]


def ruled_otherwise(switches: Switches, dispute: Dispute, option: str) -> Switches:
    """The same readings but for one dispute."""
    others = {
        name: value for name, value in switches.rulings.items() if name.rpartition("dispute.")[2] != bare(dispute)
    }
    return replace(switches, rulings={**others, bare(dispute): option})


def first_parting(one: Telling, other: Telling) -> int | None:
    """The first step that is not the same under both: another position, price, refusal or outcome; None if all are."""
    for at in range(max(one.last, other.last) + 1):
        if at > one.last or at > other.last or _gist(one, at) != _gist(other, at):
            return at
    return None


def _gist(telling: Telling, at: int) -> tuple[object, ...]:
    step = telling.step(at)
    prices = tuple((ledger.heading, ledger.total) for ledger in step.ledgers)
    notes = tuple((note.text, note.holds, note.found) for note in step.expectations)
    return telling.is_refused(at), step.after, prices, notes


def touching(
    game: str, switches: Switches, tell: Callable[[Switches], Telling], disputes: Sequence[Dispute] | None = None
) -> Iterator[Touched | None]:
    """For every live dispute of a game one answer: how it touches the story, or None if it does not.

    One at a time, so that whoever asks can do something else in between.
    """
    usual = tell(switches)
    in_force = usual.teller.opening.engine.rules.rulings
    for dispute in disputes_of(game) if disputes is None else disputes:
        now = in_force[bare(dispute)]
        found = []
        for option in (each.id for each in dispute.options if each.id != now):
            try:
                at = first_parting(usual, tell(ruled_otherwise(switches, dispute, option)))
            except RealmwrightError:
                at = 0  # under this reading the position itself cannot be
            if at is not None:
                found.append((option, at))
        yield Touched(dispute, now, tuple(found)) if found else None


def compared(tellings: Sequence[Telling]) -> Comparison:
    """Several readings of one story: the first step at which any parts from the first, and what is different by then.

    Legality and price are those of that step; tokens, coins and regions those at the end of each story.
    """
    first = tellings[0]
    partings = [at for other in tellings[1:] if (at := first_parting(first, other)) is not None]
    at = min(partings) if partings else None
    shown = min(at, *(each.last for each in tellings)) if at is not None else first.last
    names = first.teller.names
    # Where all agree, whether they agree to allow or to refuse the last step is still the answer.
    steps = [each.step(min(shown if at is None else at, each.last)) for each in tellings]
    rows = _of_step(names, steps) if shown else []
    rows += standings(names, [each.track.state(len(each.track)) for each in tellings])
    if at is not None and not any(row.differs for row in rows):
        rows = hidden_rows(tellings, at) + rows
    title = next((each.step(at).title for each in tellings if at is not None and at <= each.last), "")
    return Comparison(at, title or first.step(shown).title, tuple(rows))


def compared_at(tellings: Sequence[Telling], at: int) -> tuple[ComparedRow, ...]:
    """What several readings make of one step: legality and price, then tokens, coins and regions after it."""
    names = tellings[0].teller.names
    steps = [each.step(min(at, each.last)) for each in tellings]
    states = [each.track.state(min(at, len(each.track))) for each in tellings]
    rows = (*(_of_step(names, steps) if at else ()), *standings(names, states))
    return rows if any(row.differs for row in rows) else (*hidden_rows(tellings, at), *rows)


def regions_apart(tellings: Sequence[Telling], at: int) -> tuple[int, ...]:
    """The regions that are not the same under all readings after a step."""
    grounds = [each.track.state(min(at, len(each.track))).grounds for each in tellings]
    return tuple(region for region, each in enumerate(zip(*grounds, strict=True)) if len(set(each)) > 1)


def _of_step(names: Names, steps: Sequence[StoryStep]) -> list[ComparedRow]:
    legality = ComparedRow(names.say("The step"), tuple(_legality(names, step) for step in steps))
    refused = {step.refusal.clauses for step in steps if step.refusal is not None}
    rows = [legality, *_prices(steps), *_expectations(names, steps)]
    if not refused:
        return rows
    why = (", ".join(each.title for each in step.refusal.clauses) if step.refusal else "–" for step in steps)
    return [legality, ComparedRow(names.say("Against it"), tuple(why)), *rows[1:]]


def _legality(names: Names, step: StoryStep) -> str:
    return names.say("not allowed") if step.refusal else names.say("allowed")


def _prices(steps: Sequence[StoryStep]) -> list[ComparedRow]:
    headings = dict.fromkeys(ledger.heading for step in steps for ledger in step.ledgers)
    rows = []
    for heading in headings:
        totals = [next((str(each.total) for each in step.ledgers if each.heading == heading), "–") for step in steps]
        rows.append(ComparedRow(heading, tuple(totals)))
    return rows


def _expectations(names: Names, steps: Sequence[StoryStep]) -> list[ComparedRow]:
    texts = dict.fromkeys(note.text for step in steps for note in step.expectations)
    rows = []
    for text in texts:
        notes = [next((each for each in step.expectations if each.text == text), None) for step in steps]
        words = ("–" if note is None else names.say("as expected") if note.holds else note.found for note in notes)
        rows.append(ComparedRow(names.say("Expected: {}", text), tuple(words)))
    return [row for row in rows if row.differs]
