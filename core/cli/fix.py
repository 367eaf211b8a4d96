"""`realmwright fix`: carry out every repair the findings offer."""

from pathlib import Path
from typing import Annotated

import typer

from core.cli.output import out
from core.model.problems import RealmwrightError

Source = Annotated[Path, typer.Argument(metavar="MAP", help="The map to mend.")]
Target = Annotated[
    Path | None, typer.Option("-o", "--output", metavar="MAP", help="Where to write the mended map; may be the same.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what would be done and write nothing.")]


def fix(source: Source, output: Target = None, dry_run: DryRun = False) -> int:
    """Mend a map: snap, close gaps, cut overlaps, insert matching vertices, rename. Exit 1 if errors remain."""
    from core.cli.maps import load, measured_from
    from core.files.map_file import write_map
    from core.model.problems import Severity
    from core.topology.map_checks import check_map
    from core.topology.map_fixes import fix_all

    if output is None and not dry_run:
        raise RealmwrightError("fix: give -o MAP to write the mended map, or --dry-run to look first")
    with measured_from(source):
        mended, lines = fix_all(load(source))
    for line in lines:
        out(line)
    if output is not None and not dry_run:
        write_map(output, mended)
    left = check_map(mended)
    verb = "would be made" if dry_run else "made"
    out(f"{len(lines)} repair{'s' if len(lines) != 1 else ''} {verb}, {len(left)} findings left")
    return int(any(finding.severity is Severity.ERROR for finding in left))
