"""Qt without a display, and a small map on disk."""

import os

import pytest

from tests.windows import unsaved_answers

__all__ = ["unsaved_answers"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def map_path(tmp_path):
    from core.files.map_file import write_map
    from tests.core.picture.small_maps import four_corners

    path = tmp_path / "four-corners.map.geojson"
    write_map(path, four_corners(mm=200))
    return path
