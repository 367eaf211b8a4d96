"""Conquests: plain ones, those by special means, and attempts with the die."""

from dataclasses import replace
from math import gcd

from core.rules.actions import Abandon, Action, Attempt, Conquer, Decline, Finish, RollFirst, TakeUp
from core.rules.changes import BOX, HAND, Asked, Attacked, DieSet, LogSet, TokensMoved
from core.rules.combine import Answer, allowed, allowed_regions, gathered, ledger, total, verdict
from core.rules.common.pricing import price
from core.rules.conquest import attack_record, take_region
from core.rules.out_of_place import lacking_means
from core.rules.phases.declining import decline
from core.rules.phases.offering import carry_out, offered
from core.rules.phases.readying import abandon, take_up
from core.rules.questions import Ask, Question
from core.rules.refusal import Refusal
from core.rules.run import Run
from core.rules.state import CHANCE, NOWHERE, Die, Pending
from core.rules.turn import finish_conquests
from core.rules.view import View

ALONE = ("die", "replacement", "aid")
"""Traits of means of which a conquest has one at most."""
UNROLLED = frozenset({"die", "replacement"})
"""A replacement has no price that a die could lower."""
JOINING = frozenset({"relic", "aid"})
"""Traits of means that may help in a conquest made another way; of the others each is a way of its own."""


def legal(view: View) -> list[Action]:
    race, state = view.state.actor, view.state
    actions: list[Action] = []
    if not state.log.over:
        hand = view.holding(race).hand
        rolls_anyway = not view.rules.on("conquest.last-attempt.eligibility")
        for ask in allowed_regions(view, Question.MAY_CONQUER, race):
            is_affordable = price(view, ask) <= hand
            if is_affordable:
                actions.append(Conquer(ask.region))
            if (rolls_anyway or not is_affordable) and allowed(view, Question.MAY_ROLL, ask):
                actions.append(Attempt(ask.region))
        if allowed(view, Question.MAY_ROLL, Ask(race)):
            actions.append(RollFirst())
        for means in _ways(view, race):
            actions += _by_means(view, race, means)
    own = view.regions(race)
    actions += [Abandon(ask.region) for ask in allowed_regions(view, Question.MAY_ABANDON, race, among=own)]
    actions += [TakeUp(ask.region) for ask in allowed_regions(view, Question.MAY_LIFT, race, among=own)]
    if state.seats[state.turn].active == race and allowed(view, Question.MAY_DECLINE, _decline(view)):
        actions.append(Decline())
    actions += offered(view, "conquer")
    # A duty that cannot be met binds nobody, and nobody has to roll for ever.
    may_finish = allowed(view, Question.MAY_FINISH, Ask(race, key="conquer", seat=state.turn))
    if may_finish or not any(isinstance(each, Conquer | Attempt) for each in actions):
        actions.append(Finish())
    return actions


def _decline(view: View) -> Ask:
    return Ask(view.state.actor, key="turn", seat=view.state.turn)


def _ways(view: View, race: str) -> list[tuple[str, ...]]:
    """Every set of special means the race has, small ones first; not two dice and not two replacements at once."""
    known = sorted(gathered(view, Question.MEANS, Ask(race, seat=view.state.turn)))
    found: list[tuple[int, ...]] = [()]
    for number in range(len(known)):
        sets = [(*each, number) for each in found]
        found += [each for each in sets if _go_together(view, tuple(known[place] for place in each))]
    return [tuple(known[place] for place in each) for each in sorted(found, key=lambda each: (len(each), each)) if each]


def _go_together(view: View, means: tuple[str, ...]) -> bool:
    kinds = [view.rules.means[each].traits for each in means]
    if sum(kind.isdisjoint(JOINING) for kind in kinds) > 1 or frozenset().union(*kinds) >= UNROLLED:
        return False
    return not any(sum(trait in kind for kind in kinds) > 1 for trait in ALONE)


def _by_means(view: View, race: str, means: tuple[str, ...]) -> list[Action]:
    """Conquests and attempts by these means, region by region."""
    hand, rules = view.holding(race).hand, view.rules
    is_rolled = rules.has_trait(means, "die")
    is_helped = any(rules.has_trait(means, trait) for trait in JOINING)
    may_roll_last = is_helped and not rules.has_trait(means, "replacement")
    actions: list[Action] = []
    for ask in allowed_regions(view, Question.MAY_CONQUER, race, means=means):
        if not allowed(view, Question.MAY_USE, ask):
            continue
        if is_rolled:
            actions += [Attempt(ask.region, means)] if allowed(view, Question.MAY_ROLL, ask) else []
        elif price(view, ask) <= hand:
            actions.append(Conquer(ask.region, means))
        elif may_roll_last and allowed(view, Question.MAY_ROLL, ask):
            actions.append(Attempt(ask.region, means))
    return actions


