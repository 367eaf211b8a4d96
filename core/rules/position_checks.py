"""What no game could have brought about in a position set up by hand, found by asking the rules about it."""

from collections.abc import Iterator
from dataclasses import replace

from core.rules.bearer_checks import misplaced_markers
from core.rules.combine import allowed, ledger, total, verdict
from core.rules.common.pricing import NEUTRAL, SHIP
from core.rules.compiled import Rules
from core.rules.event_row import last_round
from core.rules.questions import Ask, Question
from core.rules.site_checks import out_of_site
from core.rules.state import GameState, Holding
from core.rules.view import View

Finding = tuple[str, str, str]
"""What is wrong, the clause against it, and the word in the set-up it is about."""
WATER, GONE, SURPLUS = "water", "conquest.lost-tribe-removed", "decline.remove-surplus"


def impossible(rules: Rules, state: GameState, seats: tuple[str, ...]) -> Iterator[Finding]:
    """Everything a position shows that the rules in force never allow."""
    last = max(rules.rounds, last_round(rules, state))
    if not 1 <= state.round <= last and rules.on("setup.round-marker"):
        sentence = f"round {state.round} is none of the {last} rounds"
        yield sentence, rules.cite("setup.round-marker"), "round"
    view = View(rules, state)
    for seat, name in enumerate(seats):
        yield from _too_many_in_decline(view, seat, name)
    for holding in state.holdings:
        if holding.active:
            yield from _closed_regions(view, holding.race)
        else:
            yield from _tokens_that_would_have_gone(view, holding)
    yield from _neutral_tokens_under_races(view)
    yield from misplaced_markers(view)
    yield from out_of_site(view)
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


def _tokens_that_would_have_gone(view: View, holding: Holding) -> Iterator[Finding]:
    """Regions with more tokens in decline than stay there, of a race that neither moves nor saves any."""
    race, seat = holding.race, holding.seat
    # Where tiles lend powers, more may have stayed than can be told from what lies there now.
    if (
        view.rules.tiles
        or not view.rules.on(SURPLUS)
        or allowed(view, Question.MAY_ACT_IN_DECLINE, Ask(race, seat=seat))
    ):
        return
    # What stays is asked as if the race were still to decline.
    holdings = tuple(replace(each, active=True) if each.race == race else each for each in view.state.holdings)
    before = View(view.rules, replace(view.state, holdings=holdings))
    for region in view.regions(race):
        tokens, name = view.ground(region).tokens, view.board.names[region]
        if tokens > max(1, total(before, Question.DECLINE_KEEPS, Ask(race, region))) and not _saves_all(view, region):
            sentence = f"{tokens} tokens of {race.partition('.')[2]} in decline cannot stand in {name}"
            yield sentence, view.rules.cite(SURPLUS), name


def _saves_all(view: View, region: int) -> bool:
    """Would even a lone token of the race that holds the region be kept if an enemy took it, to stand elsewhere?"""
    ground, seats = view.ground(region), len(view.state.seats)
    grounds = list(view.state.grounds)
    grounds[region] = replace(ground, tokens=1)
    ask = Ask(ground.race, region, (), "conquered", (view.seat_of(ground.race) + 1) % seats)
    return not total(View(view.rules, replace(view.state, grounds=tuple(grounds))), Question.TOKENS_LOST, ask)


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
