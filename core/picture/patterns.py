"""The terrain patterns as small SVG drawings (data/patterns.toml), ready for any painter."""

import tomllib
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from core.picture.path_steps import PathStep, path_steps

STROKE_WIDTH = 1.3


@dataclass(frozen=True, slots=True)
class PatternPath:
    """One element of a pattern, for painters that keep vectors."""

    steps: tuple[PathStep, ...]
    fill_opacity: float
    is_stroked: bool


@dataclass(frozen=True, slots=True)
class Pattern:
    """One tile in look pixels: its size, how far the tiling is turned, and the elements drawn on it."""

    id: str
    width: float
    height: float
    turn: float
    svg: str

    def elements(self, ink: str) -> str:
        """The drawing as one SVG group in the given ink."""
        body = "".join(line.strip() for line in self.svg.strip().splitlines()).replace("currentColor", ink)
        return (
            f'<g fill="none" stroke="{ink}" stroke-width="{STROKE_WIDTH}" stroke-linecap="round" '
            f'stroke-linejoin="round">{body}</g>'
        )

    def paths(self) -> tuple[PatternPath, ...]:
        """The drawing as steps; a fill opacity of 0 means unfilled."""
        return tuple(
            PatternPath(
                steps=path_steps(element.get("d", "")),
                fill_opacity=float(element.get("fill-opacity", "1")) if element.get("fill") else 0.0,
                is_stroked=element.get("stroke") != "none",
            )
            for element in ET.fromstring(f"<g>{self.svg}</g>")
        )


@cache
def patterns() -> dict[str, Pattern]:
    """Every pattern by id."""
    text = (files("core.picture") / "data" / "patterns.toml").read_text(encoding="utf-8")
    return {pattern_id: Pattern(pattern_id, **row) for pattern_id, row in tomllib.loads(text).items()}
