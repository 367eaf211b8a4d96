"""Whether something lies at a path. A disk that does not answer, and a name no disk takes, have nothing there.

`pathlib` raises for these: for a folder nobody may look into, a network that is away, a name that is too long.
"""

import os
import stat
from pathlib import Path


def is_file(path: Path) -> bool:
    """Is an ordinary file there?"""
    facts = _facts(path)
    return facts is not None and stat.S_ISREG(facts.st_mode)


def is_folder(path: Path) -> bool:
    facts = _facts(path)
    return facts is not None and stat.S_ISDIR(facts.st_mode)


def is_there(path: Path) -> bool:
    """Is anything there?"""
    return _facts(path) is not None


def _facts(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except (OSError, ValueError):
        return None
