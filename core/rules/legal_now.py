"""Everything that is legal in one position, and for every region what can be done there, tried, or why it cannot.

Nothing is worked out before somebody asks for it: a list needs no chances, a board no reasons.
"""

from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from functools import cached_property

from core.rules import actions as a
from core.rules.changes import Attacked
from core.rules.engine import Engine
from core.rules.explanation import cost_ledger
from core.rules.legal_options import ON_THE_WAY, Kind, Option, OptionGroup, OptionTeller, grouped, keys_of
from core.rules.price_lines import Ledger
from core.rules.questions import Ask
from core.rules.spoken_names import Names
from core.rules.state import CHANCE, NOWHERE, GameState, Phase
from core.rules.view import View


class Standing(StrEnum):
    """What a region is to whoever decides now."""

    CAN = "can"
    TRY = "try"
    """Only with the die."""
    OWN = "own"
    """Held by the race that acts."""
    CANNOT = "cannot"
    NONE = "none"
    """Regions are not what is decided about."""


_ABOUT_REGIONS = ON_THE_WAY | {Kind.DEPLOY, Kind.DECIDE, Kind.TAKE_UP, Kind.ABANDON}


class LegalNow:
    """What may be done in a position, by whoever must decide."""

    def __init__(self, engine: Engine, state: GameState, names: Names) -> None:
        # An engine of its own: the one that plays keeps what it was asked last.
        self.engine, self.state, self.names = Engine(engine.rules), state, names
        self.mover = engine.to_move(state)
        self._chances: dict[a.Action, Option] = {}

    @cached_property
    def options(self) -> tuple[Option, ...]:
        teller = OptionTeller(View(self.engine.rules, self.state), self.names)
        return tuple(teller.option(action) for action in self.engine.legal_actions(self.state))

    @cached_property
    def groups(self) -> tuple[OptionGroup, ...]:
        return grouped(self.options)

    @cached_property
    def keys(self) -> dict[a.Action, str]:
        return keys_of(self.groups)

    @cached_property
    def _by_region(self) -> dict[int, tuple[Option, ...]]:
        found: dict[int, tuple[Option, ...]] = {}
        for option in self.options:
            if option.region != NOWHERE:
                found[option.region] = (*found.get(option.region, ()), option)
        return found

    def at(self, region: int) -> tuple[Option, ...]:
        """Everything that can be done in a region."""
        return self._by_region.get(region, ())

    @property
    def is_chance(self) -> bool:
        return self.mover == CHANCE and self.state.phase is not Phase.OVER

    @cached_property
    def is_about_regions(self) -> bool:
        return any(option.region != NOWHERE and option.kind in _ABOUT_REGIONS for option in self.options)

    def standing(self, region: int) -> Standing:
        if self.state.pending or self.state.phase is not Phase.CONQUER:
            if not self.is_about_regions:
                return Standing.NONE
            return Standing.CAN if self.at(region) else Standing.CANNOT
        kinds = {option.kind for option in self.at(region)}
        if kinds & {Kind.CONQUER, Kind.MEANS}:
            return Standing.CAN
        if Kind.DIE in kinds:
            return Standing.TRY
        return Standing.OWN if self.state.grounds[region].race == self.state.actor else Standing.CANNOT

    def priced(self, region: int) -> Option | None:
        """What the board shows of a region: the cheapest sure way to take it, else the die."""
        taking = [option for option in self.at(region) if option.kind in ON_THE_WAY]
        sure = [option for option in taking if option.kind is not Kind.DIE]
        if sure:
            return min(sure, key=lambda option: option.price or 0)
        return self.with_chance(taking[0]) if taking else None

    def with_chance(self, option: Option) -> Option:
        """An attempt with the faces that win it, found by trying them all; anything else as it is."""
        if not isinstance(option.action, a.Attempt):
            return option
        if option.action not in self._chances:
            self._chances[option.action] = self._tried(option, option.action)
        return self._chances[option.action]

    def _tried(self, option: Option, attempt: a.Attempt) -> Option:
        named = self.engine.step(self.state, attempt).after
        if not named.pending or named.pending[-1].key != "roll":
            # The die lies already, and is not enough.
            return replace(option, chance=Fraction(0))
        won = {pips: self._wins(named, pips) for pips in sorted(set(self.engine.rules.faces))}
        faces = tuple((pips, won[pips]) for pips in self.engine.rules.faces)
        return replace(option, chance=Fraction(sum(wins for _, wins in faces), len(faces)), faces=faces)

    def _wins(self, named: GameState, pips: int) -> bool:
        """Does this face win? Asked of what the step changed: the log is empty where it ends the turn by itself."""
        changes = self.engine.step(named, a.Roll(pips)).changes
        return any(change.attack.succeeded for change in changes if isinstance(change, Attacked))

    def ledger(self, option: Option) -> Ledger | None:
        """Where the price of taking a region comes from."""
        if not isinstance(option.action, a.Conquer | a.Attempt) or not self.state.actor:
            return None
        ask = Ask(self.state.actor, option.region, option.action.means)
        return cost_ledger(self.engine, self.names, self.state, ask)
