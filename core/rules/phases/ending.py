"""The end of a turn: what is done before the coins, the coins, what may follow them."""

from core.rules.actions import Action, Choose, Decline, Finish
from core.rules.combine import allowed, verdict
from core.rules.phases.declining import clear_late, decline
from core.rules.phases.offering import carry_out, offered
from core.rules.phases.starting import choices, choose
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.state import Phase
from core.rules.turn import end_turn, score
from core.rules.view import View


def legal(view: View) -> list[Action]:
    state = view.state
    stage = state.phase.value
    actions: list[Action] = list(offered(view, stage))
    active = state.seats[state.turn].active
    late = Ask(active, key=stage, seat=state.turn)
    if state.phase is Phase.AFTER_COINS and active and not state.log.declined:
        actions += [Decline()] if allowed(view, Question.MAY_DECLINE, late) else []
    if _has_just_declined(view):
        actions += choices(view)
    if allowed(view, Question.MAY_FINISH, Ask(active, key=stage, seat=state.turn)) or not actions:
        actions.append(Finish())
    return actions


def _has_just_declined(view: View) -> bool:
    """Might a player choose at the end of this turn? Whether he may is asked of the rules."""
    state = view.state
    return state.phase is Phase.AFTER_COINS and state.log.declined and not state.seats[state.turn].active


def act(run: Run, action: Action) -> None:
    match action:
        case Choose(position):
            choose(run, position)
        case Finish() if run.state.phase is Phase.BEFORE_COINS:
            score(run)
        case Finish():
            clear_late(run)
            end_turn(run)
        case Decline():
            decline(run, stage="after-coins")
        case _:
            carry_out(run, action)


def refusal(view: View, action: Action) -> Refusal | None:
    state = view.state
    active = state.seats[state.turn].active
    match action:
        case Choose(position) if state.phase is Phase.AFTER_COINS:
            answer = verdict(view, Question.MAY_CHOOSE, Ask(seat=state.turn, number=position))
        case Decline() if active:
            answer = verdict(view, Question.MAY_DECLINE, Ask(active, key=state.phase.value, seat=state.turn))
        case Finish():
            answer = verdict(view, Question.MAY_FINISH, Ask(active, key=state.phase.value, seat=state.turn))
        case _:
            return None
    return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
