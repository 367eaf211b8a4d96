"""Every scene there is a picture of, by its name."""

from tests.screens.dialog_scenes import DIALOG_SCENES
from tests.screens.map_scenes import MAP_SCENES, Scene
from tests.screens.sandbox_scenes import SANDBOX_SCENES

SCENES: dict[str, Scene] = {**SANDBOX_SCENES, **MAP_SCENES, **DIALOG_SCENES}
