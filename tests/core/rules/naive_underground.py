"""A second opinion on Underground, straight from the catalogue, default readings only: prices and plain actions.

Deliberately naive, like its sister for the base game. It knows what every race and power may do with tokens alone, and
by replacing and rolling: taking up and giving up, conquering, the last attempt, redeploying, declining. What tiles
offer beside that (relics in conquests, pieces that are sent or placed) is not judged here.
"""

from core.model.board import Board
from core.rules.actions import Abandon, Action, Attempt, Conquer, Decline, Deploy, Expand, TakeUp
from core.rules.state import GameState, Holding, Phase
from tests.core.rules.naive_rules import count, held_by, holder_of, remembered

BITE, WISP = ("power.vampire.replace",), ("race.wisps.die",)
JUDGED = (Abandon, Attempt, Conquer, Decline, Deploy, Expand, TakeUp)
FIXED = ("black-mountain", "mushroom-armor", "place.keep")


def is_judged(action: Action) -> bool:
    """Is it an action this opinion is about?"""
    return isinstance(action, JUDGED) and getattr(action, "means", ()) in ((), BITE, WISP)


def naive_plain(board: Board, state: GameState) -> set[Action] | None:
    """Everything of that kind that may be done in a position; None where somebody has something else to decide."""
    if state.pending or state.phase not in (Phase.START, Phase.READY, Phase.CONQUER, Phase.REDEPLOY):
        return None
    if state.phase == Phase.START:
        return _start(state)
    me = state.holding(state.actor)
    own = held_by(state, me.race)
    if state.phase == Phase.READY:
        spare = [region for region in own if state.grounds[region].tokens > 1]
        return {Abandon(region) for region in own} | {TakeUp(region) for region in spare}
    if state.phase == Phase.REDEPLOY:
        rivers = {region for region in own if board.terrain[region] == "river"}
        stays = set(own) if can(state, me, "race.kraken") else set(own) - rivers
        # Nobody has to keep a garrison in the river, not even who may.
        return {Abandon(region) for region in rivers} | ({Deploy(region) for region in stays} if me.hand else set())
    return _conquer(board, state, me)


def _start(state: GameState) -> set[Action]:
    for me in state.holdings:
        if me.seat == state.turn and me.active:
            has_tokens = me.hand > 0 or me.kept > 0 or bool(held_by(state, me.race))
            return {Decline(), Expand()} if has_tokens else {Decline()}
    return set()


def can(state: GameState, me: Holding, unit: str) -> bool:
    """While active a race has its benefit, its badge, and the badge on Stonehedge if it stands there."""
    if not me.active:
        return False
    for region in held_by(state, me.race):
        for tile, power in state.tied:
            if power == unit and count(state.grounds[region].pieces, tile) > 0:
                return True
    return unit in (me.race, me.power)


def _conquer(board: Board, state: GameState, me: Holding) -> set[Action]:
    actions: set[Action] = set()
    for region in range(len(board.ids)):
        if state.log.over or me.hand < 1 or not can_be_attacked(board, state, me, region):
            continue
        cost = price(board, state, me, region)
        if cost <= me.hand:
            actions.add(Conquer(region))
        elif cost - me.hand <= 3:
            actions.add(Attempt(region))
        if can(state, me, "race.wisps") and _is_lit(board, state, me, region) and not _holds_gnomes(state, me, region):
            actions.add(Attempt(region, WISP))
        if can(state, me, "power.vampire") and _may_bite(board, state, me, region):
            actions.add(Conquer(region, BITE))
    return actions


