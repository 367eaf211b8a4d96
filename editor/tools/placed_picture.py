"""A picture the user chose, brought into the folder of the map and measured."""

from pathlib import Path

from core.edits.art import Picture
from core.files.board_art import link_into, read_picture
from editor.canvas.art_pictures import decoded
from editor.document.map_document import MapDocument
from editor.files.places import unsaved_art_folder
from editor.words import mark

FILTER = mark("Pictures (*.png *.jpg *.jpeg *.svg)")


def picture_from(document: MapDocument, path: Path) -> Picture:
    """The picture at a path, linked from the document's folder; a RealmwrightError says why it cannot be had.

    A map that has no file yet keeps its art in the program's own folder; saving the map brings it beside it.
    """
    image = decoded(read_picture(path), path)
    folder = document.art_folder
    if folder is None:
        folder = document.unsaved_art_folder = unsaved_art_folder()
    link, digest = link_into(folder, path)
    return Picture(link, image.width(), image.height(), digest)
