"""Links that somebody has laid in a shared folder, and files that are none: nothing outside is read or written."""

import os
from pathlib import Path

import pytest

from core.files.board_art import link_into
from core.files.map_file import map_text, write_map
from core.files.scenario_board import board_of
from core.files.scenario_file import parse_scenario
from core.model.problems import UnusableFileError
from editor.files.places import fingerprint_on_disk
from editor.files.recovery_store import RecoveryStore, key_for
from sandbox.session import Session
from sandbox.sharing import save_scenario
from tests.core.picture.small_maps import four_corners

PNG = b"\x89PNG\r\n\x1a\n and more"
STORY = 'title = "Shared"\nmap = "corners.map.geojson"\n[seats.Anna]\n[seats.Ben]\n'


@pytest.fixture
def precious(tmp_path: Path) -> Path:
    """A file of somebody's own, outside the folder that was shared."""
    path = tmp_path / "precious.txt"
    path.write_text("mine", encoding="utf-8")
    return path


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    folder = tmp_path / "shared"
    folder.mkdir()
    write_map(folder / "corners.map.geojson", four_corners())
    return folder


def test_a_recovery_copy_is_not_written_through_a_link(precious: Path, shared: Path, tmp_path: Path) -> None:
    source = shared / "corners.map.geojson"
    (shared / ".corners.map.geojson.recovery").symlink_to(precious)
    store = RecoveryStore(tmp_path / "home")
    note = store.write(key_for(source), b"unsaved", source, title="Corners", time="14:02")
    assert precious.read_text(encoding="utf-8") == "mine"
    assert note.copy.parent == tmp_path / "home"
    assert note.copy.read_bytes() == b"unsaved"


def test_a_link_is_not_taken_for_a_recovery_copy(precious: Path, shared: Path, tmp_path: Path) -> None:
    (shared / ".corners.map.geojson.recovery").symlink_to(precious)
    assert RecoveryStore(tmp_path / "home").left_behind(shared / "corners.map.geojson") is None


def test_board_art_is_not_copied_through_a_link(shared: Path, tmp_path: Path) -> None:
    (tmp_path / "art.png").write_bytes(PNG)
    (shared / "art.png").symlink_to(tmp_path / "not-there-yet.png")
    name, _ = link_into(shared, tmp_path / "art.png")
    assert name == "art-2.png"
    assert not (tmp_path / "not-there-yet.png").exists()


def test_a_map_is_not_written_beside_a_story_through_a_link(qapp, shared: Path, tmp_path: Path) -> None:
    session = Session()
    session.open(parse_scenario(STORY, shared / "story.toml"), shared / "story.toml")
    sent = tmp_path / "sent"
    sent.mkdir()
    (sent / "corners.map.geojson").symlink_to(tmp_path / "not-there-yet")
    save_scenario(session, sent / "story.toml")
    assert not (tmp_path / "not-there-yet").exists()
    assert (sent / "corners-2.map.geojson").read_text(encoding="utf-8") == map_text(four_corners())


def test_a_story_is_not_played_on_a_map_that_a_link_fetches(shared: Path, tmp_path: Path) -> None:
    write_map(tmp_path / "elsewhere.map.geojson", four_corners())
    (shared / "link.map.geojson").symlink_to(tmp_path / "elsewhere.map.geojson")
    story = parse_scenario(STORY.replace("corners", "link"), shared / "story.toml")
    with pytest.raises(UnusableFileError, match="there is no map “link"):
        board_of(story, shared / "story.toml")


@pytest.mark.parametrize("name", ["../corners.map.geojson", "/etc/passwd", "..\\corners.map.geojson", "a/../b"])
def test_a_story_names_its_map_without_a_folder(shared: Path, name: str) -> None:
    (shared / "inner").mkdir()
    path = shared / "inner" / "story.toml"
    story = parse_scenario(STORY.replace('"corners.map.geojson"', f"'{name}'"), path)
    with pytest.raises(UnusableFileError, match="name it without a folder"):
        board_of(story, path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_nobody_waits_for_a_pipe_or_a_device(shared: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "art.png"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(UnusableFileError, match="is not an ordinary file"):
            link_into(shared, path)
        assert fingerprint_on_disk(path) is None