def can_be_attacked(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """Whatever it costs: within reach, and closed by nothing."""
    holder = holder_of(state, region)
    if holder is not None and (holder.race == me.race or (holder.seat == me.seat and holder.active)):
        return False
    if board.terrain[region] == "abyss" or _is_immune(state, me, region):
        return False
    is_poor = state.seats[me.seat].coins < 1
    if is_poor and holder is not None and holder.race == "race.liches" and holder.seat != me.seat:
        return False
    own = held_by(state, me.race)
    if not own:
        swings_in = can(state, me, "race.spiderines") and region in _at_abysses(board)
        return board.entry[region] or (swings_in and not _holds_gnomes(state, me, region))
    if any(region in board.neighbours[here] for here in own):
        return True
    return not _holds_gnomes(state, me, region) and region in _far(board, state, me, own)


def _far(board: Board, state: GameState, me: Holding, own: list[int]) -> set[int]:
    """What counts as adjacent without a common border."""
    found: set[int] = set()
    if can(state, me, "race.spiderines"):
        found |= _at_abysses(board)
    for here in own:
        if count(state.grounds[here].pieces, "place.pipe") > 0 and me.active:
            same = {region for region in range(len(board.ids)) if board.terrain[region] == board.terrain[here]}
            found |= same if any(there in same for there in own) else set()
    if can(state, me, "race.lizardmen"):
        waiting = [there for here in own for there in (here, *board.neighbours[here])]
        swum: set[int] = set()
        while waiting:
            region = waiting.pop()
            if board.terrain[region] == "river" and region not in swum:
                swum.add(region)
                waiting += board.neighbours[region]
        found |= {bank for region in swum for bank in board.neighbours[region]}
    return found


def _at_abysses(board: Board) -> set[int]:
    return {near for r in range(len(board.ids)) if board.terrain[r] == "abyss" for near in board.neighbours[r]}


def _is_immune(state: GameState, me: Holding, region: int) -> bool:
    """The Balrog keeps everybody out; the others everybody but the player who holds the region."""
    pieces, holder = state.grounds[region].pieces, holder_of(state, region)
    if count(pieces, "balrog") > 0:
        return True
    is_own = holder is not None and holder.seat == me.seat
    if count(pieces, "ghost") > 0 and count(pieces, "place.crypt") == 0 and not is_own:
        return True
    for piece, unit in (("great-ancient", "race.cultists"), ("queen", "power.royal")):
        if count(pieces, piece) > 0:
            owner = holder or next((each for each in state.holdings if can_or_could(state, each, unit)), None)
            if (owner is None and piece == "queen") or (owner is not None and owner.seat != me.seat):
                return True
    return False


def can_or_could(state: GameState, holding: Holding, unit: str) -> bool:
    return unit in (holding.race, holding.power) or can(state, holding, unit)


def _holds_gnomes(state: GameState, me: Holding, region: int) -> bool:
    """Against active Gnomes of somebody else nothing helps but tokens."""
    holder = holder_of(state, region)
    return holder is not None and holder.race == "race.gnomes" and holder.active and holder.seat != me.seat


def price(board: Board, state: GameState, me: Holding, region: int) -> int:
    """Two, for the river one; what stands and lies there; less what race and power take off; at least one."""
    pieces, holder = state.grounds[region].pieces, holder_of(state, region)
    helped = not _holds_gnomes(state, me, region)
    cost = 1 if board.terrain[region] == "river" else 2
    for piece in FIXED:
        cost += count(pieces, piece)
    if not (helped and can(state, me, "race.flames") and _is_linked(board, state, me, region)):
        cost += count(pieces, "monster")
        if holder is not None and holder.seat != me.seat:
            cost += state.grounds[region].tokens
    if can(state, me, "race.mummies"):
        cost += 1
    if helped and can(state, me, "race.ogres"):
        cost -= 1
    if helped and can(state, me, "race.cultists"):
        cost -= 1 if _is_by_great_ancient(board, state, me, region) else 0
    if helped and can(state, me, "power.vengeful") and holder is not None:
        cost -= 1 if remembered(state, "power.vengeful", me.race, f"marked-{holder.seat}", 0) > 0 else 0
    return max(1, cost)


def _is_by_great_ancient(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """Next to it, by a border or through the Pipe."""
    for there in range(len(board.ids)):
        if count(state.grounds[there].pieces, "great-ancient") > 0 and there != region:
            pipes = [here for here in held_by(state, me.race) if count(state.grounds[here].pieces, "place.pipe") > 0]
            joined = {board.terrain[here] for here in pipes}
            is_joined = board.terrain[there] == board.terrain[region] and board.terrain[there] in joined
            return region in board.neighbours[there] or is_joined
    return False


def _is_linked(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """Next to the Volcano, or next to regions of the race that lead to it."""
    waiting, seen = [region], {region}
    while waiting:
        for near in board.neighbours[waiting.pop()]:
            if count(state.grounds[near].pieces, "volcano") > 0:
                return True
            if near not in seen and state.grounds[near].race == me.race:
                seen.add(near)
                waiting.append(near)
    return False


def _is_lit(board: Board, state: GameState, me: Holding, region: int) -> bool:
    crystals = [here for here in held_by(state, me.race) if "crystal" in _features(board, here)]
    return "crystal" in _features(board, region) or any(region in board.neighbours[here] for here in crystals)


def _features(board: Board, region: int) -> set[str]:
    return {str(board.terrain[region]), *map(str, board.symbols[region])}


def _may_bite(board: Board, state: GameState, me: Holding, region: int) -> bool:
    """A lone active token of each opponent, next to the race, once a turn; not the first conquest, no Gnomes.

    The hand gives the token where the tray is empty, and another one of Mummies.
    """
    holder = holder_of(state, region)
    if holder is None or holder.seat == me.seat or state.grounds[region].tokens != 1:
        return False
    if not holder.active or _holds_gnomes(state, me, region):
        return False
    if me.hand < (not dict(state.tray).get(me.race)) + can(state, me, "race.mummies"):
        return False
    return not any(BITE[0] in each.means and each.loser_seat == holder.seat for each in state.log.conquests)
