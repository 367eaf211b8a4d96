"""One repaint of labelme's canvas, in milliseconds. Run by canvas_bench with labelme's own interpreter."""

import json
import sys
import time
from pathlib import Path
from statistics import median


def either(thing, *names):
    """The attribute under the name that this version of labelme gives it."""
    return next(getattr(thing, name) for name in names if hasattr(thing, name))


def main() -> None:
    from PyQt5 import QtCore, QtGui, QtWidgets

    application = QtWidgets.QApplication([])
    from labelme.widgets.canvas import Canvas

    try:
        from labelme._shape import Shape
    except ImportError:
        from labelme.shape import Shape
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    canvas = Canvas(epsilon=10.0, double_click="close", num_backups=10)
    pixmap = QtGui.QPixmap(round(told["board"][0]), round(told["board"][1]))
    pixmap.fill(QtGui.QColor("#EFEBE0"))
    either(canvas, "load_pixmap", "loadPixmap")(pixmap)
    shapes = []
    for number, ring in enumerate(told["rings"]):
        shape = Shape(label=f"Region {number}", shape_type="polygon")
        add = either(shape, "add_point", "addPoint")
        for x, y in ring:
            add(QtCore.QPointF(x, y))
        shape.close()
        shapes.append(shape)
    either(canvas, "load_shapes", "loadShapes")(shapes)
    width, height = told["size"]
    canvas.scale = min(width / pixmap.width(), height / pixmap.height())
    canvas.resize(width, height)
    canvas.show()
    application.processEvents()
    times = []
    for _ in range(12):
        start = time.perf_counter()
        canvas.repaint()
        times.append((time.perf_counter() - start) * 1000)
    print(median(times))


if __name__ == "__main__":
    main()
