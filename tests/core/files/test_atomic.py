"""A save either happens wholly or leaves everything as it was."""

import errno
import os
import stat
from pathlib import Path

import pytest

from core.files.atomic import write_atomically
from core.model.problems import UnusableFileError


def names_in(folder):
    return sorted(entry.name for entry in folder.iterdir())


def test_a_new_file_is_written_and_nothing_else(tmp_path):
    write_atomically(tmp_path / "a.txt", b"hello\n")
    assert (tmp_path / "a.txt").read_bytes() == b"hello\n"
    assert names_in(tmp_path) == ["a.txt"]


def test_an_old_file_is_replaced_and_keeps_its_permissions(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_gets_the_usual_permissions(tmp_path):
    (tmp_path / "usual").write_bytes(b"")
    write_atomically(tmp_path / "ours", b"")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_link_stays_a_link_and_its_target_is_written(tmp_path):
    (tmp_path / "there").mkdir()
    target = tmp_path / "there" / "real.txt"
    target.write_bytes(b"old")
    link = tmp_path / "link.txt"
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert names_in(tmp_path / "there") == ["real.txt"]


def test_a_link_to_a_file_not_yet_there_makes_it(tmp_path):
    link = tmp_path / "link.txt"
    link.symlink_to(tmp_path / "later.txt")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "later.txt").read_bytes() == b"new"


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "cannot be written to"), (errno.EIO, "cannot be written")],
)
def test_a_failure_at_any_step_leaves_the_old_file_and_no_temporary_one(tmp_path, monkeypatch, call, number, words):
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")

    def fails(*_args, **_kwargs):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(*{"fsync": (os, "fsync"), "replace": (Path, "replace")}[call], fails)
    with pytest.raises(UnusableFileError, match=words):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["a.txt"]


def test_an_interruption_leaves_no_temporary_file(tmp_path, monkeypatch):
    def interrupted(_descriptor):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "a.txt", b"new")
    assert names_in(tmp_path) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_a_truly_full_disk_is_told_in_words(tmp_path, monkeypatch):
    real = os.open
    monkeypatch.setattr(
        os,
        "open",
        lambda path, *rest: real("/dev/full", os.O_WRONLY) if str(path).endswith(".tmp") else real(path, *rest),
    )
    with pytest.raises(UnusableFileError, match="the disk is full"):
        write_atomically(tmp_path / "a.txt", b"new" * 100_000)
    assert names_in(tmp_path) == []


def test_a_folder_that_may_not_be_written_is_told_in_words(tmp_path, monkeypatch):
    def refused(*_args):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(UnusableFileError, match="the folder cannot be written to"):
        write_atomically(tmp_path / "a.txt", b"new")


def test_a_read_only_file_is_not_replaced(tmp_path, monkeypatch):
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the superuser may write to a read-only file
    with pytest.raises(UnusableFileError, match="is read-only"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_folder_in_the_place_of_the_file_is_told_in_words(tmp_path):
    (tmp_path / "a.txt").mkdir()
    with pytest.raises(UnusableFileError, match="is a folder"):
        write_atomically(tmp_path / "a.txt", b"new")


def test_a_missing_folder_is_told_in_words(tmp_path):
    with pytest.raises(UnusableFileError, match="does not exist"):
        write_atomically(tmp_path / "nowhere" / "a.txt", b"new")


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_a_name_no_file_can_have_is_told_in_words(tmp_path, name):
    with pytest.raises(UnusableFileError):
        write_atomically(tmp_path / name, b"new")
    assert names_in(tmp_path) == []


def test_a_folder_that_cannot_be_synced_is_no_failure(tmp_path, monkeypatch):
    real = os.fsync

    def files_only(descriptor):
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", files_only)
    write_atomically(tmp_path / "a.txt", b"new")
    assert (tmp_path / "a.txt").read_bytes() == b"new"


def test_a_device_is_not_replaced():
    with pytest.raises(UnusableFileError, match="not an ordinary file"):
        write_atomically(os.devnull, b"new")
