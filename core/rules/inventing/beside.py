"""Blocks that do nothing alone: which others an invented unit must have beside them.

The built-in units are held to the same by their tests; whoever writes a file is told.
"""

from collections.abc import Iterator

from core.rules.inventing.records import InventedEffect, InventedUnit

BESIDE: dict[str, tuple[str, ...]] = {
    "earns_tokens": ("takes_earned_tokens", "may_take_earned_tokens"),
    "earns_what_the_tray_has": ("earns_tokens",),
    "takes_earned_tokens": ("earns_tokens",),
    "may_take_earned_tokens": ("earns_tokens",),
    "conquers_first_in_decline": ("conquers_in_decline",),
    "attacks_own_active": ("conquers_in_decline",),
    "may_thin_out_in_decline": ("keeps_tokens_in_decline",),
    "must_build": ("builds",),
    "set_up_in": ("setting_up",),
    "setting_up": ("set_up_in",),
    "must_set_up": ("set_up_in",),
}
"""For a block those of which one must stand beside it: for the same piece, where it is about a piece."""


def lonely(effects: tuple[InventedEffect, ...]) -> Iterator[tuple[int, str]]:
    """The effects that can do nothing as they stand, by number, with the reason."""
    present = {(effect.block.word, effect.block.given("piece")) for effect in effects}
    for number, effect in enumerate(effects):
        word, piece = effect.block.word, effect.block.given("piece")
        partners = BESIDE.get(word, ())
        if partners and not any((each, piece) in present for each in partners):
            named = " or ".join(f"“{each}”" for each in partners)
            yield number, f"“{word}” needs {named} beside it{f' for “{piece}”' if piece else ''}"
        elif effect.active is False and not effect.in_decline:
            yield number, f"“{word}” never speaks: “active = false” needs “in_decline = true” beside it"


def lonely_in(unit: InventedUnit) -> str:
    """The first such reason in a unit; empty if it has none."""
    return next((f"{unit.id}: {reason}" for _, reason in lonely(unit.effects)), "")


def lost_in_decline(unit: InventedUnit) -> tuple[str, ...]:
    """The clauses of a power that are to go on in decline although its badge goes."""
    if unit.kind == "race" or any(effect.block.word == "keeps_badge" for effect in unit.effects):
        return ()
    return tuple(effect.clause for effect in unit.effects if effect.in_decline)
