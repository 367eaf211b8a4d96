"""Underground in the sandbox, by mouse and keyboard: a turn with the Balrog, two relics and a Vampire by either book,
and every choice that the units of the game ever ask for."""

from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from core.files.bundled import bundled_folder
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.picture.palette import LIGHT
from core.rules import actions as a
from core.rules.legal_options import Option
from core.rules.readings import touching
from core.rules.scenario_tree import tree_of
from core.rules.state import Phase, number_of
from core.rules.story_tree import MAIN, Place
from sandbox.sandbox_workspace import SandboxWorkspace
from sandbox.told_game import ToldGame
from tests.sandbox.setting_up import LEFT, click, ground

SCENARIOS = bundled_folder("mapfiles") / "scenarios" / "underground"
STORY = """
title = "A night below"
game = "underground"
[map]
Pool = "mud, edge, borders Hall and Tusk and Lair and Caps"
Lair = "crystal, edge, borders Caps"
Hall = "crystal, edge, borders Shaft"
Shaft = "mine, edge, borders Caps"
Tusk = "black-mountain, edge"
Caps = "mushroom-forest, edge"
Far = "mine, edge, borders Deep"
Deep = "mud, edge"

[pieces]
Lair = ["pentacle"]
Pool = ["doormat", "sword"]

[seats.Anna]
race = "ogres"
power = "vampire"
hand = 8
regions = { Pool = 1, Lair = 1 }

[seats.Ben]
race = "shrooms"
power = "stone"
regions = { Hall = 1, Shaft = 1, Caps = 3 }

[seats.Cleo]
race = "kraken"
power = "mining"
regions = { Tusk = 1 }
"""


@pytest.fixture
def workspace(qtbot):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1600, 1000)
    made.session.open(parse_scenario(STORY, "night.toml"))
    made.desk.set_draws_by_itself(False)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.view.setFocus()
    return made


def rows(workspace, words):
    """Numbers of the rows of “Legal now” whose title and heading hold these words."""
    found = enumerate(workspace.actions_panel.model.rows)
    return [n for n, row in found if isinstance(row, Option) and all(w in f"{row.title} {row.heading}" for w in words)]


def click_row(workspace, number):
    panel = workspace.actions_panel
    index = panel.model.index(number, 0)
    panel.list.scrollTo(index)
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).topLeft() + QPoint(40, 8))


def press_row(workspace, number):
    """Go to a row with the arrow keys and press Enter."""
    panel = workspace.actions_panel
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    for _ in range(len(panel.model.rows)):
        if panel.list.currentIndex().row() == number:
            break
        QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.list.currentIndex().row() == number
    QTest.keyClick(panel.list, Qt.Key.Key_Return)


def search(workspace, words):
    """Type some words into the search and do the first thing it finds."""
    workspace.view.setFocus()
    QTest.keyClick(workspace.view, Qt.Key.Key_Slash)
    QTest.keyClicks(workspace.actions_panel.search, words)
    QTest.keyClick(workspace.actions_panel.search, Qt.Key.Key_Return)
    workspace.view.setFocus()


def choose_book(workspace, words):
    buttons = [each for each in workspace.bar.findChildren(QToolButton) if each.text() == words and each.isVisible()]
    QTest.mouseClick(buttons[0], LEFT)


@pytest.mark.parametrize(("book", "bites"), [("DE", 2), ("PL", 1)])
def test_a_turn_with_the_balrog_two_relics_and_a_vampire_by_either_book(workspace, book, bites):
    session = workspace.session
    choose_book(workspace, book)
    assert session.scenario.switches.edition == f"ug-{book.lower()}"
    # The Balrog is sent with the mouse; two of Ben's Shrooms are lost, and nobody has the region.
    (balrog,) = rows(workspace, ["Caps", "Balrog"])
    click_row(workspace, balrog)
    assert number_of(ground(workspace, "Caps").pieces, "balrog") == 1
    assert ground(workspace, "Caps").race == ""
    assert any("place.pentacle" in clause.id for clause in session.step.clauses())
    # The Vampire bites on the board: a click, and a key of the small menu.
    click(workspace, "Hall")
    menu = workspace.board_play.menu
    number = next(n for n, entry in enumerate(menu.actions(), 1) if "replacing" in entry.text().partition("+")[0])
    QTest.keyClick(menu, Qt.Key(Qt.Key.Key_0 + number))
    assert ground(workspace, "Hall").race == "race.ogres"
    # A second bite in the turn: the books differ.
    second = rows(workspace, ["Tusk", "Vampire"])
    assert bool(second) == (bites == 2)
    if second:
        press_row(workspace, second[0])
        assert ground(workspace, "Tusk").race == "race.ogres"
    # Two relics: one found by its name, one from the list; each goes where it was used.
    search(workspace, "Far Doormat")
    assert number_of(ground(workspace, "Far").pieces, "relic.doormat") == 1
    click_row(workspace, rows(workspace, ["Shaft", "Sword"])[0])
    assert number_of(ground(workspace, "Shaft").pieces, "relic.sword") == 1
    # To the end of the turn with the keys.
    workspace.view.setFocus()
    QTest.keyClick(workspace.view, Qt.Key.Key_E)
    assert session.state.phase is Phase.REDEPLOY
    while session.state.turn == 0 and session.state.phase is Phase.REDEPLOY:
        before = session.state
        QTest.keyClick(workspace.view, Qt.Key.Key_1)
        assert session.state is not before
    assert session.state.seats[0].coins > 5
    # The dispute about the bites touches the story; the whole of it can be undone.
    bite = tuple(each for each in workspace.rulings_desk.disputes() if each.id.endswith("vampire-limit"))
    touched = touching(session.scenario.game, session.scenario.switches, session.told_under, disputes=bite)
    assert [each.dispute for each in touched if each is not None] == (list(bite) if bites == 2 else [])
    while session.tree.path(MAIN):
        QTest.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ground(workspace, "Caps").tokens == 3


def asked_for(action, state):
    """What kind of choice an action is, by the unit that asks for it; nothing for moves that everybody has."""
    if isinstance(action, a.Use):
        return f"use {action.offer}"
    if isinstance(action, a.PlacePiece):
        return f"place {action.piece}"
    if isinstance(action, a.Decide) and state.pending:
        return f"decide {state.pending[-1].unit} {state.pending[-1].key}"
    return ""


@cache
def told_choices():
    """For every kind of choice in the game's scenarios the first place that makes it."""
    found = {}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        scenario = read_scenario(path)
        game = ToldGame(scenario, board_of(scenario, path))
        game.show_tree(tree_of(scenario, game.opening().speech), scenario.switches)
        for branch in game.tree.branches:
            for at, step in enumerate(game.track(branch.id).steps):
                kind = asked_for(step.action, step.before)
                if kind and kind not in found:
                    found[kind] = path, Place(branch.id, at), step.action
    return found


def test_every_choice_of_the_game_is_made_by_mouse_and_by_keyboard(workspace):
    choices = told_choices()
    named = " ".join(choices)
    for thing in ("balrog", "ghost", "queen", "great-ancient", "magic-bag", "stonehedge", "scepter"):
        assert thing in named, f"no scenario makes a choice about {thing}"
    session = workspace.session
    for kind, (path, place, action) in choices.items():
        session.open(read_scenario(path), path)
        wanted = session.game.track(place.branch).state(place.at + 1)
        for does in (click_row, press_row):
            session.go_to(place)
            rows_now = enumerate(workspace.actions_panel.model.rows)
            number = next(n for n, row in rows_now if isinstance(row, Option) and row.action == action)
            does(workspace, number)
            assert session.state == wanted, (kind, does.__name__)
