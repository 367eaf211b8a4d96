"""Names inside English texts of the rules: what the reader calls them."""

from core.model.map_model import Game
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import LANGUAGES
from core.rules.glossary import named_in
from core.rules.own_names import spoken_word
from core.rules.spoken_names import Names
from core.rules.story_tree import MAIN
from tests.core.rules.test_readings import LONE_ELF, Told


def names(language: str) -> Names:
    from core.rules.switches import Switches

    told = Told(LONE_ELF)
    board = told.tracks.track(told.tree, MAIN, Switches()).opening.engine.rules.board
    return Names(board, ("Anna", "Ben"), Game.BASE, language)


def test_a_title_that_begins_with_a_name_has_the_readers_word_for_it():
    assert names("en").clause("base:race.elves.no-loss").title == "Elves: no loss on defeat"
    assert names("de").clause("base:race.elves.no-loss").title == "Elben: no loss on defeat"
    assert names("fi").clause("base:race.elves.no-loss").title == "Haltiat: no loss on defeat"
    assert names("de").clause("base:conquest.cost").title == "Cost of a conquest"


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
                assert speaking.clause(clause.id).title == f"{spoken_word(keys[name], language)}: {rest}"
