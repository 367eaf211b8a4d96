"""The supplies of a position being set up: combinations on offer, the badge on a tile, bank and tray. No Qt."""

from dataclasses import replace

from core.rules.compiled import Rules
from core.rules.drawn_badges import bears_a_badge
from core.rules.market import places
from core.rules.scenario import Setup
from core.rules.state import NOWHERE, GameState, Phase
from core.rules.view import View
from sandbox.setup_things import unit_of, word_of

Combination = tuple[str, str, int]
"""Race and power, by the words a set-up has for them, and the coins lying on them."""


def column_of(setup: Setup, state: GameState) -> tuple[Combination, ...]:
    """The combinations on offer: as they are said, else as they lie in the position."""
    if setup.column or setup.phase == Phase.DEAL:
        return setup.column
    return tuple((word_of(each.race), word_of(each.power), each.coins) for each in state.market.column)


def with_combination(setup: Setup, state: GameState, place: int, combination: Combination) -> Setup:
    """Another combination at this place of the column, or one more at its end; one without a race goes."""
    column = column_of(setup, state)
    race, power, _ = combination
    made = (combination,) if race and power else ()
    return replace(setup, column=(*column[:place], *made, *column[place + 1 :]))


def with_coins_on(setup: Setup, state: GameState, place: int, by: int) -> Setup:
    """So many coins more or fewer on a combination."""
    column = column_of(setup, state)
    if not 0 <= place < len(column):
        return setup
    race, power, coins = column[place]
    return with_combination(setup, state, place, (race, power, max(0, coins + by)))


def free_units(rules: Rules, setup: Setup, state: GameState, kind: str) -> tuple[str, ...]:
    """Races or powers that are neither in play nor on offer, by their ids."""
    units = rules.races if kind == "race" else rules.powers
    seats = [race for seat in setup.seats for race in (seat.active, *seat.declined) if race is not None]
    words = [each.race if kind == "race" else each.power for each in seats]
    words += [row[0] if kind == "race" else row[1] for row in column_of(setup, state)]
    words += [power for _, power in setup.tied if kind == "power"]
    used = {unit_of(rules, word, kind) for word in words}
    return tuple(unit for unit in units if unit not in used)


def may_grow(rules: Rules, setup: Setup, state: GameState) -> bool:
    """Is there a place in the column for one more combination?"""
    return len(column_of(setup, state)) < places(rules)


def badge_tile(rules: Rules, state: GameState) -> str:
    """The tile on the board on which a badge lies, by its id; empty if none is there."""
    view = View(rules, state)
    return next(
        (tile for tile in sorted(rules.tiles) if bears_a_badge(rules.units[tile]) and view.lies_in(tile) != NOWHERE), ""
    )


def badge_on(setup: Setup, tile: str) -> str:
    """The badge on a tile, both by their words; empty for none."""
    return dict(setup.tied).get(tile, "")


def with_badge_on(setup: Setup, tile: str, power: str) -> Setup:
    """Another badge on a tile, or none."""
    others = tuple(pair for pair in setup.tied if pair[0] != tile)
    return replace(setup, tied=(*others, *([(tile, power)] if power else [])))


def with_bank(setup: Setup, number: int) -> Setup:
    return replace(setup, bank=number)


def with_tray(setup: Setup, race: str, number: int) -> Setup:
    """So many tokens of a race left in the tray, by its word."""
    others = tuple(pair for pair in setup.tray if pair[0] != race)
    return replace(setup, tray=(*others, (race, number)))


def emptied(setup: Setup) -> Setup:
    """The same table with nothing on it: no races, no markers; what the map itself lays out stays."""
    seats = tuple(replace(seat, coins=5, active=None, declined=()) for seat in setup.seats)
    return Setup(seats=seats, rounds=setup.rounds)
