"""Checks of names."""

from dataclasses import replace

import pytest

from core.model.map_model import MapModel
from core.model.problems import Finding, Severity
from core.topology.checks.all_checks import all_findings
from tests.core.topology.patchwork import patchwork


def named(*names: str) -> MapModel:
    model = patchwork(len(names), 1)
    return model.with_regions(replace(region, name=name) for region, name in zip(model.regions, names, strict=True))


def name_findings(model: MapModel) -> list[Finding]:
    return [each for each in all_findings(model) if each.code.endswith("-name")]


def test_blank_names_are_found_by_region() -> None:
    blank = name_findings(named("Ash", "", "  ", "Birch"))
    assert [(each.code, each.regions) for each in blank] == [("blank-name", ("p1",)), ("blank-name", ("p2",))]


def test_equal_names_are_one_finding() -> None:
    (same,) = name_findings(named("Ash", "Birch", "Ash", "Ash"))
    assert (same.code, same.regions, same.severity) == ("duplicate-name", ("p0", "p2", "p3"), Severity.WARNING)


@pytest.mark.parametrize("other", ["Old mill", "Old  Mill", "Old-Mill", "OldMill", " Old Mill"])
def test_names_that_differ_only_in_looks_are_a_warning(other: str) -> None:
    (alike,) = name_findings(named("Old Mill", other))
    assert (alike.code, alike.severity) == ("near-equal-name", Severity.WARNING)


def test_names_as_long_as_a_book_are_compared_by_their_looks_alone() -> None:
    book = "a mill " * 100_000
    (alike,) = name_findings(named(book, book.upper(), book[1:]))
    assert (alike.regions, alike.severity) == (("p0", "p1"), Severity.WARNING)


@pytest.mark.parametrize("other", ["Greenhollov", "Greenhollows", "reenhollow", "Greemhollow"])
def test_long_names_one_letter_apart_are_a_hint(other: str) -> None:
    (alike,) = name_findings(named("Greenhollow", other))
    assert (alike.code, alike.severity) == ("near-equal-name", Severity.HINT)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hill", "Mill"),
        ("Northern Isle 1", "Northern Isle 2"),
        ("Northern Isle 1", "Northern Isle 12"),
        ("Northern Isle I", "Northern Isle II"),
        ("Greenhollow", "Greenholler"),
        ("North Reach", "South Reach"),
    ],
)
def test_names_that_people_tell_apart_are_left_alone(one: str, other: str) -> None:
    assert name_findings(named(one, other)) == []
