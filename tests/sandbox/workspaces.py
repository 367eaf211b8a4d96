"""The sandbox on the screen, as its tests begin."""

from pathlib import Path

from core.files.scenario_file import parse_scenario
from core.picture.palette import LIGHT
from sandbox.sandbox_workspace import SandboxWorkspace
from tests.core.rules.test_readings import LONE_ELF

ELF = "base:dispute.sorcerers-replace-elves"


def shown(qtbot, path=None, *, height=900):
    """The workspace in a window of its own, on a story if one is given."""
    made = SandboxWorkspace()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    made.resize(1600, height)
    if path is not None:
        made.open_scenario(path)
    made.show()
    return made


def shown_with_a_dispute(qtbot):
    """The workspace on a story in which a dispute makes a difference, ELF."""
    made = shown(qtbot)
    made.session.open(parse_scenario(LONE_ELF, Path("elf.toml")), None)
    return made


def at_hand(qtbot, path, *, height=900):
    """The workspace on a story, with the keys going to the board."""
    made = shown(qtbot, path, height=height)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.view.setFocus()
    return made
