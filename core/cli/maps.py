"""Finding and loading the map a command was given."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.files.bundled import bundled_folder, bundled_maps
from core.files.map_file import read_map
from core.files.presence import is_there
from core.model.map_model import MapModel
from core.model.nearest import nearest_hint
from core.model.problems import RealmwrightError, UnusableFileError
from core.topology.heaped_outlines import HeapedOutlinesError

ENDING = ".map.geojson"


def load(path: Path) -> MapModel:
    """The map in the file, or the bundled map of that name."""
    return read_map(bundled_or_given(path))


@contextmanager
def measured_from(path: Path) -> Iterator[None]:
    """Trouble with measuring the map is trouble with its file."""
    try:
        yield
    except HeapedOutlinesError as trouble:
        raise UnusableFileError(path, str(trouble)) from trouble


def bundled_or_given(path: Path) -> Path:
    """The path itself, unless no such file exists and a bundled map has that name."""
    if is_there(path) or len(path.parts) != 1:
        return path
    bundled = bundled_folder("mapfiles") / "maps" / f"{path.name}{ENDING}"
    if not is_there(bundled) and not path.suffix:
        names = [each.name.removesuffix(ENDING) for each in bundled_maps()]
        hint = nearest_hint(path.name, names, "bundled are")
        raise UnusableFileError(path, f"there is no such file, and no bundled map of that name{hint}")
    return bundled if is_there(bundled) else path


def refuse_overwriting_source(source: Path, target: Path) -> None:
    """A command that reads one file and writes another must not eat its own input by accident."""
    if is_there(target) and is_there(source) and target.samefile(source):
        raise RealmwrightError(f"{target}: is the file being read; give another name with -o")
