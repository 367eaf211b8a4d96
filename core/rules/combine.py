"""How contributions become an answer. Two readers of the same effects: one for the value, one for the reasons."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.rules.questions import Ask, Question, Stage

if TYPE_CHECKING:
    from core.rules.effects import Bound, Effect
    from core.rules.in_force import Ban, InForce, Plan, Span, Voice
    from core.rules.view import View

_BASE, _SET, _ADD, _DROP = Stage.BASE, Stage.SET, Stage.ADD, Stage.DROP
"""By short names, because looking a stage up in its class is what a total would spend its time on."""
_RANK = {"rulebook": 0, "event": 1, "place": 2, "relic": 3, "copy": 3, "race": 4, "power": 5}
"""Where two clauses set one number, the more particular source wins."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """One line of a ledger: what a clause adds, sets, bounds, forbids or lifts, and whether it counted."""

    clause: str
    unit: str
    stage: Stage
    amount: int = 0
    ground: str = ""
    beaten_by: str = ""
    """The clause that overrode this one; empty if it counts."""
    also: tuple[str, ...] = ()
    tag: str = ""
    """What the line counts (terrain, occupants, discount ...), where its effect says so."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A value with everything it came from."""

    question: Question
    ask: Ask
    value: int
    contributions: tuple[Contribution, ...]

    @property
    def allowed(self) -> bool:
        return bool(self.value)

    def clauses(self) -> tuple[str, ...]:
        """All clauses that count, in order, each once."""
        found = [clause for line in self.contributions if not line.beaten_by for clause in (line.clause, *line.also)]
        return tuple(dict.fromkeys(found))

    def refusals(self) -> tuple[Contribution, ...]:
        """The prohibitions that stand and the leave that nothing gave."""
        return tuple(line for line in self.contributions if not line.beaten_by and line.amount == 0)


def total(view: "View", question: Question, ask: Ask) -> int:
    """The value of a total; see Stage for the order."""
    base = added = 0
    fixed: tuple[int, int] | None = None
    low: int | None = None
    tagged: list[tuple[str, int]] = []
    dropped: set[str] = set()
    say = view.say(question, ask)
    is_bare = ask.region >= 0 and not view.state.grounds[ask.region].pieces
    for stage, run, bound, tag in say.bare_terms if is_bare else say.terms:
        amount = run(view, bound, ask)
        if amount is None:
            continue
        if stage is _ADD:
            added += amount
            if tag:
                tagged.append((tag, amount))
        elif stage is _BASE:
            base += amount
        elif stage is _SET:
            candidate = (_RANK[view.rules.kind(bound.unit)], amount)
            fixed = candidate if fixed is None else max(fixed, candidate)
        elif stage is _DROP:
            if amount:
                dropped.add(tag)
        else:
            low = amount if low is None else max(low, amount)
    if dropped:
        added -= sum(amount for tag, amount in tagged if tag in dropped)
    value = (base if fixed is None else fixed[1]) + added
    return value if low is None or value >= low else low


def ledger(view: "View", question: Question, ask: Ask) -> Answer:
    """The same total with its lines; a bound that bites is a line of its own, a beaten line stays listed."""
    asked = [(e, b, amount) for e, b in view.in_force(question, ask) if (amount := e.run(view, b, ask)) is not None]
    sets = [(_RANK[view.rules.kind(b.unit)], amount, e) for e, b, amount in asked if e.stage is Stage.SET]
    winner = max(sets, key=lambda each: each[:2])[2] if sets else None
    drops = {e.tag: e.clause for e, _, amount in asked if e.stage is Stage.DROP and amount}
    lines: list[Contribution] = []
    for stage in (Stage.BASE, Stage.SET, Stage.ADD):
        for effect, bound, amount in asked:
            if effect.stage is stage and (amount or stage is not Stage.ADD):
                beaten = drops.get(effect.tag, "") if stage is Stage.ADD and effect.tag else ""
                if winner is not None and stage is not Stage.ADD and effect is not winner:
                    beaten = winner.clause
                lines.append(_line(effect, bound, amount, beaten))
    lines += [_line(e, b, 0, "") for e, b, amount in asked if e.stage is Stage.DROP and amount]
    for effect, bound, clause in view.say(question, ask).silenced:
        amount = effect.run(view, bound, ask)
        if amount is not None:
            lines.append(_line(effect, bound, amount, clause))
    value = sum(line.amount for line in lines if not line.beaten_by)
    bounds = [(amount, e, b) for e, b, amount in asked if e.stage is Stage.BOUND]
    if bounds:
        low, effect, bound = max(bounds, key=lambda each: each[0])
        if value < low:
            lines.append(_line(effect, bound, low - value, ""))
            value = low
    return Answer(question, ask, value, tuple(lines))


