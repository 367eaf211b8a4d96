"""Harbours: the first region with one pays one coin, the second two, the third three."""

from core.rules.blocks import ruled
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

INCOME, TOGETHER = "river:river.port.income", "river:river.port.active-and-decline"
HARBOUR, PORT = "harbour", "port"


def harbours() -> tuple[Effect, ...]:
    """What the harbours of each race pay, and what they pay more because a player counts them together."""
    add, question, on_top = Stage.ADD, Question.INCOME, "port-on-top"
    return (
        Effect(question, add, INCOME, _beyond_plain_coins, Side.BOARD, tag=PORT, ruling=ruled(on_top, "instead")),
        Effect(question, add, INCOME, _of_race, Side.BOARD, tag=PORT, ruling=ruled(on_top, "in-addition")),
        Effect(question, add, TOGETHER, _more_together, Side.BOARD, tag=PORT, also=(INCOME,)),
    )


def is_harbour(view: View, region: int) -> bool:
    return view.has_symbol(region, HARBOUR)


def _number(view: View, race: str) -> int:
    return sum(is_harbour(view, region) for region in view.regions(race))


def _worth(number: int) -> int:
    return number * (number + 1) // 2


def _of_race(view: View, me: Bound, ask: Ask) -> int | None:
    return _worth(_number(view, ask.race)) or None if ask.region < 0 else None


def _beyond_plain_coins(view: View, me: Bound, ask: Ask) -> int | None:
    """The plain coins of the regions are part of what their harbours pay."""
    number = _number(view, ask.race)
    return _worth(number) - number or None if ask.region < 0 else None


def _more_together(view: View, me: Bound, ask: Ask) -> int | None:
    """Told with the race of the player that is paid last."""
    races = view.state.seats[view.seat_of(ask.race)].races()
    if ask.region >= 0 or ask.race != races[-1]:
        return None
    numbers = [_number(view, race) for race in races]
    return _worth(sum(numbers)) - sum(map(_worth, numbers)) or None
