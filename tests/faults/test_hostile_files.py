"""Numbers without end, brackets without end, entities without end: one short sentence with the place, and soon."""

import re
from pathlib import Path

import pytest

from core.cli.app import run
from core.files.bundled import bundled_folder

NUMBERS = {
    "infinite": "1e400",
    "below everything": "-1e999",
    "no number": "NaN",
    "of five thousand digits": "9" * 5_000,
    "of a million digits": "1" + "0" * 1_000_000,
}
FILES = {
    "board.map.geojson": lambda number: _spoilt_map(r'"width": [\d.]+', f'"width": {number}'),
    "corner.map.geojson": lambda number: _spoilt_map(r"\[\s*[\d.]+,", f"[{number},"),
    "position.toml": lambda number: _story(f"round = {number}", ""),
    "story.toml": lambda number: _story("", f"expect cost A {number}\nconquer A x{number}"),
    "one.unit.toml": lambda number: f'race = "x"\nnumber = {number}\ntokens = {number}\n',
    "size.svg": lambda number: f"<svg width='{number}' height='9'><path d='M0 0L{number} 9L9 {number}z'/></svg>",
    "polygons.txt": lambda number: f"Land < (0,0) ({number},0) (10,10) >\n",
    "labels.json": lambda number: (
        f'{{"shapes": [{{"label": "a", "points": [[0, 0], [{number}, 0], [9, 9]], "shape_type": "polygon"}}],'
        f'"imagePath": "a.png", "imageWidth": {number}, "imageHeight": 100}}'
    ),
}
DEEP = {
    "lists.map.geojson": "[" * 300_000,
    "objects.map.geojson": '{"a":' * 200_000,
    "lists.toml": "a = " + "[" * 200_000,
    "tables.toml": "a = " + "{a = " * 100_000,
    "dots.toml": "[a" + ".a" * 100_000 + "]\n",
    "groups.svg": "<svg>" + "<g>" * 300_000,
    "laughs.svg": "<!DOCTYPE svg [<!ENTITY a 'ha'>"
    + "".join(f"<!ENTITY {chr(98 + i)} '{f'&{chr(97 + i)};' * 10}'>" for i in range(9))
    + "]><svg><text>&j;</text></svg>",
    "moves.svg": f"<svg><path transform='{'translate(1,1) ' * 500_000}?' d='M0 0'/></svg>",
    "outside.svg": "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg><text>&a;</text></svg>",
    "copies.svg": "<svg><g id='a0'/>"
    + "".join(f"<g id='a{i + 1}'>{f'<use href=&quot;#a{i}&quot;/>' * 10}</g>".replace("&quot;", '"') for i in range(9))
    + "<use href='#a9'/></svg>",
}


def _spoilt_map(old: str, new: str) -> str:
    text = (bundled_folder("mapfiles") / "maps" / "teach-six.map.geojson").read_text(encoding="utf-8")
    return re.sub(old, new, text, count=1)


def _story(head: str, play: str) -> str:
    seats = '[seats.Anna]\nrace = "elves"\npower = "flying"\nhand = 3\n[seats.Ben]\n'
    return f'title = "x"\n{head}\nplay = """\n{play}\n"""\n[map]\nA = "farmland, edge"\n{seats}'


def command_for(path: Path) -> list[str]:
    if path.name.endswith(".map.geojson"):
        return ["check", str(path)]
    if path.name.endswith(".unit.toml"):
        return ["clauses", "--units", str(path.parent)]
    if path.suffix == ".toml":
        return ["replay", str(path)]
    return ["import", str(path), "-o", str(path.with_name("made.map.geojson"))]


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which a file is refused; nothing is made of it."""
    assert run(command_for(path)) == 2
    told = capsys.readouterr()
    assert told.out in ("", "0 of 1 scenarios as expected\n")
    assert told.err.count("\n") == 1
    assert len(told.err) < 2_300
    assert path.name in told.err
    assert not path.with_name("made.map.geojson").exists()
    return told.err


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", FILES)
def test_a_number_nobody_can_use_is_refused(name: str, number: str, tmp_path: Path, capsys) -> None:
    (tmp_path / name).write_text(FILES[name](NUMBERS[number]), encoding="utf-8")
    refused(tmp_path / name, capsys)


@pytest.mark.parametrize("name", DEEP)
def test_what_is_nested_or_copied_without_end_is_refused(name: str, tmp_path: Path, capsys) -> None:
    (tmp_path / name).write_text(DEEP[name], encoding="utf-8")
    sentence = refused(tmp_path / name, capsys)
    assert re.search(r"line \d+|letters", sentence)
