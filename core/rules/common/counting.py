"""Losses, income, decline and the choice of a combination: the numbers and permissions the phases ask for."""

from collections.abc import Callable

from core.rules.blocks import allows, forbids, lifts, ruled
from core.rules.combine import total
from core.rules.conditions import has_tokens
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
    """Coins of a race in all, or of one of its regions (`ask.region`)."""

    def counted(view: View, ask: Ask) -> int | None:
        return (len(view.regions(ask.race)) or None) if ask.region < 0 else 1

    def of_active(view: View, me: Bound, ask: Ask) -> int | None:
        return counted(view, ask) if view.holding(ask.race).active else None

    def of_declined(view: View, me: Bound, ask: Ask) -> int | None:
        return None if view.holding(ask.race).active or _just_declined(view, ask) else counted(view, ask)

    def of_declining(view: View, me: Bound, ask: Ask) -> int | None:
        return counted(view, ask) if _just_declined(view, ask) else None

    def of_given_up(view: View, me: Bound, ask: Ask) -> int | None:
        if ask.region >= 0:
            return None
        empty = [region for region in view.state.log.abandoned if not view.ground(region).race]
        return len(empty) or None if view.holding(ask.race).active else None

    income = Question.INCOME
    return (
        Effect(income, Stage.BASE, cite("score.regions"), of_active, Side.BOARD, tag="region"),
        Effect(income, Stage.BASE, cite("score.decline-regions"), of_declined, Side.BOARD, tag="region"),
        Effect(income, Stage.BASE, cite("decline.score"), of_declining, Side.BOARD, tag="region"),
        Effect(
            income, Stage.BASE, cite("score.regions"), of_given_up, Side.BOARD, tag="region",
            instead_of=cite("abandon.effect"),
        ),
    )  # fmt: skip


def _just_declined(view: View, ask: Ask) -> bool:
    holding = view.holding(ask.race)
    declined = view.state.seats[holding.seat].declined
    return view.state.log.declined and bool(declined) and declined[-1] == ask.race


def declining(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def is_fresh(view: View, me: Bound, ask: Ask) -> bool:
        return view.state.log.chosen

    def has_conquered(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "turn" and bool(view.state.log.conquests)

    def is_expanding(view: View, me: Bound, ask: Ask) -> bool:
        # Where a table lets a race decline after its conquests, what counts as expansion does not stop it, either.
        is_barred = view.rules.on("decline.no-conquest") or not view.state.log.conquests
        return ask.key == "turn" and view.state.log.expanded and is_barred

    def in_its_turn(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key == "turn"

    def never(view: View, me: Bound, ask: Ask) -> bool:
        return False

    def after_the_active(view: View, me: Bound, ask: Ask) -> bool:
        return ask.key != "first"

    may = Question.MAY_DECLINE
    return (
        allows(may, clause=cite("flow.later-turn-options"), when=never),
        allows(may, clause=cite("decline.option"), when=in_its_turn),
        forbids(may, "first-turn", clause=cite("flow.first-turn-sequence"), when=is_fresh, side=Side.BOARD),
        forbids(may, "expanded", clause=cite("flow.later-turn-options"), when=is_expanding, side=Side.BOARD),
        forbids(may, "conquered", clause=cite("decline.no-conquest"), when=has_conquered, side=Side.BOARD),
        Effect(Question.DECLINE_KEEPS, Stage.BASE, cite("decline.flip-tokens"), lambda *_: 1, Side.BOARD),
        Effect(Question.DECLINED_LIMIT, Stage.BASE, cite("decline.one-race"), lambda *_: 1, Side.BOARD),
        Effect(Question.DECLINE_WEIGHT, Stage.BASE, cite("decline.one-race"), lambda *_: 1, Side.BOARD),
        allows(Question.MAY_ACT_IN_DECLINE, clause=cite("decline.option"), when=never),
        allows(
            Question.MAY_ACT_IN_DECLINE, clause=cite("ready.pick-up"), when=after_the_active,
            ruling=ruled("ready-which-tokens", "all-own"),
        ),
        allows(Question.BADGE_STAYS, clause=cite("decline.discard-power"), when=never),
    )  # fmt: skip


def choosing(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    def has_race(view: View, me: Bound, ask: Ask) -> bool:
        return bool(view.state.seats[ask.seat].active)

    def has_no_token(view: View, me: Bound, ask: Ask) -> bool:
        active = view.state.seats[ask.seat].active
        return bool(active) and not has_tokens(view, active)

    def has_scored(view: View, me: Bound, ask: Ask) -> bool:
        return view.state.phase is Phase.AFTER_COINS

    def not_on_offer(view: View, me: Bound, ask: Ask) -> bool:
        return not 1 <= ask.number <= len(view.state.market.column)

    def cannot_pay(view: View, me: Bound, ask: Ask) -> bool:
        purse = view.state.seats[ask.seat].coins
        if view.rules.ruled("pay-with-collected-coins", "collected-may-pay") and not not_on_offer(view, me, ask):
            purse += view.state.market.column[ask.number - 1].coins
        return total(view, Question.COMBO_PRICE, ask) > purse

    may = Question.MAY_CHOOSE
    return (
        forbids(may, "has-race", clause=cite("flow.later-turn-options"), when=has_race, side=Side.BOARD),
        lifts(
            may, "has-race", clause=cite("decline.option"), when=has_no_token, side=Side.BOARD,
            ruling=ruled("decline-no-tokens", "choose-now"),
        ),
        forbids(
            may, "over", clause=cite("decline.turn-ends"), when=has_scored, side=Side.BOARD,
            ruling=ruled("decline-choose-when", "next-turn"),
        ),
        forbids(may, "pair", clause=cite("choose.available"), when=not_on_offer, side=Side.BOARD),
        forbids(may, "coins", clause=cite("choose.price"), when=cannot_pay, side=Side.BOARD),
        *_printed(cite),
    )  # fmt: skip


def _printed(cite: Callable[[str], str]) -> tuple[Effect, ...]:
    """What a combination costs by its place, and the tokens printed on its two halves."""

    def on_banner(view: View, me: Bound, ask: Ask) -> int:
        return view.rules.values[ask.race]

    def on_badge(view: View, me: Bound, ask: Ask) -> int:
        return view.rules.values.get(view.holding(ask.race).power, 0)

    return (
        Effect(Question.COMBO_PRICE, Stage.BASE, cite("choose.price"), lambda v, me, ask: ask.number - 1, Side.BOARD),
        Effect(Question.STARTING_TOKENS, Stage.BASE, cite("benefits.banner-number"), on_banner, Side.BOARD),
        Effect(Question.STARTING_TOKENS, Stage.ADD, cite("benefits.badge-number"), on_badge, Side.BOARD),
    )
