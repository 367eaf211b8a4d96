"""The sandbox by mouse and keyboard: the board with its position, the timeline, what changed, the seats."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QLabel, QToolButton

from core.model.problems import UnusableFileError
from core.picture.palette import DARK, LIGHT
from core.picture.shapes import Label, LayerName
from core.rules.story_tree import Place
from sandbox.panels.step_rows import ClauseLink
from sandbox.panels.timeline_words import spoken_step
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.sandbox.invented_unit import add_marsh_folk
from tests.sandbox.workspaces import shown


@pytest.fixture
def workspace(qtbot, story_path):
    made = shown(qtbot, story_path)
    qtbot.waitExposed(made)
    made.session.go_to(Place(0, 0))
    return made


def press(qtbot, workspace, action) -> None:
    """Click the transport button of an action."""
    (button,) = [each for each in workspace.timeline.findChildren(QToolButton) if each.defaultAction() is action]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def text_of(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def links(widget) -> list[ClauseLink]:
    return widget._step.widget().findChildren(ClauseLink)


def counts(workspace) -> list[str]:
    """The numbers on the tokens of the board, and the letters of races without an icon."""
    layer = workspace.view.shown.layer(LayerName.TOKENS)
    return [shape.lines[0] for shape in layer.shapes if isinstance(shape, Label)]


def test_the_board_shows_the_position_of_the_step(workspace):
    assert counts(workspace)[-1] == "2"
    before = workspace.view.grab().toImage()
    workspace.session.go_to(Place(0, 1))
    assert "3" in counts(workspace)
    assert workspace.view.grab().toImage() != before


def test_the_transport_buttons_go_first_previous_next_last(workspace, qtbot):
    for action, there in (
        (workspace.commands["next"], 1),
        (workspace.commands["next"], 2),
        (workspace.commands["previous"], 1),
        (workspace.commands["last"], 7),
        (workspace.commands["first"], 0),
    ):
        press(qtbot, workspace, action)
        assert workspace.session.number == there


def test_the_keys_do_the_same_wherever_the_focus_is(workspace, qtbot):
    workspace.view.setFocus()
    for key, there in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 7),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(workspace.view, key)
        assert workspace.session.number == there


def test_play_runs_and_pauses_by_key_and_says_which(workspace, qtbot):
    qtbot.keyClick(workspace.view, Qt.Key.Key_P)
    assert workspace.player.is_playing
    assert workspace.commands["play"].text() == "Pause"
    qtbot.keyClick(workspace.view, Qt.Key.Key_P)
    assert not workspace.player.is_playing
    assert workspace.commands["play"].text() == "Play"


def test_buttons_that_would_do_nothing_are_off(workspace):
    assert not workspace.commands["first"].isEnabled()
    assert not workspace.commands["previous"].isEnabled()
    workspace.session.go_to(Place(0, 7))
    assert workspace.commands["previous"].isEnabled()
    assert not workspace.commands["next"].isEnabled()
    assert not workspace.commands["last"].isEnabled()


def test_a_click_on_a_step_shows_it(workspace, qtbot):
    view = workspace.timeline.view
    centre = view.square_of(Place(0, 2)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert workspace.session.number == 2
    assert "Anna conquers Ironcrown." in text_of(workspace.step_panel)


def test_the_timeline_follows_the_session(workspace):
    workspace.session.go_to(Place(0, 4))
    view = workspace.timeline.view
    assert view.viewport().rect().contains(view.square_of(Place(0, 4)))
    assert "Step <b>4</b> of 7" in text_of(workspace.timeline)


def test_every_step_is_spoken_with_round_player_and_verdict(workspace):
    spoken = [spoken_step(workspace.session, Place(0, at)) for at in range(8)]
    assert spoken[1] == "Step 1, round 2, Anna: Anna conquers Mosswood. 1 of 2 expectations not met."
    assert spoken[7].endswith("Not allowed.")


def test_failing_expectations_are_marked_and_told_with_what_was_found(workspace):
    assert workspace.timeline.summary() == "1 of 2 expectations not met, the story breaks off"
    workspace.session.go_to(Place(0, 1))
    words = text_of(workspace.step_panel)
    assert "Ironcrown costs 4" in words
    assert "Not met. Found: 5" in words
    assert "Anna holds Mosswood" in words


def test_a_refused_step_names_its_clauses(workspace):
    workspace.session.go_to(Place(0, 7))
    assert "Not allowed. The story ends here." in text_of(workspace.step_panel)
    assert [link.clause.title for link in links(workspace.step_panel)] == [
        "Free redeployment",
        "Expand or decline",
        "No conquest in a decline turn",
    ]


def test_changes_and_prices_carry_clause_titles_never_ids(workspace):
    for number in range(8):
        workspace.session.go_to(Place(0, number))
        for link in links(workspace.step_panel):
            assert link.text()
            assert "base:" not in link.text()


def test_a_click_on_a_clause_shows_its_text_and_sources(workspace, qtbot):
    workspace.session.go_to(Place(0, 1))
    link = next(each for each in links(workspace.step_panel) if each.clause.id == "base:conquest.cost")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    words = text_of(workspace.step_panel.card)
    assert "Cost of a conquest" in words
    assert "Tokens needed = 2" in words
    assert "DE" in words
    assert "Eroberung einer Region" in words


def test_the_seats_show_race_power_hand_coins_and_decline(workspace):
    anna, ben = workspace.seats.cards
    assert "Merchant Ratmen" in text_of(anna)
    assert "8 in hand, 1 on the board" in text_of(anna)
    assert "to act" in text_of(anna)
    assert "to act" not in text_of(ben)
    assert "Elves in decline, 1 region" in text_of(ben)
    assert "7" in text_of(ben)
    assert ben.accessibleName() == (
        "Ben, Flying Humans, 2 on the board, 8 in the tray, Elves in decline, 1 region, 7 coins"
    )


def test_the_strip_tells_round_phase_and_hand(workspace):
    words = text_of(workspace.phases)
    assert "Round 2 of 10" in words
    assert ">Conquer</b>" in words
    assert "In hand 8" in words


def test_pointing_at_a_region_tells_who_stands_there(workspace, qtbot):
    (region,) = [each for each in workspace.session.model.regions if each.id == "se"]
    assert workspace.sentence(region) == "Ironcrown, mountain · Ben's Flying Humans, 2 tokens · mountain"
    spot = QPointF(*workspace.view.port.to_view(300, 290)).toPoint()
    with qtbot.waitSignal(workspace.view.pointed) as told:
        qtbot.mouseMove(workspace.view, spot)
    assert told.args[0].id == "se"


def test_both_looks_show_the_same_story(workspace):
    light = workspace.grab().toImage()
    workspace.set_theme(DARK)
    dark = workspace.grab().toImage()
    at = QPoint(20, workspace.height() - 60)
    assert light.pixelColor(at).lightness() > dark.pixelColor(at).lightness() + 100
    assert workspace.session.number == 0


def test_in_a_narrow_window_the_right_dock_is_a_drawer(workspace, qtbot):
    assert workspace.step_panel.isVisible()
    workspace.resize(1024, 650)
    qtbot.waitUntil(lambda: workspace.view.width() == 1024 - workspace.seats.width())
    assert not workspace.step_panel.isVisible()
    board = workspace.view.width()
    qtbot.keyClick(workspace.view, Qt.Key.Key_D)
    assert workspace.step_panel.isVisible()
    assert workspace.view.width() == board
    workspace.resize(1600, 900)
    qtbot.waitUntil(lambda: workspace.view.width() == 1600 - workspace.seats.width() - workspace.step_panel.width())
    assert workspace.step_panel.isVisible()


def test_a_scenario_without_a_map_is_drawn_as_its_regions_border_and_can_be_stepped(workspace, tmp_path):
    path = tmp_path / "inline.toml"
    path.write_text(
        'title = "Inline"\nplay = "conquer Mill"\n[map]\nTower = "hill, edge, borders Mill"\nMill = "farmland"\n'
        '[seats.Anna]\nrace = "ratmen"\npower = "merchant"\nhand = 4\nregions = { Tower = 1 }\n[seats.Ben]\n',
        encoding="utf-8",
    )
    workspace.open_scenario(path)
    assert workspace.view.shown is not None
    assert [region.name for region in workspace.session.model.regions] == ["Tower", "Mill"]
    workspace.session.go_to(Place(0, 1))
    assert "Anna conquers Mill." in text_of(workspace.step_panel)
    workspace.grab()


def test_a_broken_scenario_leaves_the_open_one(workspace, tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text('title = "x"\nmap = "four-corners.map.geojson"\n[seats.Anna', encoding="utf-8")
    before = workspace.session.scenario
    with pytest.raises(UnusableFileError, match=r"broken\.toml"):
        workspace.open_scenario(path)
    assert workspace.session.scenario is before


def test_the_report_is_the_story_in_words(workspace, tmp_path):
    workspace.write_report(tmp_path / "report.txt")
    assert "Anna conquers Mosswood." in (tmp_path / "report.txt").read_text(encoding="utf-8")


def test_a_workspace_without_a_scenario_is_calm(qtbot):
    empty = SandboxWorkspace()
    qtbot.addWidget(empty)
    empty.set_theme(LIGHT)
    empty.show()
    qtbot.keyClick(empty.view, Qt.Key.Key_Right)
    qtbot.keyClick(empty.view, Qt.Key.Key_P)
    assert not empty.session.is_open
    assert not empty.commands["play"].isEnabled()


def test_every_action_has_words_an_icon_and_a_key_of_its_own(workspace):
    keys = [action.shortcut().toString() for action in workspace.actions()]
    assert all(action.text() and not action.icon().isNull() for action in workspace.actions())
    assert all(keys)
    assert len(keys) == len(set(keys))


def test_an_invented_race_with_its_own_marker_appears_on_board_seats_and_in_words(workspace, story_path, monkeypatch):
    """Nothing in the sandbox lists races or markers: what the catalogue and the state hold is shown."""
    add_marsh_folk(monkeypatch)
    text = story_path.read_text(encoding="utf-8").replace(
        'race = "ratmen"', 'race = "marsh-folk"\npieces = { watch-tower = 1 }'
    )
    story_path.write_text('pieces = { Larkfield = ["watch-tower"] }\n' + text, encoding="utf-8")
    workspace.open_scenario(story_path)
    assert "Ma" in counts(workspace)
    marks = [shape.icon for shape in workspace.view.shown.layer(LayerName.PIECES).shapes if hasattr(shape, "icon")]
    assert "marker_watch-tower" in marks
    assert "Merchant Marsh Folk" in text_of(workspace.seats)
    assert "1 × Watch Tower" in text_of(workspace.seats)
    sentence = workspace.sentence(workspace.session.model.regions[0])
    assert sentence == "Larkfield, farmland · Anna's Merchant Marsh Folk, 1 token · Watch Tower"
    workspace.grab()


def test_an_invented_unit_is_found_in_actions_ledgers_and_on_a_click(workspace, story_path, monkeypatch, qtbot):
    add_marsh_folk(monkeypatch)
    text = story_path.read_text(encoding="utf-8").replace('race = "ratmen"', 'race = "marsh-folk"')
    text = text.replace('power = "merchant"', 'power = "merchant"\npieces = { watch-tower = 2 }')
    text = text.replace("regions = { Larkfield = 1 }", "regions = { Mosswood = 1 }")
    story_path.write_text(text.replace(text[text.index("play =") : text.index("[seats.Anna]")], 'play = ""\n'), "utf-8")
    workspace.open_scenario(story_path)
    session, panel = workspace.session, workspace.actions_panel
    model = panel.model
    shown = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "Place: Watch Tower" in shown
    larkfield = session.names.board.names.index("Larkfield")
    ledger = session.legal.ledger(session.legal.priced(larkfield))
    assert ("Marsh Folk", -1) in [(line.what, line.amount) for line in ledger.lines]
    row = shown.index("Place: Watch Tower") + 1
    panel.list.scrollTo(model.index(row, 0))
    qtbot.mouseClick(
        panel.list.viewport(), Qt.MouseButton.LeftButton, pos=panel.list.visualRect(model.index(row, 0)).center()
    )
    marks = [shape.icon for shape in workspace.view.shown.layer(LayerName.PIECES).shapes if hasattr(shape, "icon")]
    assert "marker_watch-tower" in marks
    assert "Watch Tower" in text_of(workspace.step_panel)
