"""A piece without a race comes into a region: whoever stands there is driven out, and nobody conquers it."""

from core.rules.changes import BOX, Attacked, PiecesMoved
from core.rules.conquest import drive_out
from core.rules.departure import leave_if_extinct
from core.rules.losses import INVADED
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import CHANCE, NOBODY, NOWHERE, Attack, Holding
from core.rules.tied_badges import pass_on, withhold
from core.rules.view import View


def _whom_it_drives_out(view: View, region: int) -> Holding | None:
    """The race in a region; in one reading none where its player has only tokens in decline.

    For him such a region is empty then (underground:dispute.empty-region-own-token).
    """
    holder = view.holder(region)
    if holder is None or holder.active or holder.seat != view.state.turn:
        return holder
    return None if view.rules.ruled("empty-region-own-token", "empty-for-owner") else holder


def invade(run: Run, piece: str, region: int, clause: str) -> None:
    """The piece goes into a region at the word of the player to move."""
    view, rules = run.view, run.rules
    holder = _whom_it_drives_out(view, region)
    source = view.lies_in(piece)
    speaking = None
    # Whether the player who sends it has attacked and conquered is disputed (underground:dispute.balrog-triggers).
    seat = run.state.turn if not rules.ruled("balrog-triggers", "does-not-count") else CHANCE
    ask = Ask(NOBODY, region, key=INVADED, seat=seat)
    if holder is not None:
        ask = Ask(holder.race, region, key=INVADED, seat=seat, number=view.ground(region).tokens)
        withhold(run, region, holder.race)
        speaking = run.view.in_force(Question.REGION_LOST, ask)
        attack = Attack(seat, NOBODY, region, holder.race, holder.seat, holder.active)
        drive_out(run, ask)
        run.do(Attacked(attack, clause))
    run.do(PiecesMoved(piece, 1, source if source != NOWHERE else BOX, region, clause))
    if holder is None:
        return
    run.moment(Question.REGION_ATTACKED, Ask(NOBODY, region, key=INVADED, seat=holder.seat))
    run.moment(Question.REGION_LOST, ask, speaking)
    pass_on(run, region, holder.race, NOBODY)
    if rules.on("decline.banner-return-extinct"):
        leave_if_extinct(run, holder.race, "conquered" if seat != CHANCE else INVADED)
