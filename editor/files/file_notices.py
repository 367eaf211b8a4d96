"""The words and buttons of everything that is noticed about a map's file. No Qt."""

from collections.abc import Callable
from pathlib import Path

from core.model.problems import UnusableFileError
from editor.files.notices import Choice, Notice, Tone
from editor.files.recovery_store import RecoveryNote
from editor.words import tr

Does = Callable[[], object]


def found_work(note: RecoveryNote, *, bring_back: Does, throw_away: Does) -> Notice:
    when = tr(" of {}").format(note.time) if note.time else ""
    sentence = tr("Unsaved work{} on “{}” was found; the program ended before it was saved.").format(when, note.title)
    choices = (Choice(tr("Bring it back"), bring_back), Choice(tr("Throw it away"), throw_away))
    return Notice(note.key, sentence, Tone.CARE, choices)


def not_saved(trouble: UnusableFileError, *, has_copy: bool, save_elsewhere: Does) -> Notice:
    """What happened, what is safe, what to do."""
    safe = (
        tr("Your work is safe in memory and in the recovery copy.")
        if has_copy
        else tr("Your work is in memory only: save it elsewhere.")
    )
    sentence = tr("Could not save “{}”: {}.").format(Path(trouble.path).name, tr(trouble.reason).rstrip("."))
    return Notice("save", f"{sentence} {safe}", choices=(Choice(tr("Save as…"), save_elsewhere),))


def changed_outside(path: Path, *, take_theirs: Does, save_mine: Does, wait: Does) -> Notice:
    sentence = tr("“{}” was changed by another program since it was opened or saved here.").format(path.name)
    choices = (Choice(tr("Take theirs"), take_theirs), Choice(tr("Save mine"), save_mine), Choice(tr("Later"), wait))
    return Notice("changed-outside", sentence, Tone.CARE, choices)


def gone(path: Path, *, save_again: Does) -> Notice:
    sentence = tr("“{}” is no longer where it was. The map is still here; saving writes it again.").format(path.name)
    return Notice("gone", sentence, Tone.CARE, (Choice(tr("Save it again"), save_again),))


def open_elsewhere(path: Path, *, work_on_copy: Does) -> Notice:
    sentence = tr("“{}” is already open in another Realmwright window; the one that saves last wins.").format(path.name)
    return Notice("open-elsewhere", sentence, Tone.CARE, (Choice(tr("Work on a copy"), work_on_copy),))
