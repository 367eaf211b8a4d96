"""Stories of thousands of steps and dozens of branches, the same every time."""

from core.rules.story_tree import MAIN, Branch, Move, StoryTree

STEPS, BRANCHES, OWN = 3_000, 64, 12
LONG = 'title = "Long"\nmap = "teach-six"\nphase = "deal"\nrounds = 400\nseed = 5\n[seats.Anna]\n[seats.Ben]\n'


def moves_of(session, steps: int = STEPS) -> tuple[Move, ...]:
    """Legal moves without end, always taken from the same places of the list."""
    moves, engine = list(session.tree.path(MAIN)), session.engine
    state = session.track.state(len(session.track))
    for number in range(steps - len(moves)):
        legal = engine.legal_actions(state)
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = engine.step(state, moves[-1].action).after
    return tuple(moves)


def grown(session) -> StoryTree:
    moves = moves_of(session)
    forks = range(20, STEPS - OWN, STEPS // BRANCHES)
    return StoryTree((
        Branch(MAIN, "Main line", moves=moves),
        *(
            Branch(number, f"Branch {number}", MAIN, fork, moves[fork : fork + OWN])
            for number, fork in zip(range(1, BRANCHES), forks, strict=False)
        ),
    ))  # fmt: skip
