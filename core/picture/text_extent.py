"""How wide a text will be, near enough to place it, without asking any font; and where a long name breaks.

The widths are those of a bold sans serif, on the generous side: the reader's system font is not known here.
"""

_WIDTHS = {
    **dict.fromkeys("iljI.,'’|!:; ", 0.36),
    **dict.fromkeys('ftr-()[]"/', 0.47),
    **dict.fromkeys("mwMW@%", 0.98),
}
_CAPITAL, _WIDE, _OTHER = 0.76, 1.0, 0.67
LONGEST_LINE = 11
"""A name with more characters than this breaks in two."""


def text_width(text: str) -> float:
    """Width of a line in units of its font size."""
    return sum(_WIDTHS.get(char) or _width(char) for char in text)


def _width(char: str) -> float:
    if ord(char) >= 0x2E80:
        return _WIDE
    return _CAPITAL if char.isupper() else _OTHER


def broken_name(name: str) -> tuple[str, ...]:
    """The name in two lines as even as its words allow; one line if it has one word."""
    words = name.split()
    if len(words) < 2:
        return (" ".join(words),)
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(halves, key=lambda half: max(text_width(half[0]), text_width(half[1])))


def name_lines(name: str) -> tuple[str, ...]:
    """The lines a name is set in where there is room enough."""
    return broken_name(name) if len(name) > LONGEST_LINE else (" ".join(name.split()),)


def spread(count: int, step: float) -> tuple[float, ...]:
    """Places of that many things in a row, centred on zero."""
    return tuple((index - (count - 1) / 2) * step for index in range(count))
