"""The published schema says what the program writes and reads, and the documentation's example is a real map."""

import json
import re
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings

from core.files.map_file import map_text, parse_map
from core.files.migrations import CURRENT_VERSION
from core.model.problems import UnusableFileError
from tests.core.files.strategies import maps
from tests.core.files.test_bad_map_files import FIXTURE, RING, with_value

DOCS = Path(__file__).parents[3] / "docs"
SCHEMA = json.loads((DOCS / "map.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def test_the_schema_is_a_valid_schema_of_the_current_version():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$defs"]["map"]["properties"]["version"]["const"] == CURRENT_VERSION


@settings(max_examples=40, deadline=None)
@given(maps())
def test_every_written_map_fits_the_schema(model):
    VALIDATOR.validate(json.loads(map_text(model)))


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("type", "Feature"),
        ("realmwright.version", 3),
        ("realmwright.games[0]", "chess"),
        ("realmwright.board.width", 0),
        ("realmwright.links[0].kind", "rope"),
        ("realmwright.players", 2.5),
        ("realmwright.background", {"path": "/x.png", "width_px": 1, "height_px": 1}),
        ("features[0].id", " "),
        ("features[0].properties.symbols", "mine"),
        ("features[0].geometry.type", "LineString"),
        (RING, [[0, 0], [1, 0], [0, 0]]),
        (f"{RING}[1]", [0]),
        (f"{RING}[1]", [0, 1e8]),
    ],
)
def test_what_the_reader_refuses_the_schema_refuses_too(place, value):
    text = with_value(place, value)
    assert not VALIDATOR.is_valid(json.loads(text))
    with pytest.raises(UnusableFileError):
        parse_map(text, "bad")


def test_the_fixture_fits_the_schema():
    VALIDATOR.validate(json.loads(FIXTURE.read_text(encoding="utf-8")))


def test_the_example_in_the_documentation_is_written_exactly_like_this():
    found = re.search(r"```json\n(.*?)```", (DOCS / "map-format.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert map_text(parse_map(found[1], "the example")) == found[1]
    VALIDATOR.validate(json.loads(found[1]))
