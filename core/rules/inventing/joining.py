"""A game in which invented units take part: tokens, markers, names and clauses, and what speaks against a unit.

What the rulebook says about blank banners and badges is a warning: whoever invents a race may give it twelve tokens.
What cannot be played at all is refused.
"""

from collections.abc import Iterable
from dataclasses import replace

from core.model.problems import RealmwrightError
from core.rules.box import PLENTY
from core.rules.compiled import Rules
from core.rules.home_made import HIGHEST as HIGHEST_BANNER
from core.rules.home_made_power import HIGHEST as HIGHEST_BADGE
from core.rules.inventing.assembling import BLANK, assembled
from core.rules.inventing.beside import lonely_in, lost_in_decline
from core.rules.inventing.records import InventedUnit
from core.rules.inventing.unit_sentences import sentences_of
from core.rules.mixing import DROP, left_out, lent_to
from core.rules.own_words import OwnClause, OwnWords

Warned = tuple[str, str]
"""A clause and what it has against a unit."""


def with_invented(rules: Rules, units: Iterable[InventedUnit]) -> Rules:
    """The same game with the units in it; RealmwrightError with one sentence where that cannot be."""
    for unit in units:
        if trouble := trouble_with(unit, rules):
            raise RealmwrightError(trouble)
        rules = _with_race(rules, unit) if unit.kind == "race" else _with_power(rules, unit)
    return rules


def trouble_with(unit: InventedUnit, rules: Rules) -> str:
    """Why a unit cannot take part in a game; empty if it can."""
    if unit.unit_id in rules.units:
        return f"{unit.id}: there is a {unit.kind} of that name already"
    if reason := lonely_in(unit):
        return reason
    if unit.tokens and f"race.{unit.tokens}" not in rules.races:
        return f"{unit.id}: {unit.tokens} is no race of this game whose tokens are free"
    for marker in unit.markers:
        if marker.id in rules.stock:
            return f"{unit.id}: there is a piece called {marker.id} already"
    strange = [piece for piece in pieces_named(unit) if piece not in {*rules.stock, *(m.id for m in unit.markers)}]
    return f"{unit.id}: this game has no piece called {strange[0]}" if strange else ""


def pieces_named(unit: InventedUnit) -> list[str]:
    """The pieces that the blocks of a unit speak of, whosever they are."""
    named = (dict(effect.block.arguments).get("piece") for effect in unit.effects)
    return [piece for piece in named if isinstance(piece, str)]


def warnings_of(unit: InventedUnit, rules: Rules | None = None) -> tuple[Warned, ...]:
    """What the rulebook has against a unit, in itself and in a game where one is given."""
    clause = BLANK[unit.kind]
    highest = HIGHEST_BANNER if unit.kind == "race" else HIGHEST_BADGE
    found = []
    if unit.number > highest:
        found.append((clause, f"{unit.id}: the number {unit.number} is higher than {highest}"))
    if unit.kind == "race" and unit.own_tokens:
        found.append(("base:race.custom.tokens", f"{unit.id}: it has tokens of its own and borrows none"))
    if lost := lost_in_decline(unit):
        told = ", ".join(f"“{each}”" for each in lost)
        text = f"{unit.id}: the badge goes in decline, and {told} with it; the block keeps_badge keeps it"
        found.append(("base:decline.discard-power", text))
    if rules is not None:
        found += _in_the_game(unit, rules)
    return tuple(found)


def _in_the_game(unit: InventedUnit, rules: Rules) -> list[Warned]:
    if unit.kind == "race":
        most = unit.number + _more_at_the_start(unit) + max((rules.values[power] for power in rules.powers), default=0)
        have = rules.tray.get(unit.unit_id) or unit.own_tokens or rules.tray.get(f"race.{unit.tokens}", most)
        text = f"{unit.id}: there are {have} tokens, with some badge {most} are needed"
        return [("base:race.custom.tokens", text)] if have < most else []
    number = unit.number + _more_at_the_start(unit)
    short = [race for race in rules.races if rules.values[race] + number > rules.tray.get(race, PLENTY)]
    names = ", ".join(race.removeprefix("race.") for race in short)
    return [(BLANK["power"], f"{unit.id}: too few tokens in the box for {names}")] if short else []


def _more_at_the_start(unit: InventedUnit) -> int:
    """Tokens that its own effects add when it is chosen."""
    more = (effect.block.given("number") for effect in unit.effects if effect.block.word == "starts_with")
    return sum(number for number in more if isinstance(number, int))


def _with_race(rules: Rules, unit: InventedUnit) -> Rules:
    name, lender = unit.unit_id, f"race.{unit.tokens}"
    lent = rules.tray.get(lender, 0)
    tray = {race: number for race, number in rules.tray.items() if race != lender}
    own = unit.own_tokens if rules.on("components.race-tokens") else PLENTY
    return replace(
        _with_unit(rules, unit),
        races=_among(rules, unit, tuple(race for race in rules.races if race != lender), "components.race-banners"),
        tray=dict(sorted((tray | {name: lent if unit.tokens else own}).items())),
        left_out={**rules.left_out, **lent_to(lender if unit.tokens else "", name)},
    )


def _with_power(rules: Rules, unit: InventedUnit) -> Rules:
    powers = _among(rules, unit, rules.powers, "components.power-badges")
    return replace(_with_unit(rules, unit), powers=powers)


def _among(rules: Rules, unit: InventedUnit, others: tuple[str, ...], part: str) -> tuple[str, ...]:
    """The banners or badges with that of the unit, unless there are none or it makes no sense on this map."""
    is_senseless = rules.mixed and DROP not in rules.without and _is_left_out(rules, unit)
    return others if is_senseless or not rules.on(part) else tuple(sorted({*others, unit.unit_id}))


def _is_left_out(rules: Rules, unit: InventedUnit) -> bool:
    return bool(left_out(replace(rules, units={unit.unit_id: assembled(unit)})))


def _with_unit(rules: Rules, unit: InventedUnit) -> Rules:
    endless = not rules.on("components.markers")
    markers = {marker.id: PLENTY if endless else marker.number for marker in unit.markers}
    return replace(
        rules,
        units=dict(sorted({**rules.units, unit.unit_id: assembled(unit)}.items())),
        values={**rules.values, unit.unit_id: unit.number},
        stock={**rules.stock, **markers},
        own_words=rules.own_words.joined(words_of(unit)),
    )


def clause_ids(units: Iterable[InventedUnit]) -> tuple[str, ...]:
    """The clauses that invented units bring, in order."""
    return tuple(dict.fromkeys(unit.clause_id(effect.clause) for unit in units for effect in unit.effects))


def words_of(unit: InventedUnit) -> OwnWords:
    """What a unit, its markers and its clauses are called."""
    names = {unit.unit_id: dict(unit.names)} | {each.id: dict(each.names) for each in unit.markers if each.names}
    texts: dict[str, list[str]] = {}
    for effect, text in zip(unit.effects, sentences_of(unit), strict=True):
        texts.setdefault(effect.clause, []).append(text)
    clauses = {unit.clause_id(name): _clause(unit, name, " ".join(told)) for name, told in texts.items()}
    return OwnWords(names, clauses)


def _clause(unit: InventedUnit, clause: str, text: str) -> OwnClause:
    return OwnClause(f"{unit.name}: {clause.replace('-', ' ').replace('_', ' ')}", text)
