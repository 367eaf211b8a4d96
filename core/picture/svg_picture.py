"""A Picture as SVG text: vectors only, nothing fetched from elsewhere, equal pictures give equal bytes.

Regions carry their ids as element ids (`region-<id>`, `name-<id>`), layers theirs (`layer-terrain`), so that other
programs and style sheets find them again.
"""

from base64 import b64encode

from core.picture.icon_source import ICON_BOX, STYLE, icon_body
from core.picture.patterns import patterns
from core.picture.shapes import (
    ArtImage,
    Curve,
    Disc,
    Filled,
    Ground,
    IconMark,
    Label,
    Layer,
    PatternUse,
    Picture,
    Polyline,
    Shape,
    Stroke,
)
from core.picture.svg_words import attribute, element_id, number, path_data, stroke_attributes, text_content

_FONT = "system-ui, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


def svg_text(picture: Picture, art: bytes | None = None) -> str:
    """The whole SVG document. Board art is embedded if its bytes are given, and left out otherwise."""
    width, height = number(picture.width), number(picture.height)
    scale, unit = (picture.mm_per_unit, "mm") if picture.mm_per_unit else (1.0, "px")
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
        f'width="{number(picture.width * scale)}{unit}" height="{number(picture.height * scale)}{unit}" '
        f'viewBox="0 0 {width} {height}">',
        f"<title>{text_content(picture.title)}</title>",
        "<defs>",
        *_definitions(picture),
        "</defs>",
        f'<rect id="paper" width="{width}" height="{height}" fill="{picture.theme.board.paper}"/>',
    ]
    for layer in picture.layers:
        lines.append(f'<g id="layer-{layer.name}">')
        lines.extend(_layer(layer, art))
        lines.append("</g>")
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _layer(layer: Layer, art: bytes | None) -> list[str]:
    return [text for shape in layer.shapes for text in _shape(shape, art, str(layer.name))]


def _shape(shape: Shape, art: bytes | None, layer: str) -> list[str]:
    match shape:
        case Ground():
            return _ground(shape)
        case IconMark():
            return [_icon(shape)]
        case Label():
            return _label(shape, "name" if layer == "names" else layer)
        case ArtImage():
            return _art(shape, art) if art is not None else []
    return _line_or_area(shape)


def _line_or_area(shape: Polyline | Curve | Filled | Disc) -> list[str]:
    match shape:
        case Polyline():
            return _stroked(path_data([shape.points], is_closed=shape.is_closed), shape.stroke, shape.casing)
        case Curve():
            return _stroked(_curve_data(shape), shape.stroke, shape.casing)
        case Filled():
            return [f'<path d="{path_data([shape.points], is_closed=True)}" {_fill(shape.fill, shape.outline)}/>']
        case Disc():
            x, y = shape.centre
            circle = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(shape.radius)}"'
            return [f"{circle} {_fill(shape.fill, shape.outline)}/>"]


def _definitions(picture: Picture) -> list[str]:
    """Shapes, clips, patterns and icons that the layers refer to, each once, in order of first use."""
    found: dict[str, None] = {}
    for layer in picture.layers:
        for shape in layer.shapes:
            if isinstance(shape, Ground):
                if shape.pattern is not None:
                    found[_pattern(shape.pattern)] = None
                found[_region_shape(shape)] = None
            elif isinstance(shape, IconMark):
                found[_icon_symbol(shape)] = None
    return list(found)


def _region_shape(shape: Ground) -> str:
    outline, clip = element_id("shape", shape.key), element_id("clip", shape.key)
    return (
        f'<path id="{outline}" fill-rule="evenodd" clip-rule="evenodd" d="{path_data(shape.rings, is_closed=True)}"/>\n'
        f'<clipPath id="{clip}"><use xlink:href="#{outline}" clip-rule="evenodd"/></clipPath>'
    )


def _pattern_id(use: PatternUse) -> str:
    return f"pattern-{use.pattern}-{use.ink.removeprefix('#')}"


def _pattern(use: PatternUse) -> str:
    tile = patterns()[use.pattern]
    return (
        f'<pattern id="{_pattern_id(use)}" patternUnits="userSpaceOnUse" width="{number(tile.width)}" '
        f'height="{number(tile.height)}" patternTransform="rotate({number(tile.turn)}) scale({use.scale:.4f})">'
        f"{tile.elements(use.ink)}</pattern>"
    )


