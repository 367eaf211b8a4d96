"""A map whose board art is not where it should be opens all the same: a notice says so and offers to find it again."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from core.files.embedded_art import embedded_name
from core.model.sentences import said
from editor.canvas.art_pictures import art_image
from editor.document.change_events import MapChanged
from editor.document.map_document import MapDocument
from editor.files.notices import Choice, Notice, Tone
from editor.notice_bar import NoticeBar
from editor.words import tr

ABOUT = "missing-art"


class MissingArt(QObject):
    """Watches the document; `relink` asks the user for the picture."""

    def __init__(self, document: MapDocument, notices: NoticeBar, relink: Callable[[], object]) -> None:
        super().__init__(document)
        self._document, self._notices, self._relink = document, notices, relink
        document.changed.connect(self._look)

    def _look(self, event: MapChanged) -> None:
        if not event.is_new_map and "background" not in event.fields:
            return
        art = self._document.model.background
        if art is None or not art_image(self._document.art_folder, art.path).isNull():
            self._notices.put_away(ABOUT)
        elif event.is_new_map:
            says = said("The board art “{}” is missing or cannot be shown.", embedded_name(art.path))
            choices = (Choice(tr("Relink…"), self._relink),)
            self._notices.tell(Notice(ABOUT, says, Tone.CARE, choices))
