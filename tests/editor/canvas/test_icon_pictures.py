"""Icons are sharp on every screen: drawn for its density, not blown up."""

import pytest

from editor.canvas import icon_pictures
from editor.canvas.icon_pictures import icon, icon_pixmap


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_the_picture_of_a_label_has_a_pixel_for_every_pixel_of_the_screen(qapp, monkeypatch, ratio):
    monkeypatch.setattr(icon_pictures, "densest_ratio", lambda: ratio)
    pixmap = icon_pixmap("tool_draw", "#24221E", 20)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (round(20 * ratio), ratio)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(20)


@pytest.mark.parametrize("ratio", [1.0, 2.0, 3.0])
def test_a_button_finds_a_picture_as_large_as_its_screen_wants(qapp, ratio):
    sizes = [each.width() for each in icon("tool_draw", "#24221E").availableSizes()]
    assert max(sizes) >= 20 * ratio
