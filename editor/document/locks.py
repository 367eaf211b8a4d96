"""What of a map can be locked against change by hand, and what an edit would change. No Qt."""

from editor.document.map_edit import MapEdit
from editor.words import mark, tr

LOCKS = {
    "names": mark("Names are locked; unlock in Layers to change this."),
    "symbols": mark("Symbols are locked; unlock in Layers to change this."),
    "links": mark("Links are locked; unlock in Layers to change this."),
    "blocks": mark("Blocks are locked; unlock in Layers to change this."),
    "borders": mark("Borders are locked; unlock in Layers to change this."),
    "terrain": mark("Terrain is locked; unlock in Layers to change this."),
    "art": mark("The board art is locked; unlock in Layers to change this."),
}
"""Locks by the layer they stand beside, and what is said about them."""


def touched(edit: MapEdit) -> frozenset[str]:
    """The locks that an edit would break. Adding and removing regions changes borders."""
    found = {"borders"} if edit.before.order is not None else set()
    found |= {name for name in ("links", "blocks") if any(field == name for field, _ in edit.after.fields)}
    if any(field == "background" for field, _ in edit.after.fields):
        found.add("art")
    before = {region.id: region for region in edit.before.regions}
    for new in edit.after.regions:
        old = before.get(new.id)
        if old is not None:
            found |= {"borders"} if old.outline is not new.outline and old.outline != new.outline else set()
            found |= {"terrain"} if old.terrain != new.terrain else set()
            found |= {"symbols"} if old.symbols != new.symbols or old.custom != new.custom else set()
            found |= {"names"} if old.name != new.name else set()
    return frozenset(found)


def refusal(locked: frozenset[str]) -> str:
    """Why an edit was refused, in one sentence."""
    first = next(name for name in LOCKS if name in locked)
    return tr(LOCKS[first])
