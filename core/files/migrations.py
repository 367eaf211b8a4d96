"""Maps of older format versions brought up to date: one pure function per version, each one step further.

A migration sees raw JSON that nobody has checked yet. It moves what it recognises and leaves the rest, good or bad,
to the reader. Every version that was ever written has a fixture in the tests.
"""

from collections.abc import Callable, Mapping
from typing import Any

OWN_MEMBER = "realmwright"
CURRENT_VERSION = 2

Document = dict[str, Any]


def migrated(document: Document, version: int) -> Document:
    """The document as the current version would have written it; the given one is left alone."""
    for step in range(version, CURRENT_VERSION):
        document = MIGRATIONS[step](document)
    return document


def _from_1(document: Document) -> Document:
    """Version 1 knew one `game` only and measured the board's edge with the gap tolerance."""
    own = dict(document[OWN_MEMBER])
    if "game" in own:
        own["games"] = [own.pop("game")]
    adjacency = own.get("adjacency")
    if isinstance(adjacency, dict) and "gap" in adjacency:
        own["adjacency"] = {"edge": adjacency["gap"], **adjacency}
    return {**document, OWN_MEMBER: {**own, "version": 2}}


MIGRATIONS: Mapping[int, Callable[[Document], Document]] = {1: _from_1}
