"""Readying the troops: tokens are taken up, regions may be given up."""

from dataclasses import replace

from core.rules.actions import Abandon, Action, Decline, Finish, TakeUp
from core.rules.changes import HAND, LogSet, TokensMoved
from core.rules.combine import allowed, verdict
from core.rules.phases.declining import decline
from core.rules.phases.offering import carry_out, offered
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.state import NOBODY
from core.rules.tied_badges import pass_on
from core.rules.turn import finish_readying
from core.rules.view import View


def legal(view: View) -> list[Action]:
    race = view.state.actor
    actions: list[Action] = [
        TakeUp(region) for region in view.regions(race) if allowed(view, Question.MAY_LIFT, Ask(race, region))
    ]
    actions += [TakeUp(region) for region, _ in view.visits(race)]
    actions += [
        Abandon(region) for region in view.regions(race) if allowed(view, Question.MAY_ABANDON, Ask(race, region))
    ]
    is_active = view.state.seats[view.state.turn].active == race
    may_decline = is_active and view.rules.ruled("ready-then-decline", "yes")
    if may_decline and allowed(view, Question.MAY_DECLINE, _decline(view)):
        actions.append(Decline())
    return [*actions, *offered(view, "ready"), Finish()]


def _decline(view: View) -> Ask:
    return Ask(view.state.actor, key="turn", seat=view.state.turn)


def act(run: Run, action: Action) -> None:
    match action:
        case TakeUp(region):
            take_up(run, region)
        case Abandon(region):
            abandon(run, region)
        case Decline():
            decline(run, stage="turn")
        case Finish():
            finish_readying(run)
        case _:
            carry_out(run, action)


def take_up(run: Run, region: int) -> None:
    """One token goes into the hand; where nothing keeps the last one, the region is given up with it."""
    ground = run.view.ground(region)
    if ground.race == run.state.actor and ground.tokens == 1:
        abandon(run, region)
    else:
        run.do(TokensMoved(run.state.actor, 1, region, HAND, run.rules.cite("ready.pick-up")))


def abandon(run: Run, region: int) -> None:
    """All tokens go into the hand; the region is nobody's."""
    race, log = run.state.actor, run.state.log
    clause = run.rules.cite("abandon.effect")
    run.do(
        TokensMoved(race, run.view.ground(region).tokens, region, HAND, clause),
        LogSet(replace(log, abandoned=(*log.abandoned, region)), clause),
    )
    run.moment(Question.REGION_LOST, Ask(race, region, key="abandoned", seat=run.state.turn))
    pass_on(run, region, race, NOBODY)


def refusal(view: View, action: Action) -> Refusal | None:
    race = view.state.actor
    match action:
        case TakeUp(region) | Abandon(region):
            question = Question.MAY_LIFT if isinstance(action, TakeUp) else Question.MAY_ABANDON
            if view.ground(region).race != race:
                own = ("abandon.allowed",) if isinstance(action, Abandon) else ()
                return Refusal(tuple(view.rules.cite(part) for part in ("ready.pick-up", *own)))
            answer = verdict(view, question, Ask(race, region))
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
        case Decline():
            answer = verdict(view, Question.MAY_DECLINE, _decline(view))
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
    return None
