"""Pictures of the sandbox."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint

from core.files.bundled import bundled_folder, bundled_maps
from core.files.map_file import read_map
from core.rules.legal_options import Kind
from core.rules.story_tree import MAIN, Branch, Move, Place, StoryTree
from editor.preview import preview_scenario
from tests.pointer import point_at
from tests.screens.map_scenes import Scene
from tests.screens.stage import Stage


def opened(name: str = "", step: int = 6) -> Scene:
    def scene(stage: Stage) -> None:
        path = preview_scenario()
        if name:
            path = next(
                sorted_path
                for sorted_path in sorted((bundled_folder("mapfiles") / "scenarios").rglob("*.toml"))
                if name in sorted_path.name
            )
        begin(stage)
        stage.window.open_scenario(path)
        session = stage.sandbox.session
        session.move(-session.last)
        session.move(min(step, session.last))
        stage.sandbox.view.fit()

    return scene


def pieces(world: str, step: int = 0) -> Scene:
    """A position made by hand in which every piece of a world stands somewhere."""

    def scene(stage: Stage) -> None:
        begin(stage)
        stage.window.open_scenario(Path(__file__).parent / "positions" / f"{world}.toml")
        session = stage.sandbox.session
        session.move(-session.last)
        session.move(step)
        stage.sandbox.view.fit()

    return scene


def begin(stage: Stage) -> None:
    """Whatever the scene before has left behind is put away."""
    stage.window.message.put_away()
    sandbox = stage.sandbox
    if sandbox.setup_mode.desk.is_on:
        sandbox.setup_mode.desk.allow(True)
    if sandbox.session.is_open:
        sandbox.modes.play()
    sandbox.board_play.let_go()
    sandbox.right_dock.setCurrentIndex(0)
    sandbox.timeline.view.fold(is_folded=False)
    if sandbox.session.is_open:
        sandbox.session.mark_saved(Path("told.toml"))
    stage.window.show_workspace(sandbox)


def game(start: str, deeds: int, stop: Kind | None = None, seed: int = 4) -> Scene:
    """A real game on a bundled map, some deeds old, stopped where something of a kind can be done."""

    def scene(stage: Stage) -> None:
        begin(stage)
        path = next(path for path in bundled_maps() if path.name.startswith(start))
        session = stage.sandbox.session
        session.start(read_map(path), path, seed=seed)
        moves, engine = list(session.tree.path(MAIN)), session.engine
        state = session.track.state(len(session.track))
        while len(moves) < deeds or (stop is not None and not offers(session, engine, state, stop)):
            legal = engine.legal_actions(state)
            if not legal:
                break
            moves.append(Move(legal[(len(moves) * 7 + 3) % len(legal)]))
            state = engine.step(state, moves[-1].action).after
        forks = (len(moves) - 9, len(moves) - 4)
        tree = StoryTree((
            Branch(MAIN, "Main line", moves=tuple(moves)),
            *(
                Branch(n, name, MAIN, at, tuple(moves[at : at + 4]))
                for n, (at, name) in enumerate(zip(forks, ("Roll instead", "Go round the lake"), strict=True), 1)
            ),
        ))  # fmt: skip
        session.edit_tree("A game", tree, Place(MAIN, len(moves)))
        stage.sandbox.view.fit()

    return scene


def offers(session, engine, state, kind: Kind) -> bool:
    from core.rules.legal_now import LegalNow

    return any(group.kind is kind for group in LegalNow(engine, state, session.names).groups)


def pointed(before: Scene, kinds: tuple[Kind, ...] = (Kind.CONQUER,)) -> Scene:
    def scene(stage: Stage) -> None:
        before(stage)
        sandbox = stage.sandbox
        sandbox.scout.finish() if hasattr(sandbox.scout, "finish") else None
        option = next(each for each in sandbox.session.legal.options if each.kind in kinds and each.region >= 0)
        stage.settle(100)
        point_at(sandbox.view, region_spot(stage, option.region))

    return scene


def region_spot(stage: Stage, region: int) -> QPoint:
    return stage.sandbox.view.room_of(region).center()


def refused(before: Scene) -> Scene:
    def scene(stage: Stage) -> None:
        before(stage)
        session = stage.sandbox.session
        taken = {option.region for option in session.legal.options}
        holders = [n for n, each in enumerate(session.state.grounds) if n not in taken and each.race]
        stage.sandbox.board_play.click(holders[0] if holders else 0)

    return scene


def tab(before: Scene, number: int) -> Scene:
    def scene(stage: Stage) -> None:
        before(stage)
        stage.sandbox.rulings_desk.finish()
        stage.sandbox.commands["details"].setChecked(True)
        stage.sandbox.docks.show_details(stage.sandbox.right_dock.widget(number))

    return scene


def does(before: Scene, action: Callable[[Stage], object]) -> Scene:
    def scene(stage: Stage) -> None:
        before(stage)
        action(stage)

    return scene


def set_up(stage: Stage) -> None:
    stage.sandbox.commands["set-up"].trigger()


def library(stage: Stage) -> None:
    opened()(stage)
    stage.open(stage.sandbox.share.open_library())


def invent(stage: Stage) -> None:
    opened()(stage)
    stage.open(stage.sandbox.parts.invent.open_form())


def clause(stage: Stage) -> None:
    stage.sandbox.commands["details"].setChecked(True)
    session = stage.sandbox.session
    stage.sandbox.docks.show_details(stage.sandbox.step_panel)
    stage.sandbox.step_panel.show_clause(session.step.clauses()[0])


def turns(stage: Stage) -> None:
    stage.sandbox.commands["turns"].trigger()


def none(stage: Stage) -> None:
    stage.window.show_workspace(stage.sandbox)


def compare(dispute: bool) -> Callable[[Stage], object]:
    def action(stage: Stage) -> None:
        stage.sandbox.rulings_desk.finish()
        found = stage.sandbox.rulings_desk.found
        stage.sandbox.modes.compare(found[0].dispute if dispute and found else None)

    return action


ELF = opened("lone-elf", 1)

SANDBOX_SCENES: dict[str, Scene] = {
    "sandbox-nothing-open": none,
    "sandbox": opened(),
    "sandbox-game": game("base-3", 120, Kind.CONQUER),
    "sandbox-turns": does(game("base-3", 120, Kind.CONQUER), turns),
    "sandbox-ledger": pointed(game("base-3", 120, Kind.CONQUER)),
    "sandbox-die": pointed(game("base-4", 200, Kind.DIE), (Kind.DIE,)),
    "sandbox-refused": refused(game("base-3", 120, Kind.CONQUER)),
    "sandbox-market": game("base-5", 90, Kind.CHOOSE),
    "sandbox-underground": game("underground-3", 170, Kind.CONQUER),
    "sandbox-river": game("river-3", 130, Kind.CONQUER),
    "sandbox-pieces-underground": pieces("underground"),
    "sandbox-pieces-river": pieces("river", step=1),
    "sandbox-clause": does(opened(), clause),
    "sandbox-rulings": tab(opened("halflings"), 1),
    "sandbox-house-rules": tab(opened(), 2),
    "sandbox-compare": does(opened("halflings"), compare(True)),
    "sandbox-compare-editions": does(game("base-3", 60, Kind.CONQUER), compare(False)),
    "sandbox-library": library,
    "sandbox-invent": invent,
    "sandbox-set-up": does(opened(), set_up),
    "sandbox-set-up-underground": does(game("underground-4", 100), set_up),
}
