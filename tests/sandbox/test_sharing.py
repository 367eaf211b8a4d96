"""What is shared can be read by others: files with or without the map, addresses, reports, pasted texts."""

from pathlib import Path

import pytest

from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario, read_scenario
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.actions import Finish
from core.rules.record import board_mark
from core.rules.story_tree import Place
from sandbox.rulings_desk import RulingsDesk
from sandbox.session import Session
from sandbox.sharing import pasted_scenario, save_scenario, step_address, write_report
from tests.core.rules.test_readings import LONE_ELF


@pytest.fixture
def session(qapp, story_path):
    session = Session()
    session.open(read_scenario(story_path), story_path)
    return session


def test_a_saved_story_opens_as_it_was(session, tmp_path):
    save_scenario(session, tmp_path / "again.toml")
    other = Session()
    other.open(read_scenario(tmp_path / "again.toml"), tmp_path / "again.toml")
    assert other.tree == session.tree


def test_a_story_saved_elsewhere_takes_its_map_along(session, tmp_path):
    (tmp_path / "sent").mkdir()
    save_scenario(session, tmp_path / "sent" / "story.toml")
    path = tmp_path / "sent" / "story.toml"
    assert board_mark(board_of(read_scenario(path), path)) == board_mark(session.board)


def test_a_story_with_the_map_inside_needs_no_other_file(session, tmp_path):
    path = tmp_path / "sent.toml"
    save_scenario(session, path, with_map=True)
    board = board_of(read_scenario(path), path)
    assert (board.names, board.terrain, board.neighbours, board.edge, board.symbols) == (
        session.board.names, session.board.terrain, session.board.neighbours, session.board.edge, session.board.symbols,
    )  # fmt: skip


def test_a_step_has_an_address(session):
    session.go_to(Place(0, 2))
    assert step_address(session) == "four-corners.toml#2"
    session.go_to(Place(0, 1))
    session.act(Finish())
    assert session.place.branch
    assert step_address(session) == "four-corners.toml#1.2"


@pytest.mark.parametrize("ending", ["html", "md"])
def test_a_dispute_becomes_a_report_with_all_editions(qapp, tmp_path, ending):
    session = Session()
    desk = RulingsDesk(session, session)
    session.open(parse_scenario(LONE_ELF, Path("elf.toml")), None)
    write_report(session, desk, tmp_path / f"elf.{ending}")
    text = (tmp_path / f"elf.{ending}").read_text(encoding="utf-8")
    assert "What each book says" in text
    assert "They part at step 1" in text
    assert "svg" in text


def test_a_report_of_another_kind_is_refused(qapp, session, tmp_path):
    with pytest.raises(RealmwrightError, match=r"\.html or \.md"):
        write_report(session, RulingsDesk(session, session), tmp_path / "report.doc")


def test_a_scenario_can_be_pasted_and_nonsense_is_refused_in_words():
    assert pasted_scenario(LONE_ELF).title == "Sorcerers and a lone Elf"
    with pytest.raises(UnusableFileError, match="holds no text"):
        pasted_scenario("  ")
    with pytest.raises(UnusableFileError, match="the clipboard"):
        pasted_scenario("hello = = world")


UNIT = """race = "moles"
number = 6
tokens = "giants"
[[effect]]
block = "attacker_pays"
amount = -1
where = { terrain_is = "forest" }
"""


@pytest.fixture
def invented(story_path):
    """The story of a race whose file lies beside it."""
    (story_path.parent / "moles.unit.toml").write_text(UNIT, encoding="utf-8")
    story_path.write_text(story_path.read_text(encoding="utf-8").replace('"ratmen"', '"moles"'), encoding="utf-8")
    made = Session()
    made.open(read_scenario(story_path), story_path)
    return made


def test_a_story_with_the_map_inside_has_its_invented_units_inside(qapp, invented, tmp_path):
    (tmp_path / "sent").mkdir()
    path = tmp_path / "sent" / "story.toml"
    save_scenario(invented, path, with_map=True)
    assert [path.name for path in path.parent.iterdir()] == ["story.toml"]
    again = read_scenario(path)
    assert [unit.id for unit in again.embedded] == ["moles"]
    other = Session()
    other.open(again, path)
    assert other.tree == invented.tree


def test_a_story_saved_elsewhere_takes_its_invented_units_along(qapp, invented, tmp_path):
    (tmp_path / "sent").mkdir()
    save_scenario(invented, tmp_path / "sent" / "story.toml")
    assert read_scenario(tmp_path / "sent" / "story.toml").invented == invented.scenario.invented
    save_scenario(invented, tmp_path / "beside.toml")
    assert read_scenario(tmp_path / "beside.toml").embedded == ()


def test_a_pasted_story_without_its_unit_is_told_in_one_sentence(qapp, invented):
    from core.files.scenario_writer import scenario_text

    with pytest.raises(RealmwrightError, match="there is no race called “moles”"):
        Session().open(pasted_scenario(scenario_text(invented.told_scenario())), invented.path)


def test_a_story_opens_where_a_unit_that_is_missing_is_first_needed(qapp, story_path):
    text = story_path.read_text(encoding="utf-8")
    text = text.replace("play =", 'units = ["moles"]\nplay =').replace("done\n", "done\ndraw moles\n", 1)
    text = text.replace("expect cost Ironcrown 4          # it costs more\n", "")
    story_path.write_text(text, encoding="utf-8")
    session = Session()
    session.open(read_scenario(story_path), story_path)
    assert session.scenario.missing == ("moles",)
    assert session.telling().step(session.place.at).refusal is not None


def test_a_new_game_on_a_map_has_the_units_that_lie_beside_it(qapp, session, tmp_path):
    (tmp_path / "moles.unit.toml").write_text(UNIT, encoding="utf-8")
    session.start(session.model, tmp_path / "four.map.geojson", seed=3)
    assert "race.moles" in session.engine.rules.races
    assert session.scenario.units == ("race.moles",)
    assert session.last > 0


def test_a_table_to_be_set_up_has_the_units_beside_its_map(qapp, session, tmp_path):
    (tmp_path / "moles.unit.toml").write_text(UNIT, encoding="utf-8")
    session.lay_out(session.model, tmp_path / "four.map.geojson")
    assert "race.moles" in session.engine.rules.races


def test_what_the_rulebook_has_against_a_unit_is_said_when_its_story_opens(qtbot, story_path):
    from sandbox.sandbox_workspace import SandboxWorkspace

    (story_path.parent / "moles.unit.toml").write_text(UNIT.replace("= 6", "= 12"), encoding="utf-8")
    story_path.write_text(story_path.read_text(encoding="utf-8").replace('"ratmen"', '"moles"'), encoding="utf-8")
    workspace = SandboxWorkspace()
    qtbot.addWidget(workspace)
    with qtbot.waitSignal(workspace.said) as said:
        workspace.open_scenario(story_path)
    assert "moles: the number 12 is higher than 10 (base:race.custom.banner)" in said.args[0]
