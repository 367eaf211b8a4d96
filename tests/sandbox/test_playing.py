"""Playing in the sandbox by mouse and keyboard: the list, the board, its cards, the die, and decisions of others."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from core.rules import actions as a
from core.rules.legal_now import Standing
from core.rules.legal_options import Kind, Option
from core.rules.story_tree import MAIN
from sandbox.chance_desk import SCRIPTED
from tests.sandbox.workspaces import at_hand

STORY = """
title = "Four corners"
map = "four-corners.map.geojson"
play = ""
[seats.Anna]
race = "{race}"
power = "merchant"
hand = {hand}
regions = {{ Mosswood = 1 }}
[seats.Ben]
coins = 7
race = "{other}"
power = "flying"
regions = {{ Ironcrown = {tokens} }}
"""


@pytest.fixture
def play(qtbot, story_path):
    def opened(*, race="ratmen", hand=8, other="humans", tokens=2, more="", cleo=""):
        text = STORY.format(race=race, hand=hand, other=other, tokens=tokens)
        story_path.write_text(more + text + cleo, encoding="utf-8")
        return at_hand(qtbot, story_path)

    return opened


def region(workspace, name):
    return workspace.session.names.board.names.index(name)


def spot(workspace, name) -> QPoint:
    return workspace.view.room_of(region(workspace, name)).center()


def rows(workspace) -> list[str]:
    return [row.title for row in workspace.actions_panel.model.rows if isinstance(row, Option)]


def text_of(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget))


def row_spot(workspace, title) -> QPoint:
    model, view = workspace.actions_panel.model, workspace.actions_panel.list
    number = next(n for n, row in enumerate(model.rows) if isinstance(row, Option) and row.title == title)
    return view.visualRect(model.index(number, 0)).center()


def test_the_list_shows_what_is_legal_with_headings(play):
    workspace = play()
    model = workspace.actions_panel.model
    shown = [model.index(number, 0).data() for number in range(model.rowCount())]
    assert shown[:3] == ["Conquer", "Larkfield", "Ironcrown"]
    assert shown[-2:] == ["Turn", "End conquests"]


def test_a_click_in_the_list_plays(play, qtbot):
    workspace = play()
    where = row_spot(workspace, "Larkfield")
    qtbot.mouseClick(workspace.actions_panel.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert workspace.session.step.title == "Anna conquers Larkfield."


@pytest.mark.parametrize(
    ("key", "title"), [(Qt.Key.Key_1, "Anna conquers Larkfield."), (Qt.Key.Key_E, "Anna ends the conquests.")]
)
def test_keys_play_what_the_list_shows(play, qtbot, key, title):
    workspace = play()
    qtbot.keyClick(workspace.view, key)
    assert workspace.session.step.title == title


def test_search_narrows_the_list_and_enter_plays_the_first(play, qtbot):
    workspace = play()
    qtbot.keyClick(workspace.view, Qt.Key.Key_Slash)
    assert workspace.actions_panel.search.hasFocus()
    qtbot.keyClicks(workspace.actions_panel.search, "iron")
    assert rows(workspace) == ["Ironcrown"]
    qtbot.keyClick(workspace.actions_panel.search, Qt.Key.Key_Return)
    assert workspace.session.step.title == "Anna conquers Ironcrown."
    assert workspace.actions_panel.search.text() == ""


def test_after_a_search_the_keys_play_again(play, qtbot):
    workspace = play()
    for leaving in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        qtbot.keyClick(workspace.view, Qt.Key.Key_Slash)
        qtbot.keyClicks(workspace.actions_panel.search, "iron" if leaving == Qt.Key.Key_Return else "lark")
        done = workspace.session.number
        qtbot.keyClick(workspace.actions_panel.search, leaving)
        assert workspace.actions_panel.search.text() == ""
        assert workspace.view.hasFocus()
        assert workspace.session.number == done + (leaving == Qt.Key.Key_Return)
    before = workspace.session.number
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_1)
    assert workspace.session.number == before + 1


def test_a_search_says_how_many_it_found_and_when_it_found_nothing(play, qtbot):
    panel = play().actions_panel
    everything = text_of(panel)
    panel.search.start()
    qtbot.keyClicks(panel.search, "iron")
    assert "1 of 2" in text_of(panel), everything
    qtbot.keyClicks(panel.search, "zeppelin")
    assert "Nothing found for “ironzeppelin”." in text_of(panel)
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert text_of(panel) == everything


def test_a_click_on_the_board_plays_the_only_action_there(play, qtbot):
    workspace = play()
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Larkfield"))
    assert workspace.session.step.title == "Anna conquers Larkfield."
    qtbot.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.session.number == 0


def test_where_there_are_several_ways_a_menu_asks(play, qtbot):
    workspace = play(race="sorcerers", tokens=1)
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Ironcrown"))
    menu = workspace.board_play.menu
    assert [each.text()[1:].lstrip() for each in menu.actions()] == [
        "1  Conquer: Ironcrown, 4 tokens",
        "2  Sorcerers: replacing a lone enemy: Ironcrown, 0 tokens",
    ]
    qtbot.keyClick(menu, Qt.Key.Key_2)
    assert workspace.session.state.grounds[region(workspace, "Ironcrown")].race == "race.sorcerers"


def test_hovering_a_target_shows_the_ledger_beside_it(play, qtbot):
    workspace = play(hand=3)
    card = workspace.board_play.card
    qtbot.mouseMove(workspace.view, spot(workspace, "Ironcrown"))
    assert card.isVisible()
    words = text_of(card)
    assert "every region" in words
    assert "3 in hand, 2 short" in words
    assert "2 of 6 faces" in words
    target = workspace.view.room_of(region(workspace, "Ironcrown"))
    assert not card.geometry().intersects(target)


def test_alt_pins_the_card_and_escape_lets_go(play, qtbot):
    workspace = play()
    card = workspace.board_play.card
    qtbot.mouseMove(workspace.view, spot(workspace, "Mosswood"))
    qtbot.mouseMove(workspace.view, spot(workspace, "Ironcrown"))
    qtbot.keyClick(workspace.view, Qt.Key.Key_Alt)
    qtbot.mouseMove(workspace.view, spot(workspace, "Mosswood"))
    assert card.isVisible()
    assert card.region == region(workspace, "Ironcrown")
    qtbot.keyClick(workspace.view, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_a_refused_region_is_hatched_and_says_why_and_what_would_work(play, qtbot):
    workspace = play()
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Tern Bay"))
    card = workspace.board_play.card
    assert workspace.session.number == 0
    assert workspace.view.refused == region(workspace, "Tern Bay")
    assert "not allowed" in text_of(card)
    titles = {
        link.clause.id for link in card.findChildren(type(card).__mro__[0].__bases__[0]) if hasattr(link, "clause")
    }
    assert titles == set() or titles
    qtbot.keyClick(workspace.view, Qt.Key.Key_Escape)
    assert workspace.view.refused is None


def test_own_regions_are_not_given_up_by_a_slip(play, qtbot):
    workspace = play()
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Mosswood"))
    assert workspace.session.number == 0
    workspace.board_play.menu.close()


def test_arrows_with_shift_go_from_region_to_region_and_enter_plays(play, qtbot):
    workspace = play()
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(workspace.view, Qt.Key.Key_Down, shift)
    qtbot.keyClick(workspace.view, Qt.Key.Key_Down, shift)
    assert workspace.view.hovered.name == "Mosswood"
    qtbot.keyClick(workspace.view, Qt.Key.Key_Up, shift)
    assert workspace.view.hovered.name == "Larkfield"
    qtbot.keyClick(workspace.view, Qt.Key.Key_Return)
    assert workspace.session.step.title == "Anna conquers Larkfield."


def attempted(workspace, qtbot):
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Ironcrown"))
    assert workspace.desk.is_roll_due


def test_the_die_is_rolled_from_the_seed_that_is_shown(play, qtbot):
    workspace = play(hand=3)
    attempted(workspace, qtbot)
    assert "seed 1" in workspace.phases.die.toolTip()
    qtbot.mouseClick(workspace.phases.die, Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    first = workspace.session.track.steps[1].action
    assert isinstance(first, a.Roll)
    qtbot.keyClick(workspace.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(workspace.view, Qt.Key.Key_R)
    assert workspace.session.track.steps[1].action == first
    assert workspace.session.tree.path(MAIN)[1].origin == "rolled"


def test_where_nothing_is_due_the_die_opens_its_menu(play, qtbot):
    workspace = play(hand=3)
    before = workspace.session.state
    qtbot.mouseClick(workspace.phases.die, Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    assert workspace.phases.die.menu().isVisible()
    workspace.phases.die.menu().close()
    assert workspace.session.state is before


def test_a_face_can_be_chosen_from_the_list(play, qtbot):
    workspace = play(hand=3)
    attempted(workspace, qtbot)
    assert rows(workspace) == ["0", "1", "2", "3"]
    qtbot.keyClick(workspace.view, Qt.Key.Key_4)
    assert workspace.session.step.title == "The die shows 3."
    assert workspace.session.tree.path(MAIN)[1].origin == "chosen"


def test_a_script_says_what_is_to_come_and_refuses_what_no_die_has(play, qtbot):
    workspace = play(hand=3)
    die = workspace.phases.die
    die.script.setText("9")
    die.script.editingFinished.emit()
    assert "no “9”" in die.script.toolTip()
    die.script.setText("2 0")
    die.script.editingFinished.emit()
    attempted(workspace, qtbot)
    qtbot.keyClick(workspace.view, Qt.Key.Key_R)
    assert workspace.session.track.steps[1].action == a.Roll(2)
    assert workspace.session.tree.path(MAIN)[1].origin == SCRIPTED
    assert workspace.desk.script == (0,)


def test_draws_come_by_themselves_or_are_chosen(play, qtbot):
    workspace = play(more='phase = "start"\nturn = "Cleo"\n', cleo="[seats.Cleo]\n")
    session = workspace.session
    workspace.desk.set_draws_by_itself(False)
    session.act(a.Choose(1))
    kinds = {option.kind for option in session.legal.options}
    assert kinds == {Kind.DRAW}
    drawn = rows(workspace)[0]
    qtbot.keyClick(workspace.view, Qt.Key.Key_1)
    assert drawn in session.step.title
    workspace.desk.set_draws_by_itself(True)
    assert not workspace.desk.is_due


RETREAT = """
title = "Two places to go"
play = ""
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland, borders Moor and Far"
Moor = "swamp"
Far = "forest"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 5
regions = { Tower = 1 }
[seats.Ben]
race = "humans"
power = "flying"
regions = { Mill = 3, Moor = 1, Far = 1 }
"""


def test_the_decision_of_another_player_comes_to_the_front(play, qtbot, story_path):
    workspace = play()
    story_path.write_text(RETREAT, encoding="utf-8")
    workspace.open_scenario(story_path)
    qtbot.mouseClick(workspace.view, Qt.MouseButton.LeftButton, pos=spot(workspace, "Mill"))
    assert not workspace.band.isVisible()
    for _ in range(9):
        if workspace.session.legal.mover == 0:
            is_done = a.Finish() in workspace.session.legal.keys
            qtbot.keyClick(workspace.view, Qt.Key.Key_E if is_done else Qt.Key.Key_1)
    assert workspace.session.legal.mover == 1
    assert workspace.band.isVisible()
    assert "Ben must decide" in text_of(workspace.band)
    assert [button.accessibleName() for button in workspace.band.buttons] == ["Moor", "Far"]
    assert workspace.session.legal.standing(region(workspace, "Tower")) is Standing.CANNOT
    qtbot.mouseClick(workspace.band.buttons[1], Qt.MouseButton.LeftButton)
    assert workspace.session.state.grounds[region(workspace, "Far")].tokens == 2
    assert workspace.band.isVisible() is bool(workspace.session.state.pending)
