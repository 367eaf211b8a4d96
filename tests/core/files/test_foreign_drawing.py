"""Drawings from elsewhere are written anew with nothing in them that leads to another file."""

import base64
import gzip

import pytest

from core.files.foreign_drawing import drawing_alone
from core.model.problems import UnusableFileError

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n and so on").decode()
OTHER = base64.b64encode(b"<svg><image href='/secret.png'/></svg>").decode()


def drawing(inside: str, before: str = "") -> bytes:
    return f'{before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">{inside}</svg>'.encode()


@pytest.mark.parametrize(
    "link",
    [
        "/secret.png",
        "secret.png",
        "file:///secret.png",
        "#/../../secret.png",
        "&#47;secret.png",
        f"data:image/svg+xml;base64,{OTHER}",
        f"data:image/png;base64,{PNG},base64,{OTHER}",
        f"data:image/png;base64,{OTHER}",
    ],
)
@pytest.mark.parametrize("key", ["href", "x:href"])
def test_a_link_that_leads_out_is_left_away(link: str, key: str) -> None:
    assert b"href" not in drawing_alone(drawing(f'<image {key}="{link}" width="3"/>'), "art.svg")


@pytest.mark.parametrize(
    "link", ["#leaf", f"data:image/png;base64,{PNG}", f"data:image/png;base64,\n{PNG[:16]}&#10;{PNG[16:]}"]
)
def test_a_link_that_stays_inside_is_kept(link: str) -> None:
    assert b"x:href=" in drawing_alone(drawing(f'<use x:href="{link}"/>'), "art.svg")


def test_style_sheets_elsewhere_and_comments_that_hide_a_link_are_left_away() -> None:
    before = '<?xml version="1.0"?><?xml-stylesheet href="/secret.css" type="text/css"?>'
    hidden = drawing('<!-- href="#--><image x:href="/secret.png"/><!-- " -->', before)
    assert b"secret" not in drawing_alone(hidden, "art.svg")


def test_names_of_namespaces_as_drawing_programs_write_them_are_read() -> None:
    before = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>'
    alone = drawing_alone(before.encode() + b'<svg xmlns="&ns;"><text>a &lt; b</text></svg>', "art.svg")
    assert alone == b'<svg xmlns="http://www.w3.org/2000/svg"><text>a &lt; b</text></svg>'


@pytest.mark.parametrize(
    "entity",
    [
        "<!ENTITY a \"<image hr&#101;f='/secret.png'/>\">",
        '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">',
        '<!ENTITY a SYSTEM "file:///etc/passwd">',
        '<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;',
    ],
)
def test_entities_that_grow_or_lead_out_are_refused_with_the_line(entity: str) -> None:
    with pytest.raises(UnusableFileError, match="line 2: declares XML entities"):
        drawing_alone(drawing("&a;", f"\n<!DOCTYPE svg [{entity}]>"), "art.svg")


def test_a_packed_drawing_is_no_drawing() -> None:
    with pytest.raises(UnusableFileError, match="not valid XML"):
        drawing_alone(gzip.compress(drawing("<rect/>"), 0), "art.svg")
