"""Vengeful: whoever attacks the player is marked, and attacked for one token less in his next turn."""

from core.rules.blocks import attacker_pays, when_it_happens
from core.rules.changes import BOX, HAND, Change, PiecesMoved, Remembered
from core.rules.effects import Bound, Effect, Side, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Memo
from core.rules.view import View

HERE, PIECE = "underground:power.vengeful.", "vengeance-marker"
MARKER, DISCOUNT, RETURN = HERE + "marker", HERE + "discount", HERE + "return"


def _marks(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    """One marker for each attacker, whichever of the player's races he attacks."""
    owner, attacks = view.bearer(me.unit), view.state.log.attacks
    if owner is None or not owner.active or not attacks or attacks[-1].defender_seat != owner.seat:
        return ()
    seat = attacks[-1].seat
    if seat < 0 or seat == owner.seat or _has_marker(view, me, owner.race, seat) or not view.stock(PIECE):
        return ()
    if not attacks[-1].succeeded and view.rules.ruled("vengeful-attack", "success-only"):
        return ()
    marked = Remembered(Memo(me.unit, owner.race, f"marked-{seat}", 1, "decline"), MARKER)
    race = view.state.seats[seat].active
    return (marked, PiecesMoved(PIECE, 1, BOX, HAND, MARKER, race)) if race else (marked,)


def _has_marker(view: View, me: Bound, avenger: str, seat: int) -> bool:
    """A marker lies before a player, or lay before a race of his that has left the game since."""
    lying = any(view.pieces_of(each.race, PIECE) for each in view.state.holdings if each.seat == seat)
    return lying or view.memory(me.unit, avenger, f"marked-{seat}") > 0


def _is_marked(view: View, me: Bound, ask: Ask) -> bool:
    holder = view.holder(ask.region)
    return holder is not None and holder.seat != me.seat and _has_marker(view, me, me.race, holder.seat)


def _returns(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    seats = [seat for seat in range(len(view.state.seats)) if view.memory(me.unit, me.race, f"marked-{seat}")]
    forgotten = (Remembered(Memo(me.unit, me.race, f"marked-{seat}", 0, "turn"), RETURN) for seat in seats)
    lying = ((race.race, view.pieces_of(race.race, PIECE)) for race in view.state.holdings)
    return (*forgotten, *(PiecesMoved(PIECE, n, HAND, BOX, RETURN, race) for race, n in lying if n))


POWER = Unit(
    id="power.vengeful",
    effects=(
        Effect(Question.REGION_ATTACKED, Stage.GIVE, MARKER, _marks, Side.BOARD),
        attacker_pays(-1, when=_is_marked, clause=DISCOUNT),
        when_it_happens(Question.TURN_ENDED, _returns, clause=RETURN),
        when_it_happens(Question.RACE_DECLINED, _returns, clause=RETURN),
        when_it_happens(Question.UNIT_LEFT_PLAY, _returns, clause=RETURN),
    ),
)
