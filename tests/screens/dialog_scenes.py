"""Pictures of the dialogs, over the map workspace."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from core.picture.board_picture import board_picture
from editor.canvas.picture_files import write_picture
from editor.dialogs.command_palette import CommandPalette
from editor.dialogs.export_dialog import ExportDialog
from editor.dialogs.file_questions import unsaved_question
from editor.dialogs.help_dialog import HelpDialog
from editor.dialogs.help_pages import help_pages
from editor.dialogs.import_dialog import ImportDialog
from editor.dialogs.new_map_dialog import NewMapDialog
from editor.dialogs.print_dialog import PrintDialog
from editor.dialogs.settings_dialog import SettingsDialog
from editor.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.dialogs.versions_dialog import VersionsDialog
from editor.files.preferences import read_preferences
from editor.preview import preview_map
from tests.screens.map_scenes import Scene, begin
from tests.screens.stage import Stage


def new_map(page: int) -> Scene:
    def scene(stage: Stage) -> None:
        begin(stage)
        dialog = NewMapDialog(stage.window.theme, stage.window)
        stage.open(dialog)
        dialog.kinds.setCurrentRow(page)
        if page == 3:
            dialog.begin_with_image(_art(stage))
        stage.settle(2500 if page == 2 else 300)

    return scene


def _art(stage: Stage) -> Path:
    path = stage.folder.parent / "art.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_picture(path, board_picture(stage.window.document.model))
    return path


def exporting(stage: Stage) -> None:
    begin(stage)
    layers = stage.editor.options().layers
    stage.open(ExportDialog(stage.window.document, layers, stage.window.theme, stage.window))


def printing(stage: Stage) -> None:
    begin(stage)
    stage.open(PrintDialog(stage.window.document, stage.window.theme, stage.window))


def importing(stage: Stage) -> None:
    begin(stage)
    dialog = ImportDialog(stage.window.theme, stage.window)
    stage.open(dialog)
    dialog.read(preview_map())


def versions(stage: Stage) -> None:
    begin(stage)
    files, path = stage.window.files, stage.folder.parent / "versions" / "board.map.geojson"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = stage.window.document.kept
    stage.window.document.path = path
    for number in range(3):
        stage.window.document.edit(f"Title {number}", replace(kept, title=f"Draft {number}"))
        files.save()
    found = files.versions.of(path)
    stage.open(VersionsDialog(found, kept, stage.window.theme, stage.window))


def palette(stage: Stage) -> None:
    begin(stage)
    made = CommandPalette(stage.window.helps.commands(), stage.window.theme, stage.window)
    made.open_over(stage.window)
    made.field.setText("bord")
    stage.opened.append(made)


def helping(page: str) -> Scene:
    def scene(stage: Stage) -> None:
        begin(stage)
        pages = help_pages(stage.window.actions_book, tuple(stage.editor.tools.values()))
        dialog = HelpDialog(pages, stage.window.theme, stage.window)
        dialog.show_page(page)
        stage.open(dialog)

    return scene


def shortcuts(stage: Stage) -> None:
    begin(stage)
    helps = stage.window.helps
    stage.open(ShortcutsDialog(stage.window.actions_book, helps.shortcuts, stage.window.theme, stage.window))


def unsaved(stage: Stage) -> None:
    begin(stage)
    box, _meanings = unsaved_question(stage.window, stage.window.document.title)
    stage.open(box)


def settings(stage: Stage) -> None:
    begin(stage)
    now = read_preferences(stage.window.settings, "en")
    stage.open(SettingsDialog(now, Path.home() / ".local" / "share" / "realmwright", stage.window.theme, stage.window))


DIALOG_SCENES: dict[str, Callable[[Stage], None]] = {
    "dialog-new-blank": new_map(0),
    "dialog-new-template": new_map(1),
    "dialog-new-generated": new_map(2),
    "dialog-new-image": new_map(3),
    "dialog-import": importing,
    "dialog-export": exporting,
    "dialog-print": printing,
    "dialog-versions": versions,
    "dialog-commands": palette,
    "dialog-help": helping(""),
    "dialog-shortcuts": shortcuts,
    "dialog-settings": settings,
    "dialog-unsaved": unsaved,
}
