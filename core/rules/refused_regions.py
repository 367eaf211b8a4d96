"""Why a region cannot be taken now: every clause against every way, and the nearest thing that would make it legal."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from core.rules import actions as a
from core.rules.combine import gathered
from core.rules.effects import About
from core.rules.engine import Engine
from core.rules.legal_now import LegalNow
from core.rules.legal_options import Option, OptionTeller
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.spoken_names import ClauseRef, clause_gist
from core.rules.state import GameState, Phase
from core.rules.view import View

_MOST_TRIED = 90
"""Positions looked at in search of a way; more would be felt."""
_MOST_STEPS = 2
"""Steps before the region itself."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause that stands against it; `way` names the special way it speaks of, empty for the plain one."""

    clause: ClauseRef
    text: str
    way: str = ""


@dataclass(frozen=True, slots=True)
class RefusedRegion:
    """All that is against a region, and what would help."""

    region: int
    wanted: a.Action
    reasons: tuple[Reason, ...]
    short: int = 0
    """Tokens lacking for the plain way."""
    pips: int = 0
    """The die result that would do."""
    chance: Fraction | None = None
    way: tuple[Option, ...] = ()
    """A shortest legal way that ends with taking the region; empty if none was found cheaply."""


def wanted(engine: Engine, state: GameState, region: int) -> a.Action:
    """What somebody who points at a region most likely wants."""
    pending = state.pending[-1] if state.pending else None
    if pending is not None:
        choice = engine.rules.choices.get((pending.unit, pending.key))
        return a.Decide(region) if choice is not None and choice.about is About.REGION else a.Conquer(region)
    if state.phase is Phase.REDEPLOY:
        return a.Deploy(region)
    is_own = bool(state.actor) and state.grounds[region].race == state.actor
    return a.TakeUp(region) if is_own and state.phase is Phase.READY else a.Conquer(region)


def refused_region(now: LegalNow, region: int) -> RefusedRegion:
    """Why the region cannot be had; only for regions where nothing can be done."""
    action = wanted(now.engine, now.state, region)
    plain = now.engine.why_not(now.state, action)
    reasons = dict.fromkeys(_reasons(now, plain, ""))
    if isinstance(action, a.Conquer) and not now.state.pending and now.state.phase is Phase.CONQUER:
        for means in _means(now):
            way = now.names.way(means)
            refusal = now.engine.why_not(now.state, a.Conquer(region, (means,)))
            known = {reason.clause for reason in reasons}
            reasons |= dict.fromkeys(each for each in _reasons(now, refusal, way) if each.clause not in known)
    chance = Fraction(*plain.chance) if plain.pips else None
    return RefusedRegion(region, action, tuple(reasons), plain.short, plain.pips, chance, way_to(now, action))


def _means(now: LegalNow) -> tuple[str, ...]:
    race = now.state.actor
    view = View(now.engine.rules, now.state)
    return tuple(gathered(view, Question.MEANS, Ask(race, seat=now.state.turn))) if race else ()


def _reasons(now: LegalNow, refusal: Refusal, way: str) -> Iterator[Reason]:
    for clause in refusal.clauses:
        ref = now.names.clause(clause)
        yield Reason(ref, clause_gist(ref), way)


def way_to(now: LegalNow, goal: a.Action) -> tuple[Option, ...]:
    """The shortest legal way to an action, or to the same region with the die; cheap ones first."""
    if now.state.pending or not isinstance(goal, a.Conquer):
        return ()
    engine, budget = now.engine, _MOST_TRIED
    front: list[tuple[GameState, tuple[Option, ...]]] = [(now.state, ())]
    for _ in range(_MOST_STEPS):
        found: list[tuple[GameState, tuple[Option, ...]]] = []
        fallback: tuple[Option, ...] = ()
        for state, way in front:
            teller = OptionTeller(View(engine.rules, state), now.names)
            for action in _steps_on(engine, state):
                if budget <= 0:
                    return fallback
                budget -= 1
                after = engine.step(state, action).after
                if after.pending or after.turn != now.state.turn:
                    continue
                done = (*way, teller.option(action))
                ending = _ending(engine, after, goal)
                if isinstance(ending, a.Conquer):
                    last = OptionTeller(View(engine.rules, after), now.names).option(ending)
                    return (*done, last)
                if isinstance(ending, a.Attempt) and not fallback:
                    fallback = (*done, LegalNow(engine, after, now.names).with_chance(_told(now, after, ending)))
                found.append((after, done))
        if fallback:
            return fallback
        front = found
    return ()


def _told(now: LegalNow, state: GameState, action: a.Action) -> Option:
    return OptionTeller(View(now.engine.rules, state), now.names).option(action)


def _steps_on(engine: Engine, state: GameState) -> list[a.Action]:
    """What may come before a conquest: cheap conquests first, then tokens taken up and things used; or going on."""
    legal = engine.legal_actions(state)
    if state.phase is Phase.START:
        return [action for action in legal if isinstance(action, a.Expand)]
    if state.phase is Phase.READY:
        return [action for action in legal if isinstance(action, a.Finish | a.TakeUp)]
    if state.phase is not Phase.CONQUER:
        return []
    taking = [action for action in legal if isinstance(action, a.Conquer)]
    price = {each: _price(engine, state, each) for each in taking}
    helping = [action for action in legal if isinstance(action, a.TakeUp | a.Abandon | a.Use)]
    return [*sorted(taking, key=lambda each: price[each]), *helping]


def _price(engine: Engine, state: GameState, action: a.Conquer) -> int:
    ask = Ask(state.actor, action.region, action.means)
    return engine.explain(state, Question.CONQUEST_COST, ask).value


def _ending(engine: Engine, state: GameState, goal: a.Conquer) -> a.Action | None:
    """Can the region be taken from here, surely or with the die?"""
    if state.phase is not Phase.CONQUER:
        return None
    here = [
        action
        for action in engine.legal_actions(state)
        if isinstance(action, a.Conquer | a.Attempt) and action.region == goal.region
    ]
    sure = [action for action in here if isinstance(action, a.Conquer)]
    return next(iter(sure), next(iter(here), None))
