"""Speed and weight of the rules engine: random play beside python-chess in one run, and what a kept step weighs.

    python -m tests.bench.rules_bench [--seconds S] [--profile]

Every decision lists all legal actions and picks one. Both games are timed by the processor, in short slices that take
turns, and compared in their least disturbed slices. Fails below a quarter of python-chess, above 5 KiB for a kept
step, or if Underground makes fewer than three quarters of the base game's decisions on a map for as many players.
"""

import argparse
import cProfile
import gc
import io
import pstats
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

import chess

from core.rules.catalogue import build_rules
from core.rules.engine import Engine
from core.rules.setup import new_game
from core.rules.state import GameState
from tests.core.rules.random_play import PLAYERS, bundled_board, bundled_rules

LEAST_RATIO = 0.25
LEAST_UNDERGROUND = 0.75
MOST_BYTES = 5 * 1024
SLICE = 0.2
KEPT = 400


def realm_play(players: int, seed: int, game: str = "base") -> Iterator[int]:
    """Random games one after the other; each item is the number of actions there were to choose from."""
    rng = random.Random(seed)
    engine = Engine(bundled_rules(players, game))
    while True:
        state = engine.settled(new_game(engine.rules))
        while actions := engine.legal_actions(state):
            yield len(actions)
            state = engine.step(state, rng.choice(actions)).after


def chess_play(seed: int) -> Iterator[int]:
    rng = random.Random(seed)
    while True:
        board = chess.Board()
        while moves := list(board.legal_moves):
            yield len(moves)
            board.push(rng.choice(moves))
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break


def decisions_in(play: Iterator[int], seconds: float) -> tuple[int, int, float]:
    """Decisions made, actions listed for them, and the time it took."""
    made = listed = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            listed += next(play)
        made += 50
    return made, listed, spent


@dataclass(frozen=True)
class Pace:
    """Decisions a second in the least disturbed slice and in the middle one, and actions listed for a decision."""

    best: float
    middle: float
    listed: float


def side_by_side(plays: dict[str, Iterator[int]], seconds: float) -> dict[str, Pace]:
    """The pace of each in many slices that take turns."""
    rates: dict[str, list[float]] = {name: [] for name in plays}
    sums = {name: [0, 0] for name in plays}
    for play in plays.values():
        decisions_in(play, SLICE)
    for _ in range(max(3, round(seconds / SLICE / len(plays)))):
        for name, play in plays.items():
            made, listed, spent = decisions_in(play, SLICE)
            rates[name].append(made / spent)
            sums[name] = [sums[name][0] + made, sums[name][1] + listed]
    return {name: Pace(max(rates[name]), median(rates[name]), listed / made) for name, (made, listed) in sums.items()}


def history(players: int, seed: int, length: int) -> list[GameState]:
    """The states of a random game as an undo history keeps them."""
    rng = random.Random(seed)
    engine = Engine(build_rules(bundled_board(players), players=players))
    states = [engine.settled(new_game(engine.rules))]
    while len(states) <= length and (actions := engine.legal_actions(states[-1])):
        states.append(engine.step(states[-1], rng.choice(actions)).after)
    return states


def bytes_kept(players: int) -> float:
    """What one more step of a history takes, all it does not share with its neighbours included."""
    history(players, 1, 50)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = history(players, 1, KEPT)
    gc.collect()
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return kept / len(states)


def profile_of(play: Iterator[int], decisions: int, lines: int = 25) -> str:
    profile = cProfile.Profile()
    profile.runcall(lambda: [next(play) for _ in range(decisions)])
    text = io.StringIO()
    pstats.Stats(profile, stream=text).sort_stats("tottime").print_stats(lines)
    return text.getvalue()


def report(seconds: float, out: Callable[[str], object]) -> bool:
    """Print every figure; were both limits kept?"""
    three = side_by_side({"realmwright": realm_play(3, 1), "python-chess": chess_play(1)}, seconds)
    for name, pace in three.items():
        out(f"{name:14}{pace.best:10,.0f} decisions a second, {pace.listed:5.1f} actions listed for each")
    ours, theirs = three["realmwright"], three["python-chess"]
    ratio = ours.best / theirs.best
    out(f"decisions:     {ratio:10.2f} times python-chess in the best slices of both (at least {LEAST_RATIO})")
    out(f"               {ours.middle / theirs.middle:10.2f} in the middle slices, which other programs disturb")
    out(f"listed actions:{ratio * ours.listed / theirs.listed:10.2f} times python-chess")
    out("")
    out("players regions   times python-chess   actions listed   bytes a kept step")
    heaviest = 0.0
    for players in PLAYERS:
        paces = side_by_side({"ours": realm_play(players, 1), "chess": chess_play(1)}, seconds / 2)
        weight = bytes_kept(players)
        heaviest = max(heaviest, weight)
        share = paces["ours"].best / paces["chess"].best
        out(f"{players:7}{len(bundled_board(players)):8}{share:21.2f}{paces['ours'].listed:17.1f}{weight:20,.0f}")
    slowest = _underground(seconds, out)
    out(f"heaviest step: {heaviest:10,.0f} bytes (at most {MOST_BYTES:,})")
    return ratio >= LEAST_RATIO and heaviest <= MOST_BYTES and slowest >= LEAST_UNDERGROUND


def _underground(seconds: float, out: Callable[[str], object]) -> float:
    """Underground beside the base game on maps for as many players. The worst ratio of the best slices."""
    out("")
    out("players regions   Underground   times the base game in the best slices, in the middle ones")
    ratios = []
    for players in PLAYERS:
        plays = {game: realm_play(players, 1, game) for game in ("base", "underground")}
        paces = side_by_side(plays, seconds / 2)
        base, other = paces["base"], paces["underground"]
        sizes = f"{len(bundled_board(players)):8}{len(bundled_board(players, 'underground')):14}"
        ratios.append(other.best / base.best)
        out(f"{players:7}{sizes}{ratios[-1]:14.2f}{other.middle / base.middle:10.2f}")
    out(f"Underground:   {min(ratios):10.2f} times the base game at least (at least {LEAST_UNDERGROUND})")
    return min(ratios)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args(arguments)
    if options.profile:
        sys.stdout.write(profile_of(realm_play(3, 1), 20_000))
        return 0
    return 0 if report(options.seconds, lambda line: sys.stdout.write(f"{line}\n")) else 1


if __name__ == "__main__":
    sys.exit(main())
