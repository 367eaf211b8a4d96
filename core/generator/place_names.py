"""Invented names for regions and boards, by terrain, all different enough to be told apart at a table."""

import tomllib
from functools import cache
from importlib.resources import files

import numpy as np

CLOSEST = 3
"""Two names of a board differ in at least this many letters."""


@cache
def _words() -> dict[str, dict[str, list[str]]]:
    text = (files("core.generator") / "data" / "place_words.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def name_regions(rng: np.random.Generator, terrains: list[str]) -> list[str]:
    """A name for each region, given their terrains in order."""
    taken: list[str] = []
    queues = {terrain: _candidates(rng, terrain) for terrain in sorted(set(terrains))}
    for terrain in terrains:
        queue = queues[terrain]
        while is_too_close(queue[-1], taken):
            queue.pop()
        taken.append(queue.pop())
    return taken


def name_board(rng: np.random.Generator, names: list[str]) -> str:
    """A title that speaks of one or two places on the board."""
    forms = _words()["titles"]["forms"]
    picked = rng.choice(len(names), 2, replace=False).tolist()
    return forms[int(rng.integers(len(forms)))].format(*(names[i] for i in picked)).replace("The The", "The")


def _candidates(rng: np.random.Generator, terrain: str) -> list[str]:
    """Every name of a terrain, best last: all heads come up once before any comes up again."""
    heads, forms = _words()[terrain]["heads"], _words()[terrain]["forms"]
    order = rng.permutation(len(heads)).tolist()
    turns = rng.permuted(np.tile(np.arange(len(forms)), (len(heads), 1)), axis=1)
    names = [forms[int(turns[head, turn])].format(heads[head]) for turn in range(len(forms)) for head in order]
    return names[::-1]


def is_too_close(name: str, others: list[str]) -> bool:
    """Is a name so near to another that players would mix them up?"""
    plain = _letters(name)
    return any(_fewer_edits(plain, _letters(other)) for other in others)


def _letters(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalpha())


def _fewer_edits(a: str, b: str) -> bool:
    """Are fewer than CLOSEST letters to be changed, added or dropped to turn one into the other?"""
    if abs(len(a) - len(b)) >= CLOSEST or sum(a.count(sign) - b.count(sign) for sign in set(a)) >= CLOSEST:
        return False
    row = list(range(len(b) + 1))
    for i, sign in enumerate(a, 1):
        above, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (sign != other))
    return row[-1] < CLOSEST
