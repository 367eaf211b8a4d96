"""The catalogue is complete, consistent and refuses what is not in order."""

from pathlib import Path

import pytest

from core.model.map_model import Game
from core.model.problems import UnusableFileError
from core.rules.catalogue_data import BOOKS, CatalogueData, catalogue_data, read_catalogue
from core.rules.clause_records import references
from core.rules.questions import Question

WALK = Path(__file__).parents[3] / "docs" / "clause-walk.md"
SMALL = """
schema = 1
game = "base"
[[clause]]
id = "conquest.cost"
title = "Cost"
phase = "conquer"
text = "Two tokens (see dispute.rounding)."
sources = ["sw-de: Kosten"]
edge_cases = ["empty -> 2"]
[[dispute]]
id = "dispute.rounding"
question = "How?"
options = [
  { id = "up", text = "Up.", books = ["sw-sv"] },
  { id = "down", text = "Down, see conquest.cost.", books = ["sw-de", "sw-sv"] },
]
default = "down"
why = "Ambiguity."
live = true
[[term]]
key = "race.elves"
en = "Elves"
de = "Elben"
[[missing]]
id = "missing.die"
what = "The faces."
why = "Odds."
"""


def small(old: str = "", new: str = "") -> CatalogueData:
    """The small catalogue, with one spot changed."""
    assert old in SMALL
    return read_catalogue({Game.BASE: SMALL.replace(old, new, 1) if old else SMALL})


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        (Game.BASE, (192, 4, 353, 111, 79, 95, 15)),
        (Game.UNDERGROUND, (253, 4, 639, 143, 127, 121, 22)),
        (Game.RIVER, (40, 1, 101, 36, 32, 18, 10)),
    ],
)
def test_nothing_of_a_game_is_lost(game: Game, counts: tuple[int, ...]) -> None:
    data = catalogue_data()
    clauses = [clause for clause in data.clauses if clause.game is game]
    disputes = [dispute for dispute in data.disputes if dispute.game is game]
    assert counts == (
        len(clauses),
        sum(not clause.modelled for clause in clauses),
        sum(len(clause.edge_cases) for clause in clauses),
        len(disputes),
        sum(dispute.live for dispute in disputes),
        sum(term.game is game for term in data.terms),
        sum(gap.game is game for gap in data.gaps),
    )


def test_every_clause_has_a_source_in_a_book_of_its_game() -> None:
    for clause in catalogue_data().clauses:
        assert clause.books
        assert all(BOOKS[book] is clause.game for book in clause.books), clause.id


def test_a_bare_id_means_the_games_own_form_first() -> None:
    data = catalogue_data()
    assert data.clause("conquest.cost").id == "base:conquest.cost"
    assert data.clause("conquest.cost", Game.UNDERGROUND).id == "underground:conquest.cost"
    assert data.clause("conquest.cost", Game.RIVER).id == "base:conquest.cost"
    assert data.clause("river:river.region.cost").title == "Cost of a river region"
    assert data.dispute("dispute.own-decline-cost", Game.UNDERGROUND).game is Game.UNDERGROUND
    with pytest.raises(KeyError, match=r"base:conquest\.nothing"):
        data.clause("conquest.nothing")


def test_words_come_in_the_language_asked_for_and_fall_back_to_english() -> None:
    data = catalogue_data()
    assert data.word("race.elves", "fi") == "Haltiat"
    assert data.word("race.elves", "pl") == "Elves"
    assert data.word("race.gnomes", "pl", Game.UNDERGROUND) != data.word("race.gnomes")
    assert data.word("event.storm", "sv") == "Storm"
    assert data.word("phase.redeploy", "de", Game.RIVER) == "Umgruppierungsphase"
    with pytest.raises(KeyError, match=r"no term race\.nobody"):
        data.word("race.nobody")


def test_a_book_takes_its_own_reading_and_is_silent_otherwise() -> None:
    data = catalogue_data()
    elves = data.dispute("dispute.sorcerers-replace-elves")
    assert [elves.reading_of(book) for book in ("sw-sv", "sw-da", "sw-de")] == ["kept", "lost", "lost"]
    both = data.dispute("dispute.last-round")
    assert both.reading_of("sw-de") == both.default == "that-round"


def test_an_option_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(KeyError, match="no option sideways, only up, down"):
        small().dispute("dispute.rounding").option("sideways")


def test_disputes_of_a_clause_come_from_both_sides() -> None:
    data = catalogue_data()
    named = {dispute.id for dispute in data.disputes_of("base:conquest.minimum-token")}
    assert named == {"base:dispute.token-to-spare", "base:dispute.sorcerers-hand-token"}
    affected = {dispute.id for dispute in data.disputes_of("underground:choose.cost")}
    assert affected == {"underground:dispute.pay-with-combo-coins", "underground:dispute.no-coin-to-choose"}


