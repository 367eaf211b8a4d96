"""What the user prefers, as one value, and how it is kept in the settings."""

from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path

from core.picture.palette import ThemeName
from editor.files.settings import Settings

SNAP_PIXELS = range(4, 31)
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Per cent of what the system wants."""
RECOVERY_SECONDS = range(1, 11)
"""Work is never older than ten seconds in its recovery copy, whatever is preferred."""


@dataclass(frozen=True, slots=True)
class Preferences:
    look: ThemeName | None = None
    """None follows the system."""
    language: str = "en"
    text_size: int = 100
    snap_pixels: int = 10
    recovery_seconds: int = 3
    wheel_scrolls: bool = False
    """The wheel scrolls and Ctrl with the wheel zooms, instead of zooming with the wheel alone."""
    maps_folder: Path | None = None
    """Where choosers of files begin; None is the user's own folder."""


def read_preferences(settings: Settings, language: str) -> Preferences:
    """As they were kept; whatever makes no sense is as usual. The language is the one that is spoken."""
    look, folder = settings.text("theme"), settings.text("folders/maps-kept")
    usual = Preferences()
    return Preferences(
        look=ThemeName(look) if look in list(ThemeName) else None,
        language=language,
        text_size=_number(settings, "text-size", TEXT_SIZES, usual.text_size),
        snap_pixels=_number(settings, "snap-pixels", SNAP_PIXELS, usual.snap_pixels),
        recovery_seconds=_number(settings, "recovery-seconds", RECOVERY_SECONDS, usual.recovery_seconds),
        wheel_scrolls=settings.is_on("wheel-scrolls", usual=usual.wheel_scrolls),
        maps_folder=Path(folder) if folder else None,
    )


def keep_preferences(settings: Settings, wanted: Preferences) -> None:
    """All but the language, which its own part of the window keeps."""
    settings.set_text("theme", "" if wanted.look is None else wanted.look.value)
    settings.set_text("text-size", str(wanted.text_size))
    settings.set_text("snap-pixels", str(wanted.snap_pixels))
    settings.set_text("recovery-seconds", str(wanted.recovery_seconds))
    settings.set_on("wheel-scrolls", wanted.wheel_scrolls)
    settings.set_text("folders/maps-kept", "" if wanted.maps_folder is None else str(wanted.maps_folder))
    settings.sync()


def _number(settings: Settings, name: str, allowed: Container[int], usual: int) -> int:
    kept = settings.text(name)
    return int(kept) if kept.isascii() and kept.isdigit() and int(kept) in allowed else usual
