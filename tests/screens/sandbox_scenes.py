"""Pictures of the sandbox."""

from core.files.bundled import bundled_folder
from editor.preview import preview_scenario
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
        stage.window.message.put_away()
        stage.window.open_scenario(path)
        session = stage.sandbox.session
        session.move(-session.last)
        session.move(min(step, session.last))
        stage.sandbox.view.fit()

    return scene


def set_up(stage: Stage) -> None:
    opened()(stage)
    stage.sandbox.commands["set-up"].trigger()


def library(stage: Stage) -> None:
    opened()(stage)
    stage.open(stage.sandbox.share.open_library())


def rulings(stage: Stage) -> None:
    opened("halflings")(stage)
    stage.sandbox.right_dock.setCurrentIndex(1)


def none(stage: Stage) -> None:
    stage.window.show_workspace(stage.sandbox)


SANDBOX_SCENES: dict[str, Scene] = {
    "sandbox-nothing-open": none,
    "sandbox": opened(),
    "sandbox-underground": opened("mummies", 3),
    "sandbox-rulings": rulings,
    "sandbox-library": library,
    "sandbox-set-up": set_up,
}
