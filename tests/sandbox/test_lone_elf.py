"""The dispute of the lone Elf, told from nothing by clicks alone, asked under every edition, and sent as a report."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.files.bundled import bundled_maps
from editor.main_window import MainWindow
from tests.sandbox.lone_elf_walk import steps
from tests.sandbox.setting_up import LEFT

MOST_CLICKS = 20
"""The number written down in docs/sandbox.md."""


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # a list that has just opened takes no click for so long
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1600, 1000)
    made.show_sample(next(path for path in bundled_maps() if path.name.startswith("base-2-")))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    QApplication.setDoubleClickInterval(usual)


class Walker:
    """Clicks one thing after another, each when the program is idle: dialogs run loops of their own."""

    def __init__(self, window):
        self._window, self._steps = window, steps(window)
        self.clicked = []
        self.trouble = None
        self.is_done = False

    def go_on(self):
        sandbox = self._window.sandbox
        if sandbox.session.last and not sandbox.rulings_desk.is_done:
            QTimer.singleShot(0, self.go_on)
            return
        try:
            click = next(self._steps, None)
        except AssertionError as trouble:
            self.trouble, click = trouble, None
        if click is None:
            self.is_done = True
            return
        self.clicked.append(click.words)
        QTest.mouseMove(click.widget, click.spot)
        QTimer.singleShot(0, self.go_on)
        QTest.mouseClick(click.widget, LEFT, pos=click.spot)


def test_a_dispute_is_told_from_nothing_by_clicks_alone(window, qtbot, tmp_path):
    walker = Walker(window)
    QTimer.singleShot(0, walker.go_on)
    qtbot.waitUntil(lambda: walker.is_done, timeout=60_000)
    assert walker.trouble is None, walker.clicked
    assert len(walker.clicked) <= MOST_CLICKS
    session = window.sandbox.session
    (conquest,) = session.state.log.conquests
    assert (conquest.race, conquest.loser, conquest.tokens) == ("race.sorcerers", "race.elves", 1)
    assert conquest.means == ("race.sorcerers.replace",)
    compared = {row.what: row.values for row in window.sandbox.rulings_desk.by_books().rows}
    assert compared["Elves, tokens left"] == ("0", "0", "1", "0", "1", "0"), "what is in force, then every book"
    (report,) = tmp_path.glob("*.html")
    text = report.read_text(encoding="utf-8")
    assert "Sorcerers replace a lone Elf token. Is the Elf lost?" in text
    assert "What each book says" in text
    assert "<svg" in text
