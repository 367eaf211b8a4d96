"""The Crypt of the Tomb Raider: its Ghost makes any region immune but the Crypt's own."""

from core.rules import haunting as by
from core.rules.blocks import ruled
from core.rules.effects import Effect, Unit
from core.rules.markers import limits
from core.rules.questions import Question, Stage
from core.rules.shelter import shelters
from core.rules.wandering_piece import must_wander, wandering, wanders

HERE, PIECE = "underground:place.crypt.", "ghost"
GHOST, CAPTURE, DECLINE = HERE + "ghost", HERE + "capture", HERE + "decline"
WORDS = ruled("end-of-turn-placement-optional", "as-worded-pl")

PLACE = Unit(
    id="place.crypt",
    effects=(
        *wanders("before-coins", piece=PIECE, clause=GHOST, where=by.haunted_regions),
        must_wander("before-coins", piece=PIECE, clause=GHOST, where=by.haunted_regions, ruling=WORDS),
        limits(PIECE, "home", clause=GHOST, when=by.is_home),
        *shelters(PIECE, clause=GHOST, against=by.is_kept_out),
        *by.follows_its_tile(PIECE, clause=CAPTURE),
        # Without the clause it goes with the active life of its holder.
        Effect(
            Question.RACE_DECLINED, Stage.GIVE, GHOST, lambda view, me, ask: by.sent(view, PIECE, GHOST),
            instead_of=DECLINE,
        ),
    ),
    offers=(wandering(PIECE, clause=GHOST, order=2),),
)  # fmt: skip
