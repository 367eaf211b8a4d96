"""What the header says about the document and its file: saved when, recovery copy how old. No Qt."""

from datetime import datetime


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
            f"saved {clock_words(saved_at, now)}" if has_file and saved_at else "not saved yet" if not has_file else ""
        )
    saved = f"not saved since {clock_words(saved_at, now)}" if has_file and saved_at else "not saved yet"
    if trouble:
        return f"{saved} · no recovery copy"
    if copied_at is None:
        return saved
    return f"{saved} · recovery copy {age_words((now - copied_at).total_seconds())}"


def clock_words(time: datetime, now: datetime) -> str:
    """The time of day, or the day where it was another one."""
    if time.date() == now.date():
        return time.strftime("%H:%M")
    day = f"{time.day} {time.strftime('%b')}"
    return day if time.year == now.year else f"{day} {time.year}"


def age_words(seconds: float) -> str:
    whole = max(0, int(seconds))
    if whole < 60:
        return f"{whole} s ago"
    if whole < 3600:
        return f"{whole // 60} min ago"
    return f"{whole // 3600} h ago"
