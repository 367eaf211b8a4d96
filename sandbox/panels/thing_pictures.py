"""What can be laid out as small pictures: tokens as they lie on the board, pieces and coins by their icon."""

from PySide6.QtGui import QIcon, QPixmap

from core.picture.game_layers import race_letters
from core.picture.icon_source import icon_names
from core.picture.palette import Theme
from core.picture.token_shapes import Stack, piece_icon
from core.rules.spoken_names import Names
from editor.canvas.icon_pictures import icon
from sandbox.setup_things import CoinsToLay, Layable, PieceToLay
from sandbox.token_pixmaps import token_pixmap

_SIZE, _CARRIED, _UNKNOWN, _COIN = 26, 34, "marker_custom", "thing_coin"


def thing_icon(thing: Layable, names: Names, theme: Theme) -> QIcon:
    if isinstance(thing, CoinsToLay):
        return icon(_COIN, theme.interface.text2)
    if isinstance(thing, PieceToLay):
        name = piece_icon(thing.piece)
        return icon(name if name in icon_names() else _UNKNOWN, theme.interface.text2)
    letters = race_letters(thing.race, {thing.race: names.unit(thing.race)})
    picture = token_pixmap(Stack(thing.race, thing.seat, 1, thing.declined is None, letters), theme, _SIZE)
    made = QIcon(picture)
    # A token keeps the colour of its seat when it is picked: Qt would tint it like a selected word.
    made.addPixmap(picture, QIcon.Mode.Selected)
    return made


def carried_picture(thing: Layable, names: Names, theme: Theme) -> QPixmap:
    """The same as it is seen under the pointer while it is carried."""
    return thing_icon(thing, names, theme).pixmap(_CARRIED, _CARRIED)
