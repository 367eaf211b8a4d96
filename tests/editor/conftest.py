"""Qt without a display, and a small map on disk."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def unsaved_answers(monkeypatch):
    """A window that is closed at the end of a test asks nobody; a test may put other answers in front."""
    from editor.files.notices import Unsaved

    answers = []
    monkeypatch.setattr(
        "editor.main_window.ask_about_unsaved", lambda *_: answers.pop(0) if answers else Unsaved.DISCARD
    )
    return answers


@pytest.fixture
def map_path(tmp_path):
    from core.files.map_file import write_map
    from tests.core.picture.small_maps import four_corners

    path = tmp_path / "four-corners.map.geojson"
    write_map(path, four_corners(mm=200))
    return path
