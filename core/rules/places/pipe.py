"""The Great Brass Pipe: for its holder all regions of its terrain are next to each other."""

from core.rules.blocks import ruled
from core.rules.effects import Bound, Effect, Unit
from core.rules.questions import Ask, Question, Stage
from core.rules.tile_effects import site
from core.rules.view import View

CLAUSE = "underground:place.pipe.adjacency"
Ruling = tuple[str, frozenset[str]]


def _pipes(*keys: str, ruling: Ruling | None = None) -> Effect:
    """What the Pipe joins to a region, when adjacency is asked for one of these purposes."""

    def joined(view: View, me: Bound, ask: Ask) -> tuple[int, ...]:
        here = site(view, me)
        if ask.key not in keys or here < 0:
            return ()
        terrain = view.terrain(here)
        # In one reading they are next to the player, that is to every region of the race.
        if view.terrain(ask.region) != terrain and view.rules.ruled("pipe-adjacent-to-what", "to-each-other"):
            return ()
        return tuple(r for r, each in enumerate(view.board.terrain) if each == terrain and r != ask.region)

    return Effect(Question.EXTRA_NEIGHBOURS, Stage.GIVE, CLAUSE, joined, ruling=ruling)


PLACE = Unit(
    id="place.pipe",
    effects=(
        _pipes("conquest", "replacement", "discount", "hermit", "die"),
        _pipes("block", ruling=ruled("flocking-special-adjacency", "any-ability")),
        _pipes("theft", ruling=ruled("special-adjacency-coins", "any-adjacency")),
    ),
)
