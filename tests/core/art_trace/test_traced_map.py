"""Areas traced one after the other out of art with thick, textured lines make a map without gaps."""

import numpy as np
import pytest

from core.art_trace.line_middles import out_to_middle
from core.art_trace.pixel_masks import filled_from
from core.art_trace.tracing import Picture, trace
from core.edits.new_region import Wish, draw_outline
from core.edits.outcome import Edited
from core.geometry.polygons import polygons_in
from core.model.map_model import Frame, MapModel
from core.model.region import Part
from core.model.values import GRID
from core.topology.map_checks import check_map
from tests.core.art_trace.drawn_art import cells, painted
from tests.core.art_trace.test_tracing import inner_spot

BROWN = (92, 58, 30)


def with_area(model: MapModel, art: Picture, x: float, y: float) -> MapModel:
    area = trace(art, x, y)
    parts = tuple(Part(tuple((round(a * GRID), round(b * GRID)) for a, b in polygon.exterior.coords[:-1]))
                  for polygon in polygons_in(area.shape))  # fmt: skip
    outcome = draw_outline(model, parts, Wish(reach=round(2 * area.line_width * GRID)))
    assert isinstance(outcome, Edited)
    return outcome.model


@pytest.mark.parametrize("width", [3.0, 6.0])
def test_areas_traced_one_by_one_share_their_borders(width: float) -> None:
    labels = cells(5)
    art = painted(labels, width=width, line=BROWN, texture=6.0)
    height, across = labels.shape
    model = MapModel(frame=Frame(across * GRID, height * GRID, 1.0 * across, 1.0 * height))
    for number in np.unique(labels).tolist():
        model = with_area(model, art, *inner_spot(labels, number))
    wrong = [each.message for each in check_map(model) if each.code in ("gap", "overlap", "loose-vertex")]
    assert not wrong


def test_the_middle_of_a_line_is_found_where_it_is_wider_too() -> None:
    art = np.full((80, 100, 3), 230, dtype=np.uint8)
    art[:, 60:] = (120, 170, 200)
    art[:40, 56:60] = art[40:, 50:66] = BROWN
    unlike = (art != 230).any(axis=2)
    grown, width = out_to_middle(filled_from(~unlike, (10, 10)), unlike, art, 14)
    assert abs(np.count_nonzero(grown[10]) - 58) <= 1
    assert abs(np.count_nonzero(grown[70]) - 58) <= 1
    assert 4 <= width <= 16


def test_an_area_of_the_lines_own_colour_is_no_line() -> None:
    art = np.full((80, 120, 3), 230, dtype=np.uint8)
    art[:, 60:] = BROWN
    unlike = (art != 230).any(axis=2)
    grown, _ = out_to_middle(filled_from(~unlike, (10, 10)), unlike, art, 14)
    assert np.count_nonzero(grown[40]) <= 62
