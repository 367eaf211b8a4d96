"""labelme's shapes: kinds, groups, the picture behind them, and no way out of the folder."""

import hashlib
import json

import pytest

from core.geometry.polygons import to_shape
from core.model.values import GRID
from tests.core.files.importers.samples import LABELME
from tests.core.files.importers.test_import_map import imported


def test_polygons_rectangles_circles_and_groups_are_regions(tmp_path):
    model = imported(tmp_path, "lands.json", LABELME).model
    assert [(region.name, len(region.outline)) for region in model.regions] == [
        ("North", 1),
        ("South", 1),
        ("Isles", 2),
        ("Lake", 1),
    ]
    lake = to_shape(model.regions[3].outline).area / GRID**2
    assert lake == pytest.approx(3.1416 * 20**2, rel=0.01)
    assert len(model.regions[0].outline[0].holes) == 1, "the lake is cut out of the land around it"


def test_the_picture_gives_the_frame_and_is_linked_with_its_hash(tmp_path):
    (tmp_path / "board.png").write_bytes(b"a picture")
    model = imported(tmp_path, "lands.json", LABELME).model
    assert (model.frame.width, model.frame.height) == (400 * GRID, 400 * GRID)
    assert model.background is not None
    assert (model.background.path, model.background.width_px) == ("board.png", 400)
    assert model.background.sha256 == hashlib.sha256(b"a picture").hexdigest()
    assert (model.background.x, model.background.y, model.background.scale) == (0, 0, GRID)


def test_a_missing_picture_is_linked_without_a_hash_and_reported(tmp_path):
    result = imported(tmp_path, "lands.json", LABELME)
    assert result.model.background is not None
    assert result.model.background.sha256 == ""
    assert any("not found beside the file" in line for line in result.report)


@pytest.mark.parametrize(
    "path",
    [
        "/etc/passwd",
        "../secret.png",
        "..\\secret.png",
        "C:\\x.png",
        "a/../../x.png",
        "file:///x",
        "\\\\host\\x.png",
        "x\0y",
    ],
)
def test_a_path_out_of_the_folder_is_not_followed_but_reported(tmp_path, path):
    document = json.loads(LABELME)
    document["imagePath"] = path
    result = imported(tmp_path, "lands.json", json.dumps(document))
    assert result.model.background is None
    assert any("leads out of the folder" in line for line in result.report)


def test_a_link_out_of_the_folder_is_not_read(tmp_path):
    (tmp_path / "secret.png").write_bytes(b"secret")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "board.png").symlink_to(tmp_path / "secret.png")
    background = imported(tmp_path / "inner", "lands.json", LABELME).model.background
    assert background is not None
    assert background.sha256 == ""


def test_shapes_with_the_same_label_are_parts_unless_their_groups_differ(tmp_path):
    def shape(x, group):
        return {"label": "A", "group_id": group, "points": [[x, 0], [x + 50, 0], [x, 50]], "shape_type": "polygon"}

    def count(*groups):
        shapes = [shape(100 * index, group) for index, group in enumerate(groups)]
        return [len(r.outline) for r in imported(tmp_path, "a.json", json.dumps({"shapes": shapes})).model.regions]

    assert count(None, None) == [2]
    assert count(1, 1) == [2]
    assert count(1, 2) == [1, 1]


def test_without_a_picture_size_the_frame_is_the_extent(tmp_path):
    document = json.loads(LABELME)
    del document["imageWidth"], document["imageHeight"]
    result = imported(tmp_path, "lands.json", json.dumps(document))
    assert (result.model.frame.width, result.model.frame.height) == (400 * GRID, 399 * GRID)
    assert result.model.background is None
