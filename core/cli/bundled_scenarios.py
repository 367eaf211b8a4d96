"""Finding the bundled scenario, or the folder of them, that a command was given by name."""

from pathlib import Path

from core.files.bundled import bundled_folder
from core.files.presence import is_there
from core.model.nearest import nearest_hint
from core.model.problems import UnusableFileError

ENDING = ".toml"


def scenario_or_given(path: Path) -> Path:
    """The path itself, unless nothing lies there and a bundled scenario or folder has that name.

    A name is a file's (`first-steps`) or, where several games have one, with its folders before it
    (`mixed/discarded-badges-are-shuffled`); a folder's name means every scenario in it.
    """
    if is_there(path) or path.is_absolute() or not path.parts or ".." in path.parts:
        return path
    root = bundled_folder("mapfiles") / "scenarios"
    inside = path.relative_to("mapfiles/scenarios") if path.is_relative_to("mapfiles/scenarios") else path
    exact = [root / inside, root / inside.with_name(inside.name.removesuffix(ENDING) + ENDING)] if inside.parts else []
    for each in exact:
        if is_there(each):
            return each
    found = sorted(each for each in root.rglob("*") if each.name == exact[1].name) if len(inside.parts) == 1 else []
    if len(found) == 1:
        return found[0]
    if found:
        names = " or ".join(str(each.relative_to(root).with_suffix("")) for each in found)
        raise UnusableFileError(path, f"several bundled scenarios have that name; write {names}")
    if path.suffix:
        return path
    known = (each.stem if each.is_file() else each.name for each in sorted(root.rglob("*")))
    hint = nearest_hint(path.name, known)
    raise UnusableFileError(path, f"there is no such file, and no bundled scenario of that name{hint}")
