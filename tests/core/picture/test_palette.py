"""Every text can be read and every line can be seen: the floors of the theme table."""

import pytest

from core.model.terrains import terrains
from core.picture.palette import DARK, LIGHT, SEATS, THEMES, ThemeName, contrast, darkened, rgb

BOTH = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def test_contrast_of_black_and_white_is_twenty_one():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_darkened_takes_the_given_share_of_light_away():
    assert darkened("#C86400", 0.5) == "#643200"


@BOTH
def test_texts_of_the_interface_can_be_read(theme):
    looks = theme.interface
    for ground in (looks.window, looks.panel, looks.raised):
        for text in (looks.text, looks.text2, looks.text3):
            assert contrast(text, ground) >= 4.5, (text, ground)
    assert contrast(looks.on_accent, looks.accent) >= 4.5
    assert contrast(looks.accent_text, looks.accent_soft) >= 4.5
    assert contrast(looks.text, looks.accent_soft) >= 4.5


@BOTH
def test_outlines_of_controls_can_be_seen(theme):
    looks = theme.interface
    assert min(contrast(looks.edge, ground) for ground in (looks.window, looks.panel, looks.raised)) >= 3


@BOTH
def test_severities_can_be_read_on_their_ground(theme):
    for tone in (theme.error, theme.warning, theme.hint, theme.ok, theme.ignored):
        assert contrast(tone.text, tone.ground) >= 4.5


@BOTH
def test_names_can_be_read_on_every_terrain_with_one_of_the_two_label_pairs(theme):
    board = theme.board
    for terrain in terrains().values():
        fill = (terrain.light if theme.name is ThemeName.LIGHT else terrain.dark).fill
        assert max(contrast(board.label, fill), contrast(board.label_on_dark, fill)) >= 4.5, terrain.id
    assert contrast(board.label, board.halo) >= 4.5
    assert contrast(board.label_on_dark, board.halo_on_dark) >= 4.5


@BOTH
def test_overlay_lines_can_be_seen_on_their_casing(theme):
    lines = theme.overlays
    for line in (lines.selection, lines.graph, lines.entry, lines.link, lines.block, lines.can_do, lines.with_die):
        assert contrast(line, theme.board.casing) >= 3


def test_glyphs_can_be_seen_on_their_tokens_also_in_decline():
    for seat in SEATS:
        assert contrast(seat.token, seat.glyph) >= 3
        for name in THEMES:
            assert contrast(seat.decline[name].fill, seat.decline[name].ink) >= 4.5


def test_every_colour_is_written_the_same_way():
    for theme in THEMES.values():
        for group in (theme.interface, theme.overlays):
            for name in group.__slots__:
                value = getattr(group, name)
                for colour in value if isinstance(value, tuple) else (value,):
                    assert len(rgb(colour)) == 3
                    assert colour == colour.upper()
