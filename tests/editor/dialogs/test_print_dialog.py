"""Printing over several sheets: what is shown, what is chosen, and what comes out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter

from core.picture.palette import LIGHT
from core.picture.print_pages import Paper
from core.picture.shapes import LayerName
from editor.dialogs.print_dialog import PrintDialog
from tests.editor.pdf_geometry import page_segments, page_sizes

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(shown, document):
    return shown(PrintDialog(document, LIGHT))


def hundred_millimetre_bars(data, sheets):
    end = sheets.paper[0] - sheets.margin
    for lines in page_segments(data):
        foot = [line for line in lines if min(line.y1, line.y2) > sheets.paper[1] - sheets.margin]
        yield [line.length for line in foot if abs(line.y1 - line.y2) < 0.01 and abs(max(line.x1, line.x2) - end) < 0.5]


def test_the_sheets_follow_paper_and_overlap(dialog):
    assert dialog.count.text() == f"400 × 300 mm on {dialog.sheets.words()}"
    many = len(dialog.sheets.pages)
    dialog.paper.setCurrentIndex(list(Paper).index(Paper.A2))
    assert len(dialog.sheets.pages) == 1 < many
    dialog.paper.setCurrentIndex(list(Paper).index(Paper.A5))
    dialog.overlap.setValue(60)
    assert len(dialog.sheets.pages) > many


def test_numbers_that_make_no_sense_are_told_and_nothing_can_be_printed(dialog):
    dialog.paper.setCurrentIndex(list(Paper).index(Paper.A5))
    dialog.margin.setValue(60)
    dialog.overlap.setValue(30)
    assert "leave no room" in dialog.view.words
    assert not dialog.main_button.isEnabled()
    assert not dialog.pdf_button.isEnabled()


def test_a_click_shows_one_sheet_and_another_all_of_them(dialog, qtbot):
    place = dialog.view.sheet_place(dialog.sheets.pages[0]).center().toPoint()
    qtbot.mouseClick(dialog.view, LEFT, pos=place)
    assert dialog.view.number >= 0
    qtbot.mouseClick(dialog.view, LEFT, pos=place)
    assert dialog.view.number == -1


def test_the_pdf_has_every_sheet_and_its_bar_measures_100_mm(dialog, qtbot, tmp_path):
    dialog.layers.preset.setCurrentText("Blank board")
    dialog.layers.preset.textActivated.emit("Blank board")
    assert dialog.layers.layers() == {LayerName.BORDERS, LayerName.FRAME}
    sheets = dialog.sheets
    with qtbot.waitSignal(dialog.accepted, timeout=20_000):
        dialog.save(tmp_path / "print.pdf")
    assert dialog.written == tmp_path / "print.pdf"
    data = (tmp_path / "print.pdf").read_bytes()
    assert len(page_sizes(data)) == len(sheets.pages)
    for bars in hundred_millimetre_bars(data, sheets):
        assert bars == pytest.approx([100], abs=0.5)


def test_the_printer_gets_the_same_lengths(dialog, qtbot, tmp_path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printer.pdf"))
    dialog.layers.show_layers(frozenset({LayerName.FRAME}))
    sheets = dialog.sheets
    with qtbot.waitSignal(dialog.accepted, timeout=20_000):
        dialog.print_on(printer)
    data = (tmp_path / "printer.pdf").read_bytes()
    assert page_sizes(data) == [pytest.approx(sheets.paper, abs=0.5)] * len(sheets.pages)
    for bars in hundred_millimetre_bars(data, sheets):
        assert bars == pytest.approx([100], abs=0.5)


def test_printing_can_be_cancelled(dialog, qtbot, tmp_path):
    dialog.paper.setCurrentIndex(list(Paper).index(Paper.A5))
    dialog.save(tmp_path / "print.pdf")
    with qtbot.waitSignal(dialog.work.progressed, timeout=20_000):
        pass
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert "nothing was written" in dialog.trouble()
    assert not (tmp_path / "print.pdf").exists()
