"""A command line that cannot be understood: one sentence with the place and the nearest known word, exit code 2."""

import pytest

from core.cli.app import run

MISUSES = {
    "new --game moon -o x": "new: --game moon: “moon” is not known; choose from base, underground, river",
    "new --game=undergrund -o x": "new: --game undergrund: “undergrund” is not known; did you mean “underground”?",
    "adjacency m --format foo": "adjacency: --format foo: “foo” is not known; choose from table, json, csv",
    "adjacency m -f grahpml": "adjacency: -f grahpml: “grahpml” is not known; did you mean “graphml”?",
    "clauses --game moon": "clauses: --game moon: “moon” is not known; choose from base, underground, river",
    "chek x": "there is no command “chek”; did you mean “check”?",
    "frobnicate": "there is no command “frobnicate”; commands are check, adjacency, export",
    "lost.map.geojson": "there is neither a command nor a file “lost.map.geojson”",
    "check": "check: MAP... is missing; realmwright check --help tells what it is",
    "export m": "export: -o FILE is missing",
    "why a.toml#1": "why: ACTION is missing",
    "new --playrs 3": "new: there is no option --playrs; did you mean “--players”?",
    "check a --q": "check: there is no option --q; known are --json, --help",
    "--bogus": "there is no option --bogus; known are --version, --help",
    "new -o x --players 9": "new: a board is for 2 to 5 players, not 9",
    "new -o x --regions 4": "new: a board needs 5 to 500 regions, not 4",
    "new -o x --seed -1": "new: a seed is a whole number from 0 up, not -1",
    "new -o x --players three": "new: --players three: “three” is no whole number",
    "export m -o x.png --dpi wide": "export: --dpi wide: “wide” is no number",
    "export m -o x.png --dpi nan": "export: --dpi nan: give 1 or more",
    "export m -o x.png --width 3": "export: --width 3: give 16 or more",
    "new -o": "new: -o needs a value after it",
    "replay --json=5 x": "replay: --json takes no value",
    "adjacency a b c": "adjacency: “b c” is too much; it takes MAP",
    "clauses x": "clauses: “x” is too much; it takes options only",
    "fix m": "fix: give -o MAP to write the mended map, or --dry-run to look first",
}


@pytest.mark.parametrize("line", MISUSES)
def test_a_misuse_is_told_in_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"realmwright: {MISUSES[line]}")
    assert shown.err.count("\n") == 1
    assert not shown.out
