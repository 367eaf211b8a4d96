"""Ten thousand regions and a story of five thousand steps, in the window and on the command line."""

import json

import pytest

from core.cli.app import run
from core.files.map_file import write_map
from core.rules.story_tree import MAIN, Place
from editor.main_window import MainWindow
from tests.bench.bench_maps import as_model, matched_rings
from tests.core.files.test_large_files import REGIONS, STEPS, write_long_story

pytestmark = pytest.mark.soak


@pytest.fixture
def window(qtbot):
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_map_of_ten_thousand_regions_is_opened_seen_changed_and_saved(window, tmp_path, capsys):
    path = tmp_path / "large.map.geojson"
    write_map(path, as_model(*matched_rings(REGIONS)))
    assert window.open_map(path)
    number = len(window.document.kept.regions)
    assert number >= REGIONS
    assert not window.grab().isNull()
    assert len(window.document.adjacency.neighbour_pairs()) > REGIONS
    assert window.file_commands.save()
    assert run(["adjacency", str(path), "--format", "json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["regions"]) == number


def test_a_story_of_five_thousand_steps_is_opened_and_its_end_is_seen(window, tmp_path):
    end = write_long_story(tmp_path / "long.toml")
    assert window.open_scenario(tmp_path / "long.toml")
    session = window.sandbox.session
    assert session.last == STEPS
    session.go_to(Place(MAIN, STEPS))
    assert session.state == end
    assert not window.grab().isNull()
