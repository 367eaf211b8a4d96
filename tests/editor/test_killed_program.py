"""A program that is killed in the middle of the work, and the start after it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.files.map_file import read_map
from editor.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
WORKER = """
import sys
from dataclasses import replace
from pathlib import Path
from editor.canvas.qt_application import qt_application
application = qt_application()
from editor.main_window import MainWindow
window = MainWindow()
if len(sys.argv) > 1:
    assert window.open_map(Path(sys.argv[1]))
window.show()
steps = iter(range(1, 4))
def work():
    number = next(steps, None)
    if number is None:
        print("written", flush=True)
        return
    model = replace(window.document.kept, title=f"Step {number}")
    window.document.edit(f"Step {number}", model)
window.files.recovery.written.connect(work)
work()
sys.exit(application.exec())
"""


def killed_at_work(home, *arguments):
    """Run the program on its own, let it work through three changes, and kill it."""
    environment = os.environ | {"REALMWRIGHT_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [sys.executable, "-c", WORKER, *map(str, arguments)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as program:
        assert program.stdout.readline() == "written\n"
        program.send_signal(signal.SIGKILL)
        assert program.wait() == -signal.SIGKILL


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no kill -9")
@pytest.mark.parametrize("has_file", [True, False])
def test_after_a_kill_the_next_start_offers_everything_that_was_done(qtbot, home, map_path, has_file):
    before = map_path.read_bytes()
    killed_at_work(home, *([map_path] if has_file else []))
    assert map_path.read_bytes() == before
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.files.offer_recovered()
    (row,) = window.message.rows()
    assert "“Step 3” was found" in row.notice.sentence
    (bring_back,) = [button for button in row.findChildren(QPushButton) if button.text() == "Bring it back"]
    qtbot.mouseClick(bring_back, Qt.MouseButton.LeftButton)
    assert window.document.title == "Step 3"
    assert window.document.is_changed
    assert window.document.path == (map_path if has_file else None)
    if has_file:
        assert window.file_commands.save()
        assert read_map(map_path).title == "Step 3"
        assert sorted(path.name for path in map_path.parent.glob(".*.recovery")) == []
