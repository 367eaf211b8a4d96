"""Can a window be opened here, and if not, why not? Asked before Qt starts, because Qt would end the program."""

import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path

from editor.canvas.qt_application import has_display

_TRIAL = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
_PATIENCE = 30
"""Seconds after which a display that does not answer is given up."""
_LIBRARY = re.compile(r"(lib[\w.+-]+?)\.so")
_PACKAGES = {
    "libxcb-cursor": "libxcb-cursor0",
    "libxkbcommon-x11": "libxkbcommon-x11-0",
    "libxcb-icccm": "libxcb-icccm4",
}
"""Debian and Ubuntu packages of the libraries that Qt wants for windows and a bare system may lack."""


def window_trouble() -> str | None:
    """Why no window can be opened here; None if one can."""
    if not has_display():
        return "There is no display here"
    if sys.platform in ("win32", "darwin") or _can_start():
        return None
    library = missing_library()
    if library is None:
        shown = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
        return f"The display {shown} cannot be reached"
    package = _PACKAGES.get(library)
    help_ = f"on Debian or Ubuntu install the package {package}" if package else "install its package"
    return f"The display cannot be used because the system library {library} is missing ({help_})"


def _can_start() -> bool:
    """Start Qt in another process: where it cannot open the display, it ends the process it runs in."""
    try:
        done = subprocess.run([sys.executable, "-P", "-c", _TRIAL], capture_output=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


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
