"""Repairs of names, symbols, links and rounds, and of everything at once."""

from dataclasses import replace

from core.model.map_model import Block, Ignored, Link, MapModel
from core.model.problems import Severity
from core.model.values import RegionId, SymbolId, TerrainId
from core.topology.checks.all_checks import all_findings
from core.topology.map_checks import check_map
from core.topology.map_fixes import apply_fix, fix_all
from tests.core.topology.patchwork import patchwork, with_ring


def mended(model: MapModel, code: str) -> MapModel:
    (finding,) = [each for each in check_map(model) if each.code == code]
    return apply_fix(model, finding)


def named(*names: str) -> MapModel:
    model = patchwork(len(names), 1)
    return model.with_regions(replace(region, name=name) for region, name in zip(model.regions, names, strict=True))


def names(model: MapModel) -> list[str]:
    return [region.name for region in model.regions]


def test_equal_names_are_numbered_past_names_that_are_taken() -> None:
    assert names(mended(named("Ash", "ash 2", "Ash", "Ash"), "duplicate-name")) == ["Ash", "ash 2", "Ash 3", "Ash 4"]
    assert names(mended(named("Isle 7", "Isle 7"), "duplicate-name")) == ["Isle 7", "Isle 2"]


def test_a_nameless_region_is_named_after_its_terrain() -> None:
    model = named("Forest 1", "", "Mill")
    assert names(mended(model, "blank-name")) == ["Forest 1", "Forest 2", "Mill"]
    bare = model.with_regions([replace(model.regions[1], terrain=None)])
    assert names(mended(bare, "blank-name")) == ["Forest 1", "Region 1", "Mill"]


def test_only_the_misplaced_symbol_is_dropped() -> None:
    model = patchwork()
    signs = (SymbolId("mine"), SymbolId("wobble"), SymbolId("magic"))
    model = model.with_regions([replace(model.regions[0], symbols=signs)])
    assert mended(model, "unknown-symbol").regions[0].symbols == ("mine", "magic")


def test_a_dead_link_is_removed_and_others_stay() -> None:
    good, dead = Link(RegionId("p0"), RegionId("p8")), Link(RegionId("p0"), RegionId("gone"))
    wall = Block(RegionId("p0"), RegionId("p1"))
    after = mended(replace(patchwork(), links=(dead, good), blocks=(wall,)), "dead-link")
    assert (after.links, after.blocks) == ((good,), (wall,))


def test_of_repeated_links_the_first_stays() -> None:
    first, second = Link(RegionId("p0"), RegionId("p8"), note="1"), Link(RegionId("p0"), RegionId("p8"), note="2")
    assert mended(replace(patchwork(), links=(first, second, second)), "dead-link").links == (first,)


def test_rounds_are_set_to_the_usual_number() -> None:
    assert mended(replace(patchwork(), players=5, rounds=10), "players-and-rounds").rounds == 8


def test_fixing_everything_tells_what_was_done_and_keeps_symbols_and_ignored_findings() -> None:
    model = with_ring(patchwork(), 4, lambda ring: [*ring[:2], (ring[2][0] + 250, ring[2][1] + 250), *ring[3:]])
    model = model.with_regions([replace(model.regions[0], name="", symbols=(SymbolId("wobble"),))])
    model = replace(model, players=5, rounds=10)
    rounds = next(each for each in all_findings(model) if each.code == "players-and-rounds")
    after, lines = fix_all(replace(model, ignored=(Ignored(rounds.key, "a short evening"),)))
    left = [each.code for each in all_findings(after) if each.severity is not Severity.HINT]
    assert left == ["players-and-rounds", "unknown-symbol"]
    assert after.regions[0].symbols == ("wobble",)
    assert sorted(line.split(":")[0] for line in lines) == ["Closed a gap", "Gave a free name"]


def test_fixing_a_clean_map_changes_nothing() -> None:
    model = patchwork(4, 4)
    assert fix_all(model) == (model, ())
    assert fix_all(model)[0] is model


def test_names_of_terrains_are_not_touched_by_renaming() -> None:
    after = mended(named("Ash", "Ash"), "duplicate-name")
    assert [region.terrain for region in after.regions] == [TerrainId("farmland"), TerrainId("forest")]
