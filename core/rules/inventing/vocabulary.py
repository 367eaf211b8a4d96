"""The words an invented unit is written in, read from the code they stand for: signature, kinds, docstring.

Files, forms and the documentation all take them from here, so a block that gets a new parameter has it everywhere.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from core.rules import (
    benefits,
    blocks,
    building,
    circumstances,
    conditions,
    counts,
    growth,
    markers,
    region_conditions,
)
from core.rules.conditions import Condition, always
from core.rules.wording import Kind, Span, Words

EFFECTS: tuple[Callable[..., Any], ...] = (
    blocks.attacker_pays, blocks.ignores, blocks.defends, blocks.immune_with, blocks.income_per_region, blocks.income,
    blocks.settles, blocks.leaves_with_its_region,
    benefits.reaches_anywhere, benefits.enters_anywhere, benefits.takes_water, benefits.holds_rivers,
    benefits.may_not_take,
    benefits.passes_between, benefits.defenders_cost, benefits.closed_to_enemies, benefits.loses_no_token,
    benefits.gains_coins, benefits.gains_coins_there, benefits.takes_toll,
    growth.starts_with, growth.earns_tokens, growth.earns_what_the_tray_has, growth.takes_earned_tokens,
    growth.may_take_earned_tokens, growth.keeps_tokens_in_decline, growth.keeps_badge,
    growth.may_decline_after_scoring, growth.conquers_in_decline,
    growth.conquers_first_in_decline, growth.attacks_own_active, growth.may_thin_out_in_decline,
    building.builds, building.must_build, markers.brings, markers.set_up_in, markers.setting_up, markers.must_set_up,
    markers.only_in_own_regions, markers.limits, markers.gathers, markers.comes_back, markers.never_captured,
    markers.goes_in_decline,
)  # fmt: skip
WHERE: tuple[Callable[..., Any], ...] = (
    conditions.terrain_is, conditions.has_symbol, conditions.is_coastal, conditions.is_on_shore, conditions.has_piece,
    conditions.is_next_to,
    conditions.is_linked_to, conditions.is_replacement, conditions.once_a_turn,
    region_conditions.all_of, region_conditions.any_of, region_conditions.none_of, region_conditions.borders_terrain,
    region_conditions.borders_own, region_conditions.borders_symbol, region_conditions.is_at_edge,
    region_conditions.is_water_at_water, region_conditions.is_adjacent_to_race, region_conditions.borders_enemy,
    region_conditions.has_tokens, region_conditions.is_held_by_enemy, region_conditions.is_held_in_decline,
    region_conditions.is_without_race, region_conditions.has_neutrals, region_conditions.has_place,
    region_conditions.was_taken_this_turn,
)  # fmt: skip
WHEN: tuple[Callable[..., Any], ...] = (
    circumstances.holds_at_least, circumstances.holds_at_most, circumstances.conquered_at_least,
    circumstances.is_one_block, circumstances.is_one_block_of_player, circumstances.round_is_at_least,
    circumstances.is_last_round, circumstances.is_first_turn, circumstances.has_race_in_decline,
    circumstances.is_in_decline, circumstances.is_outnumbered, building.has_built, building.has_built_in_all,
    building.lies_in_regions,
)  # fmt: skip
COUNTS: tuple[Callable[..., Any], ...] = (
    counts.exactly, counts.regions_held, counts.regions_of_other_race, counts.regions_conquered,
    counts.occupied_regions_conquered, counts.separate_blocks, counts.pieces_held, building.pieces_built,
)  # fmt: skip
ROVING = frozenset({"is_adjacent_to_race", "borders_own"})
"""Conditions that ask what is adjacent to what, which an answer to that very question cannot use."""
SAYS = "Says:"
LAID_DOWN = frozenset({"clause", "ruling", "also", "instead_of", "active", "in_decline", "side", "outside"})
"""Parameters that every effect has, or that its inventor has no use for."""


class Role(StrEnum):
    EFFECT = "effect"
    WHERE = "where"
    WHEN = "when"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Parameter:
    """What can be said along with a word."""

    name: str
    kind: Kind
    is_many: bool = False
    """May several be given?"""
    default: Any = None
    """What it is where nothing is said; None if something must be."""
    least: int = 0
    most: int = 0
    options: tuple[str, ...] = ()
    type: Callable[[Any], Any] = str
    """What a word becomes in the code."""

    @property
    def is_needed(self) -> bool:
        return self.default is None


@dataclass(frozen=True, slots=True)
class Word:
    """A block, a condition or a count, with the function it stands for."""

    name: str
    role: Role
    description: str
    says: tuple[str, ...]
    """The sentence it makes; for a condition where it holds, and where it does not."""
    parameters: tuple[Parameter, ...]
    function: Callable[..., Any]
    asks: Kind | None = None
    """For a block: whether it can be limited to regions (WHERE), to circumstances alone (WHEN), or not at all."""
    is_limited: bool = False
    """For a block: must a condition be given?"""
    is_plain: bool = False
    """Is the function itself the condition, not one that makes it?"""

    def parameter(self, name: str) -> Parameter:
        return next(each for each in self.parameters if each.name == name)


@cache
def vocabulary(role: Role) -> dict[str, Word]:
    """All words of a role by name, in the order they are told."""
    functions = {Role.EFFECT: EFFECTS, Role.WHERE: WHERE, Role.WHEN: WHEN, Role.COUNT: COUNTS}[role]
    return {function.__name__: word_of(function, role) for function in functions}


def word_of(function: Callable[..., Any], role: Role) -> Word:
    """What a function says about itself."""
    description, _, rest = (inspect.getdoc(function) or "").partition("\n")
    spoken = next((row for row in rest.splitlines() if row.startswith(SAYS)), SAYS).removeprefix(SAYS)
    hints = get_type_hints(function, include_extras=True)
    signature = inspect.signature(function).parameters
    is_plain = list(signature) == ["view", "me", "ask"]
    limit = signature.get("when") if role is Role.EFFECT else None
    found = [] if is_plain else [each for name, each in signature.items() if name not in LAID_DOWN]
    return Word(
        function.__name__,
        role,
        description,
        tuple(each.strip() for each in spoken.split(" | ")),
        tuple(_parameter(each, hints[each.name]) for each in found if each is not limit),
        function,
        None if limit is None else _kind(hints["when"])[0],
        limit is not None and limit.default is inspect.Parameter.empty,
        is_plain,
    )


def _parameter(given: inspect.Parameter, hint: Any) -> Parameter:
    kind, extra = _kind(hint)
    is_many = given.kind is inspect.Parameter.VAR_POSITIONAL
    default = None if given.default is inspect.Parameter.empty else given.default
    if default is always:
        default = ""
    span = extra if isinstance(extra, Span) else Span(0, 0)
    options = extra if isinstance(extra, tuple) else ()
    # Most words are texts; some stand for a moment of the turn.
    becomes = hint.__origin__ if options and get_origin(hint) is Annotated else str
    return Parameter(given.name, kind, is_many, default, span.least, span.most, options, becomes)


def _kind(hint: Any) -> tuple[Kind, Span | tuple[str, ...] | None]:
    """What a parameter of this type may be, with its limits or the words it may be."""
    if get_origin(hint) is Annotated:
        note = hint.__metadata__[0]
        if isinstance(note, Kind):
            return note, None
        return (Kind.WORD, note.options) if isinstance(note, Words) else (Kind.NUMBER, note)
    if get_origin(hint) is Literal:
        return Kind.WORD, get_args(hint)
    assert hint in (bool, Condition), f"no file can say {hint}"
    return (Kind.FLAG, None) if hint is bool else (Kind.WHERE, None)
