"""The course of a turn: who acts next, when a phase is over, whose turn follows."""

from dataclasses import replace

from core.rules.changes import (
    BANK,
    BOX,
    HAND,
    CoinsMoved,
    DieSet,
    Forgotten,
    GameWon,
    LogSet,
    PhaseSet,
    TokensMoved,
    TurnSet,
)
from core.rules.combine import allowed, ledger, total
from core.rules.event_row import last_round
from core.rules.leaving import leave_closed_regions, take_up_for_redeployment
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.state import NOBODY, Phase
from core.rules.view import View


def acting_races(view: View) -> tuple[str, ...]:
    """The races that conquer and redeploy in this turn, in order: the active one and those in decline that may.

    A turn of decline is no turn of expansion for the race that declines.
    """
    turn = view.state.turn
    seat = view.state.seats[turn]
    active = (seat.active,) if seat.active and not view.state.log.declined else ()
    may = Question.MAY_ACT_IN_DECLINE
    declined = tuple(race for race in seat.declined if allowed(view, may, Ask(race, seat=turn)))
    first = tuple(race for race in declined if allowed(view, may, Ask(race, key="first", seat=turn)))
    return (*first, *active, *(race for race in declined if race not in first))


def acted_before(view: View) -> tuple[str, ...]:
    """The races whose part of the turn comes before that of the race that is acting now."""
    order, actor = acting_races(view), view.state.actor
    return order[: order.index(actor)] if actor in order else ()


def redeploys_at_once(view: View, race: str) -> bool:
    """Does a race redeploy right after its own conquests? (base:dispute.ghouls-redeploy-timing)"""
    return view.rules.ruled("ghouls-redeploy-timing", "after-ghouls") and not view.holding(race).active


def redeploying_races(view: View) -> tuple[str, ...]:
    return tuple(race for race in acting_races(view) if not redeploys_at_once(view, race))


def begin_round(run: Run) -> None:
    """The event of the round takes place before the first turn, where the game has events."""
    if run.rules.events:
        run.do(PhaseSet(Phase.ROUND, NOBODY, run.rules.cite("event.timing")))
    else:
        begin_turn(run)


def begin_turn(run: Run) -> None:
    seat = run.state.turn
    run.do(
        *(Forgotten("own-turn", run.rules.cite("flow.turn-order"), race) for race in run.state.seats[seat].races()),
        PhaseSet(Phase.START, NOBODY, run.rules.cite("flow.turn-order")),
    )
    for race in run.state.seats[seat].declined:
        leave_closed_regions(run, race)
    for race in run.state.seats[seat].races():
        run.moment(Question.TURN_BEGAN, Ask(race, seat=seat))
    if _acts_before_choosing(run.view):
        next_actor(run)


def _acts_before_choosing(view: View) -> bool:
    """Are races in decline to act before their player chooses? (base:dispute.ghouls-before-choose)"""
    seat, log = view.state.seats[view.state.turn], view.state.log
    asked = view.rules.ruled("ghouls-before-choose", "ghouls-first") and not (seat.active or log.expanded)
    return asked and bool(acting_races(view))


def begin_expansion(run: Run) -> None:
    run.do(LogSet(replace(run.state.log, expanded=True), run.rules.cite("flow.later-turn-options")))
    next_actor(run)


def next_actor(run: Run) -> None:
    """The next race readies its troops. After the last one nobody acts: decisions first, then redeployment."""
    for race in acting_races(run.view):
        if race not in run.state.log.acted:
            run.do(PhaseSet(Phase.READY, race, run.rules.cite("ready.pick-up")))
            if not run.rules.on("choose.token-cap"):
                _replenish(run, race)
            return
    if _acts_before_choosing(run.view):
        run.do(PhaseSet(Phase.START, NOBODY, run.rules.cite("flow.after-decline")))
        return
    run.do(PhaseSet(Phase.CONQUER, NOBODY, run.rules.cite("conquest.subsequent")))
    run.moment(Question.CONQUEST_ENDED, Ask(run.state.seats[run.state.turn].active, seat=run.state.turn))


def _replenish(run: Run, race: str) -> None:
    """House rule: an active race begins every turn with as many tokens as it started with."""
    view = run.view
    holding = view.holding(race)
    if not holding.active:
        return
    has = holding.hand + holding.kept + sum(view.ground(region).tokens for region in view.regions(race))
    due = total(view, Question.STARTING_TOKENS, Ask(race, seat=holding.seat)) - has
    run.do(TokensMoved(race, max(0, min(due, view.tray(race))), BOX, HAND, run.rules.cite("choose.tokens-received")))


def finish_readying(run: Run) -> None:
    race = run.state.actor
    run.moment(Question.TROOPS_READIED, Ask(race, seat=run.state.turn))
    run.do(PhaseSet(Phase.CONQUER, race, run.rules.cite("ready.conquest-rules")))


def finish_conquests(run: Run) -> None:
    race, log = run.state.actor, run.state.log
    over = log.over and not run.rules.ruled("ghouls-die", "one-per-race")
    clause = run.rules.cite("conquest.subsequent")
    run.do(LogSet(replace(log, acted=(*log.acted, race), over=over), clause), DieSet(None, clause))
    if redeploys_at_once(run.view, race):
        _redeploy(run, race)
        run.do(PhaseSet(Phase.REDEPLOY, race, run.rules.cite("redeploy.free-move")))
    else:
        next_actor(run)


