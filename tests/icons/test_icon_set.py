"""The icons folder is complete, and every drawing in it is ours, small and like no other."""

import pytest

from core.model.components import components
from core.picture.icon_source import icon_names


@pytest.mark.parametrize("game", ["base", "underground"])
def test_every_race_has_its_icon(game):
    assert {f"race_{race}" for race in components()["races"][game]} <= icon_names()
