"""What one may want to expect of a position: every suggestion holds where it is made, and is understood."""

import pytest

from core.rules.action_words import Speech
from core.rules.expectations import check
from core.rules.scene import Scene
from core.rules.suggested_expectations import suggestions
from tests.core.rules.test_legal_now import now


@pytest.mark.parametrize("name", ["Mill", "Peak", "Tower", "Sea", "Far"])
def test_suggestions_hold_where_they_are_made(name):

    legal = now()
    scene = Scene(legal.engine, Speech(legal.engine.rules, legal.names.seats), legal.state, None)
    found = suggestions(legal, scene, legal.names.board.names.index(name))
    held = {each.words: check(scene, each.words).holds for each in found}
    doubtful = {words for words in held if words.startswith(("legal ", "illegal "))}
    assert all(held[words] for words in held if words not in doubtful)
    assert sum(held[words] for words in doubtful) * 2 == len(doubtful)


def test_a_number_can_be_changed():
    legal = now()

    scene = Scene(legal.engine, Speech(legal.engine.rules, legal.names.seats), legal.state, None)
    price = suggestions(legal, scene, legal.names.board.names.index("Mill"))[0]
    assert price.with_number(4) == "cost Mill 4"
    assert not check(scene, price.with_number(9)).holds
