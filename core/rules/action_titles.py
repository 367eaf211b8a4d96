"""Actions as a teller would put them: a sentence, a label of two words, and the kind that chooses an icon."""

from enum import StrEnum

from core.model.sentences import mark
from core.rules import actions as a
from core.rules.compiled import Rules
from core.rules.spoken_names import Names
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
    Phase.READY: (mark("has readied the troops"), mark("Ready"), StepKind.READY),
    Phase.CONQUER: (mark("ends the conquests"), mark("End conquests"), StepKind.CONQUER),
    Phase.REDEPLOY: (mark("ends the redeployment"), mark("Redeployed"), StepKind.REDEPLOY),
    Phase.BEFORE_COINS: (mark("takes the coins"), mark("Score"), StepKind.SCORE),
    Phase.AFTER_COINS: (mark("ends the turn"), mark("End turn"), StepKind.SCORE),
}

_ALONE = {
    a.Expand: mark("Expand"),
    a.Decline: mark("Decline"),
    a.RollFirst: mark("Roll first"),
    a.Finish: mark("Go on"),
    a.Use: mark("Use"),
    a.Decide: mark("Decide"),
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
        return names.say("The die shows {}.", action.pips)
    if isinstance(action, a.Draw):
        return names.say("Chance draws {}.", names.unit(action.item))
    who = names.seat(state.pending[-1].seat if state.pending else state.turn)
    return f"{who} {_predicate(names, state, action, times=times, spoken=spoken)}."


def _predicate(names: Names, state: GameState, action: a.Action, *, times: int, spoken: str) -> str:
    match action:
        case a.Choose(position):
            return names.say("chooses the {}", _combo(names, state, position))
        case a.Expand():
            return names.say("expands")
        case a.Decline():
            active = state.seats[state.turn].active
            return names.say("puts the {} in decline", names.unit(active)) if active else names.say("declines")
        case a.TakeUp(region):
            return names.say("takes {} up from {}", names.count(times, "token"), names.region(region))
        case a.Deploy(region):
            return names.say("puts {} into {}", names.count(times, "token"), names.region(region))
        case a.RollFirst():
            return names.say("rolls before naming a region")
        case a.Finish():
            return names.say(_ENDINGS[state.phase][0] if state.phase in _ENDINGS else mark("goes on"))
    return _region_predicate(names, action, spoken)


def _region_predicate(names: Names, action: a.Action, spoken: str) -> str:
    match action:
        case a.Abandon(region):
            return names.say("abandons {}", names.region(region))
        case a.Conquer(region, means):
            return names.say("conquers {}{}", names.region(region), _by(names, means))
        case a.Attempt(region, means):
            return names.say("tries {} with the die{}", names.region(region), _by(names, means))
        case a.PlacePiece(piece, region):
            return names.say("puts {} into {}", names.piece(piece), names.region(region))
    verb, _, rest = spoken.partition(" ")
    return f"{verb}s {rest}".strip()


def _by(names: Names, means: tuple[str, ...]) -> str:
    ways = [names.way(each) for each in means if "." in each]
    return names.say(" by way of the {}", names.listed(ways)) if ways else ""


def _combo(names: Names, state: GameState, position: int) -> str:
    column = state.market.column
    if not 1 <= position <= len(column):
        return names.say("combination {}", position)
    return names.combo(column[position - 1].race, column[position - 1].power)


def step_label(names: Names, state: GameState, action: a.Action, times: int) -> str:
    """Two words for a timeline."""
    match action:
        case a.Choose(position):
            return _combo(names, state, position)
        case a.Finish() if state.phase in _ENDINGS:
            return names.say(_ENDINGS[state.phase][1])
        case a.Roll(pips):
            return names.say("Rolled {}", pips)
        case a.Draw(item):
            return names.unit(item)
        case a.Deploy(region) | a.TakeUp(region):
            return f"{names.region(region)}, {times}"
        case a.Abandon(region) | a.Conquer(region) | a.Attempt(region) | a.PlacePiece(_, region):
            return names.region(region)
    return names.say(_ALONE.get(type(action), type(action).__name__))
