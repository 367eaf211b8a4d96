"""The start of a turn: choose a combination, or decide between expansion and decline."""

from dataclasses import replace

from core.rules.actions import Action, Choose, Decline, Expand, Finish
from core.rules.changes import BANK, BOX, COLUMN, HAND, Asked, CoinsMoved, LogSet, MarketSet, RaceTaken, TokensMoved
from core.rules.combine import allowed, total, verdict
from core.rules.compiled import COMMON
from core.rules.conditions import has_tokens
from core.rules.departure import leave
from core.rules.effects import ASKS
from core.rules.market import without_combo
from core.rules.phases.declining import decline
from core.rules.phases.offering import carry_out, offered
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.state import NOBODY, GameState, Pending
from core.rules.turn import begin_expansion
from core.rules.view import View

TAKE_TOKENS = "take-tokens"


def legal(view: View) -> list[Action]:
    state = view.state
    seat = state.seats[state.turn]
    actions: list[Action] = list(offered(view, "start"))
    if not seat.active or _may_choose_anew(view):
        actions += choices(view)
    if not seat.active and not view.rules.on(_duty_to_choose(state)):
        actions.append(Finish())
    if seat.active:
        if has_tokens(view, seat.active):
            actions.append(Expand())
        if allowed(view, Question.MAY_DECLINE, Ask(seat.active, key="turn", seat=state.turn)):
            actions.append(Decline())
    # Every banner may be in somebody's hands; then only races in decline act and score.
    return actions or [Finish()]


def choices(view: View) -> list[Action]:
    """Every combination the seat to move may take."""
    seat, column = view.state.turn, view.state.market.column
    on_offer = len(column) if view.rules.on("choose.available") else min(1, len(column))
    return [
        Choose(position)
        for position in range(1, on_offer + 1)
        if allowed(view, Question.MAY_CHOOSE, Ask(seat=seat, number=position))
    ]


def _duty_to_choose(state: GameState) -> str:
    """The clause by which a player without a race must choose one."""
    return "flow.first-turn-sequence" if state.round <= 1 else "flow.after-decline"


def act(run: Run, action: Action) -> None:
    match action:
        case Choose(position):
            choose(run, position)
            begin_expansion(run)
        case Expand():
            begin_expansion(run)
        case Decline():
            decline(run, stage="turn")
        case Finish():
            begin_expansion(run)
        case _:
            carry_out(run, action)


def choose(run: Run, position: int) -> None:
    """Pay for a combination, take it and its tokens; the column closes up."""
    state, rules = run.state, run.rules
    seat = state.turn
    if state.seats[seat].active:
        # Without a token left it makes room at once (base:dispute.decline-no-tokens).
        leave(run, state.seats[seat].active, rules.cite("decline.banner-return"))
        state = run.state
    combo = state.market.column[position - 1]
    price = total(run.view, Question.COMBO_PRICE, Ask(seat=seat, number=position))
    pay = CoinsMoved(price, seat, COLUMN, rules.cite("choose.price"))
    collect = CoinsMoved(combo.coins, COLUMN, seat, rules.cite("choose.collect-coins"))
    first_collect = rules.ruled("pay-with-collected-coins", "collected-may-pay")
    market = without_combo(state.market, position, price, moves_up=rules.on("choose.refill"))
    power = combo.power
    if not rules.on("choose.take-combo"):
        market, power = replace(market, discards=(*market.discards, *([power] if power else []))), NOBODY
    if not rules.on("choose.collect-coins"):
        collect = CoinsMoved(combo.coins, COLUMN, BANK, rules.cite("choose.take-combo"))
    run.do(
        *((collect, pay) if first_collect else (pay, collect)),
        MarketSet(market, rules.cite("choose.refill")),
        RaceTaken(combo.race, power, seat, rules.cite("choose.take-combo")),
        LogSet(replace(state.log, chosen=True), rules.cite("choose.take-combo")),
    )
    ask = Ask(combo.race, key=str(combo.coins), seat=seat, number=position)
    asks_first = any(effect.tag == ASKS for effect, _ in run.view.in_force(Question.COMBO_CHOSEN, ask))
    if asks_first:
        # What is decided about the combination comes before its tokens.
        run.do(Asked(Pending(seat, COMMON, TAKE_TOKENS, combo.race), rules.cite("choose.tokens-received")))
    run.moment(Question.COMBO_CHOSEN, ask)
    if not asks_first:
        take_tokens(run, combo.race)


def take_tokens(run: Run, race: str) -> None:
    """As many tokens as banner and badge say, as far as the tray reaches."""
    wanted = total(run.view, Question.STARTING_TOKENS, Ask(race, seat=run.view.seat_of(race)))
    number = min(wanted, run.view.tray(race)) if run.rules.on("choose.tokens-received") else 0
    run.do(TokensMoved(race, number, BOX, HAND, run.rules.cite("choose.tokens-received")))


def refusal(view: View, action: Action) -> Refusal | None:
    state = view.state
    seat = state.seats[state.turn]
    match action:
        case Choose(position):
            answer = verdict(view, Question.MAY_CHOOSE, Ask(seat=state.turn, number=position))
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
        case Decline() if seat.active:
            answer = verdict(view, Question.MAY_DECLINE, Ask(seat.active, key="turn", seat=state.turn))
            return Refusal(tuple(line.clause for line in answer.refusals()), (answer,))
        case Decline() | Expand() | Finish():
            return Refusal((view.rules.cite(comes_first(state)),))
    return None


def comes_first(state: GameState) -> str:
    """The clause of what belongs at the start of this turn: choosing a race, or what to do with the one there is."""
    has_race = state.round > 1 and state.seats[state.turn].active
    return "flow.later-turn-options" if has_race else _duty_to_choose(state)


def _may_choose_anew(view: View) -> bool:
    """A race without any token, where the table lets its player choose at once (base:dispute.decline-no-tokens)."""
    active = view.state.seats[view.state.turn].active
    return not has_tokens(view, active) and view.rules.ruled("decline-no-tokens", "choose-now")
