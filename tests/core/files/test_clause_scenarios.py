"""Which bundled scenarios show a clause."""

from core.files.clause_scenarios import scenario_heads, scenarios_that_show


def test_every_bundled_scenario_has_a_title_and_is_found_by_what_it_shows():
    heads = scenario_heads()
    assert len(heads) > 200
    assert all(head.title for head in heads)
    head = next(each for each in heads if each.shows)
    assert head in scenarios_that_show(head.shows[0])


def test_an_unknown_clause_is_shown_by_none():
    assert scenarios_that_show("base:no-such-clause") == ()
