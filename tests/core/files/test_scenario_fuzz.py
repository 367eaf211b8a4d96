"""A thousand spoilt scenario files, and hostile ones: each is played, or refused with one sentence; nothing hangs."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from core.cli.scenarios import play_file
from core.files.bundled import bundled_folder
from core.model.problems import RealmwrightError
from tests.core.files.corruptions import corrupted

SCENARIOS = sorted((bundled_folder("mapfiles") / "scenarios").rglob("*.toml"))
COAST = '''title = "Tritons at the coast"
play = """
conquer Strand
conquer Inland
"""

[map]
Strand = "farmland, edge, borders Sea and Inland"
Inland = "hill"
Sea = "sea, edge"

[seats.Anna]
race = "tritons"
power = "merchant"
hand = 5
fresh = true

[seats.Ben]
'''
VALUES = (
    "0", "-1", "1", "7", "999999", "-999999", "1e9", "true", "nan", "inf", '""', '"x"', '"race"', "[]", "{}", "[[]]",
    '["x"]', "{ x = 1 }", '{ race = "elves" }', "1979-05-27", "07:32:00", '"elves flying 2"', '["elves flying 2"]',
)  # fmt: skip
WORDS = (
    "done", "expand", "decline", "roll first", "roll 3", "roll -1", "choose 0", "choose 99", "conquer", "attempt Sea",
    "decide none", "decide 5", "decide -5", "use ally on 9", "use", "place fortress", "place hero Strand", "draw elves",
    "deploy Sea x1000", "take up Strand x-3", "expect", "expect cost", "expect owner", "expect legal", "expect coins x",
    "expect illegal roll 9", "expect hand Anna", "expect winner Anna", "expect clause base:nothing", "x2", " x2 x3",
    "conquer Strand by dragon and replace", "conquer Strand by", "abandon Strand", "expect income Anna base:x 1",
)  # fmt: skip
_VALUE = re.compile(r"(?m)^(\s*[\w\"-]+ *= *)(?!\"\"\")(.+)$")
_STORY = re.compile(r"(?s)play = \"\"\"\n(.*?)\"\"\"")


def outcome(path: Path) -> str:
    """The complaint about a file; empty if it was played."""
    try:
        play_file(path, None)
    except RealmwrightError as error:
        return str(error)
    return ""


def assert_one_sentence(complaint: str, seed: object) -> None:
    assert len(complaint.splitlines()) == 1, (seed, complaint)
    assert len(complaint) < 2_300, (seed, len(complaint), complaint[:300])


def other_value(rng: random.Random, text: str) -> str:
    """A value that does not belong to its key."""
    found = rng.choice(list(_VALUE.finditer(text)))
    return f"{text[: found.start(2)]}{rng.choice(VALUES)}{text[found.end(2) :]}"


def other_line(rng: random.Random, text: str) -> str:
    """A story with a line of its own nonsense, or one of its lines again."""
    story = _STORY.search(text)
    if story is None:
        return text
    lines = story.group(1).splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines) + 1), rng.choice([*WORDS, *(line.strip() for line in lines)]) + "\n")
    return text[: story.start(1)] + "".join(lines) + text[story.end(1) :]


def misspelt(rng: random.Random, text: str) -> str:
    words = list(re.finditer(r"[A-Za-z][\w-]+", text))
    one, other = rng.choice(words), rng.choice(words)
    return text[: one.start()] + other.group() + text[one.end() :]


def made_hypothetical(rng: random.Random, text: str) -> str:
    """A position that no game can reach, allowed on purpose."""
    return other_value(rng, other_value(rng, text if "hypothetical" in text else f"hypothetical = true\n{text}"))


def other_number(rng: random.Random, text: str) -> str:
    """One number a little more or less: most of what comes out is a scenario like any other, with surprises."""
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    found = rng.choice(numbers)
    return f"{text[: found.start()]}{int(found[0]) + rng.choice((-1, 1))}{text[found.end() :]}"


SPOILERS: tuple[Callable[[random.Random, str], str], ...] = (
    *(other_value, other_value, other_line, other_line, other_number, other_number, misspelt, made_hypothetical),
)


def spoilt(seed: int) -> bytes:
    """A bundled scenario spoilt in one to three ways: half of them as text, half of them as what it means."""
    rng = random.Random(seed)
    data = SCENARIOS[seed % len(SCENARIOS)].read_bytes()
    if seed % 2:
        return corrupted(data, seed)
    text = data.decode()
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(SPOILERS)(rng, text)
    return text.encode()


def fuzz(first: int, count: int, path: Path) -> int:
    played = 0
    for seed in range(first, first + count):
        path.write_bytes(spoilt(seed))
        try:
            complaint = outcome(path)
        except Exception as error:
            error.add_note(f"scenario {seed}: {SCENARIOS[seed % len(SCENARIOS)].name}")
            raise
        if complaint:
            assert_one_sentence(complaint, seed)
        else:
            played += 1
    return played


def test_a_thousand_spoilt_scenarios_are_played_or_refused_with_one_sentence(tmp_path: Path) -> None:
    # A fuzz that only ever sees one outcome tests nothing.
    assert 100 < fuzz(0, 1_000, tmp_path / "spoilt.toml") < 900


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 11_000, 1_000))
def test_ten_thousand_spoilt_scenarios_are_played_or_refused_with_one_sentence(first: int, tmp_path: Path) -> None:
    assert fuzz(first, 1_000, tmp_path / "spoilt.toml")


def test_the_first_half_of_every_bundled_scenario_is_played_or_refused_with_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "half.toml"
    refused = 0
    for scenario in SCENARIOS:
        text = scenario.read_bytes()
        path.write_bytes(text[: len(text) // 2])
        complaint = outcome(path)
        if complaint:
            refused += 1
            assert_one_sentence(complaint, scenario.name)
    assert refused


HOSTILE = {
    "a deep list": "column = " + "[" * 100_000,
    "a deep table": "map" + ".a" * 20_000 + " = 1",
    "a deep inline table": "seats = " + "{ a = " * 50_000,
    "a huge number": "round = " + "9" * 100_000,
    "a huge negative hand": COAST.replace("hand = 5", "hand = -999999"),
    "a huge round": COAST.replace("title", "round = 999999\ntitle", 1),
    "more rounds than time": COAST.replace("title", "rounds = 1000000\ntitle", 1),
    "ten million letters": 'title = "' + "x" * 10_000_000 + '"',
    "ten million letters in a story": 'title = "x"\nplay = "' + "conquer " * 1_250_000 + '"',
    "a region with ten million letters": COAST.replace("[map]", "[map]\n" + "R" * 10_000_000 + ' = "hill"'),
    "ten million spaces": COAST.replace("conquer Strand", "conquer Strand" + " " * 10_000_000),
    "a hundred thousand lines": COAST.replace("conquer Strand\n", "conquer Strnd\n" * 100_000),
    "a hundred thousand regions": "[map]\n" + "\n".join(f'R{n} = "hill"' for n in range(100_000)),
    "ten thousand unknown keys": "\n".join(f"key{n} = 1" for n in range(10_000)),
    "ten thousand seats": "[map]\nA = 'hill'\n" + "\n".join(f"[seats.S{n}]" for n in range(10_000)),
    "a million times": COAST.replace("conquer Strand\n", "conquer Strand x1000000\n"),
    "a number too long to be read": COAST.replace("conquer Strand\n", "choose " + "9" * 5_000 + "\n"),
    "a digit that is none": COAST.replace("conquer Strand\n", "choose ²\n"),
    "a repetition that is no number": COAST.replace("conquer Strand\n", "conquer Strand x²\n"),
    "a date for a number": COAST.replace("hand = 5", "hand = 1979-05-27"),
    "a map up the tree": 'title = "x"\nmap = "../../../../etc/passwd"',
    "a map at the root": 'title = "x"\nmap = "/etc/passwd"',
    "a map with a zero byte": 'title = "x"\nmap = "a\\u0000b"',
    "a map with a lone surrogate": 'title = "x"\nmap = "\\ud800"',
    "a map name of a megabyte": f'title = "x"\nmap = "{"m" * 1_000_000}"',
    "a map name of dots": 'title = "x"\nmap = ".."',
    "a map that is a folder": 'title = "x"\nmap = "."',
    "a map in a folder of another system": 'title = "x"\nmap = "..\\\\..\\\\secret.map.geojson"',
    "a game that is a path": COAST.replace("title", 'game = "../base"\ntitle', 1),
    "a game from elsewhere": COAST.replace("title", 'game = "underground"\ntitle', 1),
    "an edition nobody printed": COAST.replace("title", 'edition = "xx-yy"\ntitle', 1),
    "a ruling nobody made": COAST.replace("[map]", "[rulings]\n'base:dispute.last-round' = 'never'\n[map]"),
    "a clause nobody wrote": COAST.replace("title", 'without = ["base:nothing"]\ntitle', 1),
    "a seat without a name": COAST.replace("[seats.Ben]", '[seats.""]'),
    "a seat called nobody": COAST.replace("[seats.Ben]", "[seats.nobody]"),
    "a declined list of numbers": COAST.replace("fresh = true", "fresh = true\ndeclined = [1]"),
    "a turn of nobody": COAST.replace("title", 'turn = "Zoe"\ntitle', 1),
    "a phase nobody knows": COAST.replace("title", 'phase = "midnight"\ntitle', 1),
    "a variation after the end": COAST + '[[variation]]\ntitle = "v"\nafter = 99\nplay = "done"',
    "a variation before the beginning": COAST + '[[variation]]\ntitle = "v"\nafter = -3\nplay = "done"',
    "a variation that is a number": COAST.replace("title", "variation = [1]\ntitle", 1),
    "no text at all": "\x00\x01\x02",
    "only a byte order mark": "\ufeff",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_scenario_is_played_or_refused_with_one_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.toml"
    path.write_text(HOSTILE[name], encoding="utf-8", errors="surrogatepass")
    complaint = outcome(path)
    if complaint:
        assert_one_sentence(complaint, name)
        assert re.search(r"line \d|too large|players|names no map", complaint), complaint
    assert "passwd: " not in complaint.replace(str(path), "")
