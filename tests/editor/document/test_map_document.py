"""The document: every edit is one named step that can be undone and redone to equality."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.model.map_model import MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId, TerrainId
from core.topology import heaped_outlines
from core.topology.measure import measure
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument


def square(name: str, left: int, top: int) -> Region:
    x, y, side = left * GRID, top * GRID, 100 * GRID
    ring = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Region(RegionId(name), name.title(), (Part(ring),))


TWO = MapModel(title="Two", regions=(square("one", 0, 0), square("two", 100, 0)))


@pytest.fixture
def document(qapp: object) -> MapDocument:
    return MapDocument(TWO)


def test_an_edit_is_one_named_step(document: MapDocument) -> None:
    wider = TWO.with_regions([square("three", 200, 0)])
    assert document.edit("Draw Three", wider)
    assert (document.model, len(document.history.steps), document.history.steps[0].title) == (wider, 1, "Draw Three")
    document.undo()
    assert document.model == TWO
    document.redo()
    assert document.model == wider


def test_an_edit_that_changes_nothing_is_no_step(document: MapDocument) -> None:
    assert not document.edit("Nothing", replace(TWO, title="Two"))
    assert len(document.history.steps) == 0


def test_borders_are_measured_by_the_time_a_change_is_told(document: MapDocument, qtbot: QtBot) -> None:
    seen = []
    document.changed.connect(lambda event: seen.append((event, document.adjacency)))
    wider = TWO.with_regions([square("three", 200, 0)])
    document.edit("Draw Three", wider)
    ((event, adjacency),) = seen
    assert event == MapChanged(frozenset({RegionId("three")}), is_reordered=True)
    assert adjacency == measure(wider)


def test_a_preview_is_shown_but_not_kept(document: MapDocument) -> None:
    document.preview(replace(TWO, title="Tried"))
    assert (document.model.title, document.kept.title, len(document.history.steps)) == ("Tried", "Two", 0)
    document.drop_preview()
    assert document.model == TWO


def test_undo_in_the_middle_of_a_gesture_drops_the_gesture_too(document: MapDocument) -> None:
    document.edit("Title", replace(TWO, title="Changed"))
    document.preview(replace(document.model, title="Tried"))
    document.undo()
    assert document.model == TWO


def test_edits_with_one_key_become_one_step(document: MapDocument) -> None:
    for title in ("A", "B", "C"):
        document.edit("Rename", replace(document.model, title=title), merge="title")
    assert len(document.history.steps) == 1
    document.undo()
    assert document.model == TWO


def test_a_merged_step_that_ends_where_it_began_is_gone(document: MapDocument) -> None:
    document.edit("Rename", replace(TWO, title="A"), merge="title")
    document.edit("Rename", TWO, merge="title")
    assert len(document.history.steps) == 0


def test_adding_and_removing_in_one_merged_step_leaves_nothing_behind(document: MapDocument) -> None:
    document.edit("Draw", TWO.with_regions([square("three", 200, 0)]), merge="draw")
    document.edit("Draw", document.model.without_regions(["one"]), merge="draw")
    document.undo()
    assert document.model == TWO
    document.redo()
    assert [region.id for region in document.model.regions] == ["two", "three"]


def test_removed_regions_are_no_longer_selected_and_undo_keeps_their_place(document: MapDocument) -> None:
    document.select([RegionId("one"), RegionId("two")])
    document.edit("Delete One", TWO.without_regions(["one"]))
    assert document.selection.regions == ("two",)
    document.undo()
    assert document.model == TWO


def test_undo_marks_a_saved_map_as_changed(document: MapDocument, tmp_path: Path) -> None:
    swamp = replace(TWO.regions[0], terrain=TerrainId("swamp"))
    document.edit("Terrain", TWO.with_regions([swamp]))
    assert document.is_changed
    document.mark_saved(tmp_path / "two.map.geojson")
    assert not document.is_changed
    document.undo()
    assert document.is_changed


def test_an_edit_after_saving_does_not_melt_into_the_saved_step(document: MapDocument, tmp_path: Path) -> None:
    document.edit("Rename", replace(TWO, title="A"), merge="title")
    document.mark_saved(tmp_path / "two.map.geojson")
    document.edit("Rename", replace(TWO, title="B"), merge="title")
    assert document.is_changed
    document.undo()
    assert (document.model.title, document.is_changed) == ("A", False)


def test_the_history_can_be_jumped_through(document: MapDocument) -> None:
    for title in ("A", "B", "C"):
        document.edit("Rename", replace(document.model, title=title))
    document.go_to(1)
    assert (document.model.title, document.history.index) == ("A", 1)
    document.go_to(3)
    assert document.model.title == "C"
    assert not document.go_to(4)


def test_a_thousand_named_steps_are_undone_to_the_start_and_redone_to_the_end(document: MapDocument) -> None:
    start = document.kept
    for number in range(1100):
        document.edit(f"Title {number}", replace(document.kept, title=f"Draft {number}"))
    end = document.kept
    undone = []
    while document.history.undo_step() is not None:
        undone.append(document.history.undo_step().title)
        document.undo()
    assert undone == [f"Title {number}" for number in range(1099, -1, -1)]
    assert document.kept == start
    for _ in range(1100):
        document.redo()
    assert document.kept == end
    assert document.history.redo_step() is None


def test_a_map_that_cannot_be_measured_leaves_the_one_that_is_open(
    document: MapDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    heap = replace(TWO, regions=tuple(square(f"r{number}", number, number) for number in range(9)))
    monkeypatch.setattr(heaped_outlines, "MOST_CANDIDATES", 100)
    with pytest.raises(heaped_outlines.HeapedOutlinesError):
        document.replace(heap, Path("heap.map.geojson"))
    assert document.kept is TWO
    assert document.path is None
