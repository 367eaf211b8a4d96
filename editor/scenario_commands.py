"""The commands of the File menu that are about scenarios; what they do is the sandbox's, handed in by the window."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from editor.action_book import ActionBook
from editor.dialogs.file_names import finished_name, with_ending
from editor.words import mark, tr

_SCENARIO_FILTER = mark("Scenarios (*.toml);;All files (*)")
_REPORT_FILTER = mark("Web page with boards (*.html);;Markdown (*.md);;Plain text (*.txt)")


@dataclass(frozen=True, slots=True)
class ScenarioSide:
    """What the commands need of the window they stand in."""

    window: QWidget
    path: Callable[[], Path]
    """The file of the scenario that is open, or the one that would be suggested for it."""
    open: Callable[[Path], bool]
    report: Callable[[Path], bool]
    """Write the report of the scenario that is open."""


class ScenarioCommands:
    def __init__(self, actions: ActionBook, side: ScenarioSide) -> None:
        self._side = side
        self.open_action = actions.add(
            "open-scenario", tr("Open s&cenario…"), menu="File", group="scenario", picture="app_scenario-file",
            keys="Ctrl+Shift+O", does=self.ask_and_open,
        )  # fmt: skip
        self.report_action = actions.add(
            "save-report", tr("Save &report…"), menu="File", group="scenario", picture="mark_report",
            keys="Ctrl+Shift+R", does=self.ask_and_report,
        )  # fmt: skip
        self.report_action.setEnabled(False)

    def ask_and_open(self) -> None:
        folder = str(self._side.path().parent)
        name, _ = QFileDialog.getOpenFileName(self._side.window, tr("Open scenario"), folder, tr(_SCENARIO_FILTER))
        if name:
            self._side.open(Path(name))

    def ask_and_report(self) -> None:
        suggestion = f"{self._side.path().stem}-report.html"
        title = tr("Save report")
        name, _ = QFileDialog.getSaveFileName(self._side.window, title, suggestion, tr(_REPORT_FILTER))
        typed = Path(name)
        path = finished_name(self._side.window, title, typed, with_ending(typed, ".html")) if name else None
        if path is not None:
            self._side.report(path)
