"""A document for the dialogs, and a dialog on screen."""

import pytest

from core.picture.palette import LIGHT
from editor.document.map_document import MapDocument
from editor.theme import apply_theme
from tests.core.picture.small_maps import four_corners


@pytest.fixture
def document(qapp):
    apply_theme(qapp, LIGHT)
    return MapDocument(four_corners(mm=400))


@pytest.fixture
def shown(qtbot):
    def show(dialog):
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show
