"""Every format version that was ever written still opens; newer ones are refused with words."""

import copy
import json
from pathlib import Path

import pytest

from core.files.map_file import map_text, parse_map, read_map
from core.files.migrations import CURRENT_VERSION, MIGRATIONS, OWN_MEMBER, migrated
from core.model.map_model import Game, LinkKind
from core.model.problems import UnusableFileError

FIXTURES = Path(__file__).parent / "fixtures"


def fixture(version: int) -> Path:
    return FIXTURES / f"version-{version}.map.geojson"


@pytest.mark.parametrize("version", range(1, CURRENT_VERSION + 1))
def test_there_is_a_fixture_of_every_version_and_it_says_so(version):
    assert json.loads(fixture(version).read_text(encoding="utf-8"))[OWN_MEMBER]["version"] == version


def test_every_past_version_has_a_migration():
    assert sorted(MIGRATIONS) == list(range(1, CURRENT_VERSION))


@pytest.mark.parametrize("version", range(1, CURRENT_VERSION + 1))
def test_a_map_of_any_version_opens_with_everything_in_it(version):
    model = read_map(fixture(version))
    assert model.games == (Game.RIVER,)
    assert (model.title, model.players, model.rounds) == ("Two Shores", 2, 10)
    assert (model.frame.width, model.frame.height_mm) == (20000, 200)
    assert (model.adjacency.gap, model.adjacency.min_border, model.adjacency.short_border) == (300, 400, 800)
    assert model.adjacency.edge == 300
    assert model.links[0].kind is LinkKind.BRIDGE
    assert model.links[0].one_way
    assert model.ignored[0].extra == {"seen": "2024-01-01"}
    assert model.extra == {"mood": "calm"}
    west, east = model.regions
    assert west.extra == {"height": 12.5}
    assert west.outline[0].outer[0] == (0, 10000)
    assert [len(part.holes) for part in east.outline] == [1, 0]


def test_an_old_map_is_saved_in_the_current_version():
    assert map_text(read_map(fixture(1))) == fixture(CURRENT_VERSION).read_text(encoding="utf-8")


def test_the_current_fixture_is_what_this_version_writes():
    current = fixture(CURRENT_VERSION)
    assert map_text(read_map(current)).encode() == current.read_bytes()


def test_a_migration_leaves_the_given_document_alone():
    document = json.loads(fixture(1).read_text(encoding="utf-8"))
    before = copy.deepcopy(document)
    assert migrated(document, 1)[OWN_MEMBER]["version"] == CURRENT_VERSION
    assert document == before


def test_version_1_without_settings_gets_the_usual_ones():
    document = json.loads(fixture(1).read_text(encoding="utf-8"))
    del document[OWN_MEMBER]["adjacency"], document[OWN_MEMBER]["game"]
    model = parse_map(json.dumps(document), "old")
    assert model.adjacency.edge == 500
    assert model.games == (Game.BASE,)


@pytest.mark.parametrize(("key", "value"), [("game", 7), ("adjacency", "wide"), ("adjacency", {"gap": []})])
def test_a_broken_old_map_is_refused_like_a_broken_new_one(key, value):
    document = json.loads(fixture(1).read_text(encoding="utf-8"))
    document[OWN_MEMBER][key] = value
    with pytest.raises(UnusableFileError, match="must be"):
        parse_map(json.dumps(document), "old")


@pytest.mark.parametrize("version", [CURRENT_VERSION + 1, 99, 10**30])
def test_a_newer_version_is_refused_with_words(version):
    document = json.loads(fixture(CURRENT_VERSION).read_text(encoding="utf-8"))
    document[OWN_MEMBER]["version"] = version
    with pytest.raises(UnusableFileError, match="written by a newer version") as caught:
        parse_map(json.dumps(document), "new.map.geojson")
    assert caught.value.place == "realmwright.version"


@pytest.mark.parametrize("version", [0, -1, 1.5, "2", True, None])
def test_a_version_that_is_none_is_refused(version):
    document = json.loads(fixture(CURRENT_VERSION).read_text(encoding="utf-8"))
    document[OWN_MEMBER]["version"] = version
    with pytest.raises(UnusableFileError):
        parse_map(json.dumps(document), "odd")