def begin_redeployment(run: Run) -> None:
    """All tokens but the garrisons go into the hand, to be put down one by one."""
    clause = run.rules.cite("redeploy.free-move")
    run.do(PhaseSet(Phase.REDEPLOY, NOBODY, clause), LogSet(replace(run.state.log, acted=()), clause))
    for race in redeploying_races(run.view):
        _redeploy(run, race)
    next_redeploying(run)


def _redeploy(run: Run, race: str) -> None:
    run.moment(Question.REDEPLOY_BEGAN, Ask(race, seat=run.state.turn))
    take_up_for_redeployment(run, race)


def next_redeploying(run: Run) -> None:
    """The next race puts its tokens down. After the last one nobody acts: decisions first, then the coins."""
    clause = run.rules.cite("redeploy.free-move")
    for race in redeploying_races(run.view):
        if race not in run.state.log.acted:
            run.do(PhaseSet(Phase.REDEPLOY, race, clause))
            return
    run.do(PhaseSet(Phase.REDEPLOY, NOBODY, clause))
    for race in redeploying_races(run.view):
        run.moment(Question.REDEPLOY_ENDED, Ask(race, seat=run.state.turn))


def begin_coins(run: Run) -> None:
    run.do(PhaseSet(Phase.BEFORE_COINS, NOBODY, run.rules.cite("score.regions")))
    for race in run.state.seats[run.state.turn].races():
        run.moment(Question.COINS_DUE, Ask(race, seat=run.state.turn))


def finish_redeploying(run: Run) -> None:
    race, log = run.state.actor, run.state.log
    if redeploys_at_once(run.view, race):
        run.moment(Question.REDEPLOY_ENDED, Ask(race, seat=run.state.turn))
        next_actor(run)
        return
    run.do(LogSet(replace(log, acted=(*log.acted, race)), run.rules.cite("redeploy.free-move")))
    next_redeploying(run)


def score(run: Run) -> None:
    """Every line of every race's income is paid as its own coins, with its clause."""
    seat = run.state.turn
    for race in run.state.seats[seat].races():
        pay_income(run, race)
    for race in run.state.seats[seat].races():
        run.moment(Question.TURN_SCORED, Ask(race, seat=seat))
    run.do(PhaseSet(Phase.AFTER_COINS, NOBODY, run.rules.cite("flow.later-turn-score")))


def pay_income(run: Run, race: str) -> None:
    seat = run.view.seat_of(race)
    answer = ledger(run.view, Question.INCOME, Ask(race, seat=seat))
    paid = 0
    # What is taken off is taken off what was paid.
    for line in sorted(answer.contributions, key=lambda each: each.amount < 0):
        if not line.beaten_by and line.amount:
            number = max(line.amount, -paid)
            if run.rules.ruled("bank-empty", "no-coins"):
                number = min(number, run.state.bank)
            paid += number
            run.do(CoinsMoved(number, BANK, seat, line.clause))


def end_turn(run: Run) -> None:
    """Everything the player does is over; the others place what they saved, then the next turn begins."""
    seat = run.state.turn
    # The turn of a player without a race ends, too.
    for race in run.state.seats[seat].races() or (NOBODY,):
        run.moment(Question.TURN_ENDED, Ask(race, seat=seat))
    run.do(PhaseSet(Phase.BETWEEN, NOBODY, run.rules.cite("conquest.retreat")))


def pass_turn(run: Run) -> None:
    """The next seat clockwise; a new round after the last one; the end after the last round."""
    state, rules = run.state, run.rules
    run.do(Forgotten("turn", rules.cite("flow.turn-order")))
    seat = (state.turn + (1 if rules.on("flow.turn-order") else -1)) % len(state.seats)
    if seat != state.first:
        run.do(TurnSet(state.round, seat, rules.cite("flow.turn-order")))
        begin_turn(run)
        return
    if state.round >= last_round(rules, state):
        run.do(
            PhaseSet(Phase.OVER, NOBODY, rules.cite("flow.last-round")), GameWon(winners(run), rules.cite("end.count"))
        )
        return
    run.do(Forgotten("round", rules.cite("flow.round-advance")))
    run.do(TurnSet(state.round + rules.on("flow.round-advance"), seat, rules.cite("flow.round-advance")))
    run.moment(Question.ROUND_BEGAN, Ask(number=run.state.round))
    begin_round(run)


def winners(run: Run) -> tuple[int, ...]:
    """Most coins; among equals most race tokens on the board; still equal, a shared victory."""
    if not run.rules.on("end.count"):
        return ()
    coins = [seat.coins for seat in run.state.seats]
    best = [index for index, number in enumerate(coins) if number == max(coins)]
    if len(best) > 1 and run.rules.on("end.tie"):
        strength = [_tokens_on_board(run.view, index) for index in range(len(coins))]
        top = max(strength[index] for index in best)
        best = [index for index in best if strength[index] == top]
    if len(best) > 1 and run.rules.ruled("second-tie", "unresolved"):
        return ()
    if run.rules.ruled("second-tie", "turn-order"):
        best = [max(best, key=lambda seat: (seat - run.state.first) % len(coins))]
    return tuple(best)


def _tokens_on_board(view: View, seat: int) -> int:
    races = view.state.seats[seat].races()
    standing = sum(view.ground(region).tokens for race in races for region in view.regions(race))
    return standing + sum(number for race in races for _, number in view.visits(race))
