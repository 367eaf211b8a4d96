"""What the header says about saving."""

from datetime import datetime, timedelta

import pytest

from editor.files.state_words import age_words, clock_words, state_words

NOW = datetime(2026, 11, 18, 14, 10, 30)
SAVED = datetime(2026, 11, 18, 14, 2, 0)


def words(**given):
    usual = {"is_changed": False, "has_file": True, "saved_at": SAVED, "copied_at": None, "trouble": "", "now": NOW}
    return state_words(**(usual | given))


def test_the_state_names_the_save_and_the_age_of_the_copy():
    assert words() == "saved 14:02"
    assert words(is_changed=True) == "not saved since 14:02"
    copied = NOW - timedelta(seconds=4)
    assert words(is_changed=True, copied_at=copied) == "not saved since 14:02 · recovery copy 4 s ago"
    assert words(is_changed=True, trouble="the disk is full") == "not saved since 14:02 · no recovery copy"
    assert words(has_file=False) == "not saved yet"
    assert words(has_file=False, is_changed=True, copied_at=NOW) == "not saved yet · recovery copy 0 s ago"


def test_another_day_is_named_by_its_date():
    assert clock_words(SAVED - timedelta(days=1), NOW) == "17 Nov"
    assert clock_words(SAVED - timedelta(days=400), NOW) == "14 Oct 2025"


@pytest.mark.parametrize(
    ("seconds", "shown"), [(-2, "0 s ago"), (59.9, "59 s ago"), (60, "1 min ago"), (7300, "2 h ago")]
)
def test_ages_are_told_in_the_unit_that_fits(seconds, shown):
    assert age_words(seconds) == shown
