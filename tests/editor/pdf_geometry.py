"""Reads the drawn lines and boxes out of a PDF, in millimetres from the page's upper left corner."""

import re
import zlib
from dataclasses import dataclass

_MM_PER_POINT = 25.4 / 72
_OPERATOR = re.compile(rb"[A-Za-z'\"*]+|-?\d*\.?\d+|\[[^\]]*\]|\((?:\\.|[^)\\])*\)|<[0-9A-Fa-f]*>|/\S+")


@dataclass(frozen=True)
class Segment:
    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def length(self) -> float:
        return ((self.x2 - self.x1) ** 2 + (self.y2 - self.y1) ** 2) ** 0.5


def page_sizes(data: bytes) -> list[tuple[float, float]]:
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    return [(float(width) * _MM_PER_POINT, float(height) * _MM_PER_POINT) for width, height in boxes]


def page_segments(data: bytes) -> list[list[Segment]]:
    """The straight lines drawn on each page that draws any, in the order of the file."""
    sizes = page_sizes(data)
    found = [_segments(text) for text in _contents(data)]
    pages = [lines for lines in found if lines]
    assert len(pages) == len(sizes)
    return [
        [
            Segment(x1 * _MM_PER_POINT, height - y1 * _MM_PER_POINT, x2 * _MM_PER_POINT, height - y2 * _MM_PER_POINT)
            for x1, y1, x2, y2 in lines
        ]
        for lines, (_, height) in zip(pages, sizes, strict=True)
    ]


def _contents(data: bytes):
    for match in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            text = zlib.decompress(match[1])
        except zlib.error:
            continue
        if re.search(rb"\bcm\b", text):
            yield text


def _times(a, b):
    """First a, then b."""
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _segments(text: bytes):
    matrix, stack, numbers, lines = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), [], [], []
    here = None

    def placed(x, y):
        return matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]

    for token in _OPERATOR.findall(text):
        if re.fullmatch(rb"-?\d*\.?\d+", token):
            numbers.append(float(token))
            continue
        if token == b"q":
            stack.append(matrix)
        elif token == b"Q":
            matrix = stack.pop()
        elif token == b"cm":
            matrix = _times(tuple(numbers[-6:]), matrix)
        elif token == b"m":
            here = placed(*numbers[-2:])
        elif token == b"l":
            there = placed(*numbers[-2:])
            lines.append((*here, *there))
            here = there
        elif token == b"c":
            here = placed(*numbers[-2:])
        numbers.clear()
    return lines
