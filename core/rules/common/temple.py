"""The Temple of the Seer: its owner may look at the next event, and may tell the others what he likes."""

from core.rules.actions import Use
from core.rules.blocks import ruled
from core.rules.changes import Asked, Change, EventForeseen, Remembered
from core.rules.compiled import COMMON
from core.rules.effects import About, Bound, Effect, Offer, Side
from core.rules.event_row import FORESEE
from core.rules.questions import Ask, Question, Stage
from core.rules.state import CHANCE, NOBODY, Memo, Pending
from core.rules.view import View

PEEK, TELL = "river:river.seer.peek", "river:river.seer.tell"
TEMPLE, LOOK, SAY, TOLD = "seers-temple", "peek", "tell", "told"
WHILE_CHOOSING = ("start", "conquer")
"""When telling is offered: where the player has something to choose anyway, so that talk holds nobody up."""


def temple() -> tuple[Effect, ...]:
    offers, give, board = Question.OFFERS, Stage.GIVE, Side.BOARD
    return (
        # Without a row no tile lies next.
        Effect(offers, give, PEEK, _may_look, board, also=("river:river.setup.event-row",)),
        Effect(offers, give, TELL, _may_say_anything, board, ruling=ruled("seer-truth", "free-talk")),
        Effect(offers, give, TELL, _may_say_the_truth, board, ruling=ruled("seer-truth", "truth")),
    )


def looking_and_telling() -> tuple[Offer, ...]:
    return Offer(LOOK, PEEK, _looks), Offer(SAY, TELL, _says, about=About.EVENT)


def _speaks(view: View, ask: Ask) -> bool:
    """Of several races of a player the last one is asked."""
    races = view.state.seats[view.state.turn].races()
    return ask.race == races[-1]


def _owns_temple(view: View) -> bool:
    races = view.state.seats[view.state.turn].races()
    return any(view.has_symbol(region, TEMPLE) for race in races for region in view.regions(race))


def _has_seen(view: View) -> bool:
    return view.state.turn in view.state.events.seen_by


def _may_look(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    """The next tile, while one lies face down in a row and he has not seen it yet."""
    row = view.state.events
    is_left = len(row.turned) < row.length
    can_look = is_left and not _has_seen(view) and _speaks(view, ask) and _owns_temple(view)
    return (Use(LOOK),) if can_look else ()


def _looks(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    """A tile that somebody else has seen is known already; otherwise chance says which it is."""
    if view.state.events.foreseen:
        return (EventForeseen(view.state.events.foreseen, view.state.turn, PEEK),)
    return (Asked(Pending(CHANCE, COMMON, FORESEE), PEEK),)


def _may_tell(view: View, ask: Ask) -> bool:
    has_told = view.memo(COMMON, NOBODY, f"{TOLD}-{view.state.turn}") is not None
    return ask.key in WHILE_CHOOSING and _has_seen(view) and not has_told and _speaks(view, ask)


def _may_say_anything(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    return tuple(Use(SAY, number) for number in range(len(view.rules.events))) if _may_tell(view, ask) else ()


def _may_say_the_truth(view: View, me: Bound, ask: Ask) -> tuple[Use, ...]:
    true = sorted(view.rules.events).index(view.state.events.foreseen) if view.state.events.foreseen else -1
    return (Use(SAY, true),) if _may_tell(view, ask) else ()


def _says(view: View, me: Bound, action: Use) -> tuple[Change, ...]:
    """What was said is remembered until the tile is turned; it binds nobody."""
    return (Remembered(Memo(COMMON, NOBODY, f"{TOLD}-{view.state.turn}", action.target, "round"), TELL),)
