"""Pictures as files: the right pixels, the real size, vectors on paper, and clear words when it cannot be done."""

import re
import struct
import zlib
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage

from core.model.map_model import Background
from core.model.problems import RealmwrightError, UnusableFileError
from core.model.terrains import terrains
from core.picture.board_picture import board_picture
from core.picture.options import BOARD_LAYERS, PictureOptions
from core.picture.palette import DARK, ThemeName
from core.picture.shapes import LayerName
from editor.canvas.picture_files import painted_file, write_picture
from tests.core.picture.small_maps import box, four_corners, map_of, region, with_lake

pytestmark = pytest.mark.usefixtures("qapp")
EVERYTHING = PictureOptions(layers=frozenset(LayerName))


def image_of(model, options=None, **size) -> QImage:
    image = QImage.fromData(painted_file(board_picture(model, options), ".png", **size))
    assert not image.isNull()
    return image


def chunk(data: bytes, kind: bytes) -> bytes:
    at = data.index(kind)
    return data[at + 4 : at + 4 + struct.unpack(">I", data[at - 4 : at])[0]]


def close(one: QColor, other: str, off: int = 12) -> bool:
    wanted = QColor(other)
    return all(abs(a - b) <= off for a, b in zip(one.getRgb()[:3], wanted.getRgb()[:3], strict=True))


def flat() -> PictureOptions:
    """Without names and symbols, so that one pixel tells the terrain."""
    return PictureOptions(layers=frozenset({LayerName.TERRAIN, LayerName.BORDERS}))


def test_a_png_has_the_width_asked_for_and_the_boards_proportions():
    image = image_of(four_corners(), width=800)
    assert (image.width(), image.height()) == (800, 600)


def test_a_png_at_a_dpi_has_the_printed_size_and_says_so():
    picture = board_picture(four_corners(mm=254))
    data = painted_file(picture, ".png", dpi=100)
    assert struct.unpack(">II", chunk(data, b"IHDR")[:8]) == (1000, 750)
    assert struct.unpack(">IIB", chunk(data, b"pHYs")) == (3937, 3937, 1)


def test_terrain_is_painted_where_it_lies():
    model = with_lake()
    image = image_of(model, flat(), width=800)
    forest, lake = terrains()["forest"].light.fill, terrains()["lake"].light.fill
    colours = [image.pixelColor(x, y) for x in range(60, 240, 7) for y in range(60, 540, 7)]
    assert sum(close(colour, forest) for colour in colours) > len(colours) * 0.5
    inside = [image.pixelColor(x, y) for x in range(360, 440, 5) for y in range(260, 340, 5)]
    assert sum(close(colour, lake) for colour in inside) > len(inside) * 0.5


def test_no_paper_shines_through_between_neighbours():
    model = map_of(
        region("a", "A", ((0, 0), (20000, 0), (21000, 30000), (0, 30000)), "abyss"),
        region("b", "B", ((20000, 0), (40000, 0), (40000, 30000), (21000, 30000)), "abyss"),
    )
    options = PictureOptions(layers=frozenset({LayerName.TERRAIN}))
    image = image_of(model, options, width=400)
    for y in range(20, 280, 3):
        assert all(image.pixelColor(x, y).lightness() < 140 for x in range(195, 216))


def test_the_dark_look_is_dark():
    light, dark = (image_of(four_corners(), PictureOptions(theme=theme), width=200) for theme in ThemeName)
    mean = [sum(i.pixelColor(x, 50).lightness() for x in range(5, 195)) / 190 for i in (light, dark)]
    assert mean[0] > mean[1] + 60


def test_every_layer_can_be_painted_and_the_same_picture_gives_the_same_bytes():
    picture = board_picture(four_corners(mm=200), EVERYTHING)
    assert painted_file(picture, ".png", width=300) == painted_file(picture, ".png", width=300)


def test_names_and_chips_leave_ink_on_the_board():
    blank = image_of(four_corners(), flat(), width=800)
    named = image_of(four_corners(), width=800)
    changed = sum(
        blank.pixelColor(x, y) != named.pixelColor(x, y) for x in range(50, 350, 2) for y in range(50, 250, 2)
    )
    assert changed > 300


def test_a_pdf_page_has_the_boards_real_size_and_no_pixels():
    data = painted_file(board_picture(four_corners(mm=254), EVERYTHING), ".pdf")
    page = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert page
    assert [float(value) for value in page.groups()] == pytest.approx([720, 540], abs=0.5)
    assert b"/Subtype /Image" not in data
    assert len(data) < 1_500_000


