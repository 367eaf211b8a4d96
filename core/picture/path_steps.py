"""Reads the path data of our own small drawings: lines and cubic curves, absolute or relative. No arcs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from core.picture.shapes import Spot

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Z": 0}


@dataclass(frozen=True, slots=True)
class PathStep:
    """One step: `kind` is M (move), L (line), C (curve by two controls and an end) or Z (close)."""

    kind: str
    spots: tuple[Spot, ...] = ()


def path_steps(data: str) -> tuple[PathStep, ...]:
    """The steps of a d attribute, all absolute. A command that is not in our drawings raises a ValueError."""
    steps: list[PathStep] = []
    here: Spot = (0.0, 0.0)
    start: Spot = here
    for command, values in _commands(data):
        kind, origin = command.upper(), here if command.islower() else (0.0, 0.0)
        spots = _spots(kind, values, origin, here)
        if kind == "Z":
            steps.append(PathStep("Z"))
            here = start
            continue
        if kind == "S":
            spots = (_mirrored(steps, here), *spots)
        here = spots[-1]
        start = here if kind == "M" else start
        steps.append(PathStep({"H": "L", "V": "L", "S": "C"}.get(kind, kind), spots))
    return tuple(steps)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command whose numbers go on is repeated, a move then goes on as lines."""
    tokens = _TOKEN.findall(data)
    index = 0
    while index < len(tokens):
        command = tokens[index]
        if command.upper() not in _TAKES:
            raise ValueError(f"path command {command!r} is not used in our drawings: {data}")
        index += 1
        takes = _TAKES[command.upper()]
        while True:
            yield command, [float(value) for value in tokens[index : index + takes]]
            index += takes
            if takes == 0 or index >= len(tokens) or tokens[index].isalpha():
                break
            command = {"M": "L", "m": "l"}.get(command, command)


def _spots(kind: str, values: list[float], origin: Spot, here: Spot) -> tuple[Spot, ...]:
    if kind == "H":
        return ((origin[0] + values[0], here[1]),)
    if kind == "V":
        return ((here[0], origin[1] + values[0]),)
    return tuple((origin[0] + x, origin[1] + y) for x, y in zip(values[::2], values[1::2], strict=True))


def _mirrored(steps: list[PathStep], here: Spot) -> Spot:
    """The first control of a smooth curve: the last control of the curve before it, mirrored."""
    if not steps or steps[-1].kind != "C":
        return here
    x, y = steps[-1].spots[1]
    return 2 * here[0] - x, 2 * here[1] - y