def _ground(shape: Ground) -> list[str]:
    outline, clip = element_id("shape", shape.key), element_id("clip", shape.key)
    opacity = f' opacity="{number(shape.opacity)}"' if shape.opacity < 1 else ""
    use = f'<use xlink:href="#{outline}"'
    lines = [
        f'<g id="{element_id("region", shape.key)}"{opacity}>',
        f"<title>{text_content(shape.title)}</title>",
        f'{use} fill="{shape.fill}"/>',
    ]
    if shape.pattern is not None:
        lines.append(
            f'{use} fill="url(#{_pattern_id(shape.pattern)})" fill-opacity="{number(shape.pattern.opacity)}"/>'
        )
    lines.append(f'<g clip-path="url(#{clip})">')
    lines.extend(f"{use} {stroke_attributes(stroke)}/>" for stroke in shape.shades)
    return [*lines, "</g>", "</g>"]


def _stroked(data: str, stroke: Stroke, casing: Stroke | None) -> list[str]:
    strokes = [stroke] if casing is None else [casing, stroke]
    return [f'<path d="{data}" {stroke_attributes(each)}/>' for each in strokes]


def _curve_data(shape: Curve) -> str:
    (ax, ay), (bx, by), (cx, cy) = shape.start, shape.control, shape.end
    return f"M{number(ax)} {number(ay)}Q{number(bx)} {number(by)} {number(cx)} {number(cy)}"


def _fill(colour: str, outline: Stroke | None) -> str:
    if outline is None:
        return f'fill="{colour}"'
    return stroke_attributes(outline).replace('fill="none"', f'fill="{colour}"', 1)


def _icon_id(mark: IconMark) -> str:
    return f"icon-{mark.icon}-{mark.colour.removeprefix('#')}-{mark.knockout.removeprefix('#')}"


def _icon_symbol(mark: IconMark) -> str:
    body = icon_body(mark.icon, mark.colour, mark.knockout)
    return (
        f'<symbol id="{_icon_id(mark)}" viewBox="0 0 {ICON_BOX} {ICON_BOX}">'
        f'<g {STYLE} stroke="{mark.colour}">{body}</g></symbol>'
    )


def _icon(mark: IconMark) -> str:
    x, y = mark.centre[0] - mark.size / 2, mark.centre[1] - mark.size / 2
    size = number(mark.size)
    return f'<use xlink:href="#{_icon_id(mark)}" x="{number(x)}" y="{number(y)}" width="{size}" height="{size}"/>'


def _label(label: Label, prefix: str) -> list[str]:
    """The halo is a text of its own under the label: not every reader knows how to paint a stroke first."""
    x, y = label.centre
    words = f'font-family="{_FONT}" font-size="{number(label.size)}" text-anchor="middle"'
    words += ' font-weight="bold"' if label.is_bold else ""
    words += ' font-style="italic"' if label.is_italic else ""
    if label.angle:
        words += f' transform="rotate({number(label.angle)} {number(x)} {number(y)})"'
    spans = "".join(
        f'<tspan x="{number(x)}" y="{number(y + down)}">{text_content(line)}</tspan>'
        for line, down in zip(label.lines, label.baselines(), strict=True)
    )
    name = f" id={attribute(element_id(prefix, label.key))}" if label.key else ""
    lines = [f"<g{name} {words}>"]
    if label.halo_width:
        halo = Stroke(label.halo, label.halo_width, label.halo_opacity)
        lines.append(f'<text aria-hidden="true" {stroke_attributes(halo)}>{spans}</text>')
    return [*lines, f'<text fill="{label.colour}">{spans}</text>', "</g>"]


def _art(image: ArtImage, data: bytes) -> list[str]:
    kind = "png" if data.startswith(b"\x89PNG") else "jpeg" if data.startswith(b"\xff\xd8") else "svg+xml"
    place = f'x="{number(image.corner[0])}" y="{number(image.corner[1])}"'
    size = f'width="{number(image.width)}" height="{number(image.height)}"'
    source = f"data:image/{kind};base64,{b64encode(data).decode('ascii')}"
    return [
        f'<image {place} {size} opacity="{number(image.opacity)}" preserveAspectRatio="none" xlink:href="{source}"/>'
    ]