def test_a_pdf_draws_lengths_exactly():
    """Grid lines 100 units apart on a board of 400 units and 254 mm lie 63.5 mm, that is 180 points, apart."""
    picture = board_picture(four_corners(mm=254), PictureOptions(layers=frozenset({LayerName.GRID}), grid_step=10000))
    content = b"".join(_inflated(painted_file(picture, ".pdf")))
    points_per_step = float(re.search(rb"([\d.]+) 0 0 -[\d.]+ 0 [\d.]+ cm", content)[1])
    across = sorted(float(x) * points_per_step for x in re.findall(rb"([\d.]+) 0 m\b", content))
    assert [b - a for a, b in pairwise(across)] == pytest.approx([180, 180], abs=0.01)


def _inflated(data: bytes):
    for match in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            yield zlib.decompress(match[1])
        except zlib.error:
            continue


def test_a_picture_that_is_too_large_is_refused_in_words():
    picture = board_picture(four_corners(mm=2000))
    with pytest.raises(RealmwrightError, match="too large"):
        painted_file(picture, ".png", dpi=2400)
    with pytest.raises(RealmwrightError, match="too small"):
        painted_file(picture, ".png", width=0)


def test_sizes_that_are_no_sizes_are_refused_in_words():
    with pytest.raises(RealmwrightError, match="number"):
        painted_file(board_picture(four_corners()), ".png", dpi=float("nan"))
    for mm in (0.1, 10_000):
        with pytest.raises(RealmwrightError, match="page"):
            painted_file(board_picture(four_corners(mm=mm)), ".pdf")


def test_a_file_that_is_no_picture_is_never_embedded(tmp_path):
    (tmp_path / "secret.txt").write_text("password", encoding="utf-8")
    model = four_corners(background=Background("secret.txt", 40, 30, "00", scale=1000))
    picture = board_picture(model, PictureOptions(layers=BOARD_LAYERS | {LayerName.ART}))
    write_picture(tmp_path / "board.svg", picture, art_folder=tmp_path)
    assert "data:" not in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_art_outside_the_maps_folder_is_neither_painted_nor_embedded(tmp_path):
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    image.save(str(tmp_path / "art.png"))
    folder = tmp_path / "map"
    folder.mkdir()
    (folder / "link.png").symlink_to(tmp_path / "art.png")
    (folder / "loop.png").symlink_to(folder / "loop.png")
    plain = painted_file(_with_art("missing.png"), ".png", width=200, art_folder=folder)
    for path in ("../art.png", str(tmp_path / "art.png"), "link.png", "loop.png", "../map/../art.png", "no\0name", "."):
        picture = _with_art(path)
        assert painted_file(picture, ".png", width=200, art_folder=folder) == plain, path
        write_picture(folder / "board.svg", picture, art_folder=folder)
        assert "data:" not in (folder / "board.svg").read_text(encoding="utf-8"), path


def _with_art(path):
    model = four_corners(background=Background(path, 40, 30, "00", scale=1000))
    return board_picture(model, PictureOptions(layers=BOARD_LAYERS | {LayerName.ART}))


@pytest.mark.parametrize("suffix", [".svg", ".png", ".pdf", ".PNG"])
def test_the_suffix_names_the_format(tmp_path, suffix):
    path = tmp_path / f"board{suffix}"
    write_picture(path, board_picture(four_corners()), width=100)
    start = {".svg": b"<?xml", ".png": b"\x89PNG", ".pdf": b"%PDF"}[suffix.lower()]
    assert path.read_bytes().startswith(start)


def test_another_suffix_is_refused_and_nothing_is_written(tmp_path):
    with pytest.raises(UnusableFileError, match="gif"):
        write_picture(tmp_path / "board.gif", board_picture(four_corners()))
    assert list(tmp_path.iterdir()) == []


def test_art_is_painted_from_the_maps_folder_and_missing_art_is_left_out(tmp_path):
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    image.save(str(tmp_path / "art.png"))
    model = four_corners(background=Background("art.png", 40, 30, "00", scale=1000))
    picture = board_picture(model, PictureOptions(layers=BOARD_LAYERS | {LayerName.ART}))
    with_art = QImage.fromData(painted_file(picture, ".png", width=400, art_folder=tmp_path))
    without = QImage.fromData(painted_file(picture, ".png", width=400, art_folder=tmp_path / "elsewhere"))
    assert with_art.pixelColor(320, 100).green() < without.pixelColor(320, 100).green() - 60
    write_picture(tmp_path / "board.svg", picture, art_folder=tmp_path)
    assert "data:image/png" in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_a_lone_surrogate_in_a_name_stops_no_painter(tmp_path):
    model = map_of(region("a", "Odd \ud800 name", box(0, 0, 400, 300)))
    for suffix in (".svg", ".png", ".pdf"):
        write_picture(tmp_path / f"odd{suffix}", board_picture(model), width=200)


def test_the_paper_of_the_dark_look_is_dark():
    image = image_of(map_of(region("a", "A", box(100, 100, 300, 200))), PictureOptions(theme=ThemeName.DARK), width=400)
    assert close(image.pixelColor(20, 20), DARK.board.paper)
