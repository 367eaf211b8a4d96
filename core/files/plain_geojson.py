"""A map as GeoJSON for other programs: the same shapes, with neighbours, edge and entry written to each region.

For exchange only: the map's own data stay behind, and what is written here is computed, not read back.
"""

import json
from typing import Any

from core.files.adjacency_tables import adjacency_json, report_of
from core.files.map_file import map_text
from core.model.map_model import MapModel


def plain_geojson(model: MapModel) -> str:
    """A FeatureCollection with computed properties; coordinates in board units, y up."""
    document: dict[str, Any] = json.loads(map_text(model))
    computed = {row["id"]: row for row in adjacency_json(report_of(model))["regions"]}
    features = document["features"]
    for feature in features:
        facts = computed[feature["id"]]
        feature["properties"] |= {key: facts[key] for key in ("edge", "sides", "entry", "neighbours")}
    return json.dumps({"type": "FeatureCollection", "features": features}, ensure_ascii=False, indent=1) + "\n"
