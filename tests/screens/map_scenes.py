"""Pictures of the map workspace: the board, every tool's options, every panel."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.files.bundled import bundled_maps
from core.model.map_model import Block, Link, LinkKind, MapModel
from core.model.region import Part, Region
from core.model.values import GRID, RegionId
from editor.preview import preview_map
from tests.screens.stage import Stage

Scene = Callable[[Stage], None]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
REGION, BOARD, LAYERS = 0, 1, 2
FINDINGS, TABLE, STATISTICS, HISTORY = 0, 1, 2, 3


def begin(stage: Stage) -> None:
    """A bundled map, nothing selected, nothing unfolded, the select tool."""
    window, editor = stage.window, stage.editor
    window.message.put_away()
    if window.helps.tour is not None:
        window.helps.tour.end()
    # Nobody is there to say whether the work of the scene before is to be saved.
    window.document.history.saved = window.document.history.index
    window.show_sample(preview_map())
    window.show_workspace(editor)
    editor.pick_up("select")
    editor.docks.bottom.fold(True)
    editor.docks.right.tabs.show_page(REGION)
    _show_dock(stage, is_shown=stage.size[0] > 1280)
    for action in editor.overlay_actions.values():
        is_usual = action.objectName() in ("show-terrain", "show-borders", "show-names", "show-symbols", "show-links")
        if action.isChecked() != is_usual:
            action.trigger()
    editor.view.fit()


def _show_dock(stage: Stage, *, is_shown: bool) -> None:
    action = stage.editor.docks.right_action
    if action.isChecked() != is_shown:
        action.trigger()


def region(stage: Stage) -> None:
    begin(stage)
    stage.editor.document.select([_inner(stage)])
    _show_dock(stage, is_shown=True)


def pair(stage: Stage) -> None:
    begin(stage)
    first = stage.editor.document.adjacency.neighbour_pairs()[20]
    stage.editor.document.select([first.a, first.b])
    _show_dock(stage, is_shown=True)


def many(stage: Stage) -> None:
    begin(stage)
    stage.editor.document.select([each.id for each in stage.editor.document.model.regions[5:12]])
    _show_dock(stage, is_shown=True)


def dock(page: int) -> Scene:
    def scene(stage: Stage) -> None:
        begin(stage)
        _show_dock(stage, is_shown=True)
        stage.editor.docks.right.tabs.show_page(page)

    return scene


def overlays(stage: Stage) -> None:
    begin(stage)
    _connect_by_hand(stage)
    for name in ("graph", "edge", "coasts", "blocks"):
        action = next(each for each in stage.editor.overlay_actions.values() if each.objectName() == f"show-{name}")
        if not action.isChecked():
            action.trigger()


def _connect_by_hand(stage: Stage) -> None:
    document = stage.editor.document
    kept, ids = document.kept, [each.id for each in document.kept.regions]
    joined = document.adjacency.neighbour_pairs()[12]
    links = (Link(ids[0], ids[9], LinkKind.SEA_LANE, note="Ferry"),)
    document.edit("Link by hand", replace(kept, links=links, blocks=(Block(joined.a, joined.b, "Cliff"),)))


def bottom(page: int, *, is_hurt: bool = False) -> Scene:
    def scene(stage: Stage) -> None:
        begin(stage)
        document = stage.editor.document
        if is_hurt:
            document.edit("Careless drawing", _hurt(document.kept))
        if page == HISTORY:
            _work(stage)
        stage.editor.docks.bottom.show_page(page)
        if page == FINDINGS and is_hurt:
            findings = stage.editor.docks.bottom.findings
            stage.settle()
            findings.list.setCurrentIndex(findings.list.model().index(1, 0))
        stage.editor.view.fit()

    return scene


def _hurt(model: MapModel) -> MapModel:
    """One corner pulled away from its neighbours, another over them, two names alike, one terrain lost."""
    first, second, third = model.regions[8], model.regions[14], model.regions[20]
    return model.with_regions(
        [
            replace(_bent(first, 5, 3 * GRID), name=second.name),
            _bent(second, 20, -2 * GRID),
            replace(third, terrain=None),
        ]
    )


def _bent(region_: Region, at: int, by: int) -> Region:
    ring = list(region_.outline[0].outer)
    at %= len(ring)
    ring[at] = (ring[at][0] + by, ring[at][1] + by)
    return replace(region_, outline=(Part(tuple(ring), region_.outline[0].holes), *region_.outline[1:]))


def _work(stage: Stage) -> None:
    """A dozen steps of history."""
    document = stage.editor.document
    for number, each in enumerate(document.kept.regions[:9]):
        document.edit(
            f"Rename {each.name} to {each.name} {number}",
            document.kept.with_regions([replace(each, name=f"{each.name} {number}")]),
            picture="action_rename",
        )
    for _ in range(3):
        document.undo()


def tool(name: str, *, select: bool = False) -> Scene:
    def scene(stage: Stage) -> None:
        begin(stage)
        if select:
            stage.editor.document.select([_inner(stage)])
        stage.editor.pick_up(name)

    return scene


def drawing(stage: Stage) -> None:
    """A region half drawn over others."""
    begin(stage)
    stage.editor.pick_up("draw")
    view, (wide, high) = stage.editor.view, (stage.editor.view.width(), stage.editor.view.height())
    for x, y in ((0.4, 0.4), (0.52, 0.36), (0.6, 0.5), (0.5, 0.58)):
        QTest.mouseClick(view, LEFT, NONE, QPoint(int(x * wide), int(y * high)))
    QTest.mouseMove(view, QPoint(int(0.42 * wide), int(0.55 * high)))


def vertices(stage: Stage) -> None:
    begin(stage)
    stage.editor.document.select([_inner(stage)])
    stage.editor.pick_up("vertices")
    stage.editor.docks.zoom_to([_inner(stage)])


def close_up(stage: Stage) -> None:
    """Larger than the view, with the small map in its corner."""
    begin(stage)
    stage.editor.view.zoom_by(2.5)


def empty(stage: Stage) -> None:
    begin(stage)
    stage.window.files.show_new(MapModel(title="Untitled map"), is_work=False)


def first_start(stage: Stage) -> None:
    begin(stage)
    stage.window.helps.begin_tour()


def notice(stage: Stage) -> None:
    begin(stage)
    stage.window.open_map(preview_map().with_name("nowhere.map.geojson"))


def underground(stage: Stage) -> None:
    begin(stage)
    stage.window.show_sample(next(path for path in bundled_maps() if "underground-3" in path.name))
    stage.editor.view.fit()


def river(stage: Stage) -> None:
    begin(stage)
    stage.window.show_sample(next(path for path in bundled_maps() if "river-3" in path.name))
    stage.editor.view.fit()


def _inner(stage: Stage) -> RegionId:
    """A region with many neighbours."""
    document = stage.editor.document
    board = document.board
    number = max(range(len(board)), key=lambda each: len(board.neighbours[each]))
    return document.model.regions[number].id


def menu(title: str) -> Scene:
    def scene(stage: Stage) -> None:
        region(stage)
        bar = stage.window.header.menus
        action = next(each for each in bar.actions() if each.text().replace("&", "") == title)
        place = bar.mapToGlobal(bar.actionGeometry(action).bottomLeft())
        action.menu().popup(place)
        stage.opened.append(action.menu())

    return scene


MAP_SCENES: dict[str, Scene] = {
    "map": begin,
    "map-region": region,
    "map-pair": pair,
    "map-many": many,
    "map-board-tab": dock(BOARD),
    "map-layers-tab": dock(LAYERS),
    "map-overlays": overlays,
    "map-findings": bottom(FINDINGS, is_hurt=True),
    "map-no-findings": bottom(FINDINGS),
    "map-table": bottom(TABLE),
    "map-statistics": bottom(STATISTICS),
    "map-history": bottom(HISTORY),
    "map-drawing": drawing,
    "map-vertices": vertices,
    "map-close-up": close_up,
    "map-empty": empty,
    "map-first-start": first_start,
    "map-notice": notice,
    "map-underground": underground,
    "map-river": river,
    **{
        f"tool-{name}": tool(name)
        for name in [
            "rectangle",
            "freehand",
            "bucket",
            "art-trace",
            "split",
            "merge",
            "smooth",
            "brush",
            "stamp",
            "link",
            "block",
            "measure",
            "art",
        ]
    },
    **{f"menu-{name.lower()}": menu(name) for name in ("File", "Edit", "Region", "Board", "View", "Play", "Help")},
}
