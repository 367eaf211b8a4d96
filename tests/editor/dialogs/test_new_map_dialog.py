"""New maps: blank, from a template, generated, from an image."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from core.generator.generate import generate_map
from core.model.map_model import Game
from core.picture.palette import LIGHT
from editor.dialogs.new_map_dialog import NewMapDialog

LEFT = Qt.MouseButton.LeftButton
BLANK, TEMPLATE, GENERATED, IMAGE = range(4)


@pytest.fixture
def dialog(shown, document):
    return shown(NewMapDialog(LIGHT))


def test_a_blank_board_has_the_size_that_was_typed(dialog, qtbot):
    assert dialog.focusWidget() is dialog.blank.title
    dialog.blank.width_mm.selectAll()
    qtbot.keyClicks(dialog.blank.width_mm, "300")
    dialog.blank.height_mm.setValue(200)
    qtbot.keyClicks(dialog.blank.title, "Isle")
    qtbot.mouseClick(dialog.main_button, LEFT)
    model = dialog.model
    assert (model.title, model.regions, model.games, model.players) == ("Isle", (), (Game.BASE,), 3)
    assert (model.frame.width_mm, model.frame.height_mm) == (300, 200)
    assert (model.frame.width, model.frame.height) == (60_000, 40_000)


def test_number_fields_show_their_numbers(dialog, qtbot):
    # Styled fields without buttons lose their text where the style sheet is not careful.
    assert dialog.blank.width_mm.lineEdit().width() > 60


def test_every_bundled_map_is_a_template_with_its_picture(dialog, qtbot):
    dialog.kinds.setCurrentRow(TEMPLATE)
    items = dialog.template._items()
    assert not dialog.main_button.isEnabled()
    qtbot.waitUntil(lambda: not any(item.icon().isNull() for item in items), timeout=20_000)
    dialog.template.list.setCurrentRow(1)
    assert dialog.main_button.isEnabled()
    qtbot.mouseClick(dialog.main_button, LEFT)
    assert len(dialog.model.regions) > 20
    assert dialog.model.title in items[1].text()


def test_a_generated_map_follows_the_numbers_and_is_what_the_seed_gives(dialog, qtbot):
    page = dialog.generated
    dialog.kinds.setCurrentRow(GENERATED)
    assert not dialog.main_button.isEnabled()
    page.regions.setValue(14)
    page.seed.setValue(5)
    with qtbot.waitSignal(page.work.done, timeout=20_000):
        pass
    assert page.preview.picture is not None
    qtbot.mouseClick(dialog.main_button, LEFT)
    assert dialog.model == generate_map(Game.BASE, 14, 3, 5)
    assert page.is_work()


def test_generating_can_be_stopped(dialog, qtbot):
    page = dialog.generated
    dialog.kinds.setCurrentRow(GENERATED)
    qtbot.waitUntil(lambda: page.work.is_running)
    qtbot.mouseClick(page.stop, LEFT)
    assert not page.work.is_running
    assert page.model() is None
    assert "Stopped" in page.preview.words


def test_an_image_becomes_the_board_with_its_proportions(dialog, qtbot, tmp_path):
    path = tmp_path / "old_map.png"
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    image.save(str(path))
    dialog.begin_with_image(path)
    assert "400 × 200" in dialog.image.name.text()
    dialog.image.width_mm.setValue(500)
    qtbot.mouseClick(dialog.main_button, LEFT)
    model = dialog.model
    assert model.title == "Old map"
    assert (model.frame.width_mm, model.frame.height_mm) == (500, 250)
    assert (dialog.folder / model.background.path).is_file()


def test_what_is_no_image_is_told_and_nothing_begins(dialog, tmp_path):
    path = tmp_path / "fake.png"
    path.write_text("no picture", encoding="utf-8")
    dialog.begin_with_image(path)
    assert "fake.png" in dialog.image.preview.words
    assert not dialog.main_button.isEnabled()
