"""Actions that units bring: listed with the phase's own, carried out by the unit that offers them."""

from core.rules.actions import Action, PlacePiece, Use
from core.rules.combine import verdict
from core.rules.compiled import COMMON
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.view import View


def offered(view: View, stage: str) -> tuple[Action, ...]:
    """What the units of the seat to move offer in this stage of the turn."""
    actions: list[Action] = []
    for race in view.state.seats[view.state.turn].races():
        ask = Ask(race, key=stage, seat=view.state.turn)
        for effect, bound in view.in_force(Question.OFFERS, ask):
            actions.extend(effect.run(view, bound, ask))
    return tuple(actions)


def refusal_to_place(view: View, action: Action) -> Refusal | None:
    """Why the active race may not put a marker there."""
    race = view.state.seats[view.state.turn].active
    if not (isinstance(action, PlacePiece) and race and 0 <= action.region < len(view.board)):
        return None
    answer = verdict(view, Question.MAY_PLACE, Ask(race, action.region, key=action.piece))
    return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))


def carry_out(run: Run, action: Action) -> None:
    """Let the unit whose action this is work its changes."""
    assert isinstance(action, Use | PlacePiece)
    name = action.offer if isinstance(action, Use) else action.piece
    view = run.view
    for race in view.state.seats[view.state.turn].races():
        holding = view.holding(race)
        for unit in (holding.race, holding.power, COMMON):
            offer = run.rules.offers.get((unit, name))
            if offer is not None:
                run.do(*offer.answer(view, view.bound(unit, race), action))
                return
    raise AssertionError(f"nobody offers {action}")
