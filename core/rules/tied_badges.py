"""Badges lying on tiles: what begins and ends when the tile they lie on changes hands."""

from core.rules.changes import Remembered
from core.rules.effects import RECALLED, TILE_LOST
from core.rules.questions import Ask, Question
from core.rules.run import Run
from core.rules.serving import UNUSED
from core.rules.state import NOBODY, Memo


def pass_on(run: Run, region: int, loser: str, winner: str) -> None:
    """A region has been taken or given up: the badges on its tiles leave one race and come to the other."""
    if not run.state.tied:
        return
    tiles = {piece for piece, _ in run.state.grounds[region].pieces}
    for tile, power in run.state.tied:
        if tile in tiles:
            if loser and run.view.in_play(loser):
                _end(run, power, loser)
            if winner != NOBODY:
                come(run, power, winner)


def withhold(run: Run, region: int, holder: str) -> None:
    """In one reading a badge is silent already when the tile it lies on is taken."""
    if not holder or not run.state.tied or not run.rules.ruled("stonehedge-own-conquest", "does-not"):
        return
    tiles = {piece for piece, _ in run.state.grounds[region].pieces}
    clause = run.rules.cite("tile.transfer")
    memos = (Memo(tile, holder, UNUSED, 1, "turn") for tile, _ in run.state.tied if tile in tiles)
    run.do(*(Remembered(memo, clause) for memo in memos))


def _end(run: Run, power: str, race: str) -> None:
    """What the badge does for a race is over; what it has placed is disputed (stonehedge-lost-effects)."""
    if run.rules.ruled("stonehedge-lost-effects", "everything-stays"):
        return
    _speak(run, power, Question.UNIT_LEFT_PLAY, race, TILE_LOST)
    _speak(run, power, Question.RACE_DECLINED, race, only=RECALLED)


def come(run: Run, power: str, race: str) -> None:
    """The race takes what a badge brings with it, as if it had been chosen, but no tokens."""
    _speak(run, power, Question.COMBO_CHOSEN, race)


def exchange(run: Run, old: str, race: str) -> None:
    """Another badge lies with a race than before: what the old one brought goes, what the new one brings comes."""
    new = run.view.holding(race).power
    if new != old:
        if old:
            _speak(run, old, Question.RACE_DECLINED, race)
        if new:
            come(run, new, race)


def _speak(run: Run, power: str, moment: Question, race: str, key: str = "", *, only: str = "") -> None:
    """Of all that a moment brings, what this badge says to it; with a tag, only what bears it."""
    badges = (race, power, True, run.view.seat_of(race), ())
    ask = Ask(race, key=key, seat=run.view.seat_of(race))
    speaking = run.rules.in_force(moment, run.rules.pair(badges, None)).effects
    run.moment(moment, ask, tuple((effect, bound) for effect, bound in speaking
                                if bound.unit == power and only in ("", effect.tag)))  # fmt: skip
