"""What a file would be called that nobody has named yet."""

import re
from pathlib import Path

MAP_SUFFIX = ".map.geojson"


def suggested_file(folder: Path, title: str, ending: str = MAP_SUFFIX) -> Path:
    """A file name made of the title of a map or a story."""
    slug = re.sub(r"[^\w]+", "-", title.lower()).strip("-_") or "untitled-map"
    return folder / f"{slug[:60]}{ending}"
