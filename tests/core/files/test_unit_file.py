"""Files of invented units: what is read, what is refused with which sentence, and that nothing hostile does harm."""

import random
import string
from pathlib import Path

import pytest

from core.files.unit_file import parse_unit, read_unit
from core.files.unit_folders import bundled_units_folder, unit_files, units_in
from core.files.unit_writer import unit_text, write_unit
from core.model.problems import RealmwrightError, UnusableFileError
from core.rules.inventing.assembling import assembled
from core.rules.inventing.records import Phrase
from core.rules.inventing.unit_sentences import sentences_of
from tests.core.rules.inventing.twins import FILES as TWINS

MARSH = """race = "marsh-folk"
name = { en = "Marsh Folk", fi = "Suoväki" }
number = 6
tokens = "giants"

[[marker]]
id = "stilt"
number = 4

[[effect]]
block = "attacker_pays"
amount = -1
where = { terrain_is = "swamp", is_at_edge = false }
when = { holds_at_least = 2 }

[[effect]]
clause = "stilts"
block = "settles"
piece = "stilt"
"""
SETTLES = 'block = "settles"\npiece = "stilt"'
LEFT_BEHIND = (
    'block = "set_up_in"\nstages = "start"\npiece = "stilt"\n[[effect]]\nblock = "setting_up"\npiece = "stilt"'
)
STANDING = LEFT_BEHIND + '\n[[effect]]\nblock = "brings"\nnumber = 2\npiece = "stilt"\n'
MUST = '[[effect]]\nblock = "must_set_up"\nstage = "ready"\npiece = "stilt"'
BUNDLED = unit_files(bundled_units_folder())


