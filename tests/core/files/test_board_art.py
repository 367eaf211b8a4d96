"""A map's art lies in its folder or below; nothing else is ever read for it."""

from pathlib import Path

import pytest

from core.files.board_art import art_bytes, art_file, link_into
from core.model.problems import UnusableFileError

PNG = b"\x89PNG\r\n\x1a\n and more"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inner = tmp_path / "maps"
    (inner / "art").mkdir(parents=True)
    (inner / "art" / "board.png").write_bytes(PNG)
    (tmp_path / "secret.png").write_bytes(PNG)
    return inner


def test_a_picture_below_the_folder_is_found(folder: Path) -> None:
    assert art_file(folder, "art/board.png") == (folder / "art" / "board.png").resolve()
    assert art_bytes(folder, "art\\board.png") == PNG


@pytest.mark.parametrize("link", ["../secret.png", "art/../../secret.png", "/etc/hostname", "C:/x.png", "file:///x.png",
                                  "a\0b.png", "", "nothing.png", "art"])  # fmt: skip
def test_a_link_out_of_the_folder_is_no_picture(folder: Path, link: str) -> None:
    assert art_file(folder, link) is None


def test_a_symbolic_link_out_of_the_folder_is_not_followed(folder: Path) -> None:
    (folder / "link.png").symlink_to(folder.parent / "secret.png")
    (folder / "up").symlink_to(folder.parent)
    assert art_file(folder, "link.png") is None
    assert art_file(folder, "up/secret.png") is None


def test_what_is_no_picture_is_not_passed_on(folder: Path) -> None:
    (folder / "notes.png").write_text("passwords", encoding="utf-8")
    assert art_bytes(folder, "notes.png") is None


def test_a_drawing_is_passed_on_without_what_leads_out_of_it(folder: Path) -> None:
    """An exported picture carries the drawing, and other programs that open it may follow its links."""
    drawing = "<svg xmlns:x='l'><image x:href='file:///etc/hostname'/><style>p{}</style><path d='M0 0L9 9'/></svg>"
    (folder / "art" / "board.svg").write_text(drawing, encoding="utf-8")
    passed = art_bytes(folder, "art/board.svg")
    assert passed is not None
    assert b"hostname" not in passed
    assert b'<path d="M0 0L9 9">' in passed
    (folder / "art" / "board.svg").write_text("<svg><path>", encoding="utf-8")
    assert art_bytes(folder, "art/board.svg") is None


def test_a_picture_in_the_folder_is_linked_where_it_lies(folder: Path) -> None:
    assert link_into(folder, folder / "art" / "board.png")[0] == "art/board.png"
    assert sorted(each.name for each in folder.iterdir()) == ["art"]


def test_a_picture_from_elsewhere_is_copied_once(folder: Path) -> None:
    assert link_into(folder, folder.parent / "secret.png")[0] == "secret.png"
    assert link_into(folder, folder.parent / "secret.png")[0] == "secret.png"
    assert (folder / "secret.png").read_bytes() == PNG


def test_a_name_that_is_taken_gets_a_number(folder: Path) -> None:
    (folder / "secret.png").write_bytes(PNG + b"other")
    assert link_into(folder, folder.parent / "secret.png")[0] == "secret-2.png"


def test_a_text_is_refused_in_one_sentence(folder: Path) -> None:
    (folder / "notes.txt").write_text("hello", encoding="utf-8")
    with pytest.raises(UnusableFileError, match="is no PNG, JPEG or SVG picture"):
        link_into(folder, folder / "notes.txt")
    with pytest.raises(UnusableFileError, match="cannot be read"):
        link_into(folder, folder / "missing.png")
