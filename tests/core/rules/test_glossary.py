"""Names inside English texts of the rules: what the reader calls them."""

import pytest

from core.model.map_model import Game
from core.rules.catalogue import build_rules
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import LANGUAGES
from core.rules.glossary import named_in
from core.rules.own_names import _words_in, spoken_title, spoken_word
from core.rules.spoken_names import Names
from core.rules.story_tree import MAIN
from tests.core.rules.random_play import bundled_board
from tests.core.rules.test_readings import LONE_ELF, Told


def names(language: str) -> Names:
    from core.rules.switches import Switches

    told = Told(LONE_ELF)
    board = told.tracks.track(told.tree, MAIN, Switches()).opening.engine.rules.board
    return Names(board, ("Anna", "Ben"), Game.BASE, language)


def test_a_title_that_begins_with_a_name_has_the_readers_word_for_it():
    assert names("en").clause("base:race.elves.no-loss").title == "Elves: no loss on defeat"
    assert names("de").clause("base:race.elves.no-loss").title == "Elben: kein Verlust bei einer Niederlage"
    assert names("fi").clause("base:race.elves.no-loss").title == "Haltiat: ei menetystä tappiossa"
    assert names("de").clause("base:conquest.cost").title == "Preis einer Eroberung"


@pytest.mark.parametrize("game", ["base", "river", "underground"])
def test_what_a_unit_offers_or_asks_is_headed_in_the_language_of_the_reader(game):
    rules = build_rules(bundled_board(3, game), players=3, game=game)
    clauses = {each.clause for each in (*rules.offers.values(), *rules.choices.values())}
    titles = {catalogue_data().clause_by_id[clause].title for clause in clauses}
    for language in set(LANGUAGES) - {"en"}:
        assert [title for title in titles if not _is_told(title, language)] == []


def _is_told(title: str, language: str) -> bool:
    return any(spoken_title(words, language) != words for words in (title, title.partition(": ")[2]) if words)


def test_words_for_titles_belong_to_titles_there_are():
    titles = {each.title for each in catalogue_data().clause_by_id.values()}
    known = titles | {title.partition(": ")[2] for title in titles}
    assert _words_in("title_words.toml").keys() <= known
    assert all(words.keys() == set(LANGUAGES) - {"en"} for words in _words_in("title_words.toml").values())


def test_names_are_found_in_a_text_and_in_the_id_of_what_it_is_about():
    assert named_in("Sorcerers replace a lone Elf token.", "base:dispute.sorcerers-replace-elves") == (
        "race.sorcerers", "race.elves",
    )  # fmt: skip
    assert named_in("Tokens go into the tray.") == ()


def test_a_question_is_told_with_what_its_things_are_called():
    dispute = next(each for each in catalogue_data().disputes if each.id.endswith("sorcerers-replace-elves"))
    assert names("de").glossary(dispute.question, dispute.id) == ("Hexenmeister (Sorcerers)", "Elben (Elves)")
    assert names("en").glossary(dispute.question, dispute.id) == ()


def test_every_title_that_names_a_unit_is_told_in_every_language():
    keys = {term.word("en"): term.key for term in catalogue_data().terms if term.key.startswith(("race.", "power."))}
    for language in LANGUAGES:
        speaking = names(language)
        for clause in catalogue_data().clauses:
            name, colon, rest = clause.title.partition(": ")
            if colon and name in keys:
                told = f"{spoken_word(keys[name], language)}: {spoken_title(rest, language)}"
                assert speaking.clause(clause.id).title == told
