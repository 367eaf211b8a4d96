"""Reading a position: the vocabulary in which effects and phases ask about the state. Nothing here changes it.

A view belongs to one state and keeps what it has worked out (which regions a race holds, what borders them), so
that asking for forty regions costs little more than asking for one.
"""

from core.model.board import Board
from core.rules.combine import gathered
from core.rules.compiled import Rules
from core.rules.effects import Bound, Effect
from core.rules.in_force import InForce
from core.rules.met import Badges, Table
from core.rules.questions import Ask, Question
from core.rules.serving import serving_now
from core.rules.state import NOWHERE, GameState, Ground, Holding, Memo, number_of

NO_TILES: dict[str, tuple[str, ...]] = {}


class View:
    """A state together with the rules it is played under."""

    __slots__ = (
        "_bounds",
        "_frontiers",
        "_holdings",
        "_regions",
        "_serving",
        "_table",
        "board",
        "prices",
        "rules",
        "state",
    )

    def __init__(self, rules: Rules, state: GameState) -> None:
        self.rules, self.state = rules, state
        self.board: Board = rules.board
        self._holdings: dict[str, Holding] = {holding.race: holding for holding in state.holdings}
        self._regions: dict[str, tuple[int, ...]] | None = None
        self._frontiers: dict[tuple[str, str], frozenset[int]] = {}
        self._bounds: dict[tuple[str, str], Bound] = {}
        self._table: Table | None = None
        self.prices: dict[Ask, int] = {}
        """What conquests cost, as far as somebody has asked (core.rules.common.pricing.price)."""
        self._serving: dict[str, tuple[str, ...]] | None = None if rules.tiles else NO_TILES

    # Who and where

    def holding(self, race: str) -> Holding:
        return self._holdings[race]

    def in_play(self, race: str) -> bool:
        return race in self._holdings

    def seat_of(self, race: str) -> int:
        return self._holdings[race].seat

    def ground(self, region: int) -> Ground:
        return self.state.grounds[region]

    def holder(self, region: int) -> Holding | None:
        """The race that holds a region, with its player."""
        race = self.state.grounds[region].race
        return self._holdings[race] if race else None

    def bearer(self, unit: str) -> Holding | None:
        """The race in play that a banner, badge or tile belongs to."""
        holdings = self.state.holdings
        found = next((each for each in holdings if unit in (each.race, each.power)), None)
        if found is None and self.rules.tiles:
            found = next((each for each in holdings if each.active and unit in self.serving(each.race)), None)
        return found

    def units_of(self, race: str) -> tuple[str, ...]:
        """Everything whose effects serve a race: itself, its badge, tiles it controls, badges tied to them."""
        holding = self._holdings[race]
        return (race, *([holding.power] if holding.power else []), *self.serving(race))

    def serving(self, race: str) -> tuple[str, ...]:
        """The tiles a race controls and the badges tied to them, sorted."""
        if self._serving is None:
            self._serving = {}
            self._serving = serving_now(self)
        return self._serving.get(race, ())

    def lies_in(self, piece: str) -> int:
        """Where the only piece of its kind lies on the board, or NOWHERE."""
        for index, ground in enumerate(self.state.grounds):
            if ground.pieces and number_of(ground.pieces, piece):
                return index
        return NOWHERE

    def regions(self, race: str) -> tuple[int, ...]:
        """The regions in which a race has tokens, ascending."""
        if self._regions is None:
            recent, grounds = self.rules.recent, self.state.grounds
            if recent.grounds is not grounds:
                recent.grounds, recent.regions = grounds, _regions_of(grounds)
            self._regions = recent.regions
        return self._regions.get(race, ())

    def visits(self, race: str) -> tuple[tuple[int, int], ...]:
        """Where a race has tokens in regions of another race of its player, and how many (some readings allow it)."""
        hosts = ((index, ground.guests) for index, ground in enumerate(self.state.grounds) if ground.guests)
        return tuple((index, number) for index, guests in hosts if (number := number_of(guests, race)))

    def frontier(self, race: str, purpose: str = "conquest") -> frozenset[int]:
        """Every region that counts as adjacent to where a race may start from, for this purpose."""
        known = self._frontiers.get((race, purpose))
        if known is None:
            neighbours = self.board.neighbours
            starts = self.regions(race) + gathered(self, Question.START_REGIONS, Ask(race, key=purpose))
            reached = {there for here in starts for there in neighbours[here]}
            # What is said about its own regions is said about the race: nobody else has a say there.
            has_ways = bool(self.in_force(Question.EXTRA_NEIGHBOURS, Ask(race)))
            for here in starts:
                if has_ways or self.state.grounds[here].race != race:
                    reached.update(gathered(self, Question.EXTRA_NEIGHBOURS, Ask(race, here, key=purpose)))
            known = self._frontiers[race, purpose] = frozenset(reached)
        return known

    def is_adjacent(self, race: str, here: int, there: int, purpose: str) -> bool:
        """Do two regions count as adjacent for this race and purpose?"""
        if there in self.board.neighbours[here]:
            return True
        return there in gathered(self, Question.EXTRA_NEIGHBOURS, Ask(race, here, key=purpose))

    # What lies there

    def pieces(self, region: int, piece: str) -> int:
        for name, number in self.state.grounds[region].pieces:
            if name == piece:
                return number
        return 0

    def pieces_of(self, race: str, piece: str) -> int:
        """Markers of one kind in front of the player of a race."""
        return number_of(self._holdings[race].pieces, piece)

    def where(self, piece: str) -> tuple[int, ...]:
        """The regions in which a piece lies, ascending."""
        return tuple(i for i, ground in enumerate(self.state.grounds) if number_of(ground.pieces, piece))

    def terrain(self, region: int) -> str | None:
        return self.board.terrain[region]

    def is_a(self, region: int, feature: str) -> bool:
        """Does a region count as this terrain, or carry this symbol? What is the same in another world counts."""
        return feature in self.rules.features[region]

    def has_symbol(self, region: int, symbol: str) -> bool:
        return symbol in self.rules.features[region]

    def tray(self, race: str) -> int:
        return number_of(self.state.tray, race)

    def stock(self, piece: str) -> int:
        return number_of(self.state.stock, piece)

    def memory(self, unit: str, race: str, key: str, default: int = 0) -> int:
        memo = self.memo(unit, race, key)
        return default if memo is None else memo.value

    def memo(self, unit: str, race: str, key: str) -> Memo | None:
        for memo in self.state.memos:
            if memo.key == key and memo.unit == unit and memo.race == race:
                return memo
        return None

    def taken_by(self, race: str) -> tuple[int, ...]:
        """The regions a race has conquered this turn, in order."""
        return tuple(each.region for each in self.state.log.conquests if each.race == race)

    # Effects in force

    def bound(self, unit: str, race: str) -> Bound:
        key = (unit, race)
        known = self._bounds.get(key)
        if known is None:
            known = self._bounds[key] = Bound(unit, race, self._holdings[race].seat if race else -1)
        return known

    def in_force(self, question: Question, ask: Ask) -> tuple[tuple[Effect, Bound], ...]:
        """Every effect with a say: common ones, the race's own, those of the region's holder."""
        return self.say(question, ask).effects

    def say(self, question: Question, ask: Ask) -> InForce:
        """The same, laid out by what it does."""
        race, region = ask.race, ask.region
        defender = self.state.grounds[region].race if region >= 0 else ""
        table = self._table
        if table is None:
            table = self._table = self._known_table()
        pair = table.get((race, defender))
        if pair is None:
            asker = self._badges(self._holdings[race]) if race else None
            holder = self._badges(self._holdings[defender]) if defender and defender != race else None
            pair = table[race, defender] = self.rules.pair(asker, holder)
        return pair.says.get(question) or self.rules.in_force(question, pair)

    def _known_table(self) -> Table:
        recent, holdings = self.rules.recent, self.state.holdings
        if self._serving is None:
            self.serving("")
        # Tiles on the board can serve a race as well, so there the holdings alone do not tell.
        if recent.served is not self._serving or not _same_badges(recent.holdings, holdings):
            recent.table = self.rules.table(tuple([self._badges(holding) for holding in holdings]))
            recent.served = self._serving
        recent.holdings = holdings
        return recent.table

    def _badges(self, holding: Holding) -> Badges:
        more = self._serving.get(holding.race, ()) if self._serving else ()
        return holding.race, holding.power, holding.active, holding.seat, more


def _same_badges(old: tuple[Holding, ...], new: tuple[Holding, ...]) -> bool:
    """Are the same races in the same hands, with the same badges? Their tokens do not matter."""
    if old is new:
        return True
    if len(old) != len(new):
        return False
    for one, other in zip(old, new, strict=True):
        if one is not other and (
            one.race != other.race
            or one.power != other.power
            or one.active is not other.active
            or one.seat != other.seat
        ):
            return False
    return True


def _regions_of(grounds: tuple[Ground, ...]) -> dict[str, tuple[int, ...]]:
    """The regions of every race that holds any, ascending."""
    found: dict[str, list[int]] = {}
    for index, ground in enumerate(grounds):
        if ground.race:
            found.setdefault(ground.race, []).append(index)
    return {race: tuple(indices) for race, indices in found.items()}
