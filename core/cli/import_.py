"""`realmwright import`: bring a drawing from another program in as a map."""

from pathlib import Path
from typing import Annotated

import typer

from core.cli.output import out

Source = Annotated[
    Path, typer.Argument(metavar="FILE", help="GeoJSON, SVG, a TripleA polygons.txt or a labelme JSON file.")
]
Target = Annotated[Path, typer.Option("-o", "--output", metavar="MAP", help="The map file to write.")]


def import_(source: Source, output: Target) -> int:
    """Import polygons, clean and snap them, write a map and say what was changed."""
    from core.cli.maps import refuse_overwriting_source
    from core.files.importers import import_map
    from core.files.map_file import write_map

    refuse_overwriting_source(source, output)
    result = import_map(source)
    write_map(output, result.model)
    for line in result.report or ("nothing had to be changed",):
        out(line)
    out(f"wrote {output}: {len(result.model.regions)} regions")
    return 0
