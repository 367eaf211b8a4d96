"""The sandbox with 3,000 steps and 64 branches beside the same board with 80 steps, in one run.

    python -m tests.bench.sandbox_bench

Timed by the processor, from the command to the last pixel, charts open. Told in milliseconds; judged as ratios, because
machines differ: a long story may cost a little more than a short one, never in proportion to its length.
"""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from core.files.scenario_file import parse_scenario
from core.picture.palette import LIGHT
from core.rules.story_tree import MAIN, Branch, Place, StoryTree
from editor.canvas.qt_application import qt_application
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.sandbox.long_stories import LONG, STEPS, grown

MOST = {"step": 1.6, "jump": 2.0, "branch": 3.0, "act": 3.0}
"""How many times as dear as in the short story."""
SHORT, TIMES = 80, 15
BOARD = LONG.replace("teach-six", "base-2-twin-hearths")


def cost(does: Callable[[int], object]) -> tuple[float, float]:
    """Median and worst milliseconds of processor time."""
    spent = []
    for number in range(TIMES):
        begin = process_time()
        does(number)
        qt_application().processEvents()
        spent.append(1_000 * (process_time() - begin))
    return median(spent), max(spent)


def measured(workspace: SandboxWorkspace) -> dict[str, tuple[float, float]]:
    session, rng = workspace.session, random.Random(7)
    last, branches = session.last, [branch.id for branch in session.tree.branches]
    for _ in range(10):  # names, tokens and layouts are made at their first use
        session.go_to(Place(MAIN, rng.randrange(last)))
        qt_application().processEvents()
    session.go_to(Place(MAIN, last))
    found = {"step": cost(lambda _: session.move(-1))}
    found["jump"] = cost(lambda _: session.go_to(Place(MAIN, rng.randrange(last))))
    found["branch"] = cost(lambda number: _to_branch(workspace, branches[number * 4 % len(branches)]))
    session.go_to(Place(MAIN, last))
    found["act"] = cost(lambda _: session.act(session.engine.legal_actions(session.state)[0]))
    return found


def _to_branch(workspace: SandboxWorkspace, branch: int) -> None:
    session = workspace.session
    session.go_to(Place(branch, session.tree.branch(branch).fork + 3))


def main() -> int:
    application = qt_application()
    workspace = SandboxWorkspace()
    workspace.set_theme(LIGHT)
    workspace.resize(1600, 950)
    workspace.show()
    session = workspace.session
    session.open(parse_scenario(BOARD, Path("long.toml")), Path("long.toml"))
    tree = grown(session)
    forks = tuple(
        Branch(number, f"Branch {number}", MAIN, number * 9, tree.branch(MAIN).moves[number * 9 : number * 9 + 8])
        for number in range(1, 8)
    )
    few = StoryTree((Branch(MAIN, "Main line", moves=tree.branch(MAIN).moves[:SHORT]), *forks))
    session.edit_tree("short", few, Place(MAIN, SHORT))
    short = measured(workspace)
    session.edit_tree("long", tree, Place(MAIN, STEPS))
    long = measured(workspace)
    application.processEvents()
    missed = False
    print("| what | 80 steps, ms | 3,000 steps, ms | worst | ratio | at most |\n|--|--|--|--|--|--|")
    for name, (usual, worst) in long.items():
        ratio = usual / short[name][0]
        missed = missed or ratio > MOST[name]
        print(f"| {name} | {short[name][0]:.0f} | {usual:.0f} | {worst:.0f} | {ratio:.2f} | {MOST[name]:.1f} |")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
