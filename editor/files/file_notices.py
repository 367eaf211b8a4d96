"""The words and buttons of everything that is noticed about a map's file. No Qt."""

from collections.abc import Callable
from pathlib import Path

from editor.files.notices import Choice, Notice, Tone
from editor.files.recovery_store import RecoveryNote

Does = Callable[[], object]


def found_work(note: RecoveryNote, *, bring_back: Does, throw_away: Does) -> Notice:
    when = f" of {note.time}" if note.time else ""
    sentence = f"Unsaved work{when} on “{note.title}” was found; the program ended before it was saved."
    choices = (Choice("Bring it back", bring_back), Choice("Throw it away", throw_away))
    return Notice(note.key, sentence, Tone.CARE, choices)


def changed_outside(path: Path, *, take_theirs: Does, save_mine: Does, wait: Does) -> Notice:
    sentence = f"“{path.name}” was changed by another program since it was opened or saved here."
    choices = (Choice("Take theirs", take_theirs), Choice("Save mine", save_mine), Choice("Later", wait))
    return Notice("changed-outside", sentence, Tone.CARE, choices)


def gone(path: Path, *, save_again: Does) -> Notice:
    sentence = f"“{path.name}” is no longer where it was. The map is still here; saving writes it again."
    return Notice("gone", sentence, Tone.CARE, (Choice("Save it again", save_again),))


def open_elsewhere(path: Path, *, work_on_copy: Does) -> Notice:
    sentence = f"“{path.name}” is already open in another Realmwright window; the one that saves last wins."
    return Notice("open-elsewhere", sentence, Tone.CARE, (Choice("Work on a copy", work_on_copy),))
