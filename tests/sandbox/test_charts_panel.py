"""The charts: what they draw of the branch shown, chosen at their head, and only while they are seen."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor

from core.files.scenario_file import parse_scenario
from core.picture.palette import DARK, LIGHT
from core.picture.token_shapes import seat_colours
from core.rules.story_tree import MAIN, Branch, Move, Place, StoryTree
from sandbox.panels.chart_content import round_ticks, spoken
from sandbox.panels.charts_panel import Chart, ChartsPanel
from sandbox.session import Session
from tests.sandbox.workspaces import shown

GAME = 'title = "Long"\nmap = "teach-six"\nphase = "deal"\nrounds = 5\nseed = 5\n[seats.Anna]\n[seats.Ben]\n'
STEPS = 200


@pytest.fixture(scope="module")
def long_tree():
    session = Session()
    session.open(parse_scenario(GAME, "game.toml"))
    moves, engine = list(session.tree.path(MAIN)), session.engine
    state = session.track.state(len(moves))
    for number in range(STEPS):
        legal = engine.legal_actions(state)
        if not legal:
            break
        moves.append(Move(legal[(number * 7 + 3) % len(legal)]))
        state = engine.step(state, moves[-1].action).after
    return StoryTree((Branch(MAIN, "Main line", moves=tuple(moves)),))


@pytest.fixture
def panel(qtbot, long_tree):
    made = ChartsPanel(Session())
    qtbot.addWidget(made)
    made.resize(470, 184)
    made.session.open(parse_scenario(GAME, "game.toml"))
    made.session.edit_tree("Play on", long_tree)
    made.show()
    return made


def labels(panel):
    return [label.text for label, _ in panel.plot.labels]


def lines(panel):
    return [item for item in panel.plot.listDataItems() if hasattr(item, "curve")]


def test_pyqtgraph_waits_until_a_chart_is_shown():
    script = "import sandbox.sandbox_workspace, sys; sys.exit('pyqtgraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_every_seat_has_a_line_in_its_colour_with_name_and_coins_at_its_end(panel):
    for theme in (LIGHT, DARK):
        panel.set_theme(theme)
        for seat, line in enumerate(lines(panel)):
            assert tuple(line.getData()[1]) == panel.series.coins(seat)
            assert line.opts["pen"].color() == QColor(seat_colours(seat).chart[theme.name])
    last = panel.session.track.state(panel.session.last)
    assert labels(panel) == [f"Anna {last.seats[0].coins}", f"Ben {last.seats[1].coins}"]


def test_names_at_the_ends_do_not_lie_on_each_other(panel):
    panel.choose(Chart.TOKENS)
    pixel = panel.plot.getViewBox().viewPixelSize()[1]
    heights = sorted(item.pos().y() / pixel for _, item in panel.plot.labels)
    assert heights[1] - heights[0] > 13


def test_the_chart_is_chosen_from_the_menu_at_its_head(panel, qtbot):
    menu = panel.chooser.menu()
    menu.popup(panel.mapToGlobal(QPoint(10, 30)))
    action = menu.actions()[list(Chart).index(Chart.TOKENS)]
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    assert panel.kind is Chart.TOKENS
    assert action.isChecked()
    assert [tuple(line.getData()[1]) for line in lines(panel)] == [panel.series.tokens(seat) for seat in (0, 1)]


def test_income_is_told_by_source_and_in_the_language_spoken(panel):
    panel.choose(Chart.INCOME)
    source, total = panel.series.sources()[0]
    assert labels(panel)[0] == f"{panel.session.names.clause(source).title} {total}"
    unit = next(name for name, _ in panel.series.sources() if ":" not in name)
    english = panel.session.names.unit(unit)
    panel.session.set_language("fi")
    assert panel.session.names.unit(unit) != english
    assert any(text.startswith(panel.session.names.unit(unit)) for text in labels(panel))


ROLLED = """title = "A roll"
play = "attempt Mill\\nroll 2"
[map]
Tower = "hill, edge, borders Mill"
Mill = "farmland, lost-tribe"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 1
regions = { Tower = 1 }
[seats.Ben]
"""


def test_luck_says_how_many_rolls_there_were(panel):
    panel.session.open(parse_scenario(ROLLED, "roll.toml"))
    panel.choose(Chart.LUCK)
    assert panel.series.rolls == 1
    assert panel.note.text() == "1 roll"


def test_a_game_without_rolls_has_no_luck_to_show(panel):
    panel.choose(Chart.LUCK)
    assert panel.series.rolls == 0
    assert panel.empty.text().startswith("The die was not")


def test_a_line_marks_the_step_shown(panel):
    session = panel.session
    session.go_to(Place(MAIN, panel.series.turns[2].last))
    assert panel.plot._cursor.value() == 3
    session.move(-session.last)
    assert panel.plot._cursor.value() == 0


def test_a_click_goes_to_the_end_of_the_turn_there(panel, qtbot):
    spot = panel.plot.getViewBox().mapViewToScene(QPointF(4.0, 1.0))
    qtbot.mouseClick(panel.plot.viewport(), Qt.MouseButton.LeftButton, pos=panel.plot.mapFromScene(spot))
    assert panel.session.number == panel.series.turns[3].last


def test_nothing_is_counted_while_the_panel_is_hidden(panel):
    before = panel.series
    panel.hide()
    session = panel.session
    session.edit_tree("Forget", session.tree.cut(Place(MAIN, 60)))
    assert panel.series is before
    panel.show()
    assert panel.series is not before
    assert panel.series.turns[-1].last == session.last == 60


def test_an_empty_panel_says_why(qtbot):
    made = ChartsPanel(Session())
    qtbot.addWidget(made)
    made.show()
    assert made.empty.text() == "Open a scenario to see its charts."
    made.session.open(parse_scenario("seed = 1\n" + GAME.replace("seed = 5\n", ""), "game.toml"))
    made.session.edit_tree("Forget", StoryTree())
    assert made.empty.text() == "Nothing was played yet."
    assert made.plot is None or not made.plot.isVisible()


def test_the_charts_stand_beside_the_timeline_and_go_with_a_key(qtbot, story_path):
    workspace = shown(qtbot, story_path)
    workspace.activateWindow()
    qtbot.waitUntil(workspace.isActiveWindow)
    assert workspace.charts.x() == workspace.timeline.geometry().right() + 1
    assert workspace.charts.height() == workspace.timeline.height()
    qtbot.keyClick(workspace.view, Qt.Key.Key_G)
    assert not workspace.charts.isVisible()
    qtbot.waitUntil(lambda: workspace.timeline.width() == workspace.width())
    workspace.resize(1024, 700)
    qtbot.keyClick(workspace.view, Qt.Key.Key_G)
    assert workspace.charts.isVisible()
    assert workspace.charts.geometry().bottom() == workspace.rect().bottom()


def test_ticks_name_the_rounds_and_numbers_are_short(panel):
    assert [words for _, words in round_ticks(panel.series, "Start")][:3] == ["Start", "1", "2"]
    assert [spoken(value, is_signed=True) for value in (1.0, -0.5, 0.0)] == ["+1", "−0.5", "0"]
