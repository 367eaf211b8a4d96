"""Inventing a unit in the window: fields and drop-downs by mouse and key, the preview, saving and the trial."""

import pytest
from PySide6.QtCore import Qt

from core.files.unit_file import read_unit
from core.files.unit_folders import bundled_units_folder, units_in
from core.picture.palette import LIGHT
from core.rules.actions import Choose
from core.rules.inventing.records import Phrase
from editor.canvas.qt_application import qt_application
from editor.language import speak
from sandbox.invent.unit_draft import id_of
from sandbox.sandbox_workspace import SandboxWorkspace


@pytest.fixture
def workspace(qtbot, story_path):
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1200, 800)
    made.open_scenario(story_path)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def form(qtbot, workspace):
    qtbot.keyClick(workspace.view, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    made = workspace.parts.invent.form
    qtbot.waitUntil(made.isVisible)
    return made


def choose(qtbot, box, data):
    """Open a drop-down and pick an entry with the keys."""
    index = box.findData(data)
    assert index >= 0
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(index):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == data


def type_number(qtbot, box, text):
    box.selectAll()
    qtbot.keyClicks(box, text)


def written(qtbot, form, name="Marsh Folk"):
    """Marsh dwellers who pay less for swamps, unless at the edge."""
    qtbot.keyClicks(form.fields.name, name)
    type_number(qtbot, form.fields.number, "6")
    card = form.cards[0]
    choose(qtbot, card.block.choice, "attacker_pays")
    type_number(qtbot, card.block.fields[0]._field, "-1")
    qtbot.mouseClick(card.where.add_button, Qt.MouseButton.LeftButton)
    (row,) = card.where.rows
    several = row.fields.fields[0]._field
    several.choose(("swamp",))
    qtbot.mouseClick(card.where.add_button, Qt.MouseButton.LeftButton)
    second = card.where.rows[1]
    choose(qtbot, second.fields.choice, "is_at_edge")
    choose(qtbot, second.holds, True)
    qtbot.waitUntil(lambda: "edge" in form.sentences.toPlainText())


def test_what_is_chosen_is_told_in_words_and_as_a_file(qtbot, form):
    written(qtbot, form)
    assert form.sentences.toPlainText().strip() == (
        "A region that is swamp and does not lie at the edge of the map costs the race 1 token less."
    )
    assert 'race = "marsh-folk"' in form.file.toPlainText()
    assert 'where = {terrain_is = "swamp", is_at_edge = false}' in form.file.toPlainText()
    assert form.trouble() == ""
    assert form.main_button.isEnabled()


def test_a_unit_without_a_name_cannot_be_saved_or_tried(qtbot, form):
    assert form.trouble() == "Give the unit a name."
    assert not form.main_button.isEnabled()
    assert not form.save_button.isEnabled()
    assert "1 token" in form.sentences.toPlainText()
    qtbot.keyClicks(form.fields.name, "Elves")
    qtbot.waitUntil(lambda: "built-in race “elves” already" in form.trouble())
    assert not form.main_button.isEnabled()


def test_a_number_over_the_limit_is_warned_of_with_the_clause(qtbot, form):
    written(qtbot, form)
    type_number(qtbot, form.fields.number, "12")
    qtbot.waitUntil(lambda: "(Home-made race)" in form.warnings.text())
    assert form.main_button.isEnabled()


def test_a_piece_of_its_own_can_be_named_by_the_effects(qtbot, form):
    qtbot.keyClicks(form.fields.name, "Moles")
    qtbot.mouseClick(form.fields.add_marker_button, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(form.fields.markers[0].name, "Mole hill")
    choose(qtbot, form.cards[0].block.choice, "settles")
    choose(qtbot, form.cards[0].block.fields[0]._field, "mole-hill")
    qtbot.waitUntil(lambda: "a Mole hill is put into it" in form.sentences.toPlainText())
    assert not form.trouble()
    qtbot.mouseClick(form.cards[0].remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not form.sentences.toPlainText().strip())


def test_a_power_has_no_tokens_and_an_effect_only_the_limits_its_block_takes(qtbot, form):
    choose(qtbot, form.fields.kind, "power")
    assert not form.fields.tokens.isVisible()
    card = form.cards[0]
    choose(qtbot, card.block.choice, "income")
    assert not card.where.add_button.isVisible()
    assert card.when.add_button.isVisible()
    choose(qtbot, card.block.choice, "keeps_badge")
    assert not card.when.add_button.isVisible()


def test_a_saved_unit_reads_back_and_opens_in_the_form_again(qtbot, form, tmp_path, monkeypatch):
    written(qtbot, form)
    path = tmp_path / "marsh-folk.unit.toml"
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(form.save_button, Qt.MouseButton.LeftButton)
    unit = read_unit(path)
    assert (unit.id, unit.name, unit.number) == ("marsh-folk", "Marsh Folk", 6)
    form.open_file(path)
    assert form.draft() == unit


def test_the_form_shows_every_bundled_unit_and_changes_nothing(form):
    for unit in units_in(bundled_units_folder()):
        form.show_unit(unit)
        assert form.draft() == unit
        assert form.trouble() == ""


def test_a_unit_is_tried_in_a_game_where_it_lies_first_on_offer(qtbot, workspace, form):
    written(qtbot, form)
    qtbot.mouseClick(form.main_button, Qt.MouseButton.LeftButton)
    assert not form.isVisible()
    session = workspace.session
    assert session.scenario.embedded[0].id == "marsh-folk"
    assert session.state.market.column[0].race == "race.marsh-folk"
    while Choose(1) not in session.engine.legal_actions(session.state):
        session.act(session.engine.legal_actions(session.state)[0])
    session.act(Choose(1))
    assert session.state.holdings[0].race == "race.marsh-folk"
    assert session.names.unit("race.marsh-folk") == "Marsh Folk"


def test_what_was_written_is_there_when_the_form_is_opened_again(qtbot, workspace, form):
    written(qtbot, form)
    form.reject()
    again = workspace.parts.invent.open_form()
    assert again.fields.name.text() == "Marsh Folk"
    assert again.draft().effects[0].block == Phrase("attacker_pays", (("amount", -1),))


@pytest.mark.parametrize(
    ("name", "found"),
    [("Marsh Folk", "marsh-folk"), ("Łowcy Żmij!", "lowcy-zmij"), ("  ", ""), ("Öl & Ægir", "ol-aegir")],
)
def test_an_id_is_made_of_a_name_in_any_language(name, found):
    assert id_of(name) == found


@pytest.fixture
def german():
    speak(qt_application(), "de")
    yield
    speak(qt_application(), "en")


def test_blocks_conditions_and_what_is_said_of_them_speak_the_language_of_the_reader(qtbot, german, form):
    card = form.cards[0]
    choose(qtbot, card.block.choice, "attacker_pays")
    assert card.block.choice.currentText() == "Angreifer zahlt"
    assert card.about.text() == "Die Rasse zahlt mehr oder weniger für eine Region."
    row = card.where.add(Phrase("terrain_is", (("terrains", ("swamp", "hill")),)))
    assert (row.fields.choice.currentText(), row.fields.fields[0]._field.text()) == ("Gelände ist", "Hügel oder Sumpf")
    near = card.where.add(Phrase("is_next_to", (("piece", "pirate-ship"),)))
    assert near.fields.fields[0]._field.currentText() == "Piratenschiff"
    # The file is written in the words that are read everywhere.
    assert 'where = {terrain_is = ["hill", "swamp"], is_next_to = "pirate-ship"}' in form.refresh().text
