"""Blocks that do nothing alone: which others an invented unit must have beside them.

The built-in units are held to the same by their tests; whoever writes a file is told.
"""

from collections.abc import Iterator

from core.rules.inventing.records import InventedEffect, InventedUnit

Partners = tuple[tuple[str, ...], ...]

PLACING = ("settles", "builds", "set_up_in")
"""Blocks by which a piece comes into a region; what is said of a piece that never does says nothing."""
TAKING = ("takes_earned_tokens", "may_take_earned_tokens")
BESIDE: dict[str, Partners] = {
    "earns_tokens": (TAKING,),
    "earns_what_the_tray_has": (("earns_tokens",),),
    "takes_earned_tokens": (("earns_tokens",),),
    "may_take_earned_tokens": (("earns_tokens",),),
    "conquers_first_in_decline": (("conquers_in_decline",),),
    "attacks_own_active": (("conquers_in_decline",),),
    "may_thin_out_in_decline": (("keeps_tokens_in_decline",),),
    "must_build": (("builds",),),
    "brings": (("set_up_in",),),
    "set_up_in": (("setting_up",), ("brings", "comes_back", "never_captured", "gathers")),
    "setting_up": (("set_up_in",),),
    "must_set_up": (("set_up_in",),),
    **dict.fromkeys(
        ("limits", "only_in_own_regions", "leaves_with_its_region", "gathers", "comes_back", "never_captured",
         "goes_in_decline"),
        (PLACING,),
    ),
}  # fmt: skip
"""For a block the groups of which one each must stand beside it: for the same piece, where it is about a piece."""


def lonely(effects: tuple[InventedEffect, ...]) -> Iterator[tuple[int, str]]:
    """The effects that can do nothing as they stand, by number, with the reason."""
    for number, effect in enumerate(effects):
        word, piece = effect.block.word, effect.block.given("piece")
        if partners := missing(effect, effects):
            named = " or ".join(f"“{each}”" for each in partners)
            yield number, f"“{word}” needs {named} beside it{f' for “{piece}”' if piece else ''}"
        elif word == "must_set_up" and (stage := effect.block.given("stage")) not in stages_of(str(piece), effects):
            yield number, f"“{word}” never speaks: “set_up_in” does not name the stage “{stage}” for “{piece}”"
        elif effect.active is False and not effect.in_decline:
            yield number, f"“{word}” never speaks: “active = false” needs “in_decline = true” beside it"


def missing(effect: InventedEffect, effects: tuple[InventedEffect, ...]) -> tuple[str, ...]:
    """The first group of blocks of which an effect has none beside it; empty if it lacks nothing."""
    piece = effect.block.given("piece")
    present = {each.block.word for each in effects if each.block.given("piece") == piece}
    return next((group for group in BESIDE.get(effect.block.word, ()) if present.isdisjoint(group)), ())


def stages_of(piece: str, effects: tuple[InventedEffect, ...]) -> tuple[str, ...]:
    """The stages of the turn in which a piece can be set up."""
    offered = (each.block for each in effects if each.block.word == "set_up_in" and each.block.given("piece") == piece)
    named = (block.given("stages") for block in offered)
    return tuple(str(stage) for stages in named if isinstance(stages, tuple) for stage in stages)


def lonely_in(unit: InventedUnit) -> str:
    """The first such reason in a unit; empty if it has none."""
    return next((f"{unit.id}: {reason}" for _, reason in lonely(unit.effects)), "")


def lost_in_decline(unit: InventedUnit) -> tuple[str, ...]:
    """The clauses of a power that are to go on in decline although its badge goes."""
    if unit.kind == "race" or any(effect.block.word == "keeps_badge" for effect in unit.effects):
        return ()
    return tuple(effect.clause for effect in unit.effects if effect.in_decline)
