"""Numbers, texts and ids as SVG spells them: the same value always gives the same bytes."""

import re
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from core.picture.shapes import Line, Stroke

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A length with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def text_content(text: str) -> str:
    """Text for use between tags; characters no XML file may hold become the replacement character."""
    return escape(_NOT_XML.sub("\ufffd", text))


def attribute(text: str) -> str:
    """Text as a quoted attribute value."""
    return quoteattr(_NOT_XML.sub("\ufffd", text))


def element_id(prefix: str, key: str) -> str:
    """An id that no other key gets and that every reader accepts: odd characters become _hex_, _ becomes __."""
    spelled = "".join(
        char if char.isascii() and (char.isalnum() or char in "-.") else "__" if char == "_" else f"_{ord(char):x}_"
        for char in key
    )
    return f"{prefix}-{spelled}"


def path_data(lines: Iterable[Line], *, is_closed: bool) -> str:
    """The d attribute for straight lines."""
    end = "Z" if is_closed else ""
    return "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in line) + end for line in lines if line)


def stroke_attributes(stroke: Stroke) -> str:
    words = f'fill="none" stroke="{stroke.colour}" stroke-width="{number(stroke.width)}"'
    if stroke.opacity < 1:
        words += f' stroke-opacity="{number(stroke.opacity)}"'
    if stroke.dash:
        words += f' stroke-dasharray="{" ".join(number(length) for length in stroke.dash)}"'
    if stroke.is_round:
        words += ' stroke-linecap="round"'
    return words + ' stroke-linejoin="round"'
