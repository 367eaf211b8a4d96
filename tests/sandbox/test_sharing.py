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
