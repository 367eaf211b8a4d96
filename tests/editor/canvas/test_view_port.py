"""Zooming and fitting, without a window."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.canvas.view_port import LARGEST_ZOOM, SMALLEST_ZOOM, ViewPort, fitted

spots = st.floats(-2000, 2000)


ports = st.builds(ViewPort, st.floats(0.1, 10), spots, spots)


@given(ports, st.floats(0.2, 5), spots, spots)
def test_zooming_keeps_the_spot_under_the_pointer(port, factor, x, y):
    assert port.zoomed(factor, x, y).to_board(x, y) == pytest.approx(port.to_board(x, y), abs=1e-6)


@given(ports, spots, spots)
def test_to_view_undoes_to_board(port, x, y):
    assert port.to_view(*port.to_board(x, y)) == pytest.approx((x, y), abs=1e-6)


def test_fitting_centres_the_board_with_a_margin():
    port = fitted((400, 300), (1000, 1000), 100)
    assert (port.zoom, port.left, port.top) == (2, 100, 200)


def test_zoom_has_limits():
    assert ViewPort().zoomed(1e9, 0, 0).zoom == LARGEST_ZOOM
    assert ViewPort().zoomed(1e-9, 0, 0).zoom == SMALLEST_ZOOM
    assert fitted((400, 300), (0, 0), 30).zoom == SMALLEST_ZOOM
