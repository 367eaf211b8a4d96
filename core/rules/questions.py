"""Every question the rules ask and every moment they announce. Units and common rules answer with effects.

Totals add up numbers. Permissions hold unless a prohibition stands; a prohibition names its ground, and a unit may
lift a ground. Collections gather items. Moments answer with changes. docs/clause-walk.md says which clause needs
which of them.
"""

from enum import StrEnum
from typing import NamedTuple


class Question(StrEnum):
    # Totals
    CONQUEST_COST = "conquest_cost"
    TOKENS_LOST = "tokens_lost"
    STARTING_TOKENS = "starting_tokens"
    TOKENS_GAINED = "tokens_gained"
    """Tokens a race in play takes from the tray beyond those it started with."""
    COMBO_PRICE = "combo_price"
    INCOME = "income"
    DECLINE_KEEPS = "decline_keeps"
    DECLINED_LIMIT = "declined_limit"
    DECLINE_WEIGHT = "decline_weight"
    # Permissions
    IS_SILENCED = "is_silenced"
    """Does a unit of the holder AGAINST whom one acts keep an effect of the actor from speaking? Settled when the rules
    are compiled, so it is asked of the effect itself: `run` is a function of (effect, unit)."""
    IS_OCCUPIED = "is_occupied"
    IS_IMMUNE = "is_immune"
    """Is a region closed to what a race or its player does beside conquests? `key` says what: `theft`, `entry`."""
    COUNTS_AS_ACTIVE = "counts_as_active"
    """Is a token in decline treated as if its race were active, by effects that look for active tokens?"""
    MAY_ACT_IN_DECLINE = "may_act_in_decline"
    MAY_USE = "may_use"
    MAY_CONQUER = "may_conquer"
    MAY_ROLL = "may_roll"
    SURVIVORS_RETURN = "survivors_return"
    MAY_HOLD = "may_hold"
    MAY_LIFT = "may_lift"
    MAY_ABANDON = "may_abandon"
    MAY_PLACE = "may_place"
    MAY_CHOOSE = "may_choose"
    MAY_DECLINE = "may_decline"
    BADGE_STAYS = "badge_stays"
    MAY_FINISH = "may_finish"
    # Collections
    EXTRA_NEIGHBOURS = "extra_neighbours"
    START_REGIONS = "start_regions"
    MEANS = "means"
    OFFERS = "offers"
    LOSS_GOES_TO = "loss_goes_to"
    CONTROLS = "controls"
    """The races that the tiles in a region serve. Asked before anything else, so only effects on the BOARD answer."""
    # Moments
    COMBO_CHOSEN = "combo_chosen"
    TURN_BEGAN = "turn_began"
    TROOPS_READIED = "troops_readied"
    REGION_ATTACKED = "region_attacked"
    REGION_LOST = "region_lost"
    REGION_CONQUERED = "region_conquered"
    TILE_FOUND = "tile_found"
    """A tile lies face up in a region its finder has just taken; `key` is the tile."""
    CONQUEST_ENDED = "conquest_ended"
    DECLINE_CHOSEN = "decline_chosen"
    """A player has chosen decline for his turn; the race is still active."""
    REDEPLOY_BEGAN = "redeploy_began"
    REDEPLOY_ENDED = "redeploy_ended"
    COINS_DUE = "coins_due"
    """The stage before the coins begins."""
    TURN_SCORED = "turn_scored"
    TURN_ENDED = "turn_ended"
    TURN_OVER = "turn_over"
    """Somebody's turn is over: asked of every race in play, for what it saved and sets up again."""
    RACE_DECLINED = "race_declined"
    UNIT_LEFT_PLAY = "unit_left_play"
    """A race leaves the game; or, with the key `tile`, it has lost the tile that lent it a badge."""
    ROUND_BEGAN = "round_began"
    EVENT_TURNED = "event_turned"
    """The event of the round lies face up; `key` is the event."""


class Stage(StrEnum):
    """Where an effect enters.

    Totals: BASE, SET (replaces the base), ADD, DROP (of tags), BOUND (from below). Permissions: ALLOW (at least
    one must, where there is any), FORBID, LIFT. Collections and moments: GIVE.
    """

    BASE = "base"
    SET = "set"
    ADD = "add"
    DROP = "drop"
    BOUND = "bound"
    ALLOW = "allow"
    FORBID = "forbid"
    LIFT = "lift"
    GIVE = "give"


class Ask(NamedTuple):
    """The arguments of a question; each question uses those it needs."""

    race: str = ""
    """The race the question is about: attacker, loser, scorer."""
    region: int = -1
    means: tuple[str, ...] = ()
    key: str = ""
    """Purpose, cause, piece or stage."""
    seat: int = -1
    number: int = 0
    taken: int = -1
    """Which conquest of this turn is meant: the region is asked about as it was before. Below 0: as it is."""
