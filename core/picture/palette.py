"""Every colour of the interface, of the overlays and of the seats, once, for the light and the dark look.

Terrain colours are not here: they stand in the terrain catalogue (core.model.terrains).
"""

from dataclasses import dataclass
from enum import StrEnum

from core.model.terrains import Colours


class ThemeName(StrEnum):
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Tone:
    """A severity: its text colour, the colour of its icon, and the ground it stands on."""

    text: str
    icon: str
    ground: str


@dataclass(frozen=True, slots=True)
class Interface:
    window: str
    panel: str
    raised: str
    canvas: str
    hover: str
    line: str
    edge: str
    """Outline of every control one can operate."""
    text: str
    text2: str
    text3: str
    disabled: str
    accent: str
    on_accent: str
    accent_text: str
    accent_soft: str
    shadow: str


@dataclass(frozen=True, slots=True)
class BoardColours:
    """What lies on the terrain. The second label pair is for grounds on which the first cannot be read."""

    paper: str
    label: str
    halo: str
    label_on_dark: str
    halo_on_dark: str
    line: str
    frame: str
    casing: str
    """Under every overlay line."""
    untagged: Colours
    """Ground of a region whose terrain is missing or a designer's own."""
    ice: Colours
    """Over water that is frozen."""


@dataclass(frozen=True, slots=True)
class Overlays:
    selection: str
    graph: str
    entry: str
    snap: str
    refused: str
    can_do: str
    with_die: str
    link: str
    block: str
    rulings: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Theme:
    name: ThemeName
    interface: Interface
    board: BoardColours
    overlays: Overlays
    error: Tone
    warning: Tone
    hint: Tone
    ok: Tone
    ignored: Tone


@dataclass(frozen=True, slots=True)
class SeatColours:
    """A seat: its token and what is drawn on it, in decline too, and its line in charts."""

    name: str
    shape: str
    token: str
    glyph: str
    decline: dict[ThemeName, Colours]
    chart: dict[ThemeName, str]


LIGHT = Theme(
    ThemeName.LIGHT,
    Interface(
        window="#F3F2EE", panel="#FFFFFF", raised="#FBFAF7",
        canvas="#DDDAD2", hover="#ECEAE4", line="#DAD6CC", edge="#85807A",
        text="#24221E", text2="#5A564E", text3="#69655C", disabled="#A19C92",
        accent="#3B4CC0", on_accent="#FFFFFF", accent_text="#2F3EA8", accent_soft="#E5E8FA", shadow="#3A3426",
    ),
    BoardColours(
        paper="#EFEBE0", label="#2B2720", halo="#FFFDF5", label_on_dark="#FFFDF5", halo_on_dark="#241F33",
        line="#4A4338", frame="#6B6353", casing="#FFFFFF", untagged=Colours("#E4DFD2", "#6B6353"),
        ice=Colours("#F7FBFD", "#6FA3B5"),
    ),
    Overlays(
        selection="#3B4CC0", graph="#B0146E", entry="#B84A00", snap="#C2006B", refused="#9F1D20", can_do="#0B6E5C",
        with_die="#945700", link="#5B3A00", block="#24221E", rulings=("#5A3FB5", "#A34A00", "#00707F", "#24221E"),
    ),
    error=Tone("#9F1D20", "#9F1D20", "#FBE6E3"),
    warning=Tone("#825200", "#C98500", "#FDF0D2"),
    hint=Tone("#1C5FA3", "#1C5FA3", "#E2EEFA"),
    ok=Tone("#0B6E5C", "#0B6E5C", "#DFF2EC"),
    ignored=Tone("#5A564E", "#5A564E", "#F3F2EE"),
)  # fmt: skip

DARK = Theme(
    ThemeName.DARK,
    Interface(
        window="#1B1D21", panel="#23262B", raised="#2A2E34",
        canvas="#131417", hover="#32373E", line="#393E46", edge="#7E8590",
        text="#ECEAE4", text2="#B4B5B5", text3="#A8ABAF", disabled="#666B73",
        accent="#9DADFF", on_accent="#11152B", accent_text="#B9C4FF", accent_soft="#323A66", shadow="#000000",
    ),
    BoardColours(
        paper="#26282C", label="#F6F2E7", halo="#15161A", label_on_dark="#F6F2E7", halo_on_dark="#15161A",
        line="#101114", frame="#555B66", casing="#0B0C10", untagged=Colours("#3A3D43", "#B4B5B5"),
        ice=Colours("#71909C", "#E4F3F8"),
    ),
    Overlays(
        selection="#9DADFF", graph="#FF8CC8", entry="#FFB066", snap="#FF7AC2", refused="#FF7F75", can_do="#5FE0C4",
        with_die="#FFC94D", link="#FFD58A", block="#F6F2E7", rulings=("#C0B0FF", "#FFB27A", "#35B8B8", "#ECEAE4"),
    ),
    error=Tone("#FF7F75", "#FF7F75", "#4A2523"),
    warning=Tone("#FFC94D", "#FFC94D", "#44361A"),
    hint=Tone("#8CC4FF", "#8CC4FF", "#1F3850"),
    ok=Tone("#5FD0A8", "#5FD0A8", "#1B3D33"),
    ignored=Tone("#B4B5B5", "#B4B5B5", "#1B1D21"),
)  # fmt: skip

THEMES = {ThemeName.LIGHT: LIGHT, ThemeName.DARK: DARK}


def _seat(name: str, shape: str, token: str, glyph: str, *rest: str) -> SeatColours:
    fill_light, glyph_light, fill_dark, glyph_dark, line_light, line_dark = rest
    decline = {ThemeName.LIGHT: Colours(fill_light, glyph_light), ThemeName.DARK: Colours(fill_dark, glyph_dark)}
    return SeatColours(name, shape, token, glyph, decline, {ThemeName.LIGHT: line_light, ThemeName.DARK: line_dark})


SEATS = (
    _seat("Scarlet", "circle", "#D13A2F", "#FFFFFF", "#CEADA8", "#5E1A15", "#5F3B3C", "#EAA6A1", "#A81E16", "#FF7A6E"),
    _seat("Cobalt", "square", "#2458C5", "#FFFFFF", "#AAB3C7", "#102859", "#344261", "#9CB4E5", "#2458C5", "#5E8BFF"),
    _seat("Gold", "hexagon", "#FFC93C", "#2B2313", "#D7CBAB", "#6B5200", "#6A5E40", "#FFE7A7", "#B98900", "#FFC93C"),
    _seat("Teal", "diamond", "#12A594", "#FFFFFF", "#A6C3BE", "#084A43", "#305556", "#94D6CF", "#0B8478", "#3CCBB8"),
    _seat("Night", "shield", "#2B2733", "#FFFFFF", "#ABA9A9", "#131217", "#36363E", "#A09EA3", "#2B2733", "#F2ECFF"),
)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three bytes of a colour written as #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def darkened(colour: str, share: float) -> str:
    """The colour with this share of its light taken away."""
    return "#" + "".join(f"{round(value * (1 - share)):02X}" for value in rgb(colour))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    shares = [value / 255 for value in rgb(colour)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2 defines it, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
