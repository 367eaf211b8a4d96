"""Changes in words: one sentence for each change a player can see; what only the program keeps book of gets none."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.model.sentences import mark
from core.rules import changes as c
from core.rules.apply import apply
from core.rules.spoken_names import ClauseRef, Names
from core.rules.state import CHANCE, NOWHERE, GameState, Pending, Phase

_TOKEN_PLACES = {
    c.HAND: mark("the hand"),
    c.KEPT: mark("the tokens held back"),
    c.FLED: mark("the tokens driven out"),
    c.BOX: mark("the tray"),
    c.GONE: mark("the box, for good"),
    c.ENDLESS: mark("beyond the tray"),
}
_DOING = {
    Phase.READY: mark("The {} ready their troops."),
    Phase.CONQUER: mark("The {} may conquer."),
    Phase.REDEPLOY: mark("The {} redeploy."),
}
_PIECE_PLACES = {c.BOX: mark("the box"), c.GONE: mark("the box, for good")}

_PURSES = {c.BANK: mark("the bank"), c.COLUMN: mark("the combinations")}


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
            return moved_words(names, change) if change.number or _is_spared(change) else ""
        case c.Conquered() | c.Attacked() | c.DieSet() | c.Asked():
            return _fight(names, change)
        case c.EventTurned(event):
            return names.say("The event of the round: {}.", names.unit(event))
        case c.EventForeseen(_, seat):
            return names.say("{} looks at the next event, which stays face down.", names.seat(seat))
        case c.TurnSet(round_, turn):
            return names.say("Round {}, {}'s turn begins.", round_, names.seat(turn))
        case c.GameWon(winners):
            return _ending(names, winners)
    return _race(names, state, change)


def _ending(names: Names, winners: tuple[int, ...]) -> str:
    who = names.listed([names.seat(seat) for seat in winners])
    if not who:
        return names.say("The game is over.")
    return names.say("The game is over: {} wins." if len(winners) == 1 else mark("The game is over: {} win."), who)


def _race(names: Names, state: GameState, change: c.Change) -> str:
    match change:
        case c.MarketSet(market):
            new = [combo for combo in market.column if combo.race not in {each.race for each in state.market.column}]
            return " ".join(names.say("{} come up.", names.combo(each.race, each.power)) for each in new)
        case c.RaceTaken(race, power, seat):
            return names.say("{} takes the {}.", names.seat(seat), names.combo(race, power))
        case c.PowerSet(race, power):
            if not power:
                return _discarded(names, state, race)
            return names.say("{} lies with the {}.", names.unit(power), names.unit(race))
        case c.BadgeTied(tile, power):
            return names.say("{} lies on {}.", names.unit(power), names.unit(tile))
        case c.RaceDeclined(race):
            return names.say("The {} are in decline.", names.unit(race))
        case c.RaceLeft(race):
            return names.say("The {} leave the board.", names.unit(race))
        case c.PhaseSet(phase, actor) if actor and (phase, actor) != (state.phase, state.actor):
            return names.say(_DOING[phase], names.unit(actor)) if phase in _DOING else ""
    return ""


def _discarded(names: Names, state: GameState, race: str) -> str:
    return names.say("The badge {} of the {} is put away.", names.unit(state.holding(race).power), names.unit(race))


def _is_spared(change: c.Change) -> bool:
    """Has a race lost a region, and not a single token with it? That is worth telling with its clause."""
    return isinstance(change, c.TokensMoved) and not change.number and change.source >= 0 and change.target == c.BOX


def moved_words(names: Names, change: c.TokensMoved | c.PiecesMoved | c.CoinsMoved) -> str:
    match change:
        case c.TokensMoved(race, number, source, target):
            what = names.say("{} of the {}", names.count(number, "token"), names.unit(race))
            ends = [names.region(each) if each >= 0 else names.say(_TOKEN_PLACES[each]) for each in (source, target)]
        case c.PiecesMoved(piece, number, source, target, _, race):
            what = names.piece(piece) if number == 1 else f"{number} × {names.piece(piece)}"
            ends = [_piece_place(names, each, race) for each in (source, target)]
        case c.CoinsMoved(number, source, target):
            what = names.count(number, "coin")
            ends = [_purse(names, each) for each in (source, target)]
    return f"{what[0].upper()}{what[1:]}: {ends[0]} → {ends[1]}."


def _piece_place(names: Names, place: int, race: str) -> str:
    if place >= 0:
        return names.region(place)
    return names.say(_PIECE_PLACES[place]) if place in _PIECE_PLACES else names.say("with the {}", names.unit(race))


def _purse(names: Names, place: int) -> str:
    return names.say(_PURSES[place]) if place in _PURSES else names.seat(place)


def _fight(names: Names, change: c.Conquered | c.Attacked | c.DieSet | c.Asked) -> str:
    match change:
        case c.Conquered(conquest):
            race, region = names.unit(conquest.race), names.region(conquest.region)
            if not conquest.loser:
                return names.say("The {} take {}.", race, region)
            return names.say("The {} take {} from the {}.", race, region, names.unit(conquest.loser))
        case c.Attacked(attack):
            # A conquest has said it already.
            failed = not attack.succeeded
            return names.say("The attack on {} fails.", names.region(attack.region)) if failed else ""
        case c.DieSet(die):
            if die is None:
                return ""
            return names.say("The die shows {}; it counts for the next conquest.", die.pips)
        case c.Asked(pending):
            return question_words(names, pending)


def question_words(names: Names, pending: Pending) -> str:
    """Who must decide what, in general words: the clause beside it says the rest."""
    is_somewhere = pending.region != NOWHERE
    if pending.seat == CHANCE:
        if pending.key != "roll":
            return names.say("Chance draws.")
        return (
            names.say("The die is rolled for {}.", names.region(pending.region))
            if is_somewhere
            else names.say("The die is rolled.")
        )
    who = names.seat(pending.seat)
    if is_somewhere:
        return names.say("{} must decide about {}.", who, names.region(pending.region))
    if pending.race:
        return names.say("{} must decide for the {}.", who, names.unit(pending.race))
    return names.say("{} must decide.", who)
