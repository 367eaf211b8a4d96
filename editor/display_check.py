"""Can a window be opened here, and if not, why not? Asked before Qt starts, because Qt would end the program."""

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

_TRIAL = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
_PATIENCE = 30
"""Seconds after which a display that does not answer is given up."""
_LIBRARY = re.compile(r"(lib[\w.+-]+?)\.so")
_PACKAGES = {
    "libEGL": "libegl1",
    "libGL": "libgl1",
    "libGLX": "libgl1",
    "libdbus-1": "libdbus-1-3",
    "libfontconfig": "libfontconfig1",
    "libglib-2.0": "libglib2.0-0",
    "libxkbcommon": "libxkbcommon0",
    "libxcb-cursor": "libxcb-cursor0",
    "libxkbcommon-x11": "libxkbcommon-x11-0",
    "libxcb-icccm": "libxcb-icccm4",
}
"""Debian and Ubuntu packages of the libraries that Qt wants and a bare system may lack."""


def has_display() -> bool:
    """Can a window be shown here? Systems other than Linux and the BSDs always have a desktop."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return os.environ["QT_QPA_PLATFORM"] not in ("offscreen", "minimal")
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qt_trouble() -> str | None:
    """Why Qt cannot even be loaded; None if it can."""
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as error:
        found = _LIBRARY.match(str(error))
        return _lacking("Qt", found[1]) if found else f"Qt cannot be loaded ({error})"
    return None


def window_trouble(meanwhile: Callable[[], object] = lambda: None) -> str | None:
    """Why no window can be opened here; None if one can. The rest of the program may be loaded `meanwhile`."""
    if not has_display():
        return "There is no display here"
    if trouble := qt_trouble():
        return trouble
    if sys.platform in ("win32", "darwin") or _can_start(meanwhile):
        return None
    library = missing_library()
    if library is None:
        shown = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
        return f"The display {shown} cannot be reached"
    return _lacking("The display", library)


def _lacking(what: str, library: str) -> str:
    package = _PACKAGES.get(library)
    help_ = f"on Debian or Ubuntu install the package {package}" if package else "install its package"
    return f"{what} cannot be used because the system library {library} is missing ({help_})"


def _can_start(meanwhile: Callable[[], object]) -> bool:
    """Start Qt in another process: where it cannot open the display, it ends the process it runs in."""
    trial = subprocess.Popen([sys.executable, "-P", "-c", _TRIAL], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    meanwhile()
    try:
        return trial.wait(_PATIENCE) == 0
    except subprocess.TimeoutExpired:
        trial.kill()
        return False


def missing_library(plugin: Path | None = None) -> str | None:
    """The first system library that Qt's X11 plugin lacks; None if it loads."""
    try:
        ctypes.CDLL(str(plugin or _x11_plugin()))
    except OSError as error:
        found = _LIBRARY.match(str(error))
        return found[1] if found else None
    return None


def _x11_plugin() -> Path:
    import PySide6  # noqa: PLC0415  only to find its folder

    return Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
