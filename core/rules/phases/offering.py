"""Actions that units bring: listed with the phase's own, carried out by the unit that offers them."""

from core.rules.actions import Action, PlacePiece, Use
from core.rules.changes import Remembered
from core.rules.combine import allowed, verdict
from core.rules.compiled import COMMON
from core.rules.departure import work
from core.rules.effects import Bound, Offer
from core.rules.idle_tiles import against_use
from core.rules.invasion import invade
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.shelter import immunities
from core.rules.state import NOBODY, NOWHERE, Memo
from core.rules.view import View


def offered(view: View, stage: str) -> tuple[Action, ...]:
    """What the units of the seat to move offer in this stage of the turn."""
    actions: list[Action] = []
    for race in view.state.seats[view.state.turn].races():
        ask = Ask(race, key=stage, seat=view.state.turn)
        for effect, bound in view.in_force(Question.OFFERS, ask):
            actions.extend(effect.run(view, bound, ask))
    if view.rules.ruled("start-of-turn-order", "fixed") or view.rules.ruled("end-of-turn-order", "fixed"):
        return tuple(action for action in actions if not _is_late(view, stage, action))
    return tuple(actions)


_ORDERS = {"start": "start-of-turn-order", "before-coins": "end-of-turn-order"}
"""The stages whose offers a table may take in a fixed order, with the dispute about it."""


def _is_late(view: View, stage: str, action: Action) -> bool:
    """Has something been done that comes after this in the fixed order?"""
    if stage not in _ORDERS or not view.rules.ruled(_ORDERS[stage], "fixed"):
        return False
    assert isinstance(action, Use | PlacePiece)
    found = _offer(view, action)
    return found is not None and 0 < found[0].order < view.memory(COMMON, NOBODY, f"order-{stage}")


def refusal_of_offer(view: View, action: Action) -> Refusal | None:
    """Why the player may not put a marker there, or use what a unit of his offers at another time or target."""
    if not isinstance(action, Use | PlacePiece):
        return None
    race = view.state.seats[view.state.turn].active
    if isinstance(action, PlacePiece) and race and 0 <= action.region < len(view.board):
        answer = verdict(view, Question.MAY_PLACE, Ask(race, action.region, key=action.piece))
        clauses = tuple(line.clause for line in answer.refusals())
        if clauses:
            return Refusal((*clauses, *_untimely(view, action, race)), (answer,))
    found = _offer(view, action)
    if found is None or found[0].clause in view.rules.without:
        return None
    offer, bound = found
    if offer.invader and isinstance(action, Use) and 0 <= action.target < len(view.board):
        closed = keeps_out(view, bound.race, action.target, offer.invader)
        now = offered(view, view.state.phase.value)
        is_time = any(isinstance(each, Use) and each.offer == action.offer for each in now)
        untimely = () if closed.clauses and is_time else (offer.clause,)
        return Refusal((*closed.clauses, *untimely, *against_use(view, bound.seat, bound.unit)), closed.answers)
    return Refusal((offer.clause, *against_use(view, bound.seat, bound.unit)))


def keeps_out(view: View, race: str, region: int, piece: str) -> Refusal:
    """Every clause that keeps a piece sent by a race out of a region, and those of what makes the region immune."""
    answer = verdict(view, Question.MAY_PLACE, Ask(race, region, key=piece))
    lines = answer.refusals()
    found = [clause for line in lines for clause in (line.clause, *line.also)]
    found += immunities(view, race, region) if lines else ()
    return Refusal(tuple(dict.fromkeys(found)), (answer,))


def against_answer(view: View, option: int) -> tuple[str, ...]:
    """Every clause against an answer to the pending decision that would send a piece into a region."""
    pending = view.state.pending[-1]
    choice = view.rules.choices.get((pending.unit, pending.key))
    if choice is None or not choice.invader or not 0 <= option < len(view.board):
        return ()
    return keeps_out(view, pending.race, option, choice.invader).clauses


def _untimely(view: View, action: PlacePiece, race: str) -> tuple[str, ...]:
    """The clause that lets the player put such a marker down, if there is a place for it and it is not offered."""
    found = _offer(view, action)
    now = offered(view, view.state.phase.value)
    is_time = any(isinstance(each, PlacePiece) and each.piece == action.piece for each in now)
    if found is None or is_time or found[0].clause in view.rules.without:
        return ()
    regions = view.regions(race)
    fits = any(allowed(view, Question.MAY_PLACE, Ask(race, region, key=action.piece)) for region in regions)
    return (found[0].clause,) if fits else ()


def _offer(view: View, action: Use | PlacePiece) -> tuple[Offer, Bound] | None:
    """The offer of a unit of the player whose action this is."""
    name = action.offer if isinstance(action, Use) else action.piece
    for race in view.state.seats[view.state.turn].races():
        for unit in (*view.units_of(race), COMMON):
            offer = view.rules.offers.get((unit, name))
            if offer is not None:
                return offer, view.bound(unit, race)
    return None


def _offering(view: View, action: Use | PlacePiece) -> tuple[Offer, Bound]:
    """The unit that offers an action now, and for which of the player's races."""
    name = action.offer if isinstance(action, Use) else action.piece
    for race in view.state.seats[view.state.turn].races():
        ask = Ask(race, key=view.state.phase.value, seat=view.state.turn)
        for effect, bound in view.in_force(Question.OFFERS, ask):
            if action in effect.run(view, bound, ask):
                return view.rules.offers[bound.unit, name], bound
    raise AssertionError(f"nobody offers {action}")


def carry_out(run: Run, action: Action) -> None:
    """Let the unit whose action this is work its changes."""
    assert isinstance(action, Use | PlacePiece)
    offer, bound = _offering(run.view, action)
    stage = run.state.phase.value
    if offer.order and stage in _ORDERS and run.rules.ruled(_ORDERS[stage], "fixed"):
        run.do(Remembered(Memo(COMMON, NOBODY, f"order-{stage}", offer.order, "turn"), offer.clause))
    work(run, offer.answer(run.view, bound, action), offer.gives_up)
    target = action.target if isinstance(action, Use) else action.region
    if offer.invader and target != NOWHERE:
        invade(run, offer.invader, target, offer.clause)
