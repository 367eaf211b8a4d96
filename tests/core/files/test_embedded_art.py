"""Board art inside the map file: one file to pass on, and out again."""

from dataclasses import replace

import pytest

from core.files.embedded_art import embedded_name, embedding_link, is_embedded, linked_bytes, unpacked_link
from core.files.map_file import map_text, parse_map
from core.model.map_model import Background
from core.model.problems import UnusableFileError
from tests.core.picture.small_maps import four_corners

PNG = b"\x89PNG\r\n\x1a\n and more"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "Größe; b,1.png").write_bytes(PNG)
    return tmp_path


def test_a_picture_goes_into_the_map_file_and_out_again_under_its_name(folder, tmp_path):
    link = embedding_link(folder, "Größe; b,1.png")
    model = replace(four_corners(), background=Background(link, 80, 60, ""))
    read = parse_map(map_text(model), "one file")
    assert read == model
    assert (embedded_name(link), linked_bytes(None, link)) == ("Größe; b,1.png", PNG)
    other = tmp_path / "other"
    other.mkdir()
    assert unpacked_link(other, link) == "Größe; b,1.png"
    assert (other / "Größe; b,1.png").read_bytes() == PNG
    assert unpacked_link(other, link) == "Größe; b,1.png"


def test_a_name_inside_the_file_never_leads_out_of_the_folder(tmp_path):
    link = embedding_link(tmp_path, "data:image/png;name=..%2F..%2Fetc%2Fx.png;base64,iVBORw0KGgo=")
    assert unpacked_link(tmp_path, link) == "x.png"


@pytest.mark.parametrize(
    "link", ["data:", "data:image/png;base64,???", "data:image/png;base64,AAAA", "data:text/plain,a"]
)
def test_what_is_no_picture_is_none_and_is_said(tmp_path, link):
    assert is_embedded(link)
    assert linked_bytes(tmp_path, link) is None
    for move in (embedding_link, unpacked_link):
        with pytest.raises(UnusableFileError, match="picture"):
            move(tmp_path, link)


def test_a_missing_or_huge_picture_stays_outside(folder, monkeypatch):
    with pytest.raises(UnusableFileError, match="missing"):
        embedding_link(folder, "nowhere.png")
    monkeypatch.setattr("core.files.embedded_art.EMBED_LIMIT", 5)
    with pytest.raises(UnusableFileError, match="too large"):
        embedding_link(folder, "Größe; b,1.png")
