"""An edit as the difference between two maps: what was touched, before and after, and nothing else. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from core.model.map_model import MapModel
from core.model.region import Region
from core.model.values import RegionId
from editor.document.change_events import MapChanged

_OTHER_FIELDS = tuple(each.name for each in fields(MapModel) if each.name != "regions")


@dataclass(frozen=True, slots=True)
class Half:
    """One side of an edit."""

    regions: tuple[Region, ...] = ()
    order: tuple[RegionId, ...] | None = None
    """All ids in order, only where the edit adds, removes or reorders regions."""
    fields: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class MapEdit:
    before: Half
    after: Half

    def __bool__(self) -> bool:
        return self.before != self.after

    def redone(self, model: MapModel) -> MapModel:
        return _with(model, self.after)

    def undone(self, model: MapModel) -> MapModel:
        return _with(model, self.before)

    def then(self, later: "MapEdit") -> "MapEdit":
        """Both edits as one."""
        before = _merged(first=self.before, second=later.before)
        after = _merged(first=later.after, second=self.after)
        if after.order is not None or before.order is not None:
            # What one of them added and the other took away again was never there.
            before = _within(before)
            after = _within(after)
        return MapEdit(before, after)

    def event(self) -> MapChanged:
        touched = {region.id for half in (self.before, self.after) for region in half.regions}
        names = {name for half in (self.before, self.after) for name, _ in half.fields}
        return MapChanged(frozenset(touched), self.before.order is not None, frozenset(names))


def difference(before: MapModel, after: MapModel) -> MapEdit:
    """The edit that makes one map of the other. Records that are the same object are passed over."""
    old, new = before.regions, after.regions
    old_order: tuple[RegionId, ...] | None = None
    new_order: tuple[RegionId, ...] | None = None
    if old is new:
        lost: tuple[Region, ...] = ()
        gained: tuple[Region, ...] = ()
    elif len(old) == len(new) and all(a is b or a.id == b.id for a, b in zip(old, new, strict=True)):
        pairs = [(a, b) for a, b in zip(old, new, strict=True) if a is not b and a != b]
        lost, gained = tuple(a for a, _ in pairs), tuple(b for _, b in pairs)
    else:
        was, now = {region.id: region for region in old}, {region.id: region for region in new}
        lost = tuple(region for region in old if now.get(region.id) != region)
        gained = tuple(region for region in new if was.get(region.id) != region)
        old_order, new_order = tuple(was), tuple(now)
    changed = [
        name
        for name in _OTHER_FIELDS
        if getattr(before, name) is not getattr(after, name) and getattr(before, name) != getattr(after, name)
    ]
    return MapEdit(
        Half(lost, old_order, tuple((name, getattr(before, name)) for name in changed)),
        Half(gained, new_order, tuple((name, getattr(after, name)) for name in changed)),
    )


def _with(model: MapModel, half: Half) -> MapModel:
    swaps: Mapping[RegionId, Region] = {region.id: region for region in half.regions}
    if half.order is not None:
        known = {region.id: region for region in model.regions} | swaps
        regions = tuple(known[region_id] for region_id in half.order)
    elif swaps:
        regions = tuple(swaps.get(region.id, region) for region in model.regions)
    else:
        regions = model.regions
    return replace(model, regions=regions, **dict(half.fields))


def _merged(*, first: Half, second: Half) -> Half:
    """Of two halves that say something about one item, the first is believed."""
    regions = {region.id: region for region in (*second.regions, *first.regions)}
    order = second.order if first.order is None else first.order
    return Half(tuple(regions.values()), order, tuple((dict(second.fields) | dict(first.fields)).items()))


def _within(half: Half) -> Half:
    if half.order is None:
        return half
    known = frozenset(half.order)
    return replace(half, regions=tuple(region for region in half.regions if region.id in known))
