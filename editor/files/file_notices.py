"""The words and buttons of everything that is noticed about a map's file. No Qt.

Sentences remember how they were made, so that they are told in another language while they are shown.
"""

from collections.abc import Callable
from pathlib import Path

from core.model.problems import UnusableFileError
from core.model.sentences import said
from editor.files.notices import Choice, Notice, Tone
from editor.files.recovery_store import RecoveryNote
from editor.words import tr

Does = Callable[[], object]


def found_work(note: RecoveryNote, *, bring_back: Does, throw_away: Does) -> Notice:
    when = said(" of {}", note.time) if note.time else ""
    sentence = said("Unsaved work{} on “{}” was found; the program ended before it was saved.", when, note.title)
    choices = (Choice(tr("Bring it back"), bring_back), Choice(tr("Throw it away"), throw_away))
    return Notice(note.key, sentence, Tone.CARE, choices)


def not_saved(trouble: UnusableFileError, *, has_copy: bool, save_elsewhere: Does) -> Notice:
    """What happened, what is safe, what to do."""
    safe = (
        said("Your work is safe in memory and in the recovery copy.")
        if has_copy
        else said("Your work is in memory only: save it elsewhere.")
    )
    reason = trouble.reason.rstrip(".") if trouble.reason.endswith(".") else trouble.reason
    sentence = said("Could not save “{}”: {}.", Path(trouble.path).name, reason)
    return Notice("save", said("{} {}", sentence, safe), choices=(Choice(tr("Save as…"), save_elsewhere),))


def unusable(matter: str, trouble: UnusableFileError) -> Notice:
    """A file that could not be opened: which, why, and that nothing is lost by it."""
    if isinstance(trouble.__cause__, FileNotFoundError):
        gone = tr(
            "“{}” is not there any more: it was moved, renamed or deleted. Look for it in {}, or open another one."
        )
        sentence = gone.format(Path(trouble.path).name, Path(trouble.path).parent)
    else:
        sentence = str(trouble)
    return Notice(matter, f"{sentence} {tr('What is open here stays as it is.')}")


def changed_outside(path: Path, *, take_theirs: Does, save_mine: Does, wait: Does) -> Notice:
    sentence = said("“{}” was changed by another program since it was opened or saved here.", path.name)
    choices = (Choice(tr("Take theirs"), take_theirs), Choice(tr("Save mine"), save_mine), Choice(tr("Later"), wait))
    return Notice("changed-outside", sentence, Tone.CARE, choices)


def gone(path: Path, *, save_again: Does) -> Notice:
    sentence = said("“{}” is no longer where it was. The map is still here; saving writes it again.", path.name)
    return Notice("gone", sentence, Tone.CARE, (Choice(tr("Save it again"), save_again),))


def open_elsewhere(path: Path, *, work_on_copy: Does) -> Notice:
    sentence = said("“{}” is already open in another Realmwright window; the one that saves last wins.", path.name)
    return Notice("open-elsewhere", sentence, Tone.CARE, (Choice(tr("Work on a copy"), work_on_copy),))