def act(run: Run, action: Action) -> None:
    match action:
        case Conquer(region, means):
            conquer(run, run.state.actor, region, means)
        case Attempt(region, means):
            _attempt(run, region, means)
        case RollFirst():
            pending = Pending(CHANCE, "rulebook", "roll", run.state.actor)
            run.do(Asked(pending, run.rules.cite("conquest.last-attempt.roll")))
        case Abandon(region):
            abandon(run, region)
        case TakeUp(region):
            take_up(run, region)
        case Decline():
            decline(run, stage="turn")
        case Finish():
            finish_conquests(run)
        case _:
            carry_out(run, action)


def conquer(run: Run, race: str, region: int, means: tuple[str, ...]) -> None:
    """A race takes a region at its price; a replacement comes from the tray, or from the hand where that is empty."""
    price = total(run.view, Question.CONQUEST_COST, Ask(race, region, means))
    if run.state.die is not None:
        run.do(DieSet(None, run.rules.cite("conquest.last-attempt.roll")))
    if run.rules.has_trait(means, "replacement"):
        source = BOX if run.view.tray(race) else HAND
        more = price - (source == HAND)
        take_region(run, race, region, means=means, tokens=1, source=source)
        if more > 0:
            run.do(TokensMoved(race, more, HAND, region, run.rules.cite("conquest.place-tokens")))
    else:
        take_region(run, race, region, means=means, tokens=max(0, price))


def _attempt(run: Run, region: int, means: tuple[str, ...]) -> None:
    clause = run.rules.cite("conquest.last-attempt.roll")
    if run.state.die is not None:
        # Rolled before a region was named, and not enough for this one.
        run.do(DieSet(None, clause))
        _fail(run, run.state.actor, region, means)
        return
    if means:
        # The die that is to be rolled keeps what it is rolled with.
        run.do(DieSet(Die(run.state.actor, 0, region, means), clause))
    pending = Pending(CHANCE, "rulebook", "roll", run.state.actor, region)
    run.do(Asked(pending, run.rules.cite("conquest.last-attempt.target")))


def rolled(run: Run, pending: Pending, pips: int) -> None:
    """The die lies: an attempt is settled, or the roll stays open for the next conquest."""
    race, region, rules = pending.race, pending.region, run.rules
    if region == NOWHERE:
        run.do(DieSet(Die(race, pips), rules.cite("conquest.last-attempt.roll")))
        return
    means = run.state.die.means if run.state.die is not None else ()
    if means:
        run.do(DieSet(None, rules.cite("conquest.last-attempt.roll")))
    hand = run.view.holding(race).hand
    price = total(run.view, Question.CONQUEST_COST, Ask(race, region, means))
    helps = pips if rules.on("conquest.last-attempt.roll") else 0
    if rules.has_trait(means, "die"):
        _settle_own_die(run, Ask(race, region, means), price - pips, pips)
    elif hand + helps >= price:
        if not rules.on("conquest.last-attempt.success"):
            # House rule: what the die shows comes as tokens from the tray.
            found = min(pips, run.view.tray(race))
            run.do(TokensMoved(race, found, BOX, HAND, rules.cite("conquest.last-attempt.roll")))
        tokens = run.view.holding(race).hand
        take_region(run, race, region, means=(*means, "die"), tokens=tokens, source=HAND)
        _end_conquests(run)
    else:
        _fail(run, race, region, means)


def _settle_own_die(run: Run, ask: Ask, price: int, pips: int) -> None:
    """A die of the race's own: it lowers the price of this one region, and conquests may go on."""
    due = max(price, int(run.rules.on("conquest.minimum-token")))
    may_back_out = allowed(run.view, Question.MAY_FINISH, Ask(ask.race, ask.region, ask.means, "roll"))
    if due <= run.view.holding(ask.race).hand and may_back_out:
        # Nothing obliges the player to go through with it: the roll stays open for this region.
        run.do(DieSet(Die(ask.race, pips, ask.region, ask.means), run.rules.cite("conquest.last-attempt.roll")))
    elif due <= run.view.holding(ask.race).hand:
        take_region(run, ask.race, ask.region, means=(*ask.means, "die"), tokens=due)
    else:
        _fail(run, ask.race, ask.region, ask.means)


def _fail(run: Run, race: str, region: int, means: tuple[str, ...] = ()) -> None:
    means = (*means, "die")
    attack = attack_record(run.view, race, region, means, succeeded=False)
    clause = run.rules.cite("conquest.last-attempt.failure")
    run.do(Attacked(attack, clause))
    has_nowhere = not run.view.regions(race) and run.rules.ruled("first-attempt-fails", "lost")
    if has_nowhere or not run.rules.on("conquest.last-attempt.failure"):
        run.do(TokensMoved(race, run.view.holding(race).hand, HAND, BOX, clause))
    run.moment(Question.REGION_ATTACKED, Ask(race, region, means, "failed", attack.defender_seat))
    if not run.rules.has_trait(means, "die") or not run.rules.ruled("wisps-failed-roll", "go-on"):
        _end_conquests(run)


