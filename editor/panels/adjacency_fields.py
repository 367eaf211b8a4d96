"""The numbers that decide who is whose neighbour, in words, and what changing them does to this map."""

from collections import Counter
from dataclasses import replace

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from core.model.map_model import AdjacencySettings, MapModel
from core.model.values import GRID, to_grid
from core.topology.close_pairs import Adjacency, PairKind
from editor.canvas.text_size import px
from editor.document.map_document import MapDocument
from editor.length_words import short_length
from editor.number_words import borders_counted
from editor.panels.frame_fields import length_field
from editor.panels.panel_parts import field_label
from editor.words import in_sentence, mark, tr, tr_n

FIELDS = (
    ("gap", mark("Gaps closed up to"), mark("Boundaries this far apart still count as one border.")),
    ("min_border", mark("Neighbours share"), mark("At least this much border makes two regions neighbours.")),
    ("short_border", mark("Short border below"), mark("Neighbours that share less are listed among the findings.")),
    ("edge", mark("Edge reached within"), mark("A region this close to the frame lies on the board's edge.")),
)


class AdjacencyFields(QWidget):
    """Each number in board units, with millimetres beside it; below, the borders this makes."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self._document = document
        self._before: str = ""
        self.fields = {name: length_field(tr(title), tr("units"), 1000, decimals=1) for name, title, _ in FIELDS}
        self.millimetres = {name: QLabel(objectName="caption") for name, _, _ in FIELDS}
        self.effect = QLabel(objectName="fact-value", wordWrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, (name, title, words) in enumerate((name, tr(title), tr(words)) for name, title, words in FIELDS):
            field = self.fields[name]
            field.setToolTip(words)
            field.setAccessibleDescription(words)
            field.setSingleStep(0.5)
            field.valueChanged.connect(lambda _value, each=name: self._edit(each))
            label = field_label(title, field)
            label.setToolTip(words)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(self.millimetres[name], row, 2)
        grid.addWidget(self.effect, len(FIELDS), 0, 1, 3)

        self.fit_text()

    def fit_text(self) -> None:
        """As wide as the unit needs in the language of the interface; the words before it wrap."""
        for field in self.fields.values():
            needs = field.fontMetrics().horizontalAdvance(f"{field.text()}0") + 18
            field.setFixedWidth(max(px(96), needs))

    def show_map(self, model: MapModel) -> None:
        for name, field in self.fields.items():
            steps = getattr(model.adjacency, name)
            field.blockSignals(True)
            field.setValue(steps / GRID)
            field.blockSignals(False)
            has_scale = model.frame.mm_per_unit() is not None
            self.millimetres[name].setText(short_length(steps, model.frame) if has_scale else "")
        self.fit_text()
        words = effect_words(self._document.adjacency)
        self.effect.setText(f"{words}{self._before}")

    def _edit(self, name: str) -> None:
        model, old = self._document.kept, self._document.adjacency
        settings: AdjacencySettings = replace(model.adjacency, **{name: to_grid(self.fields[name].value())})
        title = in_sentence(tr(next(title for each, title, _ in FIELDS if each == name)))
        borders = len(old.neighbour_pairs())
        self._document.edit(
            tr("Adjacency: {} {:g}").format(title, self.fields[name].value()),
            replace(model, adjacency=settings),
            picture="overlay_neighbours",
            merge=f"adjacency-{name}",
        )
        change = len(self._document.adjacency.neighbour_pairs()) - borders
        self._before = tr(" {}{} by the last change.").format("+" if change > 0 else "−", abs(change)) if change else ""
        self.show_map(self._document.model)
        self._before = ""


def effect_words(adjacency: Adjacency) -> str:
    """What the settings make of the map, in one sentence."""
    kinds = Counter(pair.kind for pair in adjacency.pairs if not pair.neighbours)
    borders = len(adjacency.neighbour_pairs())
    near, corners, short = kinds[PairKind.NEAR_MISS], kinds[PairKind.CORNER], kinds[PairKind.SHORT_BORDER]
    parts = [
        borders_counted(borders),
        tr_n("{} near miss", "{} near misses", near).format(near) if near else "",
        tr_n("{} corner touch", "{} corner touches", corners).format(corners) if corners else "",
        tr_n("{} too short", "{} too short", short).format(short) if short else "",
    ]
    edges = len({contact.region for contact in adjacency.frame if contact.touches})
    return tr("Now: {}, {} on the edge.").format(", ".join(part for part in parts if part), edges)
