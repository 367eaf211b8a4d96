"""Changes in words: one sentence for each change a player can see; what only the program keeps book of gets none."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.rules import changes as c
from core.rules.apply import apply
from core.rules.spoken_names import ClauseRef, Names, counted
from core.rules.state import CHANCE, NOWHERE, GameState, Pending, Phase

_TOKEN_PLACES = {
    c.HAND: "the hand",
    c.KEPT: "the tokens held back",
    c.FLED: "the tokens driven out",
    c.BOX: "the tray",
    c.GONE: "the box, for good",
    c.ENDLESS: "beyond the tray",
}
_DOING = {Phase.READY: "ready their troops", Phase.CONQUER: "may conquer", Phase.REDEPLOY: "redeploy"}
_PIECE_PLACES = {c.BOX: "the box", c.GONE: "the box, for good"}


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One visible change: in words, with its clause and the regions it touches."""

    text: str
    clause: ClauseRef
    regions: tuple[int, ...] = ()


def change_lines(names: Names, before: GameState, changes: Iterable[c.Change]) -> tuple[ChangeLine, ...]:
    """Every visible change, in order; the same move made several times running is told once."""
    state, lines = before, []
    for change in _merged(changes):
        text = _words(names, state, change)
        state = apply(state, (change,))
        if text:
            lines.append(ChangeLine(text, names.clause(change.clause), _regions(change)))
    return tuple(lines)


def touched_regions(changes: Iterable[c.Change]) -> tuple[int, ...]:
    """The regions in which something was put down, taken away or attacked, ascending."""
    return tuple(sorted({region for change in changes for region in _regions(change)}))


def _merged(changes: Iterable[c.Change]) -> list[c.Change]:
    merged: list[c.Change] = []
    for change in changes:
        last = merged[-1] if merged else None
        if isinstance(change, c.TokensMoved) and isinstance(last, c.TokensMoved) and _is_same_way(change, last):
            merged[-1] = replace(last, number=last.number + change.number)
        else:
            merged.append(change)
    return merged


def _is_same_way(one: c.TokensMoved, other: c.TokensMoved) -> bool:
    return replace(one, number=other.number) == other


def _regions(change: c.Change) -> tuple[int, ...]:
    match change:
        case c.TokensMoved() | c.PiecesMoved():
            return tuple(place for place in (change.source, change.target) if place >= 0) if change.number else ()
        case c.Conquered(conquest):
            return (conquest.region,)
        case c.Attacked(attack):
            return (attack.region,) if attack.region >= 0 else ()
    return ()


def _words(names: Names, state: GameState, change: c.Change) -> str:
    """The sentence, or nothing for what is only kept book of."""
    match change:
        case c.TokensMoved() | c.PiecesMoved() | c.CoinsMoved():
            return _move(names, change) if change.number else ""
        case c.Conquered() | c.Attacked() | c.DieSet() | c.Asked():
            return _fight(names, change)
        case c.TurnSet(round_, turn):
            return f"Round {round_}, {names.seat(turn)}'s turn begins."
        case c.GameWon(winners):
            who = " and ".join(names.seat(seat) for seat in winners)
            return f"The game is over: {who} {'wins' if len(winners) == 1 else 'win'}." if who else "The game is over."
    return _race(names, state, change)


def _race(names: Names, state: GameState, change: c.Change) -> str:
    match change:
        case c.MarketSet(market):
            new = [combo for combo in market.column if combo.race not in {each.race for each in state.market.column}]
            return " ".join(f"{names.combo(each.race, each.power)} come up." for each in new)
        case c.RaceTaken(race, power, seat):
            return f"{names.seat(seat)} takes the {names.combo(race, power)}."
        case c.PowerSet(race, power):
            return f"{names.unit(power)} lies with the {names.unit(race)}." if power else _discarded(names, state, race)
        case c.BadgeTied(tile, power):
            return f"{names.unit(power)} lies on {names.unit(tile)}."
        case c.RaceDeclined(race):
            return f"The {names.unit(race)} are in decline."
        case c.RaceLeft(race):
            return f"The {names.unit(race)} leave the board."
        case c.PhaseSet(phase, actor) if actor and (phase, actor) != (state.phase, state.actor):
            return f"The {names.unit(actor)} {_DOING[phase]}." if phase in _DOING else ""
    return ""


def _discarded(names: Names, state: GameState, race: str) -> str:
    return f"The badge {names.unit(state.holding(race).power)} of the {names.unit(race)} is put away."


def _move(names: Names, change: c.TokensMoved | c.PiecesMoved | c.CoinsMoved) -> str:
    match change:
        case c.TokensMoved(race, number, source, target):
            what = f"{counted(number, 'token')} of the {names.unit(race)}"
            ends = [names.region(each) if each >= 0 else _TOKEN_PLACES[each] for each in (source, target)]
        case c.PiecesMoved(piece, number, source, target, _, race):
            what = names.piece(piece) if number == 1 else f"{number} × {names.piece(piece)}"
            ends = [_piece_place(names, each, race) for each in (source, target)]
        case c.CoinsMoved(number, source, target):
            what = counted(number, "coin")
            ends = [_purse(names, each) for each in (source, target)]
    return f"{what[0].upper()}{what[1:]}: {ends[0]} → {ends[1]}."


def _piece_place(names: Names, place: int, race: str) -> str:
    if place >= 0:
        return names.region(place)
    return _PIECE_PLACES.get(place) or f"with the {names.unit(race)}"


def _purse(names: Names, place: int) -> str:
    return {c.BANK: "the bank", c.COLUMN: "the combinations"}.get(place) or names.seat(place)


def _fight(names: Names, change: c.Conquered | c.Attacked | c.DieSet | c.Asked) -> str:
    match change:
        case c.Conquered(conquest):
            loser = f" from the {names.unit(conquest.loser)}" if conquest.loser else ""
            return f"The {names.unit(conquest.race)} take {names.region(conquest.region)}{loser}."
        case c.Attacked(attack):
            # A conquest has said it already.
            failed = not attack.succeeded
            return f"The attack on {names.region(attack.region)} fails." if failed else ""
        case c.DieSet(die):
            return f"The die shows {die.pips}; it counts for the next conquest." if die is not None else ""
        case c.Asked(pending):
            return question_words(names, pending)


def question_words(names: Names, pending: Pending) -> str:
    """Who must decide what, in general words: the clause beside it says the rest."""
    where = f" about {names.region(pending.region)}" if pending.region != NOWHERE else ""
    if pending.seat == CHANCE:
        return f"The die is rolled{where.replace(' about', ' for')}." if pending.key == "roll" else "Chance draws."
    who = f" for the {names.unit(pending.race)}" if pending.race else ""
    return f"{names.seat(pending.seat)} must decide{where or who}."
