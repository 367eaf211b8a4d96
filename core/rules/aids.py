"""Reusable effects for markers that stand for tokens in a conquest: laid down where they helped, and taken up later.

Every number of them is a way to conquer of its own: `<unit>.<name>-3` is a conquest with three.
"""

from dataclasses import dataclass
from functools import cached_property

from core.rules.blocks import forbids, lifts, when_it_happens
from core.rules.changes import HAND, Change, PiecesMoved, TokensMoved
from core.rules.combine import total
from core.rules.effects import Bound, Effect, Means
from core.rules.questions import Ask, Question, Stage
from core.rules.view import View

COST, MAY_USE = Question.CONQUEST_COST, Question.MAY_USE


@dataclass(frozen=True)
class Aid:
    """A kind of marker that helps in conquests, and how many of them there are."""

    unit: str
    name: str
    piece: str
    number: int
    clause: str

    @cached_property
    def ways(self) -> dict[str, int]:
        return {f"{self.unit}.{self.name}-{number}": number for number in range(1, self.number + 1)}

    def means(self) -> tuple[Means, ...]:
        return tuple(Means(way, self.clause, frozenset({"aid", "unmanned"})) for way in self.ways)

    def effects(self) -> tuple[Effect, ...]:
        clause = self.clause
        return (
            Effect(Question.MEANS, Stage.GIVE, clause, self._at_hand),
            Effect(COST, Stage.ADD, clause, lambda view, me, ask: -self._used(ask) or None, tag="aid"),
            Effect(COST, Stage.BOUND, clause, self._least, tag="aid"),
            forbids(MAY_USE, "idle", clause=clause, when=self._is_idle),
            forbids(MAY_USE, "few", clause=clause, when=self._are_too_few),
            lifts(
                Question.MAY_CONQUER, "no-token", clause=clause, when=lambda v, me, ask: self._least(v, me, ask) == 0
            ),
            when_it_happens(Question.REGION_CONQUERED, self._laid_down, clause=clause),
        )

    def _used(self, ask: Ask) -> int:
        return sum(self.ways.get(each, 0) for each in ask.means)

    def _at_hand(self, view: View, me: Bound, ask: Ask) -> tuple[str, ...]:
        return tuple(way for way, number in self.ways.items() if number <= view.pieces_of(me.race, self.piece))

    def _least(self, view: View, me: Bound, ask: Ask) -> int | None:
        """Tokens a conquest with them needs: one, or none if one may come later (dispute.hammers-only-conquest)."""
        if not self._used(ask):
            return None
        return int(not (view.rules.ruled("hammers-only-conquest", "garrison-later") and _spare(view, me)))

    def _is_idle(self, view: View, me: Bound, ask: Ask) -> bool:
        """Are there more of them than the price leaves room for?"""
        least = self._least(view, me, ask)
        rest = tuple(each for each in ask.means if each not in self.ways)
        return least is not None and self._used(ask) > total(view, COST, Ask(ask.race, ask.region, rest)) - least

    def _are_too_few(self, view: View, me: Bound, ask: Ask) -> bool:
        return self._used(ask) > view.pieces_of(me.race, self.piece)

    def _laid_down(self, view: View, me: Bound, ask: Ask) -> tuple[Change, ...]:
        """They lie in the region, and a token is brought there from where one can be spared."""
        number = self._used(ask)
        laid = PiecesMoved(self.piece, number, HAND, ask.region, self.clause, me.race)
        is_empty = number > 0 and not view.ground(ask.region).tokens
        garrison = [TokensMoved(me.race, 1, _spare(view, me)[0], ask.region, self.clause)] if is_empty else []
        return (laid, *garrison) if number else ()


def _spare(view: View, me: Bound) -> tuple[int, ...]:
    """Regions with more than one token of the race, those with most first."""
    regions = [region for region in view.regions(me.race) if view.ground(region).tokens > 1]
    return tuple(sorted(regions, key=lambda region: -view.ground(region).tokens))