def _end_conquests(run: Run) -> None:
    if run.rules.on("conquest.last-attempt.ends"):
        run.do(LogSet(replace(run.state.log, over=True), run.rules.cite("conquest.last-attempt.ends")))


def refusal(view: View, action: Action) -> Refusal | None:
    """All clauses against a conquest, the tokens lacking, and the roll that would do."""
    race = view.state.actor
    match action:
        case Conquer(region, means):
            return _refuse_conquest(view, Ask(race, region, means))
        case Attempt(region, means):
            ask = Ask(race, region, means)
            uses = (verdict(view, Question.MAY_USE, ask),) if means else ()
            answers = (verdict(view, Question.MAY_CONQUER, ask), *uses, verdict(view, Question.MAY_ROLL, ask))
            short = total(view, Question.CONQUEST_COST, ask) - view.holding(race).hand
            return replace(_with_means(view, _refused(answers), ask), short=max(0, short))
        case RollFirst():
            return _refused((verdict(view, Question.MAY_ROLL, Ask(race)),))
        case Finish():
            return _refused((verdict(view, Question.MAY_FINISH, Ask(race, key="conquer", seat=view.state.turn)),))
        case Abandon(region) if view.ground(region).race == race:
            return _refused((verdict(view, Question.MAY_ABANDON, Ask(race, region)),))
        case TakeUp(region) if view.ground(region).race == race:
            return _refused((verdict(view, Question.MAY_LIFT, Ask(race, region)),))
        case Decline():
            return _refused((verdict(view, Question.MAY_DECLINE, _decline(view)),))
    return None


def _refuse_conquest(view: View, ask: Ask) -> Refusal:
    answers = [verdict(view, Question.MAY_CONQUER, ask)]
    if ask.means:
        answers.append(verdict(view, Question.MAY_USE, ask))
    refused = _with_means(view, _refused(tuple(answers)), ask)
    if lacking_means(view, ask.race, ask.means):
        # A way the race does not have has no price.
        return refused
    price = ledger(view, Question.CONQUEST_COST, ask)
    short = price.value - view.holding(ask.race).hand
    if short <= 0:
        return refused
    clauses = dict.fromkeys((*refused.clauses, *price.clauses()))
    return Refusal(tuple(clauses), (*refused.answers, price), short, *_helping_roll(view, ask, short))


def _with_means(view: View, refused: Refusal, ask: Ask) -> Refusal:
    """The same with the ways to conquer that the race does not have, or that do not go together."""
    known = tuple(each for each in ask.means if each in view.rules.means)
    wrong = lacking_means(view, ask.race, known)
    if not wrong and not _go_together(view, known):
        wrong = tuple(view.rules.means[each].clause for each in known)
    return replace(refused, clauses=tuple(dict.fromkeys((*refused.clauses, *wrong)))) if wrong else refused


def _helping_roll(view: View, ask: Ask, short: int) -> tuple[int, tuple[int, int]]:
    """The roll that makes up for what is short and how likely it is, as a fraction; none where no die may be rolled.

    A roll that is open is part of the price already: naming a region for it rolls no other die, and where the table
    lets a player roll anew, the new roll counts instead of it.
    """
    die, rolls_first = view.state.die, not ask.means and allowed(view, Question.MAY_ROLL, Ask(ask.race))
    may_roll = rolls_first or (die is None and allowed(view, Question.MAY_ROLL, ask))
    if not (may_roll and _takes_a_die(view, ask) and allowed(view, Question.MAY_CONQUER, ask)):
        return 0, (0, 1)
    faces, needed = view.rules.faces, short + (die.pips if die is not None else 0)
    wins = sum(face >= needed for face in faces)
    factor = gcd(wins, len(faces))
    return needed if wins else 0, (wins // factor, len(faces) // factor)


def _takes_a_die(view: View, ask: Ask) -> bool:
    """Could the last attempt be made in this way? It may be helped, but is no way of its own."""
    kinds = [view.rules.means[each].traits for each in ask.means if each in view.rules.means]
    helped = all(not kind.isdisjoint(JOINING) and kind.isdisjoint(UNROLLED) for kind in kinds)
    return helped and (not ask.means or allowed(view, Question.MAY_USE, ask))


def _refused(answers: tuple[Answer, ...]) -> Refusal:
    found = [clause for answer in answers for line in answer.refusals() for clause in (line.clause, *line.also)]
    return Refusal(tuple(dict.fromkeys(found)), answers)
