"""Redeployment: the tokens in hand are put down one by one."""

from core.rules.actions import Abandon, Action, Deploy, Finish
from core.rules.changes import HAND, TokensMoved
from core.rules.combine import allowed, allowed_regions, verdict
from core.rules.phases.offering import carry_out, offered
from core.rules.phases.readying import abandon
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.turn import finish_redeploying
from core.rules.view import View


def legal(view: View) -> list[Action]:
    race = view.state.actor
    actions: list[Action] = []
    if view.holding(race).hand:
        actions += [
            Deploy(ask.region)
            for ask in allowed_regions(view, Question.MAY_PLACE, race, key="redeploy", among=_regions(view))
            if allowed(view, Question.MAY_HOLD, ask)
        ]
    own = view.regions(race)
    actions += [Abandon(ask.region) for ask in allowed_regions(view, Question.MAY_ABANDON, race, among=own)]
    actions += offered(view, "redeploy")
    if allowed(view, Question.MAY_FINISH, Ask(race, key="redeploy", seat=view.state.turn)) or not actions:
        actions.append(Finish())
    return actions


def _regions(view: View) -> list[int]:
    """Every region of the player; whether the race may be put there is asked of the rules."""
    races = view.state.seats[view.state.turn].races()
    return sorted(region for race in races for region in view.regions(race))


def act(run: Run, action: Action) -> None:
    match action:
        case Deploy(region):
            run.do(TokensMoved(run.state.actor, 1, HAND, region, run.rules.cite("redeploy.free-move")))
        case Abandon(region):
            abandon(run, region)
        case Finish():
            finish_redeploying(run)
        case _:
            carry_out(run, action)


def refusal(view: View, action: Action) -> Refusal | None:
    race = view.state.actor
    match action:
        case Deploy(region):
            ask = Ask(race, region, key="redeploy")
            answers = (verdict(view, Question.MAY_PLACE, ask), verdict(view, Question.MAY_HOLD, ask))
            clauses = tuple(line.clause for answer in answers for line in answer.refusals())
            return Refusal(clauses or (view.rules.cite("redeploy.free-move"),), answers)
        case Abandon(region) if view.ground(region).race == race:
            answer = verdict(view, Question.MAY_ABANDON, Ask(race, region))
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
        case Finish():
            answer = verdict(view, Question.MAY_FINISH, Ask(race, key="redeploy", seat=view.state.turn))
            hand = view.holding(race).hand
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,), left=hand)
    return None
