"""docs/editor.md names the tests and pictures it relies on: each of them is there."""

import re
from pathlib import Path

from editor.tools.all_tools import GROUPS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "editor.md").read_text(encoding="utf-8")


def test_every_test_the_page_names_exists():
    named = re.findall(r"`(test_\w+)`", PAGE)
    written = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(named) > 35
    assert [name for name in named if name not in written] == []


def test_every_picture_the_page_shows_is_there_and_not_too_large():
    for name in re.findall(r"\((pictures/\S+\.png)\)", PAGE):
        assert (ROOT / "docs" / name).stat().st_size < 400_000


def test_the_keys_the_page_names_are_those_of_the_tools():
    keys = {tool.id: tool.keys.split() for group in GROUPS for tool in group}
    for words, tool in (
        ("{} drags a rectangle", "rectangle"), ("{} draws freehand", "freehand"), ("{} fills what is open", "bucket"),
        ("{} splits along a line", "split"), ("{} merges", "merge"), ("{} smooths", "smooth"),
        ("{} paints terrain", "brush"), ("{} stamps symbols", "stamp"), ("{} draws a link", "link"),
        ("{} blocks a border", "block"), ("{} places it", "art"), ("{} makes a region of", "art-trace"),
    ):  # fmt: skip
        assert words.format(keys[tool][0]) in PAGE
