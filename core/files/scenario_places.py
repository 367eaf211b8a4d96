"""Where in a scenario file a name stands, so that a complaint about it can name the line."""

import re
from collections.abc import Iterator

_WORD = re.compile(r'"([^"]*)"|\'([^\']*)\'|([\w-]+)')
_SECTION = re.compile(r"\s*\[+\s*([\w-]+)")
_QUOTES = "\"'"
_TALK = ("title", "note")
"""Keys whose text is for readers; names in it name nothing."""


def word_places(rows: list[str]) -> dict[str, int]:
    """The first line of every name outside the stories, in small letters; `map.NAME` is a region's own line.

    A region is looked for where it is used before it is looked for where the map describes it.
    """
    used: dict[str, int] = {}
    described: dict[str, int] = {}
    own: dict[str, int] = {}
    section = ""
    for number, row in _outside_stories(rows):
        found = _SECTION.match(row)
        section = found[1] if found else section
        if row.split("=", 1)[0].strip() in _TALK:
            continue
        for word in _words(row):
            (described if section == "map" else used).setdefault(word, number)
        if section == "map" and "=" in row:
            own.setdefault(f"map.{row.split('=', 1)[0].strip().strip(_QUOTES).casefold()}", number)
    return described | used | own


def header_lines(rows: list[str], name: str) -> list[int]:
    """The lines on which the tables of a list begin: `[[name]]`."""
    return [number for number, row in _outside_stories(rows) if re.match(rf"\s*\[\[\s*{name}\s*\]\]", row)]


def _outside_stories(rows: list[str]) -> Iterator[tuple[int, str]]:
    """The rows with their numbers, without those of texts of several lines."""
    is_story = False
    for number, row in enumerate(rows, 1):
        quotes = row.count('"""') + row.count("'''")
        if not (is_story or quotes):
            yield number, row
        is_story ^= quotes % 2 == 1


def _words(row: str) -> list[str]:
    """Whole texts first, then the words in them: `"elves flying 2"` is a text and three words."""
    whole = [next(filter(None, found.groups()), "") for found in _WORD.finditer(row)]
    return [text.casefold() for text in (*whole, *(word for text in whole for word in text.split()))]