def test_references_are_read_from_prose_in_order() -> None:
    known = ("base:conquest.cost", "base:dispute.rounding", "river:event.calm")
    text = "See dispute.rounding, i.e. river:event.calm; also conquest.cost."
    assert list(references(text, Game.BASE, known)) == [
        "base:dispute.rounding",
        "river:event.calm",
        "base:conquest.cost",
    ]


def test_texts_are_single_spaced_and_edge_cases_are_split() -> None:
    clause = small('"empty -> 2"', '"empty   field ->  2"').clauses[0]
    assert (clause.edge_cases[0].situation, clause.edge_cases[0].outcome) == ("empty field", "2")
    assert clause.sources[0].heading == "Kosten"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("schema = 1", "schema = 2", "schema = 1"),
        ('game = "base"', 'game = "river"', 'game = "base" are expected'),
        ('phase = "conquer"', 'phase = "lunch"', r"clause\[0\]: unknown phase lunch"),
        ('"sw-de: Kosten"', '"sw-xx: Kosten"', "unknown book sw-xx"),
        ('"sw-de: Kosten"', '"Kosten"', "lacks"),
        ('"empty -> 2"', '"empty"', "edge_cases"),
        ('default = "down"', 'default = "sideways"', r"dispute\[0\]: the default sideways is not among the options"),
        ('id = "up"', 'id = "down"', "down stands twice"),
        ("live = true", 'live = "yes"', "live must be true or false"),
        ("dispute.rounding)", "dispute.rouding)", "dispute.rouding is mentioned but does not exist"),
        ("see conquest.cost.", "see conquest.price.", "base:dispute.rounding: conquest.price is mentioned"),
        ('en = "Elves"', 'sv = "Alver"', "English word"),
        ('title = "Cost"', 'title = " "', "title must be a text"),
        ('["sw-de: Kosten"]', '"sw-de: Kosten"', "sources must be a list"),
        ("[[missing]]", "[missing]", r"\[\[missing\]\] entries"),
        ("[[clause]]", "[[clause]", "at line"),
    ],
)
def test_a_file_not_in_order_is_refused_with_the_place(old: str, new: str, reason: str) -> None:
    with pytest.raises(UnusableFileError, match=reason):
        small(old, new)


def test_a_clause_that_stands_twice_is_refused() -> None:
    start, end = SMALL.index("[[clause]]"), SMALL.index("[[dispute]]")
    with pytest.raises(UnusableFileError, match=r"clause\[1\]: conquest.cost stands twice"):
        read_catalogue({Game.BASE: SMALL[:end] + SMALL[start:]})


def walk_rows() -> dict[tuple[Game, str], list[str]]:
    """The table rows of docs/clause-walk.md by game and id: of its disputes and of its clauses."""
    rows: dict[tuple[Game, str], list[str]] = {}
    game = Game.BASE
    for line in WALK.read_text(encoding="utf-8").partition("## (e) Live disputes")[2].splitlines():
        if line.startswith("### "):
            game = Game(line.split()[1])
        elif line.startswith("| `"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            key = cells[0].strip("`") if len(cells) > 3 else f"dispute.{cells[0].strip('`')}"
            assert (game, key) not in rows, key
            rows[game, key] = cells
    return rows


def test_the_clause_walk_lists_the_questions_and_moments_there_are() -> None:
    text = WALK.read_text(encoding="utf-8")
    tables = (("## (a) Questions", "### What Underground made grow"), ("### (a) Moments", "## (b) Actions"))
    lists = "".join(text.partition(start)[2].partition(end)[0] for start, end in tables)
    rows = [line.split("`")[1] for line in lists.splitlines() if line.startswith("| `")]
    assert sorted(rows) == sorted(Question)


def test_the_clause_walk_has_one_row_for_every_clause_and_every_live_dispute() -> None:
    data, rows = catalogue_data(), walk_rows()
    expected = {clause.id for clause in data.clauses} | {dispute.id for dispute in data.disputes if dispute.live}
    assert {f"{game}:{key}" for game, key in rows} == expected
    for clause in data.clauses:
        cells = rows[clause.game, clause.id.partition(":")[2]]
        assert len(cells) == 6, clause.id
        assert (cells[1] == "no") is not clause.modelled, clause.id
        assert cells[1] == "no" or cells[3] != "-", clause.id


def test_the_clause_walk_shows_the_default_of_every_live_dispute() -> None:
    rows = walk_rows()
    for dispute in catalogue_data().disputes:
        if dispute.live:
            options = rows[dispute.game, dispute.id.partition(":")[2]][1]
            assert f"**{dispute.default}**" in options
            assert [o.split("**")[1] if o.startswith("**") else o.split()[0] for o in options.split(" · ")] == [
                option.id for option in dispute.options
            ]
