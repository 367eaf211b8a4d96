"""What readings make of a position: coins, tokens and regions, and where those agree what else is not so."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.rules.legal_now import LegalNow
from core.rules.spoken_names import Names
from core.rules.state import GameState
from core.rules.telling import Telling

_MOST = 3
"""Deeds that are listed by name; how many more there are is counted."""


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """Something worth comparing, with what each reading makes of it."""

    what: str
    values: tuple[str, ...]

    @property
    def differs(self) -> bool:
        return len(set(self.values)) > 1


def standings(names: Names, states: Sequence[GameState]) -> list[ComparedRow]:
    """Coins of everybody; tokens and regions where they are different."""
    rows = [
        ComparedRow(names.say("Coins of {}", names.seat(seat)), tuple(str(state.seats[seat].coins) for state in states))
        for seat in range(len(states[0].seats))
    ]
    races = sorted({each.race for state in states for each in state.holdings})
    rows += [row for race in races if (row := _tokens(names, race, states)).differs]
    for region in range(len(states[0].grounds)):
        grounds = [state.grounds[region] for state in states]
        words = tuple(
            f"{each.tokens} {names.unit(each.race)}" if each.race else names.say("nobody") for each in grounds
        )
        row = ComparedRow(names.region(region), words)
        if row.differs:
            rows.append(row)
    return rows


def hidden_rows(tellings: Sequence[Telling], at: int) -> list[ComparedRow]:
    """Where nothing on the table is different after a step: what can be done then, and what a rule has noted."""
    names = tellings[0].teller.names
    states = [each.track.state(min(at, len(each.track))) for each in tellings]
    rows = [
        ComparedRow(names.say("To act"), tuple(names.seat(each.turn) for each in states)),
        ComparedRow(names.say("Only here legal next"), _deeds(names, tellings, states)),
    ]
    for unit in sorted({memo.unit for state in states for memo in state.memos}):
        noted = tuple(_noted(state, unit) for state in states)
        rows.append(ComparedRow(names.say("Noted for {}", names.unit(unit)), noted))
    return [row for row in rows if row.differs]


def _tokens(names: Names, race: str, states: Sequence[GameState]) -> ComparedRow:
    """How many tokens a race has left: on the board, in hand, held back, and waiting to come back."""

    def left(state: GameState) -> str:
        holding = next((each for each in state.holdings if each.race == race), None)
        if holding is None:
            return names.say("not in play")
        on_board = sum(ground.tokens for ground in state.grounds if ground.race == race)
        return str(on_board + holding.hand + holding.kept + holding.fled)

    return ComparedRow(names.say("{}, tokens left", names.unit(race)), tuple(left(state) for state in states))


def _deeds(names: Names, tellings: Sequence[Telling], states: Sequence[GameState]) -> tuple[str, ...]:
    """For every reading what can be done under it and not under all others."""
    legal = [
        {option.action: option.title for option in LegalNow(each.teller.opening.engine, state, names).options}
        for each, state in zip(tellings, states, strict=True)
    ]
    common = set.intersection(*(set(each) for each in legal))
    return tuple(_some(names.say, [title for deed, title in each.items() if deed not in common]) for each in legal)


def _some(say: Callable[..., str], titles: list[str]) -> str:
    shown = ", ".join(dict.fromkeys(titles[:_MOST]))
    more = len(titles) - _MOST
    return say("{} and {} more", shown, more) if more > 0 else shown or "–"


def _noted(state: GameState, unit: str) -> str:
    values = [str(memo.value) for memo in state.memos if memo.unit == unit]
    return ", ".join(values) or "–"
