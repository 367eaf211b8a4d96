"""`realmwright export`: a map as a picture, as plain GeoJSON or as TopoJSON."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from core.cli.output import out
from core.model.nearest import nearest_hint
from core.model.problems import RealmwrightError

if TYPE_CHECKING:
    from core.picture.options import PictureOptions

SUFFIXES = (".svg", ".png", ".pdf", ".geojson", ".topojson")

MapArgument = Annotated[Path, typer.Argument(metavar="MAP", help="A map file, or the name of a bundled map.")]
Target = Annotated[
    Path, typer.Option("-o", "--output", metavar="FILE", help="What to write: .svg, .png, .pdf, .geojson, .topojson.")
]
Width = Annotated[int | None, typer.Option(min=16, help="PNG: width in pixels.")]
Dpi = Annotated[float | None, typer.Option(min=1, help="PNG: dots per inch at the board's printed size.")]
Layers = Annotated[
    str | None,
    typer.Option(help="Layers to draw, separated by commas; a + or - in front adds to or takes from the usual ones."),
]
Theme = Annotated[str, typer.Option(help="light or dark")]


def export(
    ctx: typer.Context,
    map_: MapArgument,
    output: Target,
    width: Width = None,
    dpi: Dpi = None,
    layers: Layers = None,
    theme: Theme = "light",
) -> int:
    """Write a map as SVG, PNG or PDF, or as GeoJSON or TopoJSON with everything computed in it."""
    from core.cli.maps import bundled_or_given, load, measured_from, refuse_overwriting_source
    from core.files.atomic import write_atomically

    suffix = output.suffix.lower()
    if suffix not in SUFFIXES:
        raise RealmwrightError(f"{output}: give a name that ends in {', '.join(SUFFIXES)}")
    source = bundled_or_given(map_)
    refuse_overwriting_source(source, output)
    model = load(map_)
    with measured_from(source):
        if suffix == ".geojson":
            from core.files.plain_geojson import plain_geojson

            data = plain_geojson(model).encode("utf-8")
        elif suffix == ".topojson":
            from core.files.topojson import topojson

            data = topojson(model).encode("utf-8")
        else:
            from core.picture.board_picture import board_picture

            picture = board_picture(model, _options(layers, theme))
            data = ctx.obj.paint(picture, suffix, width=width, dpi=dpi, art_folder=source.parent)
    write_atomically(output, data)
    out(f"wrote {output}")
    return 0


def _options(layers: str | None, theme: str) -> "PictureOptions":
    from core.picture.options import BOARD_LAYERS, MAP_LAYERS, PictureOptions
    from core.picture.palette import ThemeName
    from core.picture.shapes import LayerName

    known = [name.value for name in MAP_LAYERS]
    if theme not in list(ThemeName):
        raise RealmwrightError(
            f"--theme {theme}: “{theme}” is not known{nearest_hint(theme, ThemeName, 'choose from')}"
        )
    chosen = set(BOARD_LAYERS)
    words = [word.strip() for word in (layers or "").split(",") if word.strip()]
    if words and not words[0].startswith(("+", "-")):
        chosen = set()
    for word in words:
        name = word.lstrip("+-")
        if name not in known:
            raise RealmwrightError(f"--layers {word}: there is no such layer{nearest_hint(name, known, 'choose from')}")
        (chosen.discard if word.startswith("-") else chosen.add)(LayerName(name))
    return PictureOptions(theme=ThemeName(theme), layers=frozenset(chosen))
