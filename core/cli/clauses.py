"""`realmwright clauses`: every clause of the catalogue, who carries it and which scenarios show it."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from core.cli.output import out, table
from core.cli.switch_options import Units
from core.model.map_model import Game

if TYPE_CHECKING:
    from core.cli.invented_clauses import InventedClause
    from core.rules.clause_records import Clause
    from core.rules.scenario import Scenario

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Verify = Annotated[
    bool, typer.Option("--verify", help="Switch each clause off and demand that one of its scenarios notices.")
]
GameOption = Annotated[Game | None, typer.Option("--game", help="Only this game's clauses.")]


def clauses(
    as_json: AsJson = False, verify: Verify = False, game: GameOption = None, units: Units = None
) -> int:  # fmt: skip
    """List clauses. With --verify, exit code 1 if a clause has no scenario or nobody notices that it is off."""
    from core.cli.invented_clauses import invented_clauses
    from core.rules.catalogue_data import catalogue_data
    from core.rules.claims import claims

    shown = _scenarios_by_clause(units or [])
    rows = [
        _row(clause, claims().get(clause.id, ()), shown.get(clause.id, []), verify=verify)
        for clause in catalogue_data().clauses
        if game in (None, clause.game)
    ]
    if game is None:
        own = invented_clauses(units or [])
        rows += [_row(each, (each.unit,), shown.get(each.id, []), verify=verify) for each in own]
    if as_json:
        out(json.dumps({"clauses": rows}, indent=2, ensure_ascii=False))
    else:
        _print(rows, verify=verify)
    return int(verify and any(row.get("trouble") for row in rows))


def _scenarios_by_clause(units: list[Path]) -> "dict[str, list[tuple[Path, Scenario]]]":
    from core.cli.scenarios import scenario_files
    from core.files.bundled import bundled_folder
    from core.files.scenario_file import read_scenario
    from core.files.unit_folders import units_in

    found: dict[str, list[tuple[Path, Scenario]]] = {}
    given = units_in(*units)
    beside = [folder for folder in units if any(folder.rglob("*.toml"))]
    for path in scenario_files([bundled_folder("mapfiles") / "scenarios", *beside]):
        scenario = read_scenario(path, given)
        for clause in scenario.shows:
            found.setdefault(clause, []).append((path, scenario))
    return found


def _row(
    clause: "Clause | InventedClause", carriers: tuple[str, ...], shown: "list[tuple[Path, Scenario]]", *, verify: bool
) -> dict[str, Any]:
    from core.rules.clause_reasons import not_modelled

    row: dict[str, Any] = {
        "id": clause.id,
        "title": clause.title,
        "modelled": clause.modelled,
        "carried_by": list(carriers),
        "scenarios": [path.stem for path, _ in shown],
    }
    if not clause.modelled:
        row["reason"] = not_modelled().get(clause.id, "")
    if verify and clause.modelled:
        row["trouble"] = _trouble(clause.id, shown)
    return row


def _trouble(clause: str, shown: "list[tuple[Path, Scenario]]") -> str:
    """What is wrong with the coverage of a clause; empty if a scenario fails without it and holds with it."""
    from core.rules.claims import idle_clauses

    if not shown:
        return "no scenario shows it"
    holds = [_failures(path, scenario, "") == 0 for path, scenario in shown]
    if not all(holds):
        return f"{shown[holds.index(False)][0].stem} does not go as expected"
    if clause in idle_clauses() or any(_failures(path, scenario, clause) for path, scenario in shown):
        return ""
    return "nobody notices when it is off"


def _failures(path: Path, scenario: "Scenario", off: str) -> int:
    """How many lines of a scenario and its variations fail with a clause switched off."""
    from dataclasses import replace

    from core.files.scenario_board import board_of
    from core.model.problems import RealmwrightError
    from core.rules.playback import play, play_variation

    def without(switches: Any) -> Any:
        return replace(switches, without=switches.without | {off}) if off else switches

    board = board_of(scenario, path)
    try:
        stories = [play(scenario, board, without(scenario.switches))]
        for each in scenario.variations:
            stories.append(play_variation(scenario, board, each, without(each.switches or scenario.switches)))
    except RealmwrightError:
        # A position that can no longer be set up is noticed, too.
        return 1
    return sum(len(story.failures) for story in stories)


def _print(rows: list[dict[str, Any]], *, verify: bool) -> None:
    table(
        ("clause", "carried by", "scenarios", "trouble" if verify else "title"),
        [
            (
                row["id"],
                ", ".join(row["carried_by"]) if row["modelled"] else row["reason"],
                ", ".join(row["scenarios"]),
                row.get("trouble", "") if verify else row["title"],
            )
            for row in rows
        ],
        stretch=3,
    )
    modelled = [row for row in rows if row["modelled"]]
    bare = sum(not row["scenarios"] for row in modelled)
    out(f"{len(rows)} clauses, {len(modelled)} modelled, {bare} without a scenario")
    if verify:
        out(f"{sum(bool(row.get('trouble')) for row in modelled)} with trouble")
