"""The combinations on offer as records to be shown: what they bring, what lies on them, what they cost now."""

from dataclasses import dataclass

from core.rules.actions import Choose, Decide
from core.rules.combine import total
from core.rules.effects import About
from core.rules.legal_now import LegalNow
from core.rules.legal_options import Option
from core.rules.questions import Ask, Question
from core.rules.view import View


@dataclass(frozen=True, slots=True)
class MarketOffer:
    """A combination of the column. `option` is what may be done with it now, if anything."""

    position: int
    race: str
    power: str
    title: str
    tokens: int
    coins: int
    price: int
    option: Option | None = None


def market_offers(legal: LegalNow) -> tuple[MarketOffer, ...]:
    """Every combination of the column, from the top."""
    state, rules, names = legal.state, legal.engine.rules, legal.names
    view, options = View(rules, state), _options(legal)
    return tuple(
        MarketOffer(
            position,
            combo.race,
            combo.power,
            names.combo(combo.race, combo.power),
            rules.values.get(combo.race, 0) + rules.values.get(combo.power, 0),
            combo.coins,
            total(view, Question.COMBO_PRICE, Ask(seat=state.turn, number=position)),
            options.get(position),
        )
        for position, combo in enumerate(state.market.column, 1)
    )


def _options(legal: LegalNow) -> dict[int, Option]:
    """What may be done with the combination at each position: it is chosen, or answers a question about one."""
    pending, rules = legal.state.pending, legal.engine.rules
    choice = rules.choices.get((pending[-1].unit, pending[-1].key)) if pending else None
    asks_for_one = choice is not None and choice.about is About.COMBINATION
    found: dict[int, Option] = {}
    for option in legal.options:
        match option.action:
            case Choose(position):
                found[position] = option
            case Decide(position) if asks_for_one:
                found[position] = option
    return found
