"""Every race, power, relic, place, terrain and phase has a name in each of the seven languages."""

import pytest

from core.model.map_model import Game
from core.model.terrains import symbols, terrains
from core.rules.catalogue_data import catalogue_data
from core.rules.clause_records import LANGUAGES
from core.rules.own_names import _own_names, spoken_word
from core.rules.spoken_names import Names

KINDS = ("race", "power", "relic", "place", "event", "phase")
PHASES = ("choose", "ready", "conquer", "redeploy", "score", "decline")


def known_keys():
    names = [term.key for term in catalogue_data().terms if term.key.partition(".")[0] in KINDS[:-1]]
    return {*names, *(f"phase.{phase}" for phase in PHASES)}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_everything_of_the_game_has_a_name_in_the_language(language):
    data, own = catalogue_data(), _own_names()
    nameless = [
        key
        for key in sorted(known_keys())
        if language not in own.get(key, {}) and not any(data.word_of(game, key, language) for game in Game)
    ]
    assert nameless == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_terrain_and_symbol_of_a_map_has_a_name_in_the_language(language):
    for kind, table in (("terrain", terrains()), ("symbol", symbols())):
        for thing in table.values():
            word = spoken_word(f"{kind}.{thing.id}", language, min(thing.games))
            assert 0 < len(word) < 24, (kind, thing.id, word)
            assert not {",", "("} & set(word), (kind, thing.id, word)


def test_a_name_the_books_have_is_theirs_and_one_they_lack_is_ours():
    assert spoken_word("race.elves", "fi") == "Haltiat"
    assert spoken_word("race.elves", "pl") == "Elfy"
    assert spoken_word("relic.ring", "pl", Game.UNDERGROUND) == "Jodyny Pierścień"
    assert spoken_word("phase.conquer", "da", Game.UNDERGROUND) == "Erobring af Regioner"
    with pytest.raises(KeyError):
        spoken_word("race.nobody", "de")


def test_own_names_speak_of_things_that_exist_and_are_never_english():
    assert all("en" not in words for words in _own_names().values())
    assert {language for words in _own_names().values() for language in words} <= set(LANGUAGES)
    kinds = {key.partition(".")[0] for key in _own_names()}
    assert kinds <= {*KINDS, "terrain", "symbol", "token"}


def test_the_names_of_a_table_use_them():
    names = Names(None, ("Anna",), language="pl")
    assert names.combo("race.elves", "power.flying") == "Latające Elfy"
    assert names.terrain("forest") == "Las"
