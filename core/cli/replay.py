"""`realmwright replay`: play scenarios and say where they part from what they expect."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from core.cli.output import out, table, tell_trouble
from core.cli.switch_options import Edition, Rulings, Units, Without
from core.model.problems import RealmwrightError

Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE|FOLDER...", help="Scenario files, folders of them, or names of bundled ones."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
AllRulings = Annotated[
    bool, typer.Option("--all-rulings", help="Play under every option of every dispute and list where they part.")
]


def replay(
    files: Files,
    as_json: AsJson = False,
    edition: Edition = "",
    rulings: Rulings = None,
    without: Without = None,
    all_rulings: AllRulings = False,
    units: Units = None,
) -> int:
    """Play scenarios. Exit code 0: all as expected; 1: something differs; 2: a file could not be read."""
    from core.cli.scenarios import given_switches, play_file, rulings_that_part, scenario_files
    from core.files.unit_folders import units_in

    invented = units_in(*(units or ()))
    code = 0
    rows: list[dict[str, Any]] = []
    switches = given_switches(edition, rulings, without)
    for path in scenario_files(files):
        try:
            row = play_file(path, switches, invented)
            if all_rulings:
                row["rulings"] = rulings_that_part(path, switches, invented)
        except RealmwrightError as trouble:
            code = 2
            row = {"file": str(path), "unreadable": str(trouble)}
            if not as_json:
                tell_trouble(trouble)
        else:
            code = max(code, int(bool(row["failures"])))
            if not as_json:
                _show(row)
                _show_rulings(row.get("rulings", []))
        rows.append(row)
    good = sum(not row.get("failures") and "unreadable" not in row for row in rows)
    if as_json:
        out(json.dumps({"scenarios": rows}, indent=2, ensure_ascii=False))
    else:
        out(f"{good} of {len(rows)} scenarios as expected")
    return code


def _show(row: dict[str, Any]) -> None:
    for warning in row["warnings"]:
        out(f"{row['file']}: warning: {warning}")
    for failure in row["failures"]:
        out(f"{row['file']}:{failure['line']}: {failure['text']}")
        out(f"    {failure['found']}")


def _show_rulings(rows: list[dict[str, Any]]) -> None:
    if rows:
        table(
            ("dispute", "usual", "other reading", "story", "line", "parts at", "difference"),
            [
                (r["dispute"], r["usual"], r["option"], r["story"], r["line"], r["text"], "; ".join(r["differences"]))
                for r in rows
            ],
            stretch=6,
        )
