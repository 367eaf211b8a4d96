"""`realmwright check`: what is wrong with one or more maps."""

import json
from pathlib import Path
from typing import Annotated

import typer

from core.cli.output import out, table, tell_trouble
from core.model.problems import Finding, RealmwrightError, Severity

Maps = Annotated[list[Path], typer.Argument(metavar="MAP...", help="Map files, or names of bundled maps.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of tables.")]

CLEAN, ERRORS, UNREADABLE = 0, 1, 2


def check(maps: Maps, as_json: AsJson = False) -> int:
    """Check maps. Exit code 0: no errors; 1: at least one error; 2: a map could not be read."""
    from core.cli.maps import load, measured_from
    from core.files.adjacency_tables import finding_json
    from core.topology.map_checks import shown_and_ignored

    code = CLEAN
    rows: list[dict[str, object]] = []
    for path in maps:
        try:
            model = load(path)
            with measured_from(path):
                shown, ignored = shown_and_ignored(model)
        except RealmwrightError as trouble:
            code = UNREADABLE
            rows.append({"map": str(path), "unreadable": str(trouble)})
            if not as_json:
                tell_trouble(trouble)
            continue
        if any(finding.severity is Severity.ERROR for finding in shown):
            code = max(code, ERRORS)
        rows.append(
            {"map": str(path), "findings": [finding_json(finding) for finding in shown], "ignored": len(ignored)}
        )
        if not as_json:
            _show(path, len(model.regions), shown, len(ignored))
    if as_json:
        out(json.dumps({"maps": rows}, indent=2, ensure_ascii=False))
    return code


def _show(path: Path, regions: int, shown: tuple[Finding, ...], ignored: int) -> None:
    counts = [
        f"{n} {severity.value}{'s' if n != 1 else ''}"
        for severity in Severity
        if (n := sum(f.severity is severity for f in shown))
    ]
    tail = f", {ignored} ignored" if ignored else ""
    out(f"{path}: {regions} regions, {', '.join(counts) or 'nothing to mend'}{tail}")
    if shown:
        table(
            ("severity", "code", "what", "fix"),
            [(f.severity.value, f.code, f.message, f.fix) for f in shown],
            stretch=2,
        )
