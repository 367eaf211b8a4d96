"""Seeded ways to spoil a file: what disks, editors, scripts and people do to text."""

import random
import re
from collections.abc import Callable

_NUMBER = re.compile(rb"-?\d+(\.\d+)?")
_SCRAPS = [
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"9" * 400, b"9" * 5000, b"1e-400", b"0.1e1", b"-0"),
    *(b"null", b"true", b'""', b'"x"', b"[]", b"{}", b"[[]]", b"-", b"\\", b'"', b"\x00", b"\xff", b"\xed\xa0\x80"),
    *(b'"\\ud800"', b"[" * 3000, b'{"a":' * 3000, b"[[1,2],[3,4]]", b"<", b">", b"&amp;", b"\r\n", b"\xef\xbb\xbf"),
]

Corruption = Callable[[random.Random, bytes], bytes]


def flip(rng: random.Random, data: bytes) -> bytes:
    spoilt = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5, 50))):
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


def truncate(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def delete(rng: random.Random, data: bytes) -> bytes:
    start = rng.randrange(len(data))
    return data[:start] + data[start + rng.choice((1, 2, 5, 20, 100)) :]


def repeat(rng: random.Random, data: bytes) -> bytes:
    start = rng.randrange(len(data))
    end = start + rng.choice((1, 3, 10, 60, 300))
    return data[:end] + data[start:end] + data[end:]


def swap_number(rng: random.Random, data: bytes) -> bytes:
    numbers = list(_NUMBER.finditer(data))
    if not numbers:
        return data
    found = rng.choice(numbers)
    return data[: found.start()] + rng.choice(_SCRAPS) + data[found.end() :]


def insert(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.choice(_SCRAPS) + data[at:]


def swap_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def drop_line(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def swap_words(rng: random.Random, data: bytes) -> bytes:
    """Two tokens change places: a key for a value, a list for a number."""
    tokens = re.split(rb"([\s,:<>()\[\]{}]+)", data)
    one, other = rng.randrange(0, len(tokens), 2), rng.randrange(0, len(tokens), 2)
    tokens[one], tokens[other] = tokens[other], tokens[one]
    return b"".join(tokens)


CORRUPTIONS: tuple[Corruption, ...] = (
    *(flip, truncate, delete, repeat, swap_number, swap_number, insert, swap_lines, drop_line, swap_words),
)


def corrupted(data: bytes, seed: int) -> bytes:
    """The data spoilt in one to three ways, the same for the same seed."""
    rng = random.Random(seed)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(CORRUPTIONS)(rng, data) or b" "
    return data
