"""The story that is open in a few words: for the header, the status line and whoever points at a region."""

from core.model.region import Region
from editor.words import tr, tr_n
from sandbox.position_words import position_sentence
from sandbox.price_pills import pill_of, pill_words
from sandbox.session import Session


def document_words(session: Session) -> tuple[str, str, str]:
    """Title, file and place of what is open, for the header and the status line."""
    if not session.is_open:
        return tr("No scenario"), tr("open one with Ctrl+Shift+O"), ""
    file = session.path.name if session.path is not None else tr("not saved")
    return session.scenario.title or file, tr("scenario · {}").format(file), _counts(session)


def map_words(session: Session) -> str:
    """The map that is played on; regions written in a scenario have no name of their own."""
    title = session.board.title
    return title if title and title != session.scenario.title else tr("Its own map")


def _counts(session: Session) -> str:
    """The place, the branches, and what fails, for the status line."""
    parts = [tr("Step {} of {}").format(session.number, session.last)]
    branches = len(session.tree.branches) - 1
    if branches:
        parts.append(tr_n("{} branch", "{} branches", branches).format(branches))
    failed = session.verdict().failed
    if failed:
        parts.append(tr_n("{} expectation fails", "{} expectations fail", failed).format(failed))
    return " · ".join(parts)


def region_sentence(session: Session, region: Region) -> str:
    """What stands in a region at the step shown, and what it costs."""
    if not session.is_open:
        return ""
    number = session.board.number[region.id]
    words = position_sentence(session.names, session.state, region.id, is_frozen=number in session.frozen)
    option = session.legal.priced(number)
    pill = pill_of(option) if option is not None else None
    return f"{words} · {pill_words(pill)}" if pill is not None else words
