"""The drawings in the icons folder as SVG text, tinted; what is not there is drawn as the sign for "own"."""

import re
from functools import cache
from importlib.resources import files

_BODY = re.compile(r"<svg[^>]*>(?P<body>.*)</svg>", re.DOTALL)
ICON_BOX = 24
"""Every icon is drawn on a square of this side."""
STYLE = 'fill="none" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'


@cache
def icon_names() -> frozenset[str]:
    """The name of every icon there is, without its suffix."""
    return frozenset(item.name.removesuffix(".svg") for item in files("icons").iterdir() if item.name.endswith(".svg"))


@cache
def icon_text(name: str) -> str:
    """The whole SVG text of an icon. An unknown name gets the custom icon of its kind."""
    if name not in icon_names():
        kind = name.partition("_")[0]
        name = f"{kind}_custom" if f"{kind}_custom" in icon_names() else "symbol_custom"
    return (files("icons") / f"{name}.svg").read_text(encoding="utf-8")


def tinted(svg: str, colour: str, knockout: str) -> str:
    """SVG text with its ink and its knock-outs in the given colours."""
    return svg.replace("#FFFFFF", knockout).replace("currentColor", colour)


def icon_body(name: str, colour: str, knockout: str) -> str:
    """The elements inside an icon, tinted, for use inside another SVG; wrap them in a group with STYLE."""
    match = _BODY.search(icon_text(name))
    assert match, f"icon {name} is not an SVG document"
    return tinted(match["body"].strip(), colour, knockout)
