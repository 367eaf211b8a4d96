"""A small story in a file of its own."""

from pathlib import Path

import pytest

STORY = '''title = "A first conquest"
shows = ["base:conquest.first-region"]
play = """
expect cost Shore 2
conquer Shore
conquer Inland
"""

[map]
Shore = "farmland, edge, borders Inland"
Inland = "hill, borders Shore"
Far = "forest"

[seats.Anna]
race = "ratmen"
power = "merchant"
hand = 5
fresh = true

[seats.Ben]
'''


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.toml"
    path.write_text(STORY, encoding="utf-8")
    return path
