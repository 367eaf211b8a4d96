"""Shadow Mimes: right after the choice their badge may be exchanged for any other on offer."""

from collections.abc import Callable

from core.rules.blocks import ruled
from core.rules.changes import COLUMN, Asked, Change, CoinsMoved, MarketSet, PowerSet, Remembered, put_back
from core.rules.effects import ASKS, About, Bound, Choice, Effect, Unit
from core.rules.market import with_badges_swapped, with_coins
from core.rules.questions import Ask, Question, Stage
from core.rules.state import NOWHERE, Memo, Pending
from core.rules.view import View

SWAP, COINS = "underground:race.shadow-mimes.swap", "underground:race.shadow-mimes.coins"
POWER, ALL = "swap-power", "swap-power-and-coins"
CHOSEN, TOKENS = Question.COMBO_CHOSEN, Question.STARTING_TOKENS


def _asks(key: str) -> Callable[[View, Bound, Ask], tuple[Change, ...]]:
    """The decision keeps the place of the Mimes' own combination and the coins that lay on it."""
    return lambda view, me, ask: (Asked(Pending(me.seat, me.unit, key, me.race, ask.number, int(ask.key)), SWAP),)


def _options(view: View, me: Bound, pending: Pending) -> tuple[int, ...]:
    return (*(place for place, combo in enumerate(view.state.market.column, 1) if combo.power), NOWHERE)


def _swapped(view: View, me: Bound, pending: Pending, option: int) -> tuple[Change, ...]:
    if option == NOWHERE:
        return ()
    mimes, combo = view.holding(me.race), view.state.market.column[option - 1]
    old = mimes.power
    left = pending.number if view.rules.ruled("mimes-coins", "on-starting-combo") else 0
    taken = combo.coins if pending.key == ALL else 0
    more = view.rules.values[old] - view.rules.values[combo.power]
    market = with_badges_swapped(view.state.market, option, old)
    return (
        # What the old badge brought goes with it.
        *put_back(mimes.pieces, me.race, SWAP),
        PowerSet(me.race, combo.power, SWAP),
        MarketSet(with_coins(with_coins(market, option, -taken), pending.region, left), SWAP),
        CoinsMoved(left, me.seat, COLUMN, COINS),
        CoinsMoved(taken, COLUMN, me.seat, SWAP),
        Remembered(Memo(me.unit, me.race, "more", more, "turn"), SWAP),
    )


def _as_before(view: View, me: Bound, ask: Ask) -> int | None:
    return view.memory(me.unit, me.race, "more") or None


RACE = Unit(
    id="race.shadow-mimes",
    effects=(
        Effect(CHOSEN, Stage.GIVE, SWAP, _asks(POWER), tag=ASKS, also=(COINS,)),
        Effect(CHOSEN, Stage.GIVE, SWAP, _asks(ALL), tag=ASKS, instead_of=COINS),
        Effect(TOKENS, Stage.ADD, SWAP, _as_before, ruling=ruled("mimes-token-number", "old-badge")),
    ),
    choices=tuple(Choice(key, SWAP, _options, _swapped, about=About.COMBINATION) for key in (POWER, ALL)),
)
