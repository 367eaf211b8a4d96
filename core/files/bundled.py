"""Where the maps, scenarios and icons that ship with the program lie, installed or in a checkout."""

import re
from importlib.resources import files
from pathlib import Path

from core.files.presence import is_file, is_there


def bundled_folder(package: str) -> Path:
    """The folder of a data package (`mapfiles`, `icons`); wheels are unpacked, so it is a real folder."""
    return Path(str(files(package)))


def bundled_maps() -> list[Path]:
    """Every bundled map, sorted by file name."""
    return sorted((bundled_folder("mapfiles") / "maps").glob("*.map.geojson"))


def bundled_file(name: str) -> Path | None:
    """The bundled map or scenario of just this name, unless a file of one's own or several scenarios have it."""
    if not _NAME.fullmatch(name) or is_there(Path(name)):
        return None
    folder = bundled_folder("mapfiles")
    drawn = folder / "maps" / f"{name}.map.geojson"
    told = sorted(each for each in (folder / "scenarios").rglob("*.toml") if each.stem == name)
    return drawn if is_file(drawn) else told[0] if len(told) == 1 else None


_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What ships with the program is called like this; a path is not."""
