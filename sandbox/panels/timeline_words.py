"""A step or a turn of the timeline in one sentence, for tooltips and screen readers."""

from core.rules.story_tree import Place
from core.rules.turn_spans import Turn, coins_won
from editor.number_words import coins_counted
from editor.words import tr
from sandbox.shown_story import ShownStory


def spoken_step(story: ShownStory, place: Place) -> str:
    """A step in one sentence, for screen readers and tooltips."""
    telling = story.telling(place.branch)
    step = telling.step(place.at)
    who = telling.teller.names.seat(step.seat)
    verdict = ""
    if step.refusal is not None:
        verdict = tr(" Not allowed.")
    elif step.failures:
        verdict = tr(" {} of {} expectations not met.").format(step.failures, len(step.expectations))
    elif step.expectations:
        verdict = tr(" {} met.").format(len(step.expectations))
    return tr("Step {}, round {}, {}: {}{}").format(place.at, step.round, who, step.title, verdict)


def spoken_turn(story: ShownStory, branch_id: int, turn: Turn) -> str:
    """A turn in one sentence: whose, which steps, what it won."""
    telling = story.telling(branch_id)
    told = tr("Round {}, {}: steps {} to {}, {}. A click shows its end, a double click its steps.")
    coins = coins_counted(coins_won(telling.track, turn))
    return told.format(turn.round, telling.teller.names.seat(turn.seat), turn.first, turn.last, coins)
