"""Books are spoken of by their language, never by the ids of the catalogue."""

import re

from core.model.map_model import Game
from core.rules.book_words import with_books
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import BOOKS
from core.rules.spoken_names import clause_text


def test_a_book_of_the_same_game_is_told_by_its_language():
    told = with_books("Tokens stay (ug-pl: are kept). ug-de says nothing; ug-pl's wording is older.", Game.UNDERGROUND)
    assert told == (
        "Tokens stay (the Polish book: are kept). The German book says nothing; the Polish book's wording is older."
    )


def test_a_book_of_another_game_is_told_with_its_game():
    assert with_books("As in sw-sv.", Game.UNDERGROUND) == "As in the Swedish Base book."


def test_no_clause_and_no_dispute_names_a_book_by_its_id():
    book = re.compile(rf"\b({'|'.join(BOOKS)})\b")
    data = catalogue_data()
    texts = [clause_text(clause) for clause in data.clause_by_id]
    texts += [text for each in data.disputes for text in (each.question, *(option.text for option in each.options))]
    assert [text for text in texts if book.search(text)] == []
