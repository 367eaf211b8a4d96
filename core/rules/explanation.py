"""A played scenario told step by step: what was done, what changed, what it cost and why, as records.

Panels and reports show these records; core.rules.story_text makes plain text of them. No HTML here, no Qt.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.model.map_model import Game
from core.rules import actions as a
from core.rules.action_titles import StepKind, action_title, step_kind, step_label
from core.rules.change_words import ChangeLine, change_lines, moved_words, touched_regions
from core.rules.changes import BANK, Change, CoinsMoved
from core.rules.engine import Engine, Step
from core.rules.expectation_words import spoken_expectation
from core.rules.out_of_place import lacking_means
from core.rules.playback import Playback, Played
from core.rules.price_lines import Ledger, coins_paid, ledger_of
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.scene import Outcome, Scene
from core.rules.spoken_names import ClauseRef, Names
from core.rules.state import NOWHERE, GameState
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class RefusalNote:
    """Why something is not allowed: every clause, and what would help."""

    clauses: tuple[ClauseRef, ...]
    remark: str = ""


@dataclass(frozen=True, slots=True)
class ExpectationNote:
    """What the file expects after a step, and what was found."""

    text: str
    line: int
    holds: bool
    found: str
    refusal: RefusalNote | None = None
    ledger: Ledger | None = None
    """Where a price is not the one expected: how it comes about."""


@dataclass(frozen=True, slots=True)
class StoryStep:
    """One line of the story with the position it leads to; the first one is the beginning, where nothing was done."""

    title: str
    label: str
    kind: StepKind
    seat: int
    """Whose turn it is, whoever decides."""
    round: int
    line: int
    after: GameState
    changes: tuple[ChangeLine, ...] = ()
    ledgers: tuple[Ledger, ...] = ()
    touched: tuple[int, ...] = ()
    refusal: RefusalNote | None = None
    expectations: tuple[ExpectationNote, ...] = ()

    @property
    def failures(self) -> int:
        """Expectations that do not hold, and the action itself if it is refused."""
        return sum(not each.holds for each in self.expectations) + (self.refusal is not None)

    def clauses(self) -> tuple[ClauseRef, ...]:
        """Every clause that had a part in the step, each once."""
        found = [line.clause for line in self.changes]
        found += [line.clause for ledger in self.ledgers for line in ledger.lines]
        found += [line.clause for note in self.expectations if note.ledger is not None for line in note.ledger.lines]
        notes = [self.refusal, *(each.refusal for each in self.expectations)]
        found += [clause for note in notes if note is not None for clause in note.clauses]
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Story:
    title: str
    note: str
    names: Names
    rounds: int
    steps: tuple[StoryStep, ...]

    @property
    def failures(self) -> int:
        return sum(step.failures for step in self.steps)


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done, or was to be done: one action, as often as it was repeated."""

    before: GameState
    action: a.Action
    steps: tuple[Step, ...] = ()
    refused: Refusal | None = None
    spoken: str = ""
    """The line that speaks of it."""
    line: int = 0


def names_of(playback: Playback, language: str = "en") -> Names:
    """What things are called at the table of a playback."""
    rules = playback.engine.rules
    return Names(rules.board, playback.speech.seats, Game(rules.game), language, own=rules.own_words)


def story_of(playback: Playback, note: str = "", language: str = "en") -> Story:
    """The playback told in words of a language, as far as the catalogue has them."""
    rules, names = playback.engine.rules, names_of(playback, language)
    start = playback.start
    steps = [
        StoryStep(names.say("The position."), names.say("Start"), StepKind.START, start.turn, start.round, 0, start)
    ]
    for played in playback.lines:
        if played.line.is_expectation:
            steps[-1] = replace(
                steps[-1], expectations=(*steps[-1].expectations, _expectation(playback, names, steps[-1], played))
            )
        else:
            steps.append(_step(playback, names, steps[-1].after, played))
    return Story(playback.title, " ".join(note.split()), names, rules.rounds, tuple(steps))


def _step(playback: Playback, names: Names, before: GameState, played: Played) -> StoryStep:
    refused = played.refused.refusal if played.refused is not None else None
    deed = Deed(before, _action(playback, played), played.steps, refused, played.line.text, played.line.number)
    return told_step(playback.engine, names, deed)


def told_step(engine: Engine, names: Names, deed: Deed) -> StoryStep:
    """What was done, what changed and what it cost; the expectations are told apart."""
    changes = tuple(change for step in deed.steps for change in step.changes)
    times = max(1, len(deed.steps))
    before, action = deed.before, deed.action
    # What the bank pays is told by its ledger, line by line.
    told = change_lines(names, before, changes)
    paid = {_paid_words(names, change) for change in changes if _is_payment(change)}
    return StoryStep(
        title=action_title(names, before, action, times=times, spoken=deed.spoken),
        label=step_label(names, before, action, times),
        kind=step_kind(engine.rules, before, action),
        seat=before.turn,
        round=before.round,
        line=deed.line,
        after=deed.steps[-1].after if deed.steps else before,
        changes=tuple(line for line in told if (line.text, line.clause) not in paid),
        ledgers=(*price_ledgers(engine, names, before, action), *coins_paid(names, changes)),
        touched=touched_regions(changes),
        refusal=_refusal(names, deed.refused) if deed.refused is not None else None,
    )


