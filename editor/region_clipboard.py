"""The clipboard of the system, with regions on it: a small map as GeoJSON text, so that another window can take it.

Chosen: text that any program can read. Rejected: a clipboard of our own, because it ends at the window's edge.
"""

from PySide6.QtGui import QGuiApplication

from core.edits.pasting import Clip
from core.files.map_file import map_text, parse_map
from core.model.map_model import MapModel
from core.model.problems import RealmwrightError


class RegionClipboard:
    """What this window has copied last is kept as it is: reading it back from the text would only take time."""

    def __init__(self) -> None:
        self._clip, self._text = Clip(), ""

    def put(self, model: MapModel, clip: Clip) -> None:
        small = MapModel(
            title=model.title, games=model.games, players=model.players, rounds=model.rounds, frame=model.frame,
            adjacency=model.adjacency, regions=clip.regions, links=clip.links, blocks=clip.blocks,
            terrains=clip.terrains,
        )  # fmt: skip
        self._clip, self._text = clip, map_text(small)
        QGuiApplication.clipboard().setText(self._text)

    def take(self) -> Clip:
        """The regions on the clipboard; none where something else is on it."""
        text = QGuiApplication.clipboard().text()
        # Some systems change the ends of lines on the way.
        if text.splitlines() == self._text.splitlines():
            return self._clip
        try:
            model = parse_map(text, "the clipboard")
        except RealmwrightError:
            return Clip()
        return Clip(model.regions, model.links, model.blocks, model.terrains)
