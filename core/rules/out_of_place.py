"""What else stands against an action that has no place in this stage of the turn, so that nobody learns it bit by bit.

The tokens in hand are not looked at: they will be others when the time comes.
"""

from core.rules.actions import Abandon, Action, Attempt, Choose, Conquer, Decline, Deploy, PlacePiece, Roll, TakeUp, Use
from core.rules.combine import gathered, verdict
from core.rules.idle_tiles import against_use, bringer_of
from core.rules.questions import Ask, Question
from core.rules.view import View

HAND = "no-token"
"""The ground of prohibitions that look at the tokens in hand."""


def standing_clauses(view: View, action: Action) -> tuple[str, ...]:
    """Every clause against an action that would stand at its proper time as well, as things are now."""
    state = view.state
    race = state.actor or state.seats[state.turn].active
    match action:
        case Choose(position):
            return _against(view, Question.MAY_CHOOSE, Ask(seat=state.turn, number=position))
        case Use(name) | PlacePiece(name):
            found = [(unit, offer.clause) for (unit, known), offer in view.rules.offers.items() if known == name]
            idle = (clause for unit, _ in found for clause in against_use(view, state.turn, unit))
            return (*(clause for _, clause in found if clause not in view.rules.without), *idle)
        case Decline() if race:
            return _against(view, Question.MAY_DECLINE, Ask(race, key="turn", seat=state.turn))
        case Roll():
            return (view.rules.cite("conquest.last-attempt.roll"),)
    region = getattr(action, "region", -1)
    if not race or not 0 <= region < len(view.board):
        return ()
    match action:
        case Conquer(_, means) | Attempt(_, means):
            lacking = lacking_means(view, race, means)
            return (*_against(view, Question.MAY_CONQUER, Ask(race, region, means)), *lacking)
        case Deploy():
            against = _against(view, Question.MAY_PLACE, Ask(race, region, key="redeploy"))
            return (view.rules.cite("redeploy.free-move"), *against)
        case TakeUp():
            return (view.rules.cite("ready.pick-up"),)
        case Abandon():
            return (view.rules.cite("ready.pick-up"), view.rules.cite("abandon.allowed"))
    return ()


def lacking_means(view: View, race: str, means: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses of special ways to conquer that the race does not have, and why a tile of that kind does not help."""
    if not means:
        return ()
    own = gathered(view, Question.MEANS, Ask(race, seat=view.state.turn))
    lacking = [each for each in means if each in view.rules.means and each not in own]
    found = (view.rules.means[each].clause for each in lacking)
    idle = (clause for each in lacking for clause in against_use(view, view.seat_of(race), bringer_of(view, each)))
    return (*(clause for clause in found if clause not in view.rules.without), *idle)


def _against(view: View, question: Question, ask: Ask) -> tuple[str, ...]:
    lines = (line for line in verdict(view, question, ask).refusals() if line.ground != HAND)
    return tuple(clause for line in lines for clause in (line.clause, *line.also))