def _is_payment(change: Change) -> bool:
    return isinstance(change, CoinsMoved) and change.source == BANK and change.target >= 0


def _paid_words(names: Names, change: Change) -> tuple[str, ClauseRef]:
    assert isinstance(change, CoinsMoved)
    return moved_words(names, change), names.clause(change.clause)


def _action(playback: Playback, played: Played) -> a.Action:
    if played.steps:
        return played.steps[0].action
    assert played.refused is not None, "a line that is no expectation was carried out or refused"
    action: a.Action = played.refused.action  # type: ignore[assignment]
    return action


def price_ledgers(engine: Engine, names: Names, before: GameState, action: a.Action) -> Iterable[Ledger]:
    """What an action costs, with the clauses that make up the price: tokens for a region, coins for a combination."""
    match action:
        case a.Conquer(region, means) | a.Attempt(region, means) if before.actor:
            if not lacking_means(View(engine.rules, before), before.actor, means):
                # A way the race does not have has no price.
                yield cost_ledger(engine, names, before, Ask(before.actor, region, means))
        case a.Roll(pips) if before.pending and before.pending[-1].region != NOWHERE:
            pending = before.pending[-1]
            ledger = cost_ledger(engine, names, before, Ask(pending.race, pending.region))
            yield replace(ledger, remark=names.say("{}, the die adds {}", ledger.remark, pips))
        case a.Choose(position) if 1 <= position <= len(before.market.column):
            answer = engine.explain(before, Question.COMBO_PRICE, Ask(seat=before.turn, number=position))
            if answer.value:
                heading = names.say("Price of the combination")
                yield ledger_of(names, before, answer, heading=heading, measure="coin")


def cost_ledger(engine: Engine, names: Names, state: GameState, ask: Ask) -> Ledger:
    """The price of a conquest, and what the attacker holds in hand."""
    answer = engine.explain(state, Question.CONQUEST_COST, ask)
    hand = state.holding(ask.race).hand
    short = answer.value - hand
    remark = names.say("{} in hand, {} short", hand, short) if short > 0 else names.say("{} in hand", hand)
    heading = names.say("Price of {}", names.region(ask.region))
    return ledger_of(names, state, answer, heading=heading, measure="token", remark=remark)


def _expectation(playback: Playback, names: Names, step: StoryStep, played: Played) -> ExpectationNote:
    assert played.outcome is not None, "an expectation has an outcome"
    scene = Scene(playback.engine, playback.speech, step.after, None)
    return told_expectation(scene, names, played.line.text, played.outcome, line=played.line.number)


def told_expectation(scene: Scene, names: Names, text: str, outcome: Outcome, *, line: int = 0) -> ExpectationNote:
    """An expectation and how it came out, with the reasons of a refusal and the ledger of another price."""
    words = text.removeprefix("expect ").strip()
    note = None
    if words.startswith(("illegal ", "legal ")):
        action = scene.speech.action(words.partition(" ")[2].partition(" because ")[0])
        if action not in scene.engine.legal_actions(scene.state):
            note = _refusal(names, scene.engine.why_not(scene.state, action))
    found, ledger = names.with_titles(outcome.found), None
    if words.startswith("cost ") and not outcome.holds:
        ledger = _found_price(scene, names, words)
        found = str(ledger.total)
    return ExpectationNote(spoken_expectation(scene, names, words), line, outcome.holds, found, note, ledger)


def _found_price(scene: Scene, names: Names, words: str) -> Ledger:
    target = words.removeprefix("cost ").rpartition(" ")[0]
    action = scene.speech.action(f"conquer {target}")
    assert isinstance(action, a.Conquer), "the expectation has been understood as a conquest before"
    race = scene.state.actor or scene.state.seats[scene.state.turn].active
    return cost_ledger(scene.engine, names, scene.state, Ask(race, action.region, action.means))


def _refusal(names: Names, refusal: Refusal) -> RefusalNote:
    clauses = tuple(names.clause(each) for each in refusal.clauses)
    if not refusal.short:
        return RefusalNote(clauses, names.say("{} in hand", refusal.left) if refusal.left else "")
    wins, faces = refusal.chance
    if not refusal.pips:
        return RefusalNote(clauses, names.say("{} short", refusal.short))
    words = names.say("{} short; a last attempt with the die wins {} in {}", refusal.short, wins, faces)
    return RefusalNote(clauses, words)
