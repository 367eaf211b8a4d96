"""Paints somebody else's drawing (SVG) as an image, in a process of its own that is ended if it takes too long.

A small drawing can copy itself a thousand million times, or be filled with pictures of itself; whoever paints it would
never come back. Run as a program it reads a drawing and writes its width, height and pixels.
"""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from core.files.foreign_drawing import drawing_alone
from core.model.problems import UnusableFileError
from editor.words import tr

SIDE = 3_000
"""A drawing without pixels of its own is painted this large."""
PATIENCE = 10.0
"""Seconds after which a drawing is given up; a large one takes two."""
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_ROOT = Path(__file__).resolve().parents[2]


def painted_drawing(data: bytes, path: object, patience: float = PATIENCE) -> QImage:
    """The image of a drawing; UnusableFileError if it cannot be painted, or not in time."""
    alone = drawing_alone(data, path)
    # Nothing in the folder the program was started from is run instead (-P).
    program = [sys.executable, "-P", "-m", "editor.canvas.drawing_painter"]
    folders = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": folders}
    try:
        done = subprocess.run(program, input=alone, capture_output=True, timeout=patience, env=environment, check=False)
    except subprocess.TimeoutExpired as error:
        raise UnusableFileError(path, tr("takes too long to paint; save it as PNG")) from error
    except OSError as error:
        raise UnusableFileError(path, tr("is no drawing that can be painted")) from error
    size, _, pixels = done.stdout.partition(b"\n")
    if done.returncode != 0 or not pixels:
        raise UnusableFileError(path, tr("is no drawing that can be painted"))
    width, height = map(int, size.split())
    return QImage(pixels, width, height, _FORMAT).copy()  # the copy owns its pixels


def _painted(data: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        return QImage()
    size = renderer.defaultSize().scaled(QSize(SIDE, SIDE), Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size, _FORMAT)
    if not image.isNull():
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
    return image


def main() -> int:
    application = QGuiApplication([])  # fonts are known only while there is one
    image = _painted(sys.stdin.buffer.read())
    if not image.isNull():
        sys.stdout.buffer.write(b"%d %d\n" % (image.width(), image.height()))
        sys.stdout.buffer.write(image.constBits())
    del application
    return int(image.isNull())


if __name__ == "__main__":
    sys.exit(main())
