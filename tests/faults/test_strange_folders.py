"""Folders as people have them on their shares: spaces, umlauts, signs that mean something in addresses and shells."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from core.cli.app import run
from core.files.board_art import link_into
from core.files.map_file import read_map, write_map
from core.files.scenario_file import read_scenario
from core.model.map_model import Background
from core.picture.board_picture import board_picture
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.shapes import LayerName
from editor.canvas.picture_files import write_picture
from sandbox.session import Session
from sandbox.sharing import save_scenario
from tests.core.picture.small_maps import four_corners
from tests.editor.files.test_map_files import Desk

STORY = """
map = "four-corners.map.geojson"
play = "conquer Mosswood"
[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 8
regions = { Larkfield = 1 }
[seats.Ben]
"""
FOLDERS = {
    "umlauts": "Größe & Maß/Łódź 100 %/it's #1",
    "far away": "レルム ёлка/a+b;c=d",
    "shell": "~ $HOME `ls`/…",
    "long": "very/" + "long-name-" * 12 + "/end",
}


@pytest.fixture(params=FOLDERS)
def folder(request, tmp_path) -> Path:
    made = tmp_path / "server share" / FOLDERS[request.param]
    made.mkdir(parents=True)
    write_map(made / "Die vier Ecken.map.geojson", four_corners(mm=200))
    return made


def test_a_map_is_opened_changed_recovered_saved_and_its_saves_kept(qapp, home, folder, qtbot):
    path = folder / "Die vier Ecken.map.geojson"
    desk = Desk(home)
    desk.files.open(path)
    with qtbot.waitSignal(desk.files.recovery.written):
        desk.rename("Geändert")
    assert read_map(path.with_name(f".{path.name}.recovery")).title == "Geändert"
    assert desk.files.save()
    assert read_map(path).title == "Geändert"
    assert len(desk.files.versions.of(path)) == 2
    with qtbot.waitSignal(desk.files.watch.changed):
        write_map(path, replace(read_map(path), title="Von nebenan"))
    assert "changed-outside" in desk.notices
    desk.files.leave()


def test_art_is_linked_shown_and_written_into_every_picture(qapp, folder, tmp_path):
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    assert image.save(str(tmp_path / "Grüne Karte #2 100%.png"))
    link, digest = link_into(folder, tmp_path / "Grüne Karte #2 100%.png")
    model = replace(four_corners(mm=200), background=Background(link, 40, 30, digest, scale=1000))
    picture = board_picture(model, PictureOptions(layers=BOARD_LAYERS | {LayerName.ART}))
    for suffix in (".svg", ".png", ".pdf"):
        path = folder / f"Übersicht{suffix}"
        write_picture(path, picture, width=100, art_folder=folder)
        assert path.stat().st_size > 1_000
    assert "data:image/png" in (folder / "Übersicht.svg").read_text(encoding="utf-8")


def test_the_command_line_reads_and_writes_there(folder, capsys, monkeypatch):
    monkeypatch.chdir(folder)
    name = "Die vier Ecken.map.geojson"
    assert run(["check", name, str(folder / name)]) == 0
    assert run(["fix", name, "-o", str(folder / "Gemendet.map.geojson")]) == 0
    assert run(["export", name, "-o", "Ecken ü.geojson"]) == 0
    assert run(["import", "Ecken ü.geojson", "-o", "Wieder.map.geojson"]) == 0
    assert run(["check", "Wieder.map.geojson"]) == 0
    assert "Traceback" not in capsys.readouterr().err


def test_a_story_is_saved_with_its_map_and_played_again(qapp, folder, tmp_path):
    write_map(tmp_path / "four-corners.map.geojson", four_corners(mm=200))
    (tmp_path / "four-corners.toml").write_text(STORY, encoding="utf-8")
    session = Session()
    session.open(read_scenario(tmp_path / "four-corners.toml"), tmp_path / "four-corners.toml")
    save_scenario(session, folder / "Streitfall (ß).toml")
    assert run(["replay", str(folder / "Streitfall (ß).toml")]) == 0
