"""`realmwright explain`, `legal` and `why`: what happened at a step of a scenario, what may be done, and why not."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from core.cli.output import out
from core.cli.switch_options import Edition, Rulings, Units, Without
from core.model.problems import RealmwrightError, UnusableFileError

if TYPE_CHECKING:
    from core.rules.playback import Playback
    from core.rules.price_lines import Ledger
    from core.rules.refusal import Refusal
    from core.rules.spoken_names import Names
    from core.rules.state import GameState

Address = Annotated[
    str,
    typer.Argument(
        metavar="FILE#STEP",
        help="A scenario (a bundled one: its name) and a step: 0 is the start, 1 after the first action; "
        "2.3 is step 3 of the second variation.",
    ),
]
MOST_PIPS = 3
ActionWords = Annotated[str, typer.Argument(metavar="ACTION", help="In words, for example “conquer Long Hill”.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def legal(
    address: Address, as_json: AsJson = False, edition: Edition = "", rulings: Rulings = None, without: Without = None,
    units: Units = None,
) -> int:  # fmt: skip
    """List every action that is legal at a step."""
    story, state = at_step(address, edition, rulings, without, units)
    words = [story.speech.words_in(state, action) for action in story.engine.legal_actions(state)]
    seat = story.engine.to_move(state)
    mover = "chance" if seat < 0 else story.speech.seats[seat]
    if as_json:
        out(json.dumps({"to_move": mover, "phase": state.phase.value, "actions": words}, indent=2, ensure_ascii=False))
    else:
        out(f"{mover}, {state.phase.value}: {len(words)} legal actions")
        for line in words:
            out(f"  {line}")
    return 0


def why(
    address: Address,
    action: ActionWords,
    as_json: AsJson = False,
    edition: Edition = "",
    rulings: Rulings = None,
    without: Without = None,
    units: Units = None,
) -> int:
    """Say why an action is or is not allowed at a step, and what it costs. Exit code 0: allowed; 1: not allowed."""
    from core.rules.explanation import names_of, price_ledgers

    story, state = at_step(address, edition, rulings, without, units)
    wanted, names = story.speech.action(action), names_of(story)
    is_legal = wanted in story.engine.legal_actions(state)
    refusal = None if is_legal else story.engine.why_not(state, wanted)
    prices = tuple(price_ledgers(story.engine, names, state, wanted))
    if as_json:
        out(json.dumps(_why_json(names, refusal, prices), indent=2, ensure_ascii=False))
    else:
        for line in _why_lines(names, action, refusal, prices):
            out(line)
    return int(not is_legal)


def _why_json(names: "Names", refusal: "Refusal | None", prices: "tuple[Ledger, ...]") -> dict[str, Any]:
    from core.cli.step_json import ledger_json
    from core.rules.spoken_names import text_of

    ledgers = [ledger_json(each) for each in prices]
    if refusal is None:
        return {"allowed": True, "ledgers": ledgers}
    clauses = map(names.clause, refusal.clauses)
    return {
        "allowed": False,
        "because": [{"clause": each.id, "title": each.title, "text": text_of(each)} for each in clauses],
        "short": refusal.short,
        "pips": refusal.pips,
        "chance": list(refusal.chance),
        "left": refusal.left,
        "ledgers": ledgers,
    }


def _why_lines(names: "Names", action: str, refusal: "Refusal | None", prices: "tuple[Ledger, ...]") -> Iterator[str]:
    from core.rules.spoken_names import counted, text_of
    from core.rules.story_text import ledger_lines

    yield f"{action}: {'allowed' if refusal is None else 'not allowed'}"
    for clause in map(names.clause, refusal.clauses if refusal is not None else ()):
        yield f"  {clause.title} ({clause.id})\n    {text_of(clause)}"
    for ledger in prices:
        yield from (line.removeprefix("   ") for line in ledger_lines(ledger))
    if refusal is not None and refusal.left:
        yield f"  {counted(refusal.left, 'token')} still in hand"
    if refusal is not None and refusal.short:
        wins, of = refusal.chance
        needed = f"{refusal.pips} or more" if refusal.pips < MOST_PIPS else str(refusal.pips)
        chance = f"; a roll of {needed} would do, which is {wins} in {of}" if refusal.pips else ""
        yield f"  {counted(refusal.short, 'token')} short{chance}"


def explain(
    address: Address, as_json: AsJson = False, edition: Edition = "", rulings: Rulings = None, without: Without = None,
    units: Units = None,
) -> int:  # fmt: skip
    """Tell what a step changed, which clause changed it, and how its price came about; and a refusal that follows."""
    from core.cli.step_json import step_json
    from core.rules.explanation import story_of
    from core.rules.story_text import step_lines

    story, _ = at_step(address, edition, rulings, without, units)
    told = story_of(story)
    first = int(re.split("[#.]", address)[-1])
    index = _told_with(story, first)
    steps = [told.steps[index], *(each for each in told.steps[index + 1 : index + 2] if each.refusal is not None)]
    if as_json:
        rows = [step_json(each, told.names.seat(each.seat)) for each in steps]
        out(json.dumps({"address": address, "steps": rows}, indent=2, ensure_ascii=False))
        return 0
    for number, step in enumerate(steps, first):
        for line in step_lines(told, number, step):
            out(line)
    return 0


def _told_with(story: "Playback", step: int) -> int:
    """Which line of the story, counted among those that do something, made this step: one line may make several."""
    steps = 0
    for index, played in enumerate((each for each in story.lines if not each.line.is_expectation), 1):
        steps += len(played.steps)
        if steps >= step > 0:
            return index
    return 0


def at_step(
    address: str, edition: str = "", rulings: list[str] | None = None, without: list[str] | None = None,
    units: list[Path] | None = None,
) -> "tuple[Playback, GameState]":  # fmt: skip
    """The story of FILE#STEP, or of FILE#VARIATION.STEP, and the position after that many actions."""
    from core.cli.bundled_scenarios import scenario_or_given
    from core.cli.scenarios import given_switches, stories_of
    from core.files.scenario_board import board_of
    from core.files.scenario_file import read_scenario
    from core.files.unit_folders import units_in

    name, _, place = address.rpartition("#")
    found = _PLACE.fullmatch(place)
    if not name or found is None:
        raise RealmwrightError(f"{address}: write it as FILE#STEP, for example dispute.toml#3")
    path = scenario_or_given(Path(name))
    scenario = read_scenario(path, units_in(*(units or ())))
    board = board_of(scenario, path)
    variation, step = int(found[1] or 0), int(found[2])
    if variation > len(scenario.variations) or found[1] == "0":
        raise RealmwrightError(f"{address}: the scenario has {len(scenario.variations)} variations, from 1 on")
    told = stories_of(scenario, board, given_switches(edition, rulings, without))[variation]
    try:
        story = told.play(told.own)
    except RealmwrightError as trouble:
        raise UnusableFileError(path, str(trouble)) from trouble
    steps = [each for played in story.lines for each in played.steps]
    if step > len(steps):
        raise RealmwrightError(f"{address}: the story has {len(steps)} steps")
    return story, steps[step - 1].after if step else story.start


_PLACE = re.compile(r"(?:([0-9]{1,3})\.)?([0-9]{1,6})")
"""`3`, or `2.3` for a variation."""
