"""The pages a reader meets, and what stands in them."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def prose_of(path: Path) -> str:
    """The page without its blocks of code."""
    return _FENCE.sub("", text_of(path))


def blocks_in(path: Path, language: str) -> list[str]:
    return [code for kind, code in _FENCE.findall(text_of(path)) if kind == language]


def links_in(path: Path) -> list[str]:
    return _LINK.findall(prose_of(path))


def anchors_of(path: Path) -> set[str]:
    """The names of a page's headings as links use them: small letters, no signs, hyphens for spaces."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in _HEADING.findall(prose_of(path))
    }
