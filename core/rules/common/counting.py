"""Losses, income, decline and the choice of a combination: the numbers and permissions the phases ask for."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, ruled
from core.rules.combine import total
from core.rules.effects import Bound, Effect, Side
from core.rules.questions import Ask, Question, Stage
from core.rules.state import Phase
from core.rules.view import View


def losses(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def one(view: View, me: Bound, ask: Ask) -> int | None:
        return 1 if view.ground(ask.region).tokens > 1 else None

    def last(view: View, me: Bound, ask: Ask) -> int | None:
        return 1 if view.ground(ask.region).tokens == 1 else None

    def all_of_them(view: View, me: Bound, ask: Ask) -> int | None:
        return view.ground(ask.region).tokens - 1 if ask.seat == view.seat_of(ask.race) else None

    def lone_goes(view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
        return ("gone",) if view.ground(ask.region).tokens == 1 else ()

    lost = Question.TOKENS_LOST
    return (
        Effect(
            Question.LOSS_GOES_TO, Stage.GIVE, cite("conquest.single-defender"), lone_goes, Side.BOARD,
            ruling=ruled("single-defender-destination", "out-of-play"),
        ),
        Effect(lost, Stage.BASE, cite("conquest.defender-loss"), one, Side.BOARD),
        Effect(lost, Stage.BASE, cite("conquest.single-defender"), last, Side.BOARD),
        Effect(
            lost, Stage.ADD, cite("conquest.own-decline"), all_of_them, Side.BOARD,
            ruling=ruled("ghouls-own-losses", "all"),
        ),
    )  # fmt: skip


def scoring(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def of_active(view: View, me: Bound, ask: Ask) -> int | None:
        return len(view.regions(ask.race)) or None if view.holding(ask.race).active else None

    def of_declined(view: View, me: Bound, ask: Ask) -> int | None:
        return (
            None if view.holding(ask.race).active or _just_declined(view, ask) else len(view.regions(ask.race)) or None
        )

    def of_declining(view: View, me: Bound, ask: Ask) -> int | None:
        return len(view.regions(ask.race)) or None if _just_declined(view, ask) else None

    income = Question.INCOME
    return (
        Effect(income, Stage.BASE, cite("score.regions"), of_active, Side.BOARD, tag="region"),
        Effect(income, Stage.BASE, cite("score.decline-regions"), of_declined, Side.BOARD, tag="region"),
        Effect(income, Stage.BASE, cite("decline.score"), of_declining, Side.BOARD, tag="region"),
    )


def _just_declined(view: View, ask: Ask) -> bool:
    holding = view.holding(ask.race)
    declined = view.state.seats[holding.seat].declined
    return view.state.log.declined and bool(declined) and declined[-1] == ask.race


def declining(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def is_fresh(view: View, me: Bound, ask: Ask) -> bool:
        return view.state.log.chosen

    def has_expanded(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "turn" and view.state.log.expanded

    def in_its_turn(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "turn"

    may = Question.MAY_DECLINE
    return (
        allows(may, clause=cite("decline.option"), when=in_its_turn),
        forbids(may, "first-turn", clause=cite("flow.first-turn-sequence"), when=is_fresh, side=Side.BOARD),
        forbids(may, "conquered", clause=cite("decline.no-conquest"), when=has_expanded, side=Side.BOARD),
        Effect(Question.DECLINE_KEEPS, Stage.BASE, cite("decline.flip-tokens"), lambda *_: 1, Side.BOARD),
        Effect(Question.DECLINED_LIMIT, Stage.BASE, cite("decline.one-race"), lambda *_: 1, Side.BOARD),
        Effect(Question.DECLINE_WEIGHT, Stage.BASE, cite("decline.one-race"), lambda *_: 1, Side.BOARD),
        allows(Question.MAY_ACT_IN_DECLINE, clause=cite("benefits.active-only"), when=lambda *_: False),
        allows(Question.BADGE_STAYS, clause=cite("decline.discard-power"), when=lambda *_: False),
    )


def choosing(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def has_race(view: View, me: Bound, ask: Ask) -> bool:
        return bool(view.state.seats[ask.seat].active)

    def not_on_offer(view: View, me: Bound, ask: Ask) -> bool:
        return not 1 <= ask.number <= len(view.state.market.column)

    def cannot_pay(view: View, me: Bound, ask: Ask) -> bool:
        purse = view.state.seats[ask.seat].coins
        if view.rules.ruled("pay-with-collected-coins", "collected-may-pay") and not not_on_offer(view, me, ask):
            purse += view.state.market.column[ask.number - 1].coins
        return total(view, Question.COMBO_PRICE, ask) > purse

    def on_banner(view: View, me: Bound, ask: Ask) -> int:
        return view.rules.values[ask.race]

    def on_badge(view: View, me: Bound, ask: Ask) -> int:
        return view.rules.values.get(view.holding(ask.race).power, 0)

    may = Question.MAY_CHOOSE
    return (
        forbids(may, "has-race", clause=cite("flow.later-turn-options"), when=has_race, side=Side.BOARD),
        forbids(may, "pair", clause=cite("choose.available"), when=not_on_offer, side=Side.BOARD),
        forbids(may, "coins", clause=cite("choose.price"), when=cannot_pay, side=Side.BOARD),
        Effect(Question.COMBO_PRICE, Stage.BASE, cite("choose.price"), lambda v, me, ask: ask.number - 1, Side.BOARD),
        Effect(Question.STARTING_TOKENS, Stage.BASE, cite("benefits.banner-number"), on_banner, Side.BOARD),
        Effect(Question.STARTING_TOKENS, Stage.ADD, cite("benefits.badge-number"), on_badge, Side.BOARD),
    )


def moving(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """Taking up, giving up and putting down tokens."""

    def last_token(view: View, me: Bound, ask: Ask) -> bool:
        return view.ground(ask.region).tokens < 2

    def not_readying(view: View, me: Bound, ask: Ask) -> bool:
        late = view.rules.ruled("abandon-timing", "any-time") and view.state.phase is Phase.CONQUER
        return view.state.phase is not Phase.READY and not late

    def of_another_race(view: View, me: Bound, ask: Ask) -> bool:
        holder = view.holder(ask.region)
        if ask.key == "redeploy" and holder is not None and view.rules.ruled("redeploy-scope", "occupied"):
            return holder.seat != view.seat_of(ask.race)
        return ask.key in ("redeploy", "placed-first") and view.ground(ask.region).race != ask.race

    def not_left_to_it(view: View, me: Bound, ask: Ask) -> bool:
        holder = view.holder(ask.region)
        if holder is not None and view.rules.ruled("retreat-regions", "own-control"):
            return ask.key == "retreat" and holder.seat != view.seat_of(ask.race)
        return ask.key == "retreat" and view.ground(ask.region).race != ask.race

    def on_water(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "decline" and view.terrain(ask.region) in ("sea", "lake")

    def has_tokens_to_place(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "redeploy" and view.holding(ask.race).hand > 0 and bool(view.regions(ask.race))

    def has_conquered_nothing(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "conquer" and not view.state.log.conquests

    place, finish = Question.MAY_PLACE, Question.MAY_FINISH
    return (
        forbids(Question.MAY_LIFT, "garrison", clause=cite("ready.pick-up"), when=last_token, side=Side.BOARD),
        forbids(Question.MAY_ABANDON, "timing", clause=cite("abandon.allowed"), when=not_readying, side=Side.BOARD),
        forbids(Question.MAY_HOLD, "water", clause=cite("conquest.water"), when=on_water, side=Side.BOARD),
        forbids(place, "race", clause=cite("redeploy.own-race-only"), when=of_another_race, side=Side.BOARD),
        forbids(place, "race", clause=cite("conquest.retreat"), when=not_left_to_it, side=Side.BOARD),
        forbids(
            finish, "hand", clause=cite("redeploy.free-move"), when=has_tokens_to_place, side=Side.BOARD,
            ruling=ruled("unused-tokens", "placed"),
        ),
        forbids(
            finish, "nothing", clause=cite("flow.later-turn-options"), when=has_conquered_nothing, side=Side.BOARD,
            ruling=ruled("expand-without-conquest", "must-conquer"),
        ),
    )  # fmt: skip
