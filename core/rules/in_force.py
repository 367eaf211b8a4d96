"""What has a say in one question about one race: worked out once, laid out for the readers in core.rules.combine."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from core.rules.effects import Bound, Effect
from core.rules.questions import Stage

OFTEN = ("reach", "no-token")
"""Grounds on which most regions of a board are closed to a race; whoever only asks whether, asks them first."""
Bonds = tuple[tuple[Effect, Bound], ...]
Voice = tuple[Callable[..., Any], Bound]
"""What an effect says, and for whom."""
Ban = tuple[Callable[..., Any], Bound, tuple[Voice, ...]]
"""A prohibition with all that would lift it."""
Span = Callable[..., frozenset[int] | None]
"""(view, race, means) -> the regions a prohibition leaves open, or None while it is silent."""
Plan = tuple[frozenset[int] | None, tuple[Ban, ...], tuple[Ban, ...], tuple[Voice, ...]]
"""How to ask for many regions: those that can be open at all, what is asked of each (where pieces lie, where none
does), and who gives leave."""


@dataclass(frozen=True, slots=True)
class InForce:
    """The effects with a say; for totals in short, for permissions by what they do: give leave, forbid, lift."""

    effects: Bonds
    terms: tuple[tuple[Stage, Callable[..., Any], Bound, str], ...]
    leaves: tuple[Voice, ...]
    bans: tuple[Ban, ...]
    """Every prohibition, those first that stand most often."""
    bare_terms: tuple[tuple[Stage, Callable[..., Any], Bound, str], ...]
    bare_bans: tuple[Ban, ...]
    """The same for a region in which no piece lies."""
    spans: tuple[tuple[Span, Ban], ...]
    """The prohibitions that can speak for all regions at once."""
    loose: tuple[Ban, ...]
    bare_loose: tuple[Ban, ...]
    """Those that cannot, and have to be asked about each region."""
    allows: Bonds
    forbids: Bonds
    """What gives leave and what forbids, in order, for whoever wants the reasons."""
    silenced: tuple[tuple[Effect, Bound, str], ...] = ()
    """Effects that the holder of the region keeps from speaking, each with the clause by which it does."""


def in_force(
    bonds: Iterable[tuple[Effect, Bound]], silenced: tuple[tuple[Effect, Bound, str], ...] = ()
) -> InForce:  # fmt: skip
    effects = tuple(bonds)
    lifts: dict[str, tuple[Voice, ...]] = {}
    for effect, bound in effects:
        if effect.stage is Stage.LIFT:
            lifts[effect.ground] = (*lifts.get(effect.ground, ()), (effect.run, bound))
    bare = tuple(each for each in effects if not each[0].by_pieces)
    wide = tuple((effect.outside, effect, bound) for effect, bound in effects if effect.outside is not None)
    return InForce(
        effects,
        _terms(effects),
        tuple((effect.run, bound) for effect, bound in effects if effect.stage is Stage.ALLOW),
        _bans(effects, lifts),
        _terms(bare),
        _bans(bare, lifts),
        tuple((span, (effect.run, bound, lifts.get(effect.ground, ()))) for span, effect, bound in wide),
        _bans((each for each in effects if each[0].outside is None), lifts),
        _bans((each for each in bare if each[0].outside is None), lifts),
        tuple(each for each in effects if each[0].stage is Stage.ALLOW),
        tuple(each for each in effects if each[0].stage is Stage.FORBID),
        silenced,
    )


def _terms(effects: Bonds) -> tuple[tuple[Stage, Callable[..., Any], Bound, str], ...]:
    return tuple((effect.stage, effect.run, bound, effect.tag) for effect, bound in effects)


def _bans(effects: Iterable[tuple[Effect, Bound]], lifts: dict[str, tuple[Voice, ...]]) -> tuple[Ban, ...]:
    return tuple(
        (effect.run, bound, lifts.get(effect.ground, ()))
        for effect, bound in sorted(effects, key=lambda each: each[0].ground not in OFTEN)
        if effect.stage is Stage.FORBID
    )
