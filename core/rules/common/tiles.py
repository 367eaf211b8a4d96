"""Monsters and the tiles they guard: who finds them, whom they serve, and that they stay where they are."""

from collections.abc import Callable

from core.rules.blocks import forbids
from core.rules.changes import GONE, Asked, Change, PiecesMoved
from core.rules.compiled import COMMON, HOLDER
from core.rules.conditions import is_replacement
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import CHANCE, Conquest, Pending
from core.rules.view import View

HERE = "underground:"
CONTROL, TRANSFER, AT_ONCE = HERE + "tile.control", HERE + "tile.transfer", HERE + "tile.effective-immediately"
GIVEN_UP = ("abandoned", "emptied", "withdrawn")


def tiles() -> tuple[Effect, ...]:
    return (*_control(), *_finding(), *_staying(), *_worthless_in_defence())


def _control() -> tuple[Effect, ...]:
    """A tile serves whoever has tokens in its region, from the moment of the conquest."""
    controls, give = Question.CONTROLS, Stage.GIVE
    return (
        Effect(controls, give, CONTROL, _holder, Side.BOARD, tag=HOLDER, also=(TRANSFER, AT_ONCE)),
        Effect(controls, give, CONTROL, _holder_unless(_was_taken_over), Side.BOARD, instead_of=TRANSFER),
        Effect(controls, give, CONTROL, _holder_unless(_was_just_found), Side.BOARD, instead_of=AT_ONCE),
    )


def _finding() -> tuple[Effect, ...]:
    clause = HERE + "monster.conquest-draws-tile"
    return (Effect(Question.REGION_CONQUERED, Stage.GIVE, clause, _draws, Side.BOARD),)


def _staying() -> tuple[Effect, ...]:
    """What a table without these clauses does: tiles leave the game with whoever held them."""
    lost, stays = Question.REGION_LOST, Stage.GIVE

    def leaves(kind: str, *causes: str) -> Callable[[View, Bound, Ask], tuple[Change, ...]]:
        def gone(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
            pieces = view.ground(ask.region).pieces
            found = [p for p, _ in pieces if p in view.rules.tiles and p.startswith(kind)] if ask.key in causes else []
            return tuple(PiecesMoved(piece, 1, ask.region, GONE, CONTROL) for piece in found)

        return gone

    given_up, taken = leaves("", *GIVEN_UP), ("conquered", "replaced")
    return (
        Effect(lost, stays, CONTROL, leaves("place.", *taken), Side.BOARD, instead_of=HERE + "loss.places-stay"),
        Effect(lost, stays, CONTROL, leaves("relic.", *taken), Side.BOARD, instead_of=HERE + "loss.relics-stay"),
        Effect(lost, stays, CONTROL, leaves("place.", *taken), Side.BOARD, instead_of=HERE + "place.general.immobile"),
        Effect(lost, stays, CONTROL, given_up, Side.BOARD, instead_of=HERE + "tile.abandoned"),
        Effect(lost, stays, CONTROL, given_up, Side.BOARD, instead_of=HERE + "ready.abandon-leaves-tiles"),
    )


def _worthless_in_defence() -> tuple[Effect, ...]:
    cost, add = Question.CONQUEST_COST, Stage.ADD
    clause = HERE + "conquest.cost"
    return (
        Effect(cost, add, clause, _tiles_there, Side.BOARD, tag="marker", instead_of=HERE + "tile.no-defence"),
        Effect(cost, add, clause, _tiles_there, Side.BOARD, tag="marker", instead_of=HERE + "monster.tile-no-defence"),
        forbids(
            Question.MAY_USE, "company", clause=CONTROL, when=_has_tile_for_company, side=Side.BOARD,
            instead_of=HERE + "tile.lone-token",
        ),
    )  # fmt: skip


def _holder(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
    race = view.ground(ask.region).race
    return (race,) if race else ()


def _holder_unless(is_too_new: Callable[[Conquest], bool]) -> Callable[[View, Bound, Ask], tuple[str, ...]]:
    def holder(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
        taken = [each for each in view.state.log.conquests if each.region == ask.region]
        return () if taken and is_too_new(taken[-1]) else _holder(view, me, ask)

    return holder


def _was_taken_over(conquest: Conquest) -> bool:
    return not conquest.monsters


def _was_just_found(conquest: Conquest) -> bool:
    return conquest.monsters > 0


def _draws(view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
    if not view.state.log.conquests[-1].monsters or not view.state.tiles:
        return ()
    pending = Pending(CHANCE, COMMON, "draw-tile", ask.race, ask.region)
    return (Asked(pending, HERE + "monster.conquest-draws-tile"),)


def _tiles_there(view: View, me: Bound, ask: Ask) -> int | None:
    return sum(piece in view.rules.tiles for piece, _ in view.ground(ask.region).pieces) or None


def _has_tile_for_company(view: View, me: Bound, ask: Ask) -> bool:
    return is_replacement(view, me, ask) and _tiles_there(view, me, ask) is not None
