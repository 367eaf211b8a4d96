"""The same story under two readings: where they part, and what is different there."""

from dataclasses import dataclass, replace

from core.rules.combine import ledger
from core.rules.playback import Playback, Played
from core.rules.questions import Ask, Question
from core.rules.state import GameState
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class Parting:
    """A line of a story at which two readings differ, and every difference there in words."""

    line: int
    text: str
    differences: tuple[str, ...]


def partings(one: Playback, other: Playback) -> tuple[Parting, ...]:
    """Where the second story parts from the first, and where cost, legality or coins differ anew after that."""
    before = (one.start, other.start)
    found: list[Parting] = []
    for ours, theirs in zip(one.lines, other.lines, strict=False):
        verdicts = (*_costs(one, other, before, ours), *_verdicts(ours, theirs))
        before = (_after(ours, before[0]), _after(theirs, before[1]))
        differences = (*verdicts, *_coins(one, *before), *(() if found else _standings(one, *before)))
        told = {each for parting in found for each in parting.differences}
        fresh = tuple(each for each in differences if each not in told)
        if fresh:
            found.append(Parting(ours.line.number, ours.line.text, fresh))
    if not found and len(one.lines) != len(other.lines):
        last = max(one.lines, other.lines, key=len)[min(len(one.lines), len(other.lines))]
        found.append(Parting(last.line.number, last.line.text, ("one of the stories ends here",)))
    return tuple(found)


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


def _verdicts(ours: Played, theirs: Played) -> tuple[str, ...]:
    """Whether a line may be done, or whether what it expects is so, where that is different."""
    found = []
    if (ours.refused is None) != (theirs.refused is None):
        refused = ours.refused or theirs.refused
        assert refused is not None
        first, second = ("not allowed", "allowed") if ours.refused else ("allowed", "not allowed")
        found.append(f"{first} or {second} ({', '.join(refused.refusal.clauses)})")
    if ours.outcome is not None and theirs.outcome is not None and ours.outcome.holds != theirs.outcome.holds:
        found.append(f"found {ours.outcome.found or 'as expected'} or {theirs.outcome.found or 'as expected'}")
    return tuple(found)


def _coins(story: Playback, one: GameState, other: GameState) -> tuple[str, ...]:
    return tuple(
        f"coins of {name}: {a.coins} or {b.coins}"
        for name, a, b in zip(story.speech.seats, one.seats, other.seats, strict=True)
        if a.coins != b.coins
    )


def _standings(story: Playback, one: GameState, other: GameState) -> tuple[str, ...]:
    """Who stands where; if that is the same, whether anything else on the table is different."""
    names = story.engine.rules.board.names
    found = tuple(
        f"{names[index]}: {_standing(a.race, a.tokens)} or {_standing(b.race, b.tokens)}"
        for index, (a, b) in enumerate(zip(one.grounds, other.grounds, strict=True))
        if (a.race, a.tokens) != (b.race, b.tokens)
    )
    # How long a reading remembers something is seen when it makes a difference.
    if not found and replace(one, memos=()) != replace(other, memos=()):
        return ("the position",)
    return found


def _standing(race: str, tokens: int) -> str:
    return f"{tokens} {race.partition('.')[2]}" if race else "nobody"
