"""The last ten saves of each file, kept in the program's own folder, whatever happens to the file. No Qt."""

import contextlib
import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from core.files.atomic import write_atomically
from core.model.problems import UnusableFileError
from editor.files.places import file_key, fingerprint
from editor.words import tr

MOST = 10
_STAMP = "%Y-%m-%d %H-%M-%S"
_ABOUT = "about.json"


@dataclass(frozen=True, slots=True)
class Version:
    """One save of a map or a story."""

    path: Path
    number: int
    time: datetime


class EarlierVersions:
    """A folder with one sub-folder per file."""

    def __init__(self, folder: Path, ending: str = ".map.geojson") -> None:
        self._folder, self._ending = folder, ending

    def of(self, path: Path) -> tuple[Version, ...]:
        """The versions kept of a file, the newest first."""
        found = [_version(each, self._ending) for each in self._place(path).glob(f"*{self._ending}")]
        return tuple(sorted((each for each in found if each), key=lambda each: each.number, reverse=True))

    def keep(self, path: Path, data: bytes, now: datetime) -> None:
        """Keep what has just been saved, or was about to be replaced; what is the newest already is not kept twice."""
        known = self.of(path)
        with contextlib.suppress(OSError):
            if known and fingerprint(known[0].path.read_bytes()) == fingerprint(data):
                return
        place = self._place(path)
        try:
            place.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableFileError(place, tr("the folder cannot be made ({})").format(error.strerror)) from error
        write_atomically(place / _ABOUT, json.dumps({"file": str(path)}).encode("utf-8"))
        number = known[0].number + 1 if known else 1
        write_atomically(place / f"{number:06} {now.strftime(_STAMP)}{self._ending}", data)
        for old in self.of(path)[MOST:]:
            with contextlib.suppress(OSError):  # one too many does no harm
                old.path.unlink()

    def _place(self, path: Path) -> Path:
        return self._folder / file_key(path)


def _version(path: Path, ending: str) -> Version | None:
    number, _, stamp = path.name.removesuffix(ending).partition(" ")
    try:
        return Version(path, int(number), datetime.strptime(stamp, _STAMP))
    except ValueError:
        return None
