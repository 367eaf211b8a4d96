"""The commands that bring maps in and out: new from anything, import, export, print, earlier versions."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from core.model.sentences import said
from core.picture.shapes import LayerName
from editor.action_book import ActionBook
from editor.dialogs.dialog_frame import is_accepted
from editor.dialogs.export_dialog import ExportDialog
from editor.dialogs.image_page import IMAGE_SUFFIXES
from editor.dialogs.import_dialog import ImportDialog
from editor.dialogs.new_map_dialog import NewMapDialog
from editor.dialogs.print_dialog import PrintDialog
from editor.dialogs.versions_dialog import VersionsDialog
from editor.document.live_findings import LiveFindings
from editor.file_commands import WindowSide
from editor.files.map_files import MapFiles
from editor.files.notices import Notice, Tone
from editor.words import tr


class ExchangeCommands(QObject):
    """Dialogs are open only while they are asked; whoever draws is never interrupted by one."""

    def __init__(
        self,
        actions: ActionBook,
        files: MapFiles,
        side: WindowSide,
        layers: Callable[[], frozenset[LayerName]],
        findings: Callable[[], LiveFindings],
    ) -> None:
        super().__init__(side.window)
        self._files, self._side, self._layers, self._findings = files, side, layers, findings
        add = actions.add
        add(
            "import-drawing", tr("&Import drawing…"), menu="File", group="export", picture="action_relink",
            keys="Ctrl+Shift+I", does=self.import_drawing,
        )  # fmt: skip
        add(
            "export", tr("&Export…"), menu="File", group="export", picture="action_export", keys="Ctrl+E",
            does=self.export,
        )  # fmt: skip
        add(
            "print", tr("&Print at exact size…"), menu="File", group="export", picture="action_print", keys="Ctrl+P",
            does=self.print_board,
        )  # fmt: skip
        add(
            "earlier-versions", tr("Earlier &versions…"), menu="File", group="save", picture="panel_history",
            keys="Ctrl+Alt+H", does=self.show_versions,
        )  # fmt: skip

    def new(self, image: Path | None = None) -> None:
        """Ask what the new map begins with; `image` is board art that was dropped on the window."""
        dialog = NewMapDialog(self._side.theme(), self._side.window)
        if image is not None:
            dialog.begin_with_image(image)
        if not is_accepted(dialog) or dialog.model is None:
            return
        model, is_work, folder = dialog.model, dialog.page.is_work(), dialog.folder
        if self._files.told("trouble", lambda: self._files.show_new(model, is_work=is_work, folder=folder)):
            self._side.show_map()

    def takes(self, path: Path) -> bool:
        """Is this a picture to begin a map with, or a drawing to import?"""
        return path.suffix.lower() in (*IMAGE_SUFFIXES, ".txt", ".json")

    def take(self, path: Path) -> None:
        """Something that is no map was dropped on the window."""
        if path.suffix.lower() in IMAGE_SUFFIXES:
            self.new(path)
        else:
            self.import_drawing(path)

    def import_drawing(self, path: Path | None = None) -> None:
        dialog = ImportDialog(self._side.theme(), self._side.window)
        if path is not None:
            dialog.read(path)
        if not is_accepted(dialog) or dialog.read_result is None:
            return
        model, folder = dialog.read_result.model, dialog.path.parent if dialog.path is not None else None
        if self._files.told("trouble", lambda: self._files.show_new(model, is_work=True, folder=folder)):
            self._side.show_map()

    def export(self) -> None:
        dialog = ExportDialog(self._files.document, self._layers(), self._side.theme(), self._side.window)
        dialog.tell_findings(self._findings().shown)
        if is_accepted(dialog):
            self._tell_written(dialog.written)

    def print_board(self) -> None:
        dialog = PrintDialog(self._files.document, self._side.theme(), self._side.window)
        if is_accepted(dialog):
            self._tell_written(dialog.written)

    def _tell_written(self, path: Path | None) -> None:
        if path is not None:
            self._files.noticed.emit(Notice("exported", said("{} was written.", path), Tone.NEWS))

    def show_versions(self) -> None:
        document = self._files.document
        versions = self._files.versions.of(document.path) if document.path is not None else ()
        dialog = VersionsDialog(versions, document.kept, self._side.theme(), self._side.window)
        if is_accepted(dialog) and dialog.model is not None and dialog.chosen is not None:
            when = dialog.chosen.time.strftime("%H:%M:%S")
            document.edit(tr("Go back to the version of {}").format(when), dialog.model, picture="panel_history")
