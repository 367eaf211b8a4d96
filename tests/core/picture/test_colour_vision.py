"""Colours that must be told apart can be, also with red-green colour blindness."""

from itertools import combinations

import pytest

from core.model.map_model import Game
from core.model.terrains import terrains
from core.picture.palette import DARK, LIGHT, SEATS, ThemeName
from tests.core.picture.colour_vision import MATRICES, difference, difference_of_labs

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
VISIONS = pytest.mark.parametrize("vision", MATRICES)


def smallest(colours, vision: str) -> float:
    return min(difference(one, other, vision) for one, other in combinations(colours, 2))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_formula_agrees_with_published_pairs(one, other, expected):
    assert difference_of_labs(one, other) == pytest.approx(expected, abs=1e-4)


@VISIONS
def test_the_seats_stand_far_apart(vision):
    assert smallest([seat.token for seat in SEATS], vision) >= 20


@THEMES
@VISIONS
@pytest.mark.parametrize("game", [Game.BASE, Game.UNDERGROUND])
def test_the_terrains_of_one_game_can_be_told_apart(theme, vision, game):
    known = [terrain for terrain in terrains().values() if game in terrain.games]
    fills = [(terrain.light if theme.name is ThemeName.LIGHT else terrain.dark).fill for terrain in known]
    assert smallest(fills, vision) >= 9


@THEMES
@VISIONS
def test_severities_overlays_and_rulings_can_be_told_apart(theme, vision):
    lines = theme.overlays
    tones = (theme.error, theme.warning, theme.hint, theme.ok)
    assert smallest([tone.icon for tone in tones], vision) >= 9
    assert smallest([lines.can_do, lines.with_die, lines.selection], vision) >= 9
    assert smallest([lines.graph, lines.entry, lines.selection], vision) >= 9
    assert smallest(lines.rulings, vision) >= 9
    assert smallest([seat.chart[theme.name] for seat in SEATS], vision) >= 9
