"""The Sword of the Killer Rabbit: once a turn a region costs two tokens less."""

from core.rules.blocks import attacker_pays
from core.rules.effects import Unit
from core.rules.tile_effects import lies_where_it_was_used, moves_where_it_is_used, relic_means, serves_once, with_it

DISCOUNT = "underground:relic.sword.discount"

RELIC = Unit(
    id="relic.sword",
    means=(relic_means("relic.sword", DISCOUNT),),
    effects=(
        *serves_once(clause=DISCOUNT),
        attacker_pays(-2, when=with_it, clause=DISCOUNT),
        moves_where_it_is_used(clause=DISCOUNT),
    ),
    choices=lies_where_it_was_used(clause=DISCOUNT),
)
