"""The decision that is pending: what can be answered, and which clause asks."""

from core.rules.actions import Action, Decide, Deploy, Draw, Roll
from core.rules.chance import drawable
from core.rules.changes import FLED, HAND
from core.rules.combine import allowed
from core.rules.compiled import COMMON, Rules
from core.rules.event_row import FORESEE, TURN, clause_part
from core.rules.market import draw_clause
from core.rules.phases.starting import TAKE_TOKENS
from core.rules.questions import Ask, Question
from core.rules.state import CHANCE, GameState, Pending
from core.rules.view import View

PLACING = {"retreat": FLED, "placed-first": HAND}
"""Decisions in which tokens are placed one by one, and where the tokens come from."""


def answers_to(view: View, pending: Pending) -> list[Action]:
    """All of them, a die's and a draw's too."""
    if pending.key == "roll":
        return [Roll(pips) for pips in sorted(set(view.rules.faces))]
    if pending.seat == CHANCE:
        return [Draw(item) for item in drawable(view, pending)]
    if pending.key in PLACING:
        return list(_places(view, pending))
    if pending.key == TAKE_TOKENS:
        return [Decide(1)]
    choice = view.rules.choices[pending.unit, pending.key]
    bound = view.bound(pending.unit, pending.race)
    return [Decide(option) for option in choice.options(view, bound, pending)]


def _places(view: View, pending: Pending) -> list[Action]:
    races = view.state.seats[pending.seat].races()
    return [
        Deploy(region)
        for region in sorted(region for race in races for region in view.regions(race))
        if allowed(view, Question.MAY_PLACE, Ask(pending.race, region, key=pending.key, seat=pending.seat))
    ]


def clause_of(rules: Rules, state: GameState) -> str:
    """The clause by which there is something to decide."""
    pending = state.pending[-1]
    if pending.unit == COMMON and (COMMON, pending.key) not in rules.choices:
        parts = {
            "roll": "conquest.last-attempt.roll",
            "retreat": "conquest.retreat",
            "retreat-seat": "conquest.retreat",
            "placed-first": "decline.remove-surplus",
            "take-tokens": "choose.tokens-received",
            "draw-tile": "monster.conquest-draws-tile",
            TURN: clause_part(state),
            FORESEE: "seer.peek",
        }
        return rules.cite(parts[pending.key]) if pending.key in parts else draw_clause(rules, state)
    return rules.choices[pending.unit, pending.key].clause
