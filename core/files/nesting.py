"""Where a text of brackets within brackets is deepest, for a complaint about one that is too deep to be read."""

import re

_ENOUGH = 500
"""Nobody nests so deeply on purpose; looking further would take minutes in a hostile file."""
_MARKS = re.compile(r'"(?:[^"\\\n]|\\.)*"|[\[{\]}\n]')


def deepest_line(text: str) -> str:
    """The line of the deepest opening bracket outside quotes, as a place."""
    line, depth, deepest, place = 1, 0, 0, 1
    for found in _MARKS.finditer(text):
        mark = found.group()
        if mark == "\n":
            line += 1
        elif mark in "[{":
            depth += 1
            if depth > deepest:
                deepest, place = depth, line
                if deepest == _ENOUGH:
                    break
        elif mark in "]}":
            depth -= 1
    return f"line {place}"
