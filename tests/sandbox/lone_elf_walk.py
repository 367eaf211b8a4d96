"""A dispute told from nothing by clicks: Sorcerers take a lone Elf, every edition is asked, the report is saved.

`steps` says what to click next; who clicks, and how, is up to whoever walks. Run as a program it walks in a real
window with the pointer of a real display (`python -m tests.sandbox.lone_elf_walk`) and tells clicks and time.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialogButtonBox, QFileDialog, QWidget

from core.rules.legal_options import OptionGroup

PACE_MS = 1500
"""Between two clicks of the real pointer: unhurried reading and pointing."""


@dataclass(frozen=True)
class Click:
    widget: QWidget
    spot: QPoint
    words: str


def on(widget: QWidget, words: str) -> Click:
    assert widget.isVisible(), f"{words} cannot be seen"
    assert widget.isEnabled(), f"{words} cannot be clicked"
    return Click(widget, widget.rect().center(), words)


def button(inside: QWidget, words: str) -> Click:
    found = [each for each in inside.findChildren(QAbstractButton) if each.isVisible() and _plain(each.text()) == words]
    assert len(found) == 1, f"{len(found)} buttons “{words}”"
    return on(found[0], words)


def _plain(words: str) -> str:
    return words.replace("&", "").replace("…", "")


def chosen(box: QComboBox, words: str) -> Iterator[Click]:
    """Open a list and click an entry of it."""
    yield on(box, box.accessibleName())
    row = box.findText(words)
    rect = box.view().visualRect(box.model().index(row, 0))
    assert box.view().viewport().rect().contains(rect.center()), f"{words} is not in sight"
    yield Click(box.view().viewport(), rect.center(), words)
    assert box.currentText() == words


def region(window: QWidget, name: str) -> Click:
    from tests.sandbox.setting_up import spot_of

    return Click(window.sandbox.view, spot_of(window.sandbox, name), name)


def legal(window: QWidget, words: str) -> Click:
    """A row of the list of what is legal now, by the words over it."""
    panel = window.sandbox.actions_panel
    rows = panel.model.rows
    heading = next(n for n, row in enumerate(rows) if isinstance(row, OptionGroup) and words in row.heading)
    index = panel.model.index(heading + 1, 0)
    return Click(panel.list.viewport(), panel.list.visualRect(index).center(), words)


def neighbours(window: QWidget) -> tuple[str, str]:
    """Two land regions that border each other, as somebody sees them on the board: the first is at the edge."""
    board = window.sandbox.session.board
    for one in range(len(board)):
        for other in board.touching[one]:
            names = {str(board.terrain[one]), str(board.terrain[other])}
            if board.edge[one] and names <= {"farmland", "hill", "swamp", "forest"}:
                return board.names[one], board.names[other]
    raise AssertionError("no such regions")


def steps(window: QWidget) -> Iterator[Click]:
    """Every click, from the window as it is after the first start to the report on the disk."""
    sandbox, desk = window.sandbox, window.sandbox.setup_mode
    yield button(window.header, "Sandbox")
    yield button(sandbox.bar, "Set up")
    form = desk.panel.form
    home, target = neighbours(window)
    yield from chosen(form.race, "Sorcerers")
    yield from chosen(form.power, "Merchant")
    yield region(window, home)
    yield Click(form.hand, QPoint(form.hand.width() - 9, form.hand.height() // 2 - 6), "one more in hand")
    tabs = desk.panel.seats
    yield Click(tabs, tabs.tabRect(1).center(), tabs.tabText(1))
    yield from chosen(form.race, "Elves")
    yield from chosen(form.power, "Forest")
    yield region(window, target)
    yield button(desk.panel, "Play from here")
    yield legal(window, "replacing")
    yield on(sandbox.bar.disputes, "disputes")
    yield button(sandbox.right_dock.rulings, "Compare the editions")
    yield button(sandbox.bar, "Save report")
    box = QApplication.activeModalWidget()
    assert isinstance(box, QFileDialog)
    save = box.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save)
    yield on(save, "Save")


def main() -> None:
    """Walk in a real window: the pointer is moved and clicked by the display server, not by Qt."""
    from tests.screens.virtual_display import virtual_display

    if "--inside" not in sys.argv:
        with virtual_display(1600, 1000) as display, tempfile.TemporaryDirectory() as home:
            here = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "REALMWRIGHT_HOME": home}
            program = [sys.executable, "-m", "tests.sandbox.lone_elf_walk", "--inside", *sys.argv[1:]]
            sys.exit(subprocess.run(program, env=here, check=False).returncode)
    _walk_inside(Path(os.environ["REALMWRIGHT_HOME"]))


def _walk_inside(home: Path) -> None:
    from editor.canvas.qt_application import qt_application

    application = qt_application()
    from editor.main_window import MainWindow
    from editor.program_start import begin

    window = MainWindow()
    window.setGeometry(0, 0, 1600, 1000)
    window.show()
    begin(window)
    os.chdir(home)
    pointer = _Pointer(window, application)
    pointer.start()
    application.exec()


class _Pointer:
    def __init__(self, window: QWidget, application: QApplication) -> None:
        self._window, self._application, self._steps = window, application, steps(window)
        self._clicks, self._begun, self._busy = 0, 0.0, 0.0

    def start(self) -> None:
        QTimer.singleShot(1500, self._next)

    def _next(self) -> None:
        if not self._clicks:
            self._begun = time.monotonic()
        click = next(self._steps, None)
        if click is None:
            self._finish()
            return
        at = click.widget.mapToGlobal(click.spot)
        self._clicks += 1
        _say(f"{self._clicks:3}  {click.words}")
        subprocess.run(["xdotool", "mousemove", str(at.x()), str(at.y()), "click", "1"], check=True)
        if "--shots" in sys.argv:
            QTimer.singleShot(PACE_MS - 300, self._shoot)
        QTimer.singleShot(PACE_MS, self._next)

    def _shoot(self) -> None:
        QApplication.primaryScreen().grabWindow(0).save(f"/tmp/walk-{self._clicks:02}.png")

    def _finish(self) -> None:
        taken = time.monotonic() - self._begun
        reports = [path.stat().st_size for path in Path.cwd().glob("*report.html")]
        _say(f"{self._clicks} clicks, {taken:.0f} s at one click in {PACE_MS / 1000} s; report of {reports} bytes")
        self._window.sandbox.session.mark_saved(Path("told.toml"))
        self._application.exit(0 if reports else 1)


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
