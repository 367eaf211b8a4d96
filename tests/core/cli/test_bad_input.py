"""Every command with every kind of bad input: one sentence with the place, exit code 2, nothing written."""

import os
import re
import sys
from pathlib import Path

import pytest

from core.files import source_text
from core.files.bundled import bundled_maps
from core.files.map_file import write_map
from core.topology import heaped_outlines
from editor.launcher import start
from tests.core.topology.patchwork import board_of, box, land

GOOD = next(path for path in bundled_maps() if path.name.startswith("base-2-"))
NUMBER = re.compile(r"(?<=\[)\d+(\.\d+)?(?=, )")
BAD: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "blank": b" \n\n",
    "binary": bytes(range(256)) * 8,
    "zeros": bytes(5_000),
    "utf-16": "title".encode("utf-16"),
    "half a map": GOOD.read_bytes()[: GOOD.stat().st_size // 2],
    "not a number": NUMBER.sub("NaN", GOOD.read_text(encoding="utf-8"), count=1).encode(),
    "no end": NUMBER.sub("1e999", GOOD.read_text(encoding="utf-8"), count=1).encode(),
    "deep": b'{"type": ' + b"[" * 200_000,
    "a list": b"[1, 2, 3]",
}
READERS = {
    "check": "check FILE",
    "adjacency": "adjacency FILE",
    "export": "export FILE -o new.svg",
    "fix": "fix FILE -o new.map.geojson",
    "import": "import FILE -o new.map.geojson",
    "replay": "replay FILE",
    "explain": "explain FILE#1",
    "legal": "legal FILE#0",
    "why": "why FILE#0 done",
}
WRITERS = {
    "export": f"export {GOOD} -o OUT.svg",
    "export a picture": f"export {GOOD} -o OUT.png",
    "export to print": f"export {GOOD} -o OUT.pdf",
    "fix": f"fix {GOOD} -o OUT.map.geojson",
    "import": f"import {GOOD} -o OUT.map.geojson",
    "new": "new -o OUT.map.geojson --regions 12 --players 2",
}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def assert_refused(line: str, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(line.split(" ")) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    assert told.startswith(f"realmwright: {place}: "), told
    assert len(told) < 400
    assert "Traceback" not in told


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("command", READERS)
def test_a_file_that_cannot_be_read_is_told_with_its_place(
    command: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = Path("bad.toml" if command in ("replay", "explain", "legal", "why") else "bad.map.geojson")
    data = BAD[name]
    if data is not None:
        bad.write_bytes(data)
    assert_refused(READERS[command].replace("FILE", str(bad)), str(bad), capsys)
    assert [path.name for path in Path().iterdir()] == ([bad.name] if data is not None else [])
    assert data is None or bad.read_bytes() == data


@pytest.mark.parametrize("name", ["a" * 300, "folder/" + "a" * 300], ids=["long", "long in a folder"])
@pytest.mark.parametrize("command", READERS)
def test_a_name_that_no_disk_takes_is_told(command: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(READERS[command].replace("FILE", name).split(" ")) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    assert told.startswith(f"realmwright: {name}: "), told


def test_a_name_with_signs_of_a_pattern_is_only_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused("replay **x", "**x", capsys)


def test_a_folder_nobody_may_look_into_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Path.stat

    def forbidden(self: Path, **options: bool) -> os.stat_result:
        if self.parts[:1] == ("locked",):
            raise PermissionError(13, "Permission denied", str(self))
        return usual(self, **options)

    monkeypatch.setattr(Path, "stat", forbidden)
    assert_refused("check locked/board.map.geojson", "locked/board.map.geojson", capsys)


def test_words_that_are_no_name_of_a_file_are_no_fault_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert start(["a" * 300]) == 2
    assert "there is no command" in capsys.readouterr().err


@pytest.mark.parametrize("command", [each for each in READERS if each != "replay"])
def test_a_folder_is_no_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    assert_refused(READERS[command].replace("FILE", "folder"), "folder", capsys)


def test_a_folder_without_scenarios_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    assert_refused("replay folder", "folder", capsys)


@pytest.mark.parametrize("command", READERS)
def test_a_file_over_the_limit_is_not_even_read(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source_text, "SIZE_LIMIT", 1_000)
    Path("big").write_bytes(b"x" * 1_001)
    assert_refused(READERS[command].replace("FILE", "big"), "big", capsys)


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_may_not_be_read_is_told(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(self: Path, *_arguments: object, **_options: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    Path("secret").write_bytes(b"{}")
    # The permissions of the file would not keep an administrator out.
    monkeypatch.setattr(Path, "open", forbidden)
    assert_refused(READERS[command].replace("FILE", "secret"), "secret", capsys)
    monkeypatch.setattr(os, "access", lambda *_arguments, **_options: False)
    assert start(READERS[command].replace("FILE", "secret").split(" ")) == 2
    assert "secret: may not be read (permission denied)\n" in capsys.readouterr().err


@pytest.mark.parametrize("command", WRITERS)
def test_a_file_is_not_written_into_a_folder_that_is_not_there(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = WRITERS[command].replace("OUT", "nowhere/new")
    assert_refused(line, next(word for word in line.split(" ") if word.startswith("nowhere")), capsys)
    assert not list(Path().iterdir())


@pytest.mark.parametrize("command", WRITERS)
def test_a_folder_is_not_replaced_by_a_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = WRITERS[command].replace("OUT", "new")
    target = Path(next(word for word in line.split(" ") if word.startswith("new.")))
    target.mkdir()
    assert_refused(line, str(target), capsys)
    assert not list(target.iterdir())


@pytest.mark.parametrize("command", WRITERS)
def test_a_file_that_may_not_be_written_stays_as_it_was(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = WRITERS[command].replace("OUT", "new")
    target = Path(next(word for word in line.split(" ") if word.startswith("new.")))
    target.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda _path, mode, **_options: mode != os.W_OK)
    assert_refused(line, str(target), capsys)
    assert target.read_bytes() == b"old"
    assert [path.name for path in Path().iterdir()] == [target.name]


@pytest.mark.parametrize("command", ["export", "import"])
def test_a_command_does_not_write_over_what_it_reads(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.map.geojson").write_bytes(GOOD.read_bytes())
    assert_refused(f"{command} mine.map.geojson -o ./mine.map.geojson", "mine.map.geojson", capsys)
    assert Path("mine.map.geojson").read_bytes() == GOOD.read_bytes()


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_name_that_commands_the_terminal_is_only_shown(tmp_path, monkeypatch, capsys, is_terminal) -> None:
    """To a file it goes as it is; on a screen, and in every complaint, such letters are signs."""
    path = tmp_path / "red.map.geojson"
    path.write_text(
        GOOD.read_text(encoding="utf-8").replace('"name": "', r'"name": "\u001b[31m\u009b', 1), encoding="utf-8"
    )
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    assert start(["adjacency", str(path), "--format", "csv"]) == 0
    assert ("\x1b[31m\x9b" in capsys.readouterr().out) is not is_terminal
    assert start(["adjacency", str(path)]) == 0
    assert "\u241b[31m\ufffd" in capsys.readouterr().out
    assert start(["replay", "no\x1b[31mthing"]) == 2
    assert "no\u241b[31mthing" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", ["check", "adjacency", "fix --dry-run", "export -o heap.geojson", "export -o heap.topojson"]
)
def test_outlines_upon_outlines_are_refused_before_they_take_hours(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heap = board_of(*(land(f"a{n}", box(n, n, 180 + n, 180 + n)) for n in range(9)))
    write_map(tmp_path / "heap.map.geojson", heap)
    monkeypatch.setattr(heaped_outlines, "MOST_CANDIDATES", 10_000)
    assert_refused(f"{command} heap.map.geojson", "heap.map.geojson", capsys)
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert start(["check", "heap.map.geojson"]) == 1
