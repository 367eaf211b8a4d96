"""A second opinion on what is legal in the base game and River World, from the catalogue, default readings only.

Deliberately naive: plain questions to the position and the board, one after the other, nothing shared with the
engine but the records. Slow, and without reasons. The engine must agree with it everywhere.
"""

from core.model.board import Board
from core.rules.actions import (
    Abandon,
    Action,
    Attempt,
    Choose,
    Conquer,
    Decide,
    Decline,
    Deploy,
    Draw,
    Expand,
    Finish,
    PlacePiece,
    Roll,
    RollFirst,
    TakeUp,
    Use,
)
from core.rules.state import GameState, Holding, Pending, Phase, Pieces
from tests.core.rules import naive_river as river

REPLACE = ("race.sorcerers.replace",)
DRAGON = ("power.dragon-master.dragon",)
IMMUNITY = ("hole", "hero", "dragon")
DEFENCES = ("mountain", "lost-tribe", "troll-lair", "fortress", "encampment", "pirate-ship")


def naive_legal(board: Board, state: GameState) -> set[Action]:
    """Everything that may be done in a position."""
    if state.phase == Phase.OVER:
        return set()
    if state.pending:
        return _answers(board, state, state.pending[-1])
    return _of_phase(board, state) | river.looks_and_talk(board, state)


def _of_phase(board: Board, state: GameState) -> set[Action]:
    if state.phase == Phase.START:
        return _start(state)
    if state.phase == Phase.READY:
        return _ready(state)
    if state.phase == Phase.CONQUER:
        return _conquer(board, state)
    if state.phase == Phase.REDEPLOY:
        return _redeploy(board, state)
    if state.phase == Phase.BEFORE_COINS:
        return _before_coins(state)
    return _after_coins(state)


# Looking at the position


def count(pieces: Pieces, piece: str) -> int:
    for name, number in pieces:
        if name == piece:
            return number
    return 0


def held_by(state: GameState, race: str) -> list[int]:
    found = []
    for region, ground in enumerate(state.grounds):
        if ground.race == race:
            found.append(region)
    return found


def holder_of(state: GameState, region: int) -> Holding | None:
    for holding in state.holdings:
        if holding.race == state.grounds[region].race:
            return holding
    return None


def active_of(state: GameState) -> Holding | None:
    """The active race of the seat whose turn it is."""
    for holding in state.holdings:
        if holding.seat == state.turn and holding.active:
            return holding
    return None


def remembered(state: GameState, unit: str, race: str, key: str, default: int) -> int:
    for memo in state.memos:
        if memo.unit == unit and memo.race == race and memo.key == key:
            return memo.value
    return default


def can(holding: Holding, unit: str) -> bool:
    """A race has a benefit or power only while it is active."""
    return holding.active and unit in (holding.race, holding.power)


def is_water(board: Board, region: int) -> bool:
    return board.terrain[region] in ("sea", "lake")


# Decisions


def _answers(board: Board, state: GameState, pending: Pending) -> set[Action]:
    if pending.key in ("draw-event", "foresee-event"):
        return river.events_left(state)
    if pending.key == "place-ship":
        return river.ship_sites(board, state)
    if pending.key == "draw-race":
        return {Draw(race) for race in state.market.banners}
    if pending.key == "draw-power":
        return {Draw(power) for power in state.market.badges}
    if pending.key == "roll":
        return {Roll(0), Roll(1), Roll(2), Roll(3)}
    regions = held_by(state, pending.race)
    if pending.key == "retreat":
        return {Deploy(region) for region in regions}
    if pending.key == "set-up-again":
        return {Decide(-1)} | {Decide(region) for region in regions}
    assert pending.key == "withdraw", pending
    spare = [region for region in regions if state.grounds[region].tokens > 1]
    return {Decide(region) for region in (spare if spare else regions)}


# Before the conquests


def _start(state: GameState) -> set[Action]:
    me = active_of(state)
    actions = _fortresses(state)
    if me is None:
        for position in range(1, len(state.market.column) + 1):
            if position - 1 <= state.seats[state.turn].coins:
                actions.add(Choose(position))
        return actions if actions else {Finish()}
    actions.add(Decline())
    if me.hand > 0 or me.kept > 0 or held_by(state, me.race):
        actions.add(Expand())
    return actions


