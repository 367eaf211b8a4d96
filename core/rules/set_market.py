"""The column and the piles of a position set up by hand."""

from functools import partial
from typing import TYPE_CHECKING

from core.rules.market import places
from core.rules.state import Combo, Market

if TYPE_CHECKING:
    from core.rules.set_position import Table


def market_of(table: "Table", *, is_filled: bool = True) -> Market:
    """The column as given, filled up in alphabetical order; the rest lies in the piles.

    Piles that are given hold exactly what is given: other banners have come back, other badges are discarded.
    """
    rules, setup = table.rules, table.setup
    races = [race for race in rules.races if race not in table.used]
    powers = [power for power in rules.powers if power not in table.used]
    column = _given_column(table, races, powers)
    banners = _given_pile(table, setup.banners, "race", races)
    badges = _given_pile(table, setup.badges, "power", powers)
    returned = [race for race in races if banners is not None and race not in banners]
    discards = [power for power in powers if badges is not None and power not in badges]
    unseen, left = races if banners is None else banners, powers if badges is None else badges
    while is_filled and len(column) < places(rules) and unseen and left:
        column.append(Combo(unseen.pop(0), left.pop(0)))
    return Market(
        column=tuple(column),
        banners=tuple(unseen),
        banners_below=tuple(returned),
        badges=tuple(left),
        discards=tuple(discards),
    )


def _given_column(table: "Table", races: list[str], powers: list[str]) -> list[Combo]:
    """The combinations on offer; what they use is taken out of the piles."""
    column: list[Combo] = []
    for race, power, coins in table.setup.column:
        names = (
            table.named(partial(table.speech.unit, race, "race")),
            table.named(partial(table.speech.unit, power, "power")),
        )
        if names[0] in races and names[1] in powers:
            races.remove(str(names[0]))
            powers.remove(str(names[1]))
            column.append(Combo(str(names[0]), str(names[1]), coins))
            _check_tokens(table, column[-1])
        elif None not in names:
            taken = " and ".join(
                name for name, is_free in ((race, names[0] in races), (power, names[1] in powers)) if not is_free
            )
            part = "components.race-banners" if names[0] not in races else "components.power-badges"
            table.wrong(f"{race} with {power} cannot be on offer: already in play or on offer: {taken}", part, "column")
    return column


def _check_tokens(table: "Table", combo: Combo) -> None:
    """Every pairing can be paid out when it is chosen."""
    needed = sum(table.rules.values[unit] for unit in (combo.race, combo.power))
    left = table.tray.get(combo.race, 0)
    if left < needed and table.rules.on("benefits.enough-tokens"):
        sentence = f"{left} tokens of {combo.race} are left for a choice of {needed}"
        table.wrong(sentence, "benefits.enough-tokens", "column")


def _given_pile(table: "Table", names: tuple[str, ...] | None, kind: str, free: list[str]) -> list[str] | None:
    if names is None:
        return None
    found = [table.named(partial(table.speech.unit, name, kind)) for name in names]
    for name, unit in zip(names, found, strict=True):
        if unit is not None and unit not in free:
            table.wrong(f"{name} cannot lie in a pile: it is in play or on offer", "choose.six-always", name)
    return [unit for unit in found if unit is not None and unit in free]
