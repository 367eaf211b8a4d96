"""Actions as a teller would put them: a sentence, a label of two words, and the kind that chooses an icon."""

from enum import StrEnum

from core.rules import actions as a
from core.rules.compiled import Rules
from core.rules.spoken_names import Names, counted
from core.rules.state import GameState, Phase


class StepKind(StrEnum):
    """Kinds of steps, named like their icons."""

    START = "start"
    CHOOSE = "choose"
    READY = "ready"
    CONQUER = "conquer"
    REPLACE = "replace"
    ROLL = "roll"
    DECIDE = "decide"
    REDEPLOY = "redeploy"
    SCORE = "score"
    DECLINE = "decline"
    ABANDON = "abandon"
    EVENT = "event"


_KINDS: dict[type, StepKind] = {
    a.Choose: StepKind.CHOOSE,
    a.Expand: StepKind.READY,
    a.Decline: StepKind.DECLINE,
    a.TakeUp: StepKind.READY,
    a.Abandon: StepKind.ABANDON,
    a.Attempt: StepKind.ROLL,
    a.RollFirst: StepKind.ROLL,
    a.Roll: StepKind.ROLL,
    a.Deploy: StepKind.REDEPLOY,
    a.Draw: StepKind.EVENT,
}
_ENDINGS = {
    Phase.READY: ("has readied the troops", "Ready", StepKind.READY),
    Phase.CONQUER: ("ends the conquests", "End conquests", StepKind.CONQUER),
    Phase.REDEPLOY: ("ends the redeployment", "Redeployed", StepKind.REDEPLOY),
    Phase.BEFORE_COINS: ("takes the coins", "Score", StepKind.SCORE),
    Phase.AFTER_COINS: ("ends the turn", "End turn", StepKind.SCORE),
}


def step_kind(rules: Rules, state: GameState, action: a.Action) -> StepKind:
    if isinstance(action, a.Conquer):
        return StepKind.REPLACE if rules.has_trait(action.means, "replacement") else StepKind.CONQUER
    if isinstance(action, a.Finish) and state.phase in _ENDINGS:
        return _ENDINGS[state.phase][2]
    return _KINDS.get(type(action), StepKind.DECIDE)


def action_title(names: Names, state: GameState, action: a.Action, *, times: int, spoken: str) -> str:
    """A sentence about an action; `spoken` is the line of the file, for what only its author can name."""
    if isinstance(action, a.Roll):
        return f"The die shows {action.pips}."
    if isinstance(action, a.Draw):
        return f"Chance draws {names.unit(action.item)}."
    who = names.seat(state.pending[-1].seat if state.pending else state.turn)
    return f"{who} {_predicate(names, state, action, times=times, spoken=spoken)}."


def _predicate(names: Names, state: GameState, action: a.Action, *, times: int, spoken: str) -> str:
    match action:
        case a.Choose(position):
            return f"chooses the {_combo(names, state, position)}"
        case a.Expand():
            return "expands"
        case a.Decline():
            active = state.seats[state.turn].active
            return f"puts the {names.unit(active)} in decline" if active else "declines"
        case a.TakeUp(region):
            return f"takes {counted(times, 'token')} up from {names.region(region)}"
        case a.Deploy(region):
            return f"puts {counted(times, 'token')} into {names.region(region)}"
        case a.RollFirst():
            return "rolls before naming a region"
        case a.Finish():
            return _ENDINGS[state.phase][0] if state.phase in _ENDINGS else "goes on"
    return _region_predicate(names, action, spoken)


def _region_predicate(names: Names, action: a.Action, spoken: str) -> str:
    match action:
        case a.Abandon(region):
            return f"abandons {names.region(region)}"
        case a.Conquer(region, means):
            return f"conquers {names.region(region)}{_by(names, means)}"
        case a.Attempt(region, means):
            return f"tries {names.region(region)} with the die{_by(names, means)}"
        case a.PlacePiece(piece, region):
            return f"puts {names.piece(piece)} into {names.region(region)}"
    verb, _, rest = spoken.partition(" ")
    return f"{verb}s {rest}".strip()


def _by(names: Names, means: tuple[str, ...]) -> str:
    ways = [names.way(each) for each in means if "." in each]
    return f" by way of the {' and '.join(ways)}" if ways else ""


def _combo(names: Names, state: GameState, position: int) -> str:
    column = state.market.column
    if not 1 <= position <= len(column):
        return f"combination {position}"
    return names.combo(column[position - 1].race, column[position - 1].power)


def step_label(names: Names, state: GameState, action: a.Action, times: int) -> str:
    """Two words for a timeline."""
    match action:
        case a.Choose(position):
            return _combo(names, state, position)
        case a.Finish() if state.phase in _ENDINGS:
            return _ENDINGS[state.phase][1]
        case a.Roll(pips):
            return f"Rolled {pips}"
        case a.Draw(item):
            return names.unit(item)
        case a.Deploy(region) | a.TakeUp(region):
            return f"{names.region(region)}, {times}"
        case a.Abandon(region) | a.Conquer(region) | a.Attempt(region) | a.PlacePiece(_, region):
            return names.region(region)
    return type(action).__name__
