"""Was a conquered region occupied? The definition behind the bonuses for regions that were not empty."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, ruled
from core.rules.common.pricing import TERRAIN_PIECES
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question
from core.rules.state import Conquest
from core.rules.view import View


def occupied(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Asked of one conquest of this turn: `ask.number` is its place in the log, `ask.key` what the bonus is for.

    A bonus for beaten troops asks with the key `troops`.
    """
    is_occupied = Question.IS_OCCUPIED
    definition = cite("conquest.occupied-definition")
    return (
        allows(is_occupied, clause=definition, when=_held_anything),
        forbids(is_occupied, "bare", clause=cite("conquest.empty-mountain"), when=_was_bare, side=Side.BOARD),
        forbids(
            is_occupied, "own", clause=cite("conquest.empty-mountain"), when=_was_own, side=Side.BOARD,
            ruling=ruled("occupied-by-own-tokens", "needs-enemy"),
        ),
        forbids(
            is_occupied, "own", clause=cite("conquest.empty-mountain"), when=_was_own, side=Side.BOARD,
            ruling=ruled("empty-region-own-token", "empty-for-owner"),
        ),
        forbids(
            is_occupied, "tribe", clause=definition, when=_was_no_race, side=Side.BOARD,
            ruling=ruled("lost-tribes-for-bonuses", "from-another-race"),
        ),
        forbids(
            is_occupied, "tribe", clause=definition, when=_had_no_troops, side=Side.BOARD,
            ruling=ruled("lost-tribes-for-bonuses", "troops-only"),
        ),
    )  # fmt: skip


def _conquest(view: View, ask: Ask) -> Conquest:
    return view.state.log.conquests[ask.number]


def _held_anything(view: View, me: Bound, ask: Ask) -> bool:
    taken = _conquest(view, ask)
    return bool(taken.tokens or taken.neutral) or any(view.pieces(taken.region, piece) for piece in TERRAIN_PIECES)


def _was_bare(view: View, me: Bound, ask: Ask) -> bool:
    taken = _conquest(view, ask)
    has_mountain = any(view.pieces(taken.region, piece) for piece in TERRAIN_PIECES)
    return has_mountain and not (taken.tokens or taken.neutral)


def _was_own(view: View, me: Bound, ask: Ask) -> bool:
    taken = _conquest(view, ask)
    return taken.tokens > 0 and taken.loser_seat == view.seat_of(taken.race) and not taken.neutral


def _was_no_race(view: View, me: Bound, ask: Ask) -> bool:
    return not _conquest(view, ask).tokens


def _had_no_troops(view: View, me: Bound, ask: Ask) -> bool:
    return ask.key == "troops" and not _conquest(view, ask).tokens
