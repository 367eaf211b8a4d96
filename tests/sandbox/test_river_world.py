"""River World in the sandbox, by mouse and key: a winter round and the thaw, temple, caravel and the row of events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from core.files.bundled import bundled_maps
from core.files.map_file import read_map
from core.picture.palette import LIGHT
from core.picture.shapes import LayerName
from core.rules.actions import Abandon
from core.rules.legal_options import Option
from editor.canvas.qt_application import qt_application
from editor.language import speak
from sandbox.sandbox_workspace import SandboxWorkspace
from sandbox.sharing import board_picture_now
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
    def opened(events='events = ["calm", "pirates", "winter"]', width=1600, **facts):
        path = tmp_path / "winter.toml"
        path.write_text(STORY.format(events=events, **(RIVER | facts)), encoding="utf-8")
        made = SandboxWorkspace()
        qtbot.addWidget(made)
        made.set_theme(LIGHT)
        made.resize(width, 900)
        made.show()
        made.open_scenario(path)
        made.desk.set_draws_by_itself(False)
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.view.setFocus()
        return made

    return opened


def ground(workspace, name):
    return workspace.session.state.grounds[workspace.session.board.names.index(name)]


def choose(qtbot, workspace, wanted, heading=None):
    """Click a row of the list of what is legal, given by its title, or itself."""
    model, view = workspace.actions_panel.model, workspace.actions_panel.list
    number = next(
        n
        for n, row in enumerate(model.rows)
        if isinstance(row, Option) and wanted in (row, row.title) and heading in (None, row.heading)
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


def click_region(qtbot, workspace, name):
    spot = workspace.view.room_of(workspace.session.board.names.index(name)).center()
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot)


def pass_by(qtbot, workspace):
    """A turn in which nothing is conquered."""
    choose(qtbot, workspace, "Expand")
    end_stage(qtbot, workspace)
    end_stage(qtbot, workspace)


def test_a_winter_is_drawn_paid_for_on_the_ice_and_thaws_with_the_next_tile(play, qtbot):
    workspace = play('events = ["calm", "pirates", "calm"]\nturn = "Ben"')
    session = workspace.session
    end_stage(qtbot, workspace)
    end_stage(qtbot, workspace)
    choose(qtbot, workspace, "Harsh Winter")
    assert (session.state.round, session.state.turn) == (4, 0)
    assert workspace.parts.events.tiles[3].accessibleName() == "Round 4: Harsh Winter"
    choose(qtbot, workspace, "Expand")
    end_stage(qtbot, workspace)
    frozen = next(each for each in session.legal.options if each.title == "Sturgeon Reach")
    assert frozen.price == 2
    choose(qtbot, workspace, frozen)
    assert session.step.title == "Anna conquers Sturgeon Reach."
    end_stage(qtbot, workspace)
    while session.state.turn == 0:
        click_region(qtbot, workspace, "Elder Glade")
    before, after = (session.telling().track.state(at).seats[0].coins for at in (0, session.number))
    lines = [(line.amount, line.clause.id) for each in session.step.ledgers for line in each.lines]
    ice = [("base:score.regions", 2), ("base:power.merchant.bonus", 2), ("river:event.pirates.penalty", -2)]
    assert [(clause, amount) for amount, clause in lines] == ice
    assert after - before == 2
    pass_by(qtbot, workspace)
    choose(qtbot, workspace, "Calm")
    assert ground(workspace, "Sturgeon Reach").race == "race.humans"  # nobody has come yet
    choose(qtbot, workspace, "Expand")
    leave = next(
        row for row in workspace.actions_panel.model.rows if isinstance(row, Option) and isinstance(row.action, Abandon)
        and row.title == "Sturgeon Reach"
    )  # fmt: skip
    choose(qtbot, workspace, leave)
    assert not ground(workspace, "Sturgeon Reach").race
    assert session.state.holding("race.humans").hand == 1


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


def told(workspace):
    """Everything the story says of the last step: in the timeline, and beside the board."""
    telling = workspace.session.telling()
    timeline = [telling.brief(at).label for at in range(telling.last + 1)]
    panel = [label.text() for label in workspace.step_panel.findChildren(QLabel)]
    return " ".join([*timeline, *panel, workspace.timeline.view.accessibleDescription()])


def test_the_story_does_not_tell_others_which_tile_was_looked_at_until_it_lies_open(play, qtbot):
    workspace = play(here="Red Fell")
    workspace.commands["hide-coins"].trigger()
    choose(qtbot, workspace, "Looking at the next event")
    choose(qtbot, workspace, "Pirates")
    assert "Pirates" in told(workspace)  # Anna has seen it
    end_stage(qtbot, workspace)
    for _ in range(4):
        if workspace.session.state.turn == 0:
            choose(qtbot, workspace, "Red Fell")
    assert workspace.session.state.turn == 1
    peeked = workspace.session.telling().step(2)
    assert (peeked.title, peeked.label) == ("Chance draws.", "Face down")
    workspace.session.move(-100)
    workspace.session.move(2)
    assert "Pirates" in told(workspace)
    workspace.session.move(100)
    choose(qtbot, workspace, "Expand")
    end_stage(qtbot, workspace)
    end_stage(qtbot, workspace)
    assert workspace.session.telling().step(2).title == "Chance draws Pirates."


def test_the_caravel_is_sent_out_and_conquers_far_away(play, qtbot):
    workspace = play()
    choose(qtbot, workspace, "Wherry Reach", "caravel")
    assert ground(workspace, "Wherry Reach").pieces == (("caravel", 1),)
    choose(qtbot, workspace, "Drowned Carr")
    assert ground(workspace, "Drowned Carr").race == "race.humans"


@pytest.mark.parametrize("width", [940, 1020, 1060, 1140])
def test_a_story_that_is_opened_in_a_small_window_cuts_no_phase(play, width):
    speak(qt_application(), "de")
    strip = play(width=width).parts.phases
    assert strip.layout().minimumSize().width() <= strip.width()


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


def test_frozen_rivers_are_seen_and_said_to_be(play):
    workspace = play()
    session = workspace.session
    rivers = {number for number, terrain in enumerate(session.board.terrain) if terrain == "river"}
    assert session.frozen == rivers
    ice = workspace.view.shown.layer(LayerName.ICE)
    assert {shape.title for shape in ice.shapes} == {session.region(number).name for number in rivers}
    assert board_picture_now(session).layer(LayerName.ICE) is not None
    assert " · frozen · " in workspace.sentence(session.region(min(rivers)))
    other = play(events='events = ["calm", "winter", "calm"]')
    assert other.view.shown.layer(LayerName.ICE) is None
