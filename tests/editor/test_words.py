"""Texts for the screen without a translation: English, one and many apart."""

from editor.words import mark, tr, tr_n


def test_a_text_nobody_has_translated_stays_as_it_is():
    assert tr("Step {} of {} that nobody knows").format(2, 7) == "Step 2 of 7 that nobody knows"
    assert tr("") == ""
    assert mark("&Terrain") == "&Terrain"


def test_one_and_many_have_their_own_words():
    assert [tr_n("{} strange thing", "{} strange things", n).format(n) for n in (0, 1, 2)] == [
        "0 strange things",
        "1 strange thing",
        "2 strange things",
    ]