def test_a_file_says_name_number_tokens_markers_and_effects() -> None:
    unit = parse_unit(MARSH, "marsh.unit.toml")
    assert (unit.unit_id, unit.name, unit.number, unit.tokens) == ("race.marsh-folk", "Marsh Folk", 6, "giants")
    assert dict(unit.names)["fi"] == "Suoväki"
    assert [(each.id, each.number) for each in unit.markers] == [("stilt", 4)]
    first, second = unit.effects
    assert first.block == Phrase("attacker_pays", (("amount", -1),))
    assert [each.is_denied for each in first.where] == [False, True]
    assert (unit.clause_id(first.clause), unit.clause_id(second.clause)) == (
        "invented:race.marsh-folk.attacker-pays", "invented:race.marsh-folk.stilts",
    )  # fmt: skip
    assert sentences_of(unit) == (
        "A region that is swamp and does not lie at the edge of the map costs the race 1 token less while the race "
        "holds 2 regions or more.",
        "When the race conquers a region, a stilt is put into it.",
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("attacker_pays", "attackers_pay", 11, "no block “attackers_pay”; did you mean “attacker_pays”?"),
        ("terrain_is", "terrain", 13, "no condition on a region “terrain”; did you mean “terrain_is”?"),
        ('"swamp"', '"swamps"', 13, "no terrain “swamps”; did you mean “swamp”?"),
        ("holds_at_least", "holds_at_last", 14, "no condition on the race “holds_at_last”; did you mean"),
        ("when = {", "where2 = {", 14, "“where2” is not known here; did you mean “where”?"),
        ("is_at_edge = false", "holds_at_least = 2", 13, "“holds_at_least” belongs under “when”"),
        ("is_at_edge = false", "is_at_edge = 3", 13, "“is_at_edge” must be true or false"),
        ("amount = -1", "amount = -10", 12, "“amount” must be a whole number from -9 to 9"),
        ("amount = -1", "amount = 0", 12, "“amount” must be a whole number from -9 to 9, but not 0"),
        ("amount = -1", 'amount = "one"', 12, "“amount” must be a whole number"),
        ("is_at_edge = false", "has_tokens = 99", 13, "“has_tokens” must be a whole number from 1 to 20"),
        ('terrain_is = "swamp"', "terrain_is = []", 13, "“terrain_is” must name 1 to 30 of them"),
        ('tokens = "giants"', 'tokens = "marsh-folk"', 4, "there is no race “marsh-folk”"),
        ("amount = -1\n", "", 11, "“attacker_pays” needs “amount”"),
        ('piece = "stilt"', 'piece = "stilts"', 19, "[[marker]] declares one; did you mean “stilt”?"),
        ('piece = "stilt"', "piece = []", 19, "“piece” must be the name of a piece of its own"),
        ("number = 6", "number = 99", 3, "“number” must be a whole number from 1 to 30"),
        ("number = 6\n", "", 1, "“number” is missing"),
        ("number = 6", "number = 6\nnombre = 6", 4, "“nombre” is not known here; did you mean “number”?"),
        ('tokens = "giants"', 'tokens = "giant"', 4, "no race “giant”; did you mean “giants”?"),
        ('tokens = "giants"\n', "", 1, "“tokens” is missing"),
        ('race = "marsh-folk"', 'race = "../marsh"', 1, "“race” must be an id of small letters"),
        ('race = "marsh-folk"', 'power = "marsh"', 4, "a power has no tokens of its own"),
        ('fi = "Suoväki"', 'finnish = "Suoväki"', 2, "“finnish” is no language code"),
        ('fi = "Suoväki"', 'fi = ""', 2, "a name must say something"),
        ('block = "settles"', "", 16, "an effect needs a “block”"),
        ('block = "settles"', 'block = "keeps_badge"', 19, "“piece” is not known here"),
        ('clause = "stilts"', 'clause = "Stilts!"', 17, "“clause” must be an id"),
        ('clause = "stilts"', 'reading = { comando-adjacent = "x" }', 17, "did you mean “commando-adjacent”?"),
        ('clause = "stilts"', 'in_decline = "yes"', 17, "“in_decline” must be true or false"),
        ('piece = "stilt"', 'piece = "stilt"\nwhere = { none_of = [] }', 20, "“none_of” must be 1 to 30 conditions"),
        (SETTLES, 'block = "may_not_take"', 18, "“may_not_take” needs “where”"),
        (SETTLES, 'block = "income"\namount = { exactly = 2, regions_held = 2 }', 19, "one number or one count"),
        (SETTLES, 'block = "passes_between"\nwhere = { is_adjacent_to_race = true }', 19, "asks what is adjacent"),
        (SETTLES, 'block = "keeps_badge"\nwhere = { is_coastal = true }', 19, "“where” says nothing to"),
        (SETTLES, f'{SETTLES}\nactive = false', 18, "“settles” never speaks: “active = false” needs"),
        (SETTLES, 'block = "set_up_in"\nstages = "start"\npiece = "stilt"', 18, "needs “setting_up” beside it for"),
        (SETTLES, LEFT_BEHIND, 18, "“set_up_in” needs “brings” or “comes_back” or “never_captured” or “gathers”"),
        (SETTLES, 'block = "brings"\nnumber = 2\npiece = "stilt"', 18, "“brings” needs “set_up_in” beside it"),
        (SETTLES, 'block = "comes_back"\npiece = "stilt"', 18, "“comes_back” needs “settles” or “builds” or"),
        (SETTLES, f"{STANDING}{MUST}", 29, "“must_set_up” never speaks: “set_up_in” does not name the stage “ready”"),
        ('name = { en = "Marsh Folk", fi = "Suoväki" }', 'name = "Marsh\\u202eFolk"', 2, "“name” must be a text"),
        ("[[marker]]", "[marker]", 6, "each marker is one of several tables: write [[marker]], with two brackets"),
        ("is_at_edge = false", "once_a_turn = true", 13, "“once_a_turn” must be a table"),
        ('race = "marsh-folk"\n', "", 1, 'begins with race = "its-id"'),
        (SETTLES, 'block = "earns_tokens"\nnumber = 1', 18, "“takes_earned_tokens” or “may_take_earned_tokens” beside"),
    ],
)  # fmt: skip
def test_what_is_not_in_order_is_refused_with_line_reason_and_nearest_word(
    old: str, new: str, line: int, words: str
) -> None:  # fmt: skip
    with pytest.raises(UnusableFileError, match="line") as trouble:
        parse_unit(MARSH.replace(old, new, 1), "marsh.unit.toml")
    assert words in trouble.value.reason
    assert trouble.value.place == f"line {line}"
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize("path", [*TWINS, *BUNDLED], ids=lambda path: path.name.partition(".")[0])
def test_what_is_written_reads_back_as_the_same_unit(path: Path, tmp_path: Path) -> None:
    unit = read_unit(path)
    assert parse_unit(unit_text(unit), path) == unit
    write_unit(tmp_path / path.name, unit)
    assert read_unit(tmp_path / path.name) == unit


def test_two_files_with_one_id_and_an_id_that_is_built_in_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.unit.toml").write_text(MARSH, encoding="utf-8")
    assert [unit.id for unit in units_in(tmp_path)] == ["marsh-folk"]
    (tmp_path / "b.unit.toml").write_text(MARSH, encoding="utf-8")
    with pytest.raises(UnusableFileError, match=r"b.unit.toml: a.unit.toml is a race “marsh-folk” already"):
        units_in(tmp_path)
    (tmp_path / "b.unit.toml").write_text(MARSH.replace("marsh-folk", "elves"), encoding="utf-8")
    with pytest.raises(UnusableFileError, match="there is a built-in race “elves” already"):
        units_in(tmp_path)


