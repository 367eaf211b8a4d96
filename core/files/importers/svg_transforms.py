"""SVG's `transform` attribute as one affine matrix."""

import math
import re

from core.files.importers.drawing import XY

Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f) as SVG orders them: x' = a x + c y + e, y' = b x + d y + f."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_CALL = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)")
_COUNTS = {"matrix": (6,), "translate": (1, 2), "scale": (1, 2), "rotate": (1, 3), "skewX": (1,), "skewY": (1,)}


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that does `inner` first and then `outer`."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def applied(matrix: Matrix, point: XY) -> XY:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def transform_matrix(text: str) -> Matrix:
    """The matrix of a transform list; a ValueError says what is wrong with it."""
    matrix, text, at = IDENTITY, text.rstrip(" \t\r\n,"), 0
    while at < len(text):
        call = _CALL.match(text, at)
        if call is None or call[1] not in _COUNTS:
            raise ValueError("the transform is not understood")
        numbers = [float(number) for number in call[2].replace(",", " ").split()]
        if len(numbers) not in _COUNTS[call[1]] or not all(map(math.isfinite, numbers)):
            raise ValueError(f"the numbers of the transform {call[1]} are wrong")
        matrix = product(matrix, _single(call[1], numbers))
        at = call.end()
    return matrix


def _single(name: str, numbers: list[float]) -> Matrix:
    first, rest = numbers[0], numbers[1:]
    angle = math.radians(first)
    if name == "rotate":
        return _turn(angle, *rest)
    simple: dict[str, Matrix] = {
        "translate": (1, 0, 0, 1, first, rest[0] if rest else 0.0),
        "scale": (first, 0, 0, rest[0] if rest else first, 0, 0),
        "skewX": (1, 0, math.tan(angle), 1, 0, 0),
        "skewY": (1, math.tan(angle), 0, 1, 0, 0),
    }
    return simple[name] if name in simple else (first, rest[0], rest[1], rest[2], rest[3], rest[4])


def _turn(angle: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    turn: Matrix = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
    return product((1, 0, 0, 1, x, y), product(turn, (1, 0, 0, 1, -x, -y)))
