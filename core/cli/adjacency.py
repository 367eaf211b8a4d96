"""`realmwright adjacency`: who is whose neighbour, which regions lie on the edge, in several formats."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from core.cli.output import out, table


class Format(StrEnum):
    TABLE = "table"
    JSON = "json"
    CSV = "csv"
    DOT = "dot"
    GRAPHML = "graphml"


MapArgument = Annotated[Path, typer.Argument(metavar="MAP", help="A map file, or the name of a bundled map.")]
FormatOption = Annotated[Format, typer.Option("--format", "-f", help="How to print the answer.")]


def adjacency(map_: MapArgument, format_: FormatOption = Format.TABLE) -> int:
    """Print neighbours, borders with their lengths, and edge and entry regions."""
    from core.cli.maps import load, measured_from
    from core.files.adjacency_tables import adjacency_csv, adjacency_dot, adjacency_graphml, adjacency_json, report_of

    with measured_from(map_):
        report = report_of(load(map_))
    match format_:
        case Format.TABLE:
            _tables(adjacency_json(report))
        case Format.JSON:
            out(json.dumps(adjacency_json(report), indent=2, ensure_ascii=False))
        case Format.CSV:
            out(adjacency_csv(report).rstrip("\n"))
        case Format.DOT:
            out(adjacency_dot(report).rstrip("\n"))
        case Format.GRAPHML:
            out(adjacency_graphml(report).rstrip("\n"))
    return 0


def _tables(report: dict[str, list[dict[str, object]]]) -> None:
    name = {row["id"]: row["name"] for row in report["regions"]}
    table(
        ("region", "terrain", "symbols", "edge", "entry", "neighbours"),
        [
            (
                row["name"],
                row["terrain"] or "",
                " ".join(row["symbols"]),  # type: ignore[arg-type]
                " ".join(row["sides"]),  # type: ignore[arg-type]
                "yes" if row["entry"] else "",
                ", ".join(str(name[other]) for other in row["neighbours"]),  # type: ignore[attr-defined]
            )
            for row in report["regions"]
        ],
        stretch=5,
    )
    table(
        ("border between", "and", "length", "kind"),
        [(name[row["a"]], name[row["b"]], row["length"], row["kind"]) for row in report["borders"]],
    )
    close = report["close"]
    if close:
        table(
            ("close, but no neighbours", "and", "kind", "gap"),
            [(name[row["a"]], name[row["b"]], row["kind"], row["gap"]) for row in close],
        )
