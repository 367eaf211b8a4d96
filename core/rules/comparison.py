"""The same story under two readings: where they part, and what is different there."""

from dataclasses import dataclass

from core.rules.combine import ledger
from core.rules.playback import Playback, Played
from core.rules.questions import Ask, Question
from core.rules.state import GameState
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class Parting:
    """The first line of a story at which two readings differ, and every difference there in words."""

    line: int
    text: str
    differences: tuple[str, ...]


def parting(one: Playback, other: Playback) -> Parting | None:
    """Where the second story parts from the first; None if they never do."""
    before = (one.start, other.start)
    for ours, theirs in zip(one.lines, other.lines, strict=False):
        found = (*_costs(one, other, before, ours), *_results(one, ours, theirs))
        if found:
            return Parting(ours.line.number, ours.line.text, found)
        before = (_after(ours, before[0]), _after(theirs, before[1]))
    if len(one.lines) != len(other.lines):
        last = max(one.lines, other.lines, key=len)[min(len(one.lines), len(other.lines))]
        return Parting(last.line.number, last.line.text, ("one of the stories ends here",))
    return None


def _after(played: Played, before: GameState) -> GameState:
    return played.steps[-1].after if played.steps else before


def _costs(one: Playback, other: Playback, before: tuple[GameState, GameState], played: Played) -> tuple[str, ...]:
    """The price of the region that a line speaks of, where it is different."""
    words = played.line.text.removeprefix("expect ").removeprefix("cost ")
    if not words.startswith("conquer ") and not played.line.text.startswith("expect cost "):
        return ()
    target = words.removeprefix("conquer ") if words.startswith("conquer ") else words.rpartition(" ")[0]
    action = one.speech.action(f"conquer {target}")
    prices = []
    for story, state in zip((one, other), before, strict=True):
        race = state.actor or state.seats[state.turn].active
        ask = Ask(race, getattr(action, "region", -1), getattr(action, "means", ()))
        prices.append(ledger(View(story.engine.rules, state), Question.CONQUEST_COST, ask).value if race else 0)
    return () if prices[0] == prices[1] else (f"cost {prices[0]} or {prices[1]}",)


def _results(one: Playback, ours: Played, theirs: Played) -> tuple[str, ...]:
    found = []
    if (ours.refused is None) != (theirs.refused is None):
        refused = ours.refused or theirs.refused
        assert refused is not None
        first, second = ("not allowed", "allowed") if ours.refused else ("allowed", "not allowed")
        found.append(f"{first} or {second} ({', '.join(refused.refusal.clauses)})")
    if ours.outcome is not None and theirs.outcome is not None and ours.outcome.holds != theirs.outcome.holds:
        found.append(f"found {ours.outcome.found or 'as expected'} or {theirs.outcome.found or 'as expected'}")
    if ours.steps and theirs.steps:
        found += _state_differences(one, ours.steps[-1].after, theirs.steps[-1].after)
    return tuple(found)


def _state_differences(story: Playback, one: GameState, other: GameState) -> list[str]:
    found = [
        f"coins of {name}: {a.coins} or {b.coins}"
        for name, a, b in zip(story.speech.seats, one.seats, other.seats, strict=True)
        if a.coins != b.coins
    ]
    names = story.engine.rules.board.names
    found += [
        f"{names[index]}: {_standing(a.race, a.tokens)} or {_standing(b.race, b.tokens)}"
        for index, (a, b) in enumerate(zip(one.grounds, other.grounds, strict=True))
        if (a.race, a.tokens) != (b.race, b.tokens)
    ]
    if not found and one != other:
        found.append("the position")
    return found


def _standing(race: str, tokens: int) -> str:
    return f"{tokens} {race.partition('.')[2]}" if race else "nobody"
