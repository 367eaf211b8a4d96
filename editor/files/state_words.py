"""What the header says about the document and its file: saved when, recovery copy how old. No Qt."""

from datetime import datetime

from editor.words import tr


def state_words(
    *,
    is_changed: bool,
    has_file: bool,
    saved_at: datetime | None,
    copied_at: datetime | None,
    trouble: str,
    now: datetime,
) -> str:
    """Such as “saved 14:02” or “not saved since 14:02 · recovery copy 4 s ago”."""
    if not is_changed:
        return (
            tr("saved {}").format(clock_words(saved_at, now))
            if has_file and saved_at
            else tr("not saved yet")
            if not has_file
            else ""
        )
    saved = (
        tr("not saved since {}").format(clock_words(saved_at, now)) if has_file and saved_at else tr("not saved yet")
    )
    if trouble:
        return tr("{} · no recovery copy").format(saved)
    if copied_at is None:
        return saved
    return tr("{} · recovery copy {}").format(saved, age_words((now - copied_at).total_seconds()))


def clock_words(time: datetime, now: datetime) -> str:
    """The time of day, or the day where it was another one."""
    if time.date() == now.date():
        return time.strftime("%H:%M")
    day = f"{time.day} {time.strftime('%b')}"
    return day if time.year == now.year else f"{day} {time.year}"


def age_words(seconds: float) -> str:
    whole = max(0, int(seconds))
    if whole < 60:
        return tr("{} s ago").format(whole)
    if whole < 3600:
        return tr("{} min ago").format(whole // 60)
    return tr("{} h ago").format(whole // 3600)
