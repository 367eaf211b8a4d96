"""Whole windows, for the tests of both workspaces."""

import pytest


@pytest.fixture(autouse=True)
def unsaved_answers(monkeypatch):
    """A window that is closed at the end of a test asks nobody; a test may put other answers in front."""
    from editor.files.notices import Unsaved

    answers = []
    monkeypatch.setattr(
        "editor.main_window.ask_about_unsaved", lambda *_: answers.pop(0) if answers else Unsaved.DISCARD
    )
    return answers


def shown_window(qtbot):
    """A window in the light look that has the keys."""
    from core.picture.palette import LIGHT
    from editor.main_window import MainWindow

    made = MainWindow()
    qtbot.addWidget(made)
    made.set_theme(LIGHT)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made
