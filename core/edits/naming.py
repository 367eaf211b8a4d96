"""Names and ids for regions that an edit makes: never one that is taken."""

import re
from collections.abc import Collection

from core.files.importers.drawing_to_map import slug_of
from core.model.map_model import MapModel
from core.model.values import RegionId

NUMBERED = re.compile(r"^(.*\S)\s+(\d+)$")


def fresh_name(wanted: str, taken: Collection[str]) -> str:
    """The name itself, or with the first free number: "Hill", "Hill 2", "Hill 3"."""
    wanted = wanted.strip()
    if wanted and wanted not in taken:
        return wanted
    numbered = NUMBERED.match(wanted)
    stem, number = (numbered[1], int(numbered[2]) + 1) if numbered else (wanted or "Region", 2 if wanted else 1)
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"


def fresh_id(name: str, taken: Collection[str]) -> RegionId:
    """An id made of a name, with the first free number where it is taken."""
    slug = slug_of(name)
    number, found = 2, slug
    while found in taken:
        found, number = f"{slug}-{number}", number + 1
    return RegionId(found)


def names_of(model: MapModel) -> set[str]:
    return {region.name for region in model.regions}


def ids_of(model: MapModel) -> set[str]:
    """Every id that is in use, those of links and blocks whose region is gone included: a new region is not theirs."""
    ends = [(link.a, link.b) for link in model.links] + [(block.a, block.b) for block in model.blocks]
    return {region.id for region in model.regions}.union(*ends)