@pytest.mark.parametrize("piece", ["queen", "fortress", "keep"])
def test_a_marker_called_like_a_built_in_piece_or_tile_is_refused_whatever_game_is_played(
    piece: str, tmp_path: Path
) -> None:
    (tmp_path / "a.unit.toml").write_text(MARSH.replace('"stilt"', f'"{piece}"'), encoding="utf-8")
    with pytest.raises(UnusableFileError, match=f"there is a built-in piece “{piece}” already; take another id"):
        units_in(tmp_path)


def test_what_stands_twice_is_said_in_plain_words() -> None:
    text = MARSH.replace("number = 6", "number = 6\nnumber = 7")
    with pytest.raises(UnusableFileError, match="line 4: this was said already, and cannot be said twice"):
        parse_unit(text, "marsh.unit.toml")


def hostile(folder: Path) -> dict[str, Path]:
    """Files nobody should be able to do harm with."""
    made = {
        "deep": "where = " + "{ any_of = [" * 3_000 + "]}" * 3_000,
        "nested": MARSH.replace('terrain_is = "swamp"', "any_of = [{ " * 30 + "is_coastal = true" + " }]" * 30),
        "huge number": MARSH.replace("number = 6", "number = " + "9" * 5_000),
        "large number": MARSH.replace("number = 6", "number = 999999999999999999"),
        "dots": "a" + ".a" * 50_000 + " = 1",
        "many effects": MARSH + '\n[[effect]]\nblock = "keeps_badge"\n' * 500,
        "many words": MARSH.replace('"swamp"', "[" + '"swamp", ' * 500 + "]"),
        "long word": MARSH.replace('"swamp"', '"' + "x" * 60_000 + '"'),
        "code": MARSH.replace('"attacker_pays"', "\"__import__('os').system('true')\""),
        "format": MARSH.replace("Marsh Folk", "{0.__class__}").replace('"swamp"', '"{amount.__class__}"'),
        "path": MARSH.replace('"giants"', '"../../etc/passwd"'),
        "control signs": MARSH.replace("Marsh Folk", "Marsh\\u0007Folk"),
    }
    found = {}
    for name, text in made.items():
        found[name] = folder / f"{name.replace(' ', '-')}.unit.toml"
        found[name].write_text(text, encoding="utf-8")
    return found


def test_hostile_files_are_refused_with_one_sentence(tmp_path: Path) -> None:
    for name, path in hostile(tmp_path).items():
        with pytest.raises(UnusableFileError) as trouble:
            read_unit(path)
        assert "\n" not in str(trouble.value), name
        assert len(str(trouble.value)) < 3_000, name


def test_links_folders_and_giant_files_are_refused_with_one_sentence(tmp_path: Path) -> None:
    real = tmp_path / "real.unit.toml"
    real.write_text(MARSH, encoding="utf-8")
    link = tmp_path / "link.unit.toml"
    link.symlink_to(real)
    folder = tmp_path / "folder.unit.toml"
    folder.mkdir()
    giant = tmp_path / "giant.unit.toml"
    with giant.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    for path, words in ((link, "is a link"), (folder, "is a folder"), (giant, "is too large")):
        with pytest.raises(UnusableFileError, match=words):
            read_unit(path)


def test_a_spoilt_file_is_read_or_refused_but_never_a_fault() -> None:
    """Letters, lines and words of good files are struck out, doubled and exchanged at random."""
    rng = random.Random(7)
    texts = [path.read_text(encoding="utf-8") for path in (*TWINS, *BUNDLED)] + [MARSH]
    words = sorted({word for text in texts for word in text.split()})
    read, told = 0, []
    for _ in range(1_500):
        text = _spoilt(rng, rng.choice(texts), words)
        try:
            unit = parse_unit(text, "spoilt.unit.toml")
        except RealmwrightError as trouble:
            told.append(str(trouble))
            continue
        read += 1
        assert parse_unit(unit_text(unit), "again.unit.toml") == unit
        assert len(sentences_of(unit)) == len(unit.effects)
        assert assembled(unit).id == unit.unit_id
    assert read > 50
    assert all("\n" not in each for each in told)


def _spoilt(rng: random.Random, text: str, words: list[str]) -> str:
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:at] + rng.choice(string.printable + "{}[]\"'=é\0") + text[at:]
            case 1:
                text = text[:at] + text[at + rng.randint(1, 12) :]
            case 2:
                parts = text.split(" ")
                parts[rng.randrange(len(parts))] = rng.choice(words)
                text = " ".join(parts)
            case 3:
                rows = text.splitlines()
                rows.insert(rng.randrange(len(rows) + 1), rng.choice(rows or [""]))
                text = "\n".join(rows)
            case _:
                rows = text.splitlines()
                del rows[rng.randint(0, len(rows)) : rng.randint(0, len(rows))]
                text = "\n".join(rows)
    return text or "x"
