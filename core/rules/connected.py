"""Which regions of a race hang together."""

from core.rules.view import View


def blocks(view: View, race: str, regions: tuple[int, ...], purpose: str = "") -> list[set[int]]:
    """The regions in groups that share borders, or count as adjacent for a purpose where one is given."""
    left, found = sorted(regions), []
    while left:
        block, waiting = {left[0]}, [left[0]]
        while waiting:
            here = waiting.pop()
            near = [there for there in left if there not in block and _touches(view, race, here, there, purpose)]
            block.update(near)
            waiting.extend(near)
        found.append(block)
        left = [region for region in left if region not in block]
    return found


def _touches(view: View, race: str, here: int, there: int, purpose: str) -> bool:
    if not purpose:
        return there in view.board.neighbours[here]
    return view.is_adjacent(race, here, there, purpose) or view.is_adjacent(race, there, here, purpose)
