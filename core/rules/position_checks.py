"""What no game could have brought about in a position set up by hand, found by asking the rules about it."""

from collections.abc import Iterator

from core.rules.combine import ledger, total, verdict
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.compiled import Rules
from core.rules.questions import Ask, Question
from core.rules.state import GameState
from core.rules.view import View

Finding = tuple[str, str, str]
"""What is wrong, the clause against it, and the word in the set-up it is about."""
WATER, GONE = "water", "conquest.lost-tribe-removed"


def impossible(rules: Rules, state: GameState, seats: tuple[str, ...]) -> Iterator[Finding]:
    """Everything a position shows that the rules in force never allow."""
    if not 1 <= state.round <= rules.rounds and rules.on("setup.round-marker"):
        sentence = f"round {state.round} is none of the {rules.rounds} rounds"
        yield sentence, rules.cite("setup.round-marker"), "round"
    view = View(rules, state)
    for seat, name in enumerate(seats):
        yield from _too_many_in_decline(view, seat, name)
    for holding in state.holdings:
        if holding.active:
            yield from _closed_regions(view, holding.race)
    yield from _neutral_tokens_under_races(view)
    yield from _in_the_box(view)


def _too_many_in_decline(view: View, seat: int, name: str) -> Iterator[Finding]:
    declined = view.state.seats[seat].declined
    if not declined or not view.rules.on("decline.one-race"):
        return
    weight = sum(total(view, Question.DECLINE_WEIGHT, Ask(race, seat=seat)) for race in declined)
    limit = ledger(view, Question.DECLINED_LIMIT, Ask(declined[0], seat=seat))
    if weight > limit.value:
        yield f"{name} has {len(declined)} races in decline", limit.contributions[0].clause, name


def _closed_regions(view: View, race: str) -> Iterator[Finding]:
    """Waters in which an active race stands although it may never enter them."""
    for region in view.regions(race):
        answer = verdict(view, Question.MAY_CONQUER, Ask(race, region))
        for line in answer.refusals():
            if line.ground == WATER:
                name = view.board.names[region]
                yield f"{race.partition('.')[2]} cannot stand in {name}", line.clause, name
                break


def _in_the_box(view: View) -> Iterator[Finding]:
    """Badges in play although the rules leave them in the box."""
    for holding in view.state.holdings:
        unit = view.rules.units.get(holding.power)
        if holding.power in view.rules.left_out and unit is not None and unit.taken_out is not None:
            name = holding.power.partition(".")[2]
            yield f"{name} stays in the box here", unit.taken_out[0], name


def _neutral_tokens_under_races(view: View) -> Iterator[Finding]:
    """Lost tribes leave the game when their region is taken."""
    if not view.rules.on(GONE):
        return
    for region, ground in enumerate(view.state.grounds):
        if ground.race and any(piece in (*NEUTRAL, SHIP) for piece, _ in ground.pieces):
            name = view.board.names[region]
            yield f"a race and a neutral token cannot both be in {name}", view.rules.cite(GONE), name
