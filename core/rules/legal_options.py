"""What may be done now, as records to be listed: of which kind, what it is called, where, and at what price.

Kinds follow from the kind of action, headings and names from the catalogue: nothing here knows a unit.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from core.model.sentences import mark
from core.rules import actions as a
from core.rules.action_titles import step_kind
from core.rules.chance import weights
from core.rules.combine import total
from core.rules.effects import About, Means
from core.rules.questions import Ask, Question
from core.rules.spoken_names import ClauseRef, Names
from core.rules.state import NOWHERE, GameState, Phase
from core.rules.view import View


class Kind(StrEnum):
    """Kinds of actions in the order in which they are listed."""

    CHOOSE = "choose"
    TURN = "turn"
    """Expand or decline."""
    CONQUER = "conquer"
    MEANS = "means"
    """Conquests by special means, a group for each way."""
    DIE = "die"
    DECIDE = "decide"
    ROLL = "roll"
    DRAW = "draw"
    PLACE = "place"
    USE = "use"
    DEPLOY = "deploy"
    TAKE_UP = "take-up"
    ABANDON = "abandon"
    GO_ON = "go-on"


ON_THE_WAY = frozenset({Kind.CONQUER, Kind.MEANS, Kind.DIE})
"""Kinds that take a region."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be done now."""

    action: a.Action
    kind: Kind
    title: str
    detail: str = ""
    heading: str = ""
    """Of its group, where the kind alone does not say it: the clause of a special way, the piece that is placed."""
    region: int = NOWHERE
    price: int | None = None
    measure: str = "token"
    clause: ClauseRef | None = None
    """The clause that brings the action, where a unit does."""
    icons: tuple[str, ...] = ()
    chance: Fraction | None = None
    faces: tuple[tuple[int, bool], ...] = ()
    """Every face of the die, and whether it wins."""

    def matches(self, words: str) -> bool:
        """Do all these words occur in what is said about it?"""
        text = f"{self.title} {self.detail} {self.heading}".casefold()
        return all(word in text for word in words.casefold().split())


@dataclass(frozen=True, slots=True)
class OptionGroup:
    kind: Kind
    heading: str
    options: tuple[Option, ...]


def grouped(options: Iterable[Option]) -> tuple[OptionGroup, ...]:
    """Options by kind and heading, kinds in their order, the rest as given."""
    found: dict[tuple[int, str], list[Option]] = {}
    order = list(Kind)
    for option in options:
        found.setdefault((order.index(option.kind), option.heading), []).append(option)
    keys = sorted(found, key=lambda key: key[0])
    return tuple(OptionGroup(order[key[0]], key[1], tuple(found[key])) for key in keys)


def keys_of(groups: Iterable[OptionGroup]) -> dict[a.Action, str]:
    """The key that does each of them: 1 to 9 in order, E to go on; the rest have none."""
    keys: dict[a.Action, str] = {}
    digits = iter("123456789")
    for group in groups:
        for option in group.options:
            key = "E" if group.kind is Kind.GO_ON else next(digits, "")
            if key:
                keys[option.action] = key
    return keys


