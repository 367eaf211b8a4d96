"""Qt without a display, and a small scenario on a small map beside it."""

import os

import pytest

from tests.windows import unsaved_answers

__all__ = ["unsaved_answers"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

STORY = '''
title = "Four corners"
note = "A forest, a mountain and a bay."
map = "four-corners.map.geojson"
play = """
conquer Mosswood
expect owner Mosswood Anna
expect cost Ironcrown 4          # it costs more
conquer Ironcrown
done
deploy Mosswood x3
decline
"""

[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 8
regions = { Larkfield = 1 }

[seats.Ben]
coins = 7
race = "humans"
power = "flying"
regions = { Ironcrown = 2 }
declined = { race = "elves", regions = { "Tern Bay" = 1 } }
'''


@pytest.fixture
def story_path(tmp_path):
    from core.files.map_file import write_map
    from tests.core.picture.small_maps import four_corners

    write_map(tmp_path / "four-corners.map.geojson", four_corners(mm=200))
    path = tmp_path / "four-corners.toml"
    path.write_text(STORY, encoding="utf-8")
    return path
