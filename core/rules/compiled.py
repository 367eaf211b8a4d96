"""The rules of one game, compiled: the effects in force under the chosen switches, sorted by question.

Made once per game and shared by all its states. A clause that is switched off takes its effects with it; an effect
that belongs to a ruling not chosen is not compiled at all, so nothing is decided twice while playing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from core.model.board import Board
from core.rules.effects import Bound, Choice, Effect, Means, Offer, Side, Unit
from core.rules.in_force import InForce, in_force
from core.rules.met import Badges, Entry, Force, Pair, Recent, Table
from core.rules.mixing import features_of, rivers_of
from core.rules.own_words import NO_WORDS, OwnWords
from core.rules.parts import FIRST
from core.rules.questions import Question

COMMON = "rulebook"
MOST_KNOWN, MOST_TABLES = 5_000, 100
"""Many games may be played under the same rules; what has a say is worked out anew rather than kept for ever."""
HOLDER = "holder"
"""The tag of the plain rule that a tile serves whoever stands in its region."""
BONUS = "bonus"
"""The tag of coins a race or power pays beyond those for its regions."""
LASTING = frozenset(
    {Question.CONQUEST_COST, Question.TOKENS_LOST, Question.SURVIVORS_RETURN, Question.MAY_CONQUER, Question.IS_IMMUNE}
)
"""What a benefit can still say about a race that does nothing any more."""


@dataclass(frozen=True, eq=False)
class Rules:
    """Everything that stays the same during one game. Unit ids are qualified: `race.elves`, `power.flying`."""

    game: str
    board: Board
    common: Unit
    units: Mapping[str, Unit]
    races: tuple[str, ...]
    powers: tuple[str, ...]
    values: Mapping[str, int]
    """Numbers on banners and badges, by unit id."""
    tray: Mapping[str, int]
    """Tokens in the box, by race."""
    stock: Mapping[str, int]
    """Pieces in the box."""
    coins: int
    """Worth of all coins in the box."""
    citations: Mapping[str, str]
    """The clause of this game that plays a part the phases know by a common name."""
    rulings: Mapping[str, str]
    """The option in force for every live dispute, by its id without the game."""
    without: frozenset[str]
    players: int
    rounds: int
    faces: tuple[int, ...] = (0, 0, 0, 1, 2, 3)
    tiles: frozenset[str] = frozenset()
    """The relics and places of the game: tiles in a region that serve whoever controls it, by unit id."""
    events: Mapping[str, int] = field(default_factory=dict)
    """The event tiles of the box, by unit id."""
    mixed: bool = False
    """Do units of the other game take part?"""
    left_out: Mapping[str, str] = field(default_factory=dict)
    """Units that make no sense in this mixed game and stay in the box, with the reason."""
    own_words: OwnWords = NO_WORDS
    """Names and clauses of invented units, which no catalogue has."""

    @cached_property
    def features(self) -> tuple[frozenset[str], ...]:
        """For every region all it counts as: terrain, symbols, equivalents."""
        return features_of(self)

    @cached_property
    def rivers(self) -> frozenset[int]:
        """The regions that are river, or behave like it."""
        return rivers_of(self)

    def cite(self, part: str) -> str:
        """The clause id for a part of the common procedure."""
        return self.citations.get(part) or f"{FIRST}:{part}"

    def on(self, part: str) -> bool:
        """Is the clause for this part of the procedure in force?"""
        return self.cite(part) not in self.without

    def ruled(self, dispute: str, *options: str) -> bool:
        """Is one of these options in force for the dispute?"""
        return self.rulings.get(dispute) in options

    def kind(self, unit: str) -> str:
        return unit.partition(".")[0]

    @cached_property
    def means(self) -> dict[str, Means]:
        """Every special way to conquer that a unit of the game brings, by id."""
        return {each.id: each for _, unit in self._all_units() for each in unit.means}

    def has_trait(self, means: tuple[str, ...], trait: str) -> bool:
        """Does one of these ways to conquer have a trait?"""
        return bool(means) and any(each in self.means and trait in self.means[each].traits for each in means)

    @cached_property
    def everywhere(self) -> Force:
        """Common effects, and what the pieces of the units in the game do wherever they lie, by question."""
        pieces = [
            (effect, name) for name, unit in self.units.items() for effect in unit.effects if effect.side is Side.BOARD
        ]
        return self._sorted([*((effect, COMMON) for effect in self.common.effects), *pieces])

    @cached_property
    def has_plain_control(self) -> bool:
        """Is it nothing but the tokens in a region that decides whom its tiles serve?"""
        effects = self.everywhere.get(Question.CONTROLS, ())
        return len(effects) == 1 and effects[0][0].tag == HOLDER

    @cached_property
    def _of_races(self) -> dict[tuple[str, str, bool, tuple[str, ...], Side], Force]:
        return {}

    def of_race(self, badges: Badges, side: Side) -> Force:
        """Effects of a race, its badge and what else serves it in this condition, by question."""
        race, power, active, _, more = badges
        key = (race, power, active, more, side)
        known = self._of_races.get(key)
        if known is None:
            if len(self._of_races) > MOST_KNOWN:
                self._of_races.clear()
            entries = [
                (effect, unit)
                for unit in (race, power, *more)
                if unit
                for effect in self.units[unit].effects
                if effect.side is side
                and (self._works(effect) if active else self._lasts(effect, unit, is_lent=unit in more))
            ]
            known = self._sorted(entries)
            if not self.on("benefits.cumulative"):
                known = {question: _of_power_alone(each, race, power) for question, each in known.items()}
            self._of_races[key] = known
        return known

    @cached_property
    def _in_force(self) -> dict[tuple[Question, Badges | None, Badges | None], InForce]:
        return {}

    @cached_property
    def recent(self) -> "Recent":
        """What was worked out about the state met last."""
        return Recent()

    @cached_property
    def _pairs(self) -> dict[tuple[Badges | None, Badges | None], Pair]:
        return {}

    @cached_property
    def _tables(self) -> dict[tuple[Badges, ...], Table]:
        return {}

    def table(self, badges: tuple[Badges, ...]) -> Table:
        """The pairs of these races that have met."""
        known = self._tables.get(badges)
        if known is None:
            if len(self._tables) > MOST_TABLES:
                self._tables.clear()
            known = self._tables[badges] = {}
        return known

    def pair(self, asker: Badges | None, holder: Badges | None) -> Pair:
        """A race that asks and the holder of a region; nobody may be either."""
        known = self._pairs.get((asker, holder))
        if known is None:
            if len(self._pairs) > MOST_KNOWN:
                self._pairs.clear()
            own = self.of_race(asker, Side.OWN) if asker else {}
            against = self.of_race(holder, Side.AGAINST) if holder else {}
            known = self._pairs[asker, holder] = Pair(asker, holder, own, against)
        return known

    def in_force(self, question: Question, pair: Pair) -> InForce:
        """Every effect with a say when a race asks: common ones, its own, those of the region's holder.

        Two pairs who have nothing to say to a question share one answer.
        """
        asker, holder = pair.asker, pair.holder
        own, against = pair.own.get(question, ()), pair.against.get(question, ())
        is_apart = asker is not None and holder is not None and asker[3] != holder[3]
        silencers = pair.against.get(Question.IS_SILENCED, ()) if is_apart else ()
        key = (question, asker if own else None, holder if against or silencers else None)
        known = self._in_force.get(key)
        if known is None:
            if len(self._in_force) > MOST_KNOWN:
                self._in_force.clear()
            silenced = {
                entry: clause
                for entry in own
                if (clause := next((each.clause for each, _ in silencers if each.run(*entry)), ""))
            }
            known = self._in_force[key] = in_force(
                (
                    *((effect, Bound(unit)) for effect, unit in self.everywhere.get(question, ())),
                    *(
                        (effect, Bound(unit, asker[0], asker[3]))
                        for effect, unit in own
                        if asker and (effect, unit) not in silenced
                    ),
                    *((effect, Bound(unit, holder[0], holder[3])) for effect, unit in against if holder),
                ),
                tuple(
                    (effect, Bound(unit, asker[0], asker[3]), clause)
                    for (effect, unit), clause in silenced.items()
                    if asker
                ),
            )
        pair.says[question] = known
        return known

    @cached_property
    def choices(self) -> dict[tuple[str, str], Choice]:
        """Every decision that can be asked, by unit and key."""
        return {(name, each.key): each for name, unit in self._all_units() for each in unit.choices}

    @cached_property
    def offers(self) -> dict[tuple[str, str], Offer]:
        """Every action a unit brings, by unit and id."""
        return {(name, each.id): each for name, unit in self._all_units() for each in unit.offers}

    def _all_units(self) -> list[tuple[str, Unit]]:
        return [(COMMON, self.common), *self.units.items()]

    def _sorted(self, entries: Iterable[Entry]) -> Force:
        force: dict[Question, list[Entry]] = {}
        for effect, unit in entries:
            if self._applies(effect):
                force.setdefault(effect.question, []).append((effect, unit))
        return {question: tuple(each) for question, each in force.items()}

    def _works(self, effect: Effect) -> bool:
        """Does an effect speak while its race is active?"""
        return effect.active and (effect.tag != BONUS or self.on("score.bonus"))

    def _lasts(self, effect: Effect, unit: str, *, is_lent: bool) -> bool:
        """Does an effect speak in decline, by its own words or because a house rule lets benefits go on?"""
        if effect.in_decline or not effect.active:
            return effect.in_decline
        if is_lent and unit in self.powers and self.ruled("stonehedge-which-race", "player"):
            return effect.question in LASTING or effect.tag == BONUS
        if unit in self.tiles and self._serves_in_decline(unit):
            return True
        if effect.tag == BONUS:
            pays_anyway = any(each.tag == BONUS and each.in_decline for each in self.units[unit].effects)
            return not pays_anyway and not self.on("score.decline-no-bonus")
        return effect.question in LASTING and not self.on("benefits.active-only")

    def _serves_in_decline(self, tile: str) -> bool:
        """House rule: tiles serve races in decline like any other."""
        if self.kind(tile) == "relic":
            return not self.on("relic.general.no-decline")
        return not self.on("place.general.no-decline")

    def _applies(self, effect: Effect) -> bool:
        if any(clause in self.without for clause in effect.clauses()):
            return False
        if effect.instead_of and effect.instead_of not in self.without:
            return False
        return effect.ruling is None or self.rulings.get(effect.ruling[0]) in effect.ruling[1]


def _of_power_alone(entries: tuple[Entry, ...], race: str, power: str) -> tuple[Entry, ...]:
    """House rule: where race and power both have a say, only the power speaks."""
    if not any(unit == power for _, unit in entries):
        return entries
    return tuple(entry for entry in entries if entry[1] != race)