def _ready(state: GameState) -> set[Action]:
    actions = _fortresses(state) | {Finish()}
    for region in held_by(state, state.actor):
        actions.add(Abandon(region))
        if state.grounds[region].tokens > 1:
            actions.add(TakeUp(region))
    return actions


# Conquests


def _conquer(board: Board, state: GameState) -> set[Action]:
    me = state.holding(state.actor)
    actions = _fortresses(state) | river.caravel_sites(board, state) | {Finish()}
    if state.log.over:
        return actions
    for region in range(len(board.ids)):
        if can_be_attacked(board, state, me, region) and me.hand > 0:
            if price(board, state, me, region) <= me.hand:
                actions.add(Conquer(region))
            elif may_roll_for(board, state, me, region):
                actions.add(Attempt(region))
            if can(me, "power.dragon-master") and not _has_flown(state):
                actions.add(Conquer(region, DRAGON))
        if can(me, "race.sorcerers") and may_replace(board, state, me, region):
            actions.add(Conquer(region, REPLACE))
    if can(me, "power.berserk") and me.hand > 0 and state.die is None:
        actions.add(RollFirst())
    return actions


def can_be_attacked(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """Whatever it costs: within reach, open, and nobody's friend."""
    holder = holder_of(state, region)
    if holder is not None and holder.race == me.race:
        return False
    if is_water(board, region) and not can(me, "power.seafaring"):
        return False
    if holder is not None and holder.seat == me.seat:
        ghouls_against_own = me.race == "race.ghouls" and not me.active
        if holder.active and not ghouls_against_own:
            return False
    if holder is not None and holder.seat != me.seat and (_is_immune(state, region) or _is_at_peace(state, holder, me)):
        return False
    return is_in_reach(board, state, me, region, [*held_by(state, me.race), *_caravel(board, state)])


def _caravel(board: Board, state: GameState) -> list[int]:
    return river.caravel_region(state) if river.owns(board, state, "shipyard") else []


def _is_immune(state: GameState, region: int) -> bool:
    return any(count(state.grounds[region].pieces, piece) > 0 for piece in IMMUNITY)


def _is_at_peace(state: GameState, holder: Holding, me: Holding) -> bool:
    if not can(holder, "power.diplomat") or not me.active:
        return False
    return remembered(state, "power.diplomat", holder.race, "ally", -1) == me.seat


def is_in_reach(board: Board, state: GameState, me: Holding, region: int, own: list[int]) -> bool:
    """`own` are the regions to start from; a race with none of its own begins at the border."""
    if can(me, "power.flying"):
        return True
    if not held_by(state, me.race):
        if can(me, "race.halflings"):
            return True
        if is_water(board, region):
            return board.edge[region]
        return board.edge[region] or _is_at_edge_sea(board, region)
    if any(region in board.neighbours[here] for here in own):
        return True
    return can(me, "power.underworld") and _by_cavern(board, own, region)


def _is_at_edge_sea(board: Board, region: int) -> bool:
    return any(board.terrain[near] == "sea" and board.edge[near] for near in board.touching[region])


def _by_cavern(board: Board, own: list[int], region: int) -> bool:
    """Caverns are adjacent to each other, none to itself."""
    return "cavern" in board.symbols[region] and any("cavern" in board.symbols[here] for here in own if here != region)


def price(board: Board, state: GameState, me: Holding, region: int) -> int:
    """Two, what stands and lies there, less what race and power take off; at least one."""
    ground, holder = state.grounds[region], holder_of(state, region)
    cost = river.price_of_ground(board, state, region)
    for piece in DEFENCES:
        cost += count(ground.pieces, piece)
    if holder is not None and holder.seat != me.seat:
        cost += ground.tokens
    if can(me, "power.commando"):
        cost -= 1
    if can(me, "power.mounted") and board.terrain[region] in ("hill", "farmland"):
        cost -= 1
    if can(me, "power.underworld") and "cavern" in board.symbols[region]:
        cost -= 1
    if can(me, "race.tritons") and _is_coastal(board, region):
        cost -= 1
    if can(me, "race.giants") and _is_below_mountain(board, state, me, region):
        cost -= 1
    if can(me, "power.berserk") and state.die is not None:
        cost -= state.die.pips
    return max(1, cost)


def _is_coastal(board: Board, region: int) -> bool:
    return not is_water(board, region) and any(is_water(board, near) for near in board.touching[region])


def _is_below_mountain(board: Board, state: GameState, me: Holding, region: int) -> bool:
    for here in held_by(state, me.race):
        if board.terrain[here] == "mountain":
            if region in board.neighbours[here]:
                return True
            if can(me, "power.underworld") and _by_cavern(board, [here], region):
                return True
    return False


def may_roll_for(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """For a region that is too dear: the last attempt, or what a Berserk roll was not enough for."""
    if can(me, "power.berserk"):
        return state.die is not None
    return price(board, state, me, region) - me.hand <= 3


def _has_flown(state: GameState) -> bool:
    return any(each.means == DRAGON for each in state.log.conquests)


def may_replace(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """One lone active token of each opponent and turn, without an encampment, while the tray has a Sorcerer."""
    ground, holder = state.grounds[region], holder_of(state, region)
    if holder is None or holder.seat == me.seat or not holder.active:
        return False
    if ground.tokens != 1 or count(ground.pieces, "encampment") > 0:
        return False
    if count(state.tray, "race.sorcerers") < 1:
        return False
    for taken in state.log.conquests:
        if taken.means == REPLACE and taken.loser_seat == holder.seat:
            return False
    if not held_by(state, me.race) and not can(me, "power.flying"):
        return False
    # The caravel is no token of theirs.
    near = is_in_reach(board, state, me, region, held_by(state, me.race))
    return near and can_be_attacked(board, state, me, region)


# After the conquests


def _redeploy(board: Board, state: GameState) -> set[Action]:
    me = state.holding(state.actor)
    own = held_by(state, me.race)
    actions = _fortresses(state) | _placings(state, "encampment")
    actions |= {Abandon(region) for region in own if river.may_give_up_in_redeployment(board, state, region)}
    if me.hand > 0 and own:
        actions |= {Deploy(region) for region in own if river.may_stay(board, state, me, region)}
    else:
        actions.add(Finish())
    return actions


def _before_coins(state: GameState) -> set[Action]:
    me = active_of(state)
    heroes: set[Action] = set()
    if me is not None:
        free = [region for region in held_by(state, me.race) if count(state.grounds[region].pieces, "hero") == 0]
        heroes = {
            action for action in _placings(state, "hero") if action in {PlacePiece("hero", each) for each in free}
        }
    return _fortresses(state) | (heroes or {Finish()})


def _after_coins(state: GameState) -> set[Action]:
    me = active_of(state)
    actions: set[Action] = {Finish()}
    if me is None:
        return actions
    if me.power == "power.stout" and state.log.expanded:
        actions.add(Decline())
    if me.power == "power.diplomat" and remembered(state, "power.diplomat", me.race, "ally", -1) == -1:
        for seat in range(len(state.seats)):
            attacked = [each for each in state.log.attacks if each.defender_seat == seat and each.defender_active]
            if seat != me.seat and not attacked:
                actions.add(Use("ally", seat))
    return actions


def _fortresses(state: GameState) -> set[Action]:
    """Once a turn, in any stage up to the coins, in a region of the active race without one; six on the map."""
    me = active_of(state)
    if me is None or me.power != "power.fortified":
        return set()
    if remembered(state, "power.fortified", me.race, "built", 0) > 0:
        return set()
    if sum(count(ground.pieces, "fortress") for ground in state.grounds) >= 6:
        return set()
    own = held_by(state, me.race)
    return {PlacePiece("fortress", each) for each in own if count(state.grounds[each].pieces, "fortress") == 0}


def _placings(state: GameState, piece: str) -> set[Action]:
    """A marker that lies with the active race may go into any of its regions."""
    me = active_of(state)
    if me is None or count(me.pieces, piece) == 0:
        return set()
    return {PlacePiece(piece, region) for region in held_by(state, me.race)}
