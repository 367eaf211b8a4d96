"""Setting up a position: the table, the seats and their races. A Setup in, a Setup out. No Qt.

Races and powers come from the rules in force. Whether a position is possible is for core to say.
"""

from collections.abc import Callable
from dataclasses import replace

from core.model.problems import RealmwrightError
from core.rules.scenario import RaceSetup, SeatSetup, Setup
from core.rules.state import Phase
from editor.words import tr
from sandbox.new_games import NAMES

FEWEST, MOST = 2, 5
_FREE = ("", Phase.DEAL, Phase.START)
"""Phases in which a player needs no race in play."""
Edit = Callable[..., Setup]


def with_seat(setup: Setup) -> Setup:
    """One more player, with a name nobody has yet."""
    if len(setup.seats) >= MOST:
        return setup
    taken = {seat.name for seat in setup.seats}
    name = next(each for each in NAMES if each not in taken)
    return replace(setup, seats=(*setup.seats, SeatSetup(name)))


def without_seat(setup: Setup, seat: int) -> Setup:
    """One player less, with everything of theirs."""
    if len(setup.seats) <= FEWEST:
        return setup
    left, gone = (*setup.seats[:seat], *setup.seats[seat + 1 :]), setup.seats[seat].name
    turn, first = ("" if each.casefold() == gone.casefold() else each for each in (setup.turn, setup.first))
    return _sound(replace(setup, seats=left, turn=turn, first=first))


def with_name(setup: Setup, seat: int, name: str) -> Setup:
    """Another name, also where the set-up speaks of the player; RealmwrightError if it cannot be one."""
    words, old = " ".join(name.split()), setup.seats[seat].name
    if not words:
        raise RealmwrightError(tr("a player needs a name"))
    if any(words.casefold() == each.name.casefold() for index, each in enumerate(setup.seats) if index != seat):
        raise RealmwrightError(tr("two players cannot both be called “{}”").format(words))
    turn, first = (words if each.casefold() == old.casefold() else each for each in (setup.turn, setup.first))
    return with_changed_seat(replace(setup, turn=turn, first=first), seat, replace(setup.seats[seat], name=words))


def with_coins(setup: Setup, seat: int, coins: int) -> Setup:
    return with_changed_seat(setup, seat, replace(setup.seats[seat], coins=coins))


def with_phase(setup: Setup, phase: str) -> Setup:
    return _sound(replace(setup, phase=phase))


def with_round(setup: Setup, number: int) -> Setup:
    return replace(setup, round=number)


def with_event(setup: Setup, event: str) -> Setup:
    """Another event of the round, by its word; none if it is empty. What was seen of the next tile stays."""
    return replace(setup, events=(*setup.events[:-1], event) if event else ())


def with_turn(setup: Setup, seat: int) -> Setup:
    return _sound(replace(setup, turn=setup.seats[seat].name))


def turn_of(setup: Setup) -> int:
    """Whose turn it is; the first seat if the set-up does not say."""
    names = [seat.name.casefold() for seat in setup.seats]
    return names.index(setup.turn.casefold()) if setup.turn.casefold() in names else 0


def with_changed_seat(setup: Setup, seat: int, by: SeatSetup) -> Setup:
    return replace(setup, seats=(*setup.seats[:seat], by, *setup.seats[seat + 1 :]))


def _sound(setup: Setup) -> Setup:
    """A phase in which a race acts needs one; without it the turn begins."""
    has_race = setup.seats[turn_of(setup)].active is not None
    return setup if has_race or setup.phase in _FREE else replace(setup, phase=Phase.START)


def begun(setup: Setup) -> Setup:
    """A game in which races stand is not being dealt any more."""
    return replace(setup, phase="") if setup.phase == Phase.DEAL else setup


# Races


def with_race(setup: Setup, seat: int, race: str, power: str) -> Setup:
    """The active race and its power, by their words; tokens, hand and pieces stay, without a race they go."""
    given = setup.seats[seat]
    active = replace(given.active or RaceSetup(race), race=race, power=power) if race else None
    return _sound(begun(with_changed_seat(setup, seat, replace(given, active=active))))


def with_hand(setup: Setup, seat: int, number: int) -> Setup:
    active = setup.seats[seat].active
    return setup if active is None else _with_active(setup, seat, replace(active, hand=number))


def with_held(setup: Setup, seat: int, piece: str, number: int) -> Setup:
    """So many of a piece beside the board, ready to be used by the active race."""
    active = setup.seats[seat].active
    if active is None:
        return setup
    return _with_active(setup, seat, replace(active, pieces=numbered(active.pieces, piece, number)))


def _with_active(setup: Setup, seat: int, active: RaceSetup) -> Setup:
    return with_changed_seat(setup, seat, replace(setup.seats[seat], active=active))


def with_declined(setup: Setup, seat: int, race: str) -> Setup:
    """The race in decline, by its word; further ones of the seat stay as they are."""
    given = setup.seats[seat]
    first, more = given.declined[:1], given.declined[1:]
    made = (replace(first[0], race=race) if first else RaceSetup(race),) if race else ()
    return begun(with_changed_seat(setup, seat, replace(given, declined=(*made, *more))))


def numbered(pairs: tuple[tuple[str, int], ...], word: str, number: int) -> tuple[tuple[str, int], ...]:
    """The pairs with so many of one word; none is not said."""
    table = dict(pairs) | {word: number}
    return tuple((name, each) for name, each in table.items() if name != word or each)
