"""The layers page says what the signs of the overlays mean that are on the board."""

from dataclasses import replace

import pytest

from core.model.map_model import Block, Link, LinkKind
from core.picture.palette import DARK, LIGHT
from core.picture.shapes import LayerName
from editor.language import speak
from editor.panels.overlay_legend import SIGNS
from tests.core.picture.small_maps import four_corners
from tests.editor.workspaces import Desk


@pytest.fixture
def desk(qtbot):
    made = Desk(qtbot, four_corners(mm=200), (1400, 900))
    made.workspace.set_theme(LIGHT)
    tabs = made.workspace.docks.right.tabs
    tabs.show_page(2)
    return made


def explained(desk) -> list[str]:
    legend = desk.workspace.docks.right.layers.legend
    return [words.text() for words in legend.words if words.isVisible()]


def test_each_overlay_that_is_shown_is_explained_and_no_other(desk):
    assert explained(desk) == []
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    assert explained(desk) == ["Number of neighbours", "Border, the wider the longer", "Corner touch, no neighbours"]
    desk.workspace.overlay_actions[LayerName.GRAPH].trigger()
    desk.workspace.overlay_actions[LayerName.EDGE].trigger()
    assert explained(desk) == ["Entry at the edge", "Entry from the sea"]


def test_links_and_blocks_are_explained_as_soon_as_the_map_has_one(desk):
    linked = replace(desk.document.kept, links=(Link("nw", "se", LinkKind.BRIDGE),))
    desk.document.edit("Link", linked)
    assert explained(desk) == ["Link by hand"]
    desk.document.edit("Block", replace(linked, blocks=(Block("nw", "ne"),)))
    assert explained(desk) == ["Link by hand", "Block by hand"]
    desk.document.undo()
    desk.document.undo()
    assert explained(desk) == []


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_no_two_signs_look_alike_in_either_theme(desk, theme):
    for layer in (LayerName.GRAPH, LayerName.EDGE, LayerName.COASTS):
        desk.workspace.overlay_actions[layer].trigger()
    desk.workspace.set_theme(theme)
    samples = desk.workspace.docks.right.layers.legend.samples
    pictures = [each.grab().toImage() for each in samples]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


def test_it_speaks_the_language_of_the_window(desk, qapp):
    desk.workspace.overlay_actions[LayerName.COASTS].trigger()
    speak(qapp, "de")
    desk.workspace.docks.right.layers.tell_again()
    assert explained(desk) == ["Ufer zwischen Land und Wasser", "Küste, hinter der nichts liegt"]
    assert len(SIGNS) == len({sign.words for sign in SIGNS})