class OptionTeller:
    """Puts the legal actions of one position into words."""

    def __init__(self, view: View, names: Names) -> None:
        self._view, self._state, self._names = view, view.state, names
        self._rules = view.rules

    def option(self, action: a.Action) -> Option:
        match action:
            case a.Conquer() | a.Attempt():
                return self._conquest(action)
            case a.Choose(position):
                return self._combination(action, position)
            case a.Deploy() | a.TakeUp() | a.Abandon():
                return self._own_region(action)
            case a.PlacePiece(piece, region):
                clause = self._offer_clause(piece)
                heading = self._names.piece(piece)
                return self._at(region, action, Kind.PLACE, heading=heading, clause=clause)
            case a.Use(offer, target):
                return self._use(action, offer, target)
            case a.Decide(option):
                return self._decision(action, option)
            case a.Roll(pips):
                share = Fraction(self._rules.faces.count(pips), len(self._rules.faces))
                return Option(action, Kind.ROLL, str(pips), chance=share, icons=("thing_die",))
            case a.Draw(item):
                return Option(
                    action, Kind.DRAW, self._names.unit(item), chance=self._share(item), icons=(_unit_icon(item),)
                )
        return self._turn(action)

    def _at(self, region: int, action: a.Action, kind: Kind, *, price: int | None = None, heading: str = "",
            clause: ClauseRef | None = None) -> Option:  # fmt: skip
        names = self._names
        icons = (f"step_{step_kind(self._rules, self._state, action)}",)
        title, detail = names.region(region), standing_words(names, self._state, region)
        return Option(action, kind, title, detail, heading, region, price, clause=clause, icons=icons)

    def _conquest(self, action: a.Conquer | a.Attempt) -> Option:
        price = total(self._view, Question.CONQUEST_COST, Ask(self._state.actor, action.region, action.means))
        if not action.means:
            kind = Kind.CONQUER if isinstance(action, a.Conquer) else Kind.DIE
            return self._at(action.region, action, kind, price=price)
        known = [self._rules.means[each] for each in action.means if each in self._rules.means]
        titles = [self._heading(each) for each in known]
        kind = Kind.MEANS if isinstance(action, a.Conquer) else Kind.DIE
        first = self._names.clause(known[0].clause) if known else None
        return self._at(action.region, action, kind, price=price, heading=" + ".join(titles), clause=first)

    def _heading(self, means: Means) -> str:
        """What a way to conquer is called: by its clause, and by what tells it from others with the same clause."""
        title = self._names.clause(means.clause).title
        more = self._names.way(means.id).removeprefix(self._names.unit(means.id.rpartition(".")[0]))
        return f"{title}{more}"

    def _combination(self, action: a.Choose, position: int) -> Option:
        combo = self._state.market.column[position - 1]
        price = total(self._view, Question.COMBO_PRICE, Ask(seat=self._state.turn, number=position))
        tokens = self._rules.values.get(combo.race, 0) + self._rules.values.get(combo.power, 0)
        details = [self._names.count(tokens, "token")]
        details += [self._names.say("{} on it", self._names.count(combo.coins, "coin"))] if combo.coins else []
        icons = tuple(_unit_icon(unit) for unit in (combo.race, combo.power) if unit)
        title = self._names.combo(combo.race, combo.power)
        return Option(action, Kind.CHOOSE, title, ", ".join(details), price=price, measure="coin", icons=icons)

    def _own_region(self, action: a.Deploy | a.TakeUp | a.Abandon) -> Option:
        kinds = {a.Deploy: Kind.DEPLOY, a.TakeUp: Kind.TAKE_UP, a.Abandon: Kind.ABANDON}
        return self._at(action.region, action, kinds[type(action)])

    def _offer_clause(self, offer: str) -> ClauseRef | None:
        seat = self._state.seats[self._state.turn]
        for race in seat.races():
            for unit in (*self._view.units_of(race), "rulebook"):
                known = self._rules.offers.get((unit, offer))
                if known is not None:
                    return self._names.clause(known.clause)
        return None

    def _use(self, action: a.Use, offer: str, target: int) -> Option:
        clause = self._offer_clause(offer)
        heading = clause.title if clause is not None else ""
        known = next((each for (_, name), each in self._rules.offers.items() if name == offer), None)
        if target < 0 or known is None:
            return Option(action, Kind.USE, heading or offer, heading=heading, clause=clause, icons=("step_decide",))
        if known.about is About.REGION:
            return self._at(target, action, Kind.USE, heading=heading, clause=clause)
        title, icons = self._answer(known.about, target)
        return Option(action, Kind.USE, title, heading=heading, clause=clause, icons=icons)

    def _share(self, item: str) -> Fraction | None:
        """How likely a draw is, where not every item is as likely."""
        tickets = weights(self._rules, self._state)
        return Fraction(tickets[item], sum(tickets.values())) if item in tickets else None

    def _decision(self, action: a.Decide, option: int) -> Option:
        pending = self._state.pending[-1]
        choice = self._rules.choices[pending.unit, pending.key]
        clause = self._names.clause(choice.clause)
        if choice.about is About.REGION and option >= 0:
            return self._at(option, action, Kind.DECIDE, heading=clause.title, clause=clause)
        title, icons = self._answer(choice.about, option)
        return Option(action, Kind.DECIDE, title, heading=clause.title, clause=clause, icons=icons)

    def _answer(self, about: About, option: int) -> tuple[str, tuple[str, ...]]:
        """What an option of a decision stands for, and its icons."""
        sign, column = ("step_decide",), self._state.market.column
        if option < 0:
            return self._names.say("None"), sign
        if about is About.YES_OR_NO:
            return self._names.say("Yes") if option else self._names.say("No"), sign
        if about is About.SEAT:
            return self._names.seat(option), sign
        if about is About.TILE:
            tile = sorted(self._rules.tiles)[option]
            return self._names.unit(tile), (_unit_icon(tile),)
        if about is About.EVENT:
            event = sorted(self._rules.events)[option]
            return self._names.unit(event), (_unit_icon(event),)
        if about is About.COMBINATION and 1 <= option <= len(column):
            combo = column[option - 1]
            icons = tuple(_unit_icon(unit) for unit in (combo.race, combo.power) if unit)
            return self._names.combo(combo.race, combo.power), icons
        return str(option), sign

    def _turn(self, action: a.Action) -> Option:
        say = self._names.say
        icons = (f"step_{step_kind(self._rules, self._state, action)}",)
        if isinstance(action, a.Expand):
            return Option(action, Kind.TURN, say("Expand"), say("ready the troops, then conquer"), icons=icons)
        if isinstance(action, a.Decline):
            race = self._state.seats[self._state.turn].active
            return Option(action, Kind.TURN, say("Decline"), self._names.unit(race) if race else "", icons=icons)
        if isinstance(action, a.RollFirst):
            return Option(action, Kind.DIE, say("Roll first"), say("then name a region"), icons=("thing_die",))
        title, detail = _ENDINGS.get(self._state.phase, (mark("Go on"), ""))
        return Option(action, Kind.GO_ON, say(title), say(detail) if detail else "", icons=("action_check",))


_ENDINGS = {
    Phase.READY: (mark("Troops are ready"), mark("then conquer")),
    Phase.CONQUER: (mark("End conquests"), mark("then redeploy")),
    Phase.REDEPLOY: (mark("End redeployment"), mark("then coins")),
    Phase.BEFORE_COINS: (mark("Take the coins"), ""),
    Phase.AFTER_COINS: (mark("End the turn"), ""),
}


def _unit_icon(unit: str) -> str:
    """`race.elves` has `race_elves`; what kind it is does not matter."""
    kind, _, name = unit.removeprefix("copy.").rpartition(".")
    return f"{kind}_{name}"


def standing_words(names: Names, state: GameState, region: int) -> str:
    """Who or what stands in a region, in a few words: `Ben's Elves 2`, `Lost Tribe`, or nothing."""
    ground = state.grounds[region]
    if ground.race:
        holding = state.holding(ground.race)
        race = names.unit(ground.race) if holding.active else names.say("{} in decline", names.unit(ground.race))
        return names.say("{}'s {}, {}", names.seat(holding.seat), race, ground.tokens)
    return ", ".join(names.piece(piece) for piece, _ in ground.pieces)
