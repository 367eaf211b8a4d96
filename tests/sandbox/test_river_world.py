"""River World in the sandbox, by mouse and key: a winter round and the thaw, temple, caravel and the row of events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.picture.palette import LIGHT
from core.rules.legal_options import Option
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.sandbox.setting_up import choose as choose_in
from tests.sandbox.setting_up import undo

STORY = """
title = "A winter"
game = "{game}"
map = "{map}"
round = 3
{events}
play = ""
[seats.Anna]
race = "humans"
power = "merchant"
hand = 4
regions = {{ "{here}" = 1 }}
[seats.Ben]
race = "elves"
power = "forest"
regions = {{ "{there}" = 1 }}
"""
RIVER = {"game": "river", "map": "river-2-the-ferrymans-quarrel", "here": "Elder Glade", "there": "Goldenstead"}


@pytest.fixture
def play(qtbot, tmp_path):
    def opened(events='events = ["calm", "pirates", "winter"]', **facts):
        path = tmp_path / "winter.toml"
        path.write_text(STORY.format(events=events, **(RIVER | facts)), encoding="utf-8")
        made = SandboxWorkspace()
        qtbot.addWidget(made)
        made.set_theme(LIGHT)
        made.resize(1600, 900)
        made.open_scenario(path)
        made.desk.set_draws_by_itself(False)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.view.setFocus()
        return made

    return opened


def ground(workspace, name):
    return workspace.session.state.grounds[workspace.session.board.names.index(name)]


def choose(qtbot, workspace, title, heading=None):
    """Click a row of the list of what is legal."""
    model, view = workspace.actions_panel.model, workspace.actions_panel.list
    number = next(
        n
        for n, row in enumerate(model.rows)
        if isinstance(row, Option) and row.title == title and heading in (None, row.heading)
    )
    view.scrollTo(model.index(number, 0))
    where = view.visualRect(model.index(number, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def end_stage(qtbot, workspace):
    qtbot.keyClick(workspace.view, Qt.Key.Key_E)


def faces(workspace):
    return [tile.property("face") for tile in workspace.parts.events.tiles]


def words(workspace):
    return [label.text() for label in workspace.parts.events.findChildren(QLabel)]


def test_a_winter_round_and_the_thaw(play, qtbot):
    workspace = play()
    assert faces(workspace) == ["past", "past", "now", *["hidden"] * 7]
    assert "Harsh Winter" in words(workspace)
    choose(qtbot, workspace, "Sturgeon Reach", "")
    assert workspace.session.step.title == "Anna conquers Sturgeon Reach."
    end_stage(qtbot, workspace)
    assert ground(workspace, "Sturgeon Reach").tokens == 1
    titles = [row.title for row in workspace.actions_panel.model.rows if isinstance(row, Option)]
    assert sorted(titles) == ["Elder Glade", "Sturgeon Reach"]
    for _ in range(3):
        qtbot.mouseClick(
            workspace.view,
            Qt.MouseButton.LeftButton,
            pos=workspace.view.room_of(workspace.session.board.names.index("Elder Glade")).center(),
        )
    assert workspace.session.state.turn == 1
    choose(qtbot, workspace, "Expand")
    end_stage(qtbot, workspace)
    end_stage(qtbot, workspace)
    assert workspace.session.legal.is_chance
    choose(qtbot, workspace, "Storm")
    assert faces(workspace)[:5] == ["past", "past", "past", "now", "hidden"]
    assert workspace.session.state.round == 4
    choose(qtbot, workspace, "Expand")
    end_stage(qtbot, workspace)
    end_stage(qtbot, workspace)
    assert not ground(workspace, "Sturgeon Reach").race
    assert workspace.session.state.holding("race.humans").hand == 4
    for _ in range(4):
        workspace.commands["undo"].trigger()
    assert ground(workspace, "Sturgeon Reach").tokens == 1
    assert faces(workspace)[3] == "hidden"


def test_the_next_event_is_looked_at_and_lied_about(play, qtbot):
    workspace = play(here="Red Fell")
    choose(qtbot, workspace, "Looking at the next event")
    choose(qtbot, workspace, "Pirates")
    assert faces(workspace)[3] == "foreseen"
    assert workspace.parts.events.tiles[3].accessibleName() == "Round 4: Pirates, seen by Anna"
    choose(qtbot, workspace, "Calm")
    assert any("Anna says: Calm comes next." in each for each in words(workspace))
    assert workspace.session.state.events.seen_by == (0,)


@pytest.mark.parametrize(("seer", "face"), [("Anna", "foreseen"), ("Ben", "hidden")])
def test_with_what_others_hold_hidden_only_who_was_shown_an_event_sees_it(play, seer, face):
    workspace = play(f'events = ["calm", "pirates", "winter"]\nforeseen = ["storm", "{seer}"]')
    assert faces(workspace)[3] == "foreseen"
    workspace.commands["hide-coins"].trigger()
    assert faces(workspace)[3] == face
    assert ("Storm" in workspace.parts.events.tiles[3].accessibleName()) == (face == "foreseen")


def test_the_caravel_is_sent_out_and_conquers_far_away(play, qtbot):
    workspace = play()
    choose(qtbot, workspace, "Wherry Reach", "caravel")
    assert ground(workspace, "Wherry Reach").pieces == (("caravel", 1),)
    choose(qtbot, workspace, "Drowned Carr")
    assert ground(workspace, "Drowned Carr").race == "race.humans"


def test_a_click_on_an_event_shows_its_clause(play, qtbot):
    workspace = play()
    qtbot.mouseClick(workspace.parts.events.tiles[2], Qt.MouseButton.LeftButton)
    shown = [label.text() for label in workspace.step_panel.card.findChildren(QLabel)]
    assert "Harsh Winter: frozen rivers" in shown
    qtbot.mouseClick(workspace.parts.events.tiles[8], Qt.MouseButton.LeftButton)
    assert "Harsh Winter: frozen rivers" in shown


def test_other_games_have_no_row_of_events(play):
    workspace = play("", game="base", map="base-2-twin-hearths", here="Elder Weald", there="Willowfen")
    assert not workspace.parts.events.isVisible()


def test_a_new_game_on_a_river_map_begins_with_its_first_event(qtbot):
    path = next(each for each in bundled_maps() if each.name.startswith("river-3"))
    workspace = SandboxWorkspace()
    qtbot.addWidget(workspace)
    workspace.play_map(read_map(path), path)
    row = workspace.session.state.events
    assert (row.length, len(row.turned)) == (10, 1)
    assert workspace.session.state.turn == 0


def test_the_event_of_the_round_is_set_up_by_hand(play, qtbot):
    workspace = play()
    qtbot.keyClick(workspace.view, Qt.Key.Key_U)
    panel = workspace.setup_mode.panel
    assert panel.round_event.currentText() == "Harsh Winter"
    choose_in(panel.round_event, "Storm")
    assert workspace.session.state.events.turned[-1] == "event.storm"
    undo(workspace.view)
    undo(workspace.view)  # a key led over the Pirates
    assert workspace.session.state.events.turned[-1] == "event.winter"
    choose_in(panel.round_event, "None")
    assert not any(workspace.session.state.events.turned)
    choose_in(panel.game, "Base game")
    assert not panel.round_event.isVisible()
    assert workspace.session.scenario.setup.events == ()
