"""Lengths on the board and in the docks, in the reader's language."""

import pytest

from core.model.map_model import Frame
from core.model.values import GRID
from editor.language import speak
from editor.length_words import short_length
from editor.tools.vertex_drag import distance
from tests.core.picture.small_maps import four_corners


@pytest.mark.parametrize(("steps", "told"), [(1240, "12 units"), (640, "6.4 units")])
def test_lengths_are_whole_from_ten_on(qapp, steps, told):
    assert short_length(steps, Frame()) == told


def test_units_are_called_so_in_every_language(qapp):
    speak(qapp, "de")
    assert short_length(12 * GRID, Frame()) == "12 Einheiten"
    assert distance(four_corners(), 12 * GRID) == "12.0 Einheiten"
