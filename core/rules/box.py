"""What the box holds: banners, badges, tokens, markers and coins, each by the clause that counts them.

A table that plays without one of these clauses has no such banners or badges at all, or no end of tokens, markers
or coins.
"""

from collections.abc import Mapping
from dataclasses import replace

from core.rules.compiled import Rules

PLENTY = 10_000
"""More than any game can use up."""
DEFENDERS = ("lost-tribe", "monster")
SHIP, CARAVEL = "pirate-ship", "caravel"


def unpacked(rules: Rules) -> Rules:
    """The rules with what the box holds under their switches."""
    tribes = rules.stock if rules.on("components.lost-tribe-tokens") else _endless(rules.stock)
    markers = rules.stock if rules.on("components.markers") else _endless(rules.stock)
    ships = rules.stock if _has_limited_ships(rules) else _endless(rules.stock)
    caravels = rules.stock if rules.on("components.caravel") else dict.fromkeys(rules.stock, 0)
    own = {SHIP: ships, CARAVEL: caravels}
    tiles = rules.stock if rules.on("tile.one-each") else {piece: 2 * number for piece, number in rules.stock.items()}
    return replace(
        rules,
        races=rules.races if rules.on("components.race-banners") else (),
        powers=rules.powers if rules.on("components.power-badges") else (),
        tray=rules.tray if rules.on("components.race-tokens") else _endless(rules.tray),
        stock={
            piece: own.get(piece, tribes if piece in DEFENDERS else markers if piece not in rules.tiles else tiles)[
                piece
            ]
            for piece in rules.stock
        },
        coins=rules.coins if rules.on("components.coins") else PLENTY,
    )


def _has_limited_ships(rules: Rules) -> bool:
    return rules.on("components.pirate-ships") and not rules.ruled("pirates-supply", "unlimited")


def _endless(numbers: Mapping[str, int]) -> dict[str, int]:
    return dict.fromkeys(numbers, PLENTY)