def allowed(view: "View", question: Question, ask: Ask) -> bool:
    """Does no prohibition stand? And where leave must be given, does anything give it?

    The same as `verdict(...).allowed`, but it stops at the first prohibition that nothing lifts.
    """
    say = view.say(question, ask)
    is_bare = ask.region >= 0 and not view.state.grounds[ask.region].pieces
    return _holds(say.bare_bans if is_bare else say.bans, say.leaves, view, ask)


def allowed_regions(
    view: "View", question: Question, race: str, *, means: tuple[str, ...] = (), key: str = "",
    among: Iterable[int] | None = None,
) -> list[Ask]:  # fmt: skip
    """The question for every region, of the board or of those given, in which `allowed` says yes.

    Prohibitions that can speak for all regions at once are asked once; the others about each region they leave open.
    """
    spans: dict[Span, frozenset[int] | None] = {}
    plans: dict[str, Plan] = {}
    shared: dict[int, Plan] = {}
    found = []
    grounds = view.state.grounds
    for region in range(len(grounds)) if among is None else among:
        ground = grounds[region]
        plan = plans.get(ground.race)
        if plan is None:
            say = view.say(question, Ask(race, region))
            # Most holders have nothing to say here, and share one answer.
            plan = shared.get(id(say))
            if plan is None:
                left_open, asked = _spanned(say, spans, view, race, means)
                plan = shared[id(say)] = (left_open, asked + say.loose, asked + say.bare_loose, say.leaves)
            plans[ground.race] = plan
        left_open, bans, bare_bans, leaves = plan
        if left_open is None or region in left_open:
            ask = Ask(race, region, means, key)
            if _holds(bans if ground.pieces else bare_bans, leaves, view, ask):
                found.append(ask)
    return found


def _spanned(
    say: "InForce", known: "dict[Span, frozenset[int] | None]", view: "View", race: str, means: tuple[str, ...]
) -> "tuple[frozenset[int] | None, tuple[Ban, ...]]":
    """The regions that prohibitions on all others leave, None if there is none; and those that may be lifted."""
    left_open: frozenset[int] | None = None
    asked: tuple[Ban, ...] = ()
    for give, ban in say.spans:
        if give not in known:
            known[give] = give(view, race, means)
        span = known[give]
        if span is not None and ban[2]:
            asked = (*asked, ban)
        elif span is not None:
            left_open = span if left_open is None else left_open & span
    return left_open, asked


def _holds(bans: "tuple[Ban, ...]", leaves: "tuple[Voice, ...]", view: "View", ask: Ask) -> bool:
    for forbids, bound, lifts in bans:
        if forbids(view, bound, ask):
            for lift, lifter in lifts:
                if lift(view, lifter, ask):
                    break
            else:
                return False
    return not leaves or any(gives(view, bound, ask) for gives, bound in leaves)


def verdict(view: "View", question: Question, ask: Ask) -> Answer:
    """The same permission with every prohibition, standing or lifted, and by what it was lifted."""
    say = view.say(question, ask)
    leave = [(e, b, bool(e.run(view, b, ask))) for e, b in say.allows]
    value = int(not leave or any(given for *_, given in leave))
    lines = [_line(e, b, int(given), "") for e, b, given in leave if given or not value]
    for effect, bound in say.forbids:
        if effect.run(view, bound, ask):
            lifter = _lifter(view, say.effects, effect.ground, ask)
            lines.append(_line(effect, bound, 0, lifter[0].clause if lifter else ""))
            if lifter:
                lines.append(_line(*lifter, 1, ""))
            else:
                value = 0
                lines += _silenced_lifts(view, question, ask, effect.ground)
    return Answer(question, ask, value, tuple(lines))


def _silenced_lifts(view: "View", question: Question, ask: Ask, ground: str) -> list[Contribution]:
    """Whoever keeps a unit from lifting a prohibition has a part in the refusal."""
    return [
        Contribution(clause, bound.unit, Stage.FORBID, 0, ground)
        for effect, bound, clause in view.say(question, ask).silenced
        if effect.stage is Stage.LIFT and effect.ground == ground and effect.run(view, bound, ask)
    ]


def gathered(view: "View", question: Question, ask: Ask) -> tuple[Any, ...]:
    """The items of a collection, in the order of the effects."""
    return tuple(item for e, b in view.in_force(question, ask) for item in e.run(view, b, ask))


def _lifter(
    view: "View", force: "Iterable[tuple[Effect, Bound]]", ground: str, ask: Ask
) -> "tuple[Effect, Bound] | None":
    for effect, bound in force:
        if effect.stage is Stage.LIFT and effect.ground == ground and effect.run(view, bound, ask):
            return effect, bound
    return None


def _line(effect: "Effect", bound: "Bound", amount: int, beaten_by: str) -> Contribution:
    return Contribution(
        effect.clause, bound.unit, effect.stage, amount, effect.ground, beaten_by, effect.also, effect.tag
    )
