"""A text that is nested too deeply is refused with the line where it is deepest."""

import pytest

from core.files.map_file import parse_map
from core.files.nesting import deepest_line
from core.files.scenario_file import parse_scenario
from core.model.problems import UnusableFileError


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ('{"a": 1,\n"b": [2]}', 2),
        ('{"a": [1],\n"b": {"c": [\n3]}}', 2),
        ('{"a": "[[[[ \\" [[[",\n"b": [1]}', 2),
        ("{" + "\n[" * 10_000, 500),
    ],
)
def test_the_deepest_bracket_outside_quotes_is_found(text: str, line: int) -> None:
    assert deepest_line(text) == f"line {line}"


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_a_map_that_is_too_deep_names_the_line(opening: str) -> None:
    with pytest.raises(UnusableFileError, match="bad: line 3: is nested too deeply"):
        parse_map('{"type": "FeatureCollection",\n\n"features": ' + opening * 100_000, "bad")


@pytest.mark.parametrize("opening", ["[", "{ a = "])
def test_a_scenario_that_is_too_deep_names_the_line(opening: str) -> None:
    with pytest.raises(UnusableFileError, match="bad: line 2: it is nested too deeply"):
        parse_scenario('title = "x"\ncolumn = ' + opening * 50_000, "bad")
