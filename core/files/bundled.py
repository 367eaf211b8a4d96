"""Where the maps, scenarios and icons that ship with the program lie, installed or in a checkout."""

from importlib.resources import files
from pathlib import Path


def bundled_folder(package: str) -> Path:
    """The folder of a data package (`mapfiles`, `icons`); wheels are unpacked, so it is a real folder."""
    return Path(str(files(package)))


def bundled_maps() -> list[Path]:
    """Every bundled map, sorted by file name."""
    return sorted((bundled_folder("mapfiles") / "maps").glob("*.map.geojson"))
