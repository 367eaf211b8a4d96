"""Names, lists and measures as they appear in messages."""

from collections.abc import Sequence

from core.model.map_model import Frame
from core.model.region import Region
from core.model.sentences import Sentence, said, said_n
from core.model.values import GRID


def named(region: Region) -> str:
    """The region's name, or its id where the name is blank."""
    return region.name.strip() or said("the unnamed region {}", region.id)


def capital(sentence: str) -> str:
    return sentence.begun() if isinstance(sentence, Sentence) else sentence[:1].upper() + sentence[1:]


def listed(words: Sequence[str], limit: int = 4) -> str:
    """ "A", "A and B", "A, B and C", "A, B, C and 7 more"."""
    if len(words) > limit:
        words = [*words[: limit - 1], said("{} more", len(words) - limit + 1)]
    if len(words) < 2:
        return words[0]
    return said(
        "{} and {}", words[0] if len(words) == 2 else said(", ".join(["{}"] * (len(words) - 1)), *words[:-1]), words[-1]
    )


def length(steps: float, frame: Frame) -> str:
    """A length in millimetres where the board has a printed size, else in board units."""
    per_unit = frame.mm_per_unit()
    units = steps / GRID
    return said("{} units", _number(units)) if per_unit is None else f"{_number(units * per_unit)} mm"


def area(square_units: float, frame: Frame) -> str:
    """An area in square millimetres where the board has a printed size, else in square units."""
    per_unit = frame.mm_per_unit()
    if per_unit is None:
        return said("{} square units", _number(square_units))
    return f"{_number(square_units * per_unit * per_unit)} mm²"


def counted(number: int, thing: str) -> str:
    """ "1 corner", "3 corners"."""
    return said_n(f"{{}} {thing}", f"{{}} {thing}s", number, number)


def _number(value: float) -> str:
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"
