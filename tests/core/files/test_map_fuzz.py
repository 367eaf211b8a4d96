"""Two thousand spoilt map files: each one loads or is refused with one sentence."""

from pathlib import Path

from core.files.map_file import map_text, parse_map, read_map
from core.model.map_model import MapModel
from core.model.problems import UnusableFileError
from tests.core.files.corruptions import corrupted

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("version-*.map.geojson"))


def outcome(path: Path) -> tuple[MapModel | None, str]:
    try:
        return read_map(path), ""
    except UnusableFileError as error:
        return None, str(error)


def test_two_thousand_spoilt_maps_load_or_are_refused_with_one_sentence(tmp_path):
    path = tmp_path / "spoilt.map.geojson"
    sound = [fixture.read_bytes() for fixture in FIXTURES]
    loaded = 0
    for seed in range(2000):
        data = corrupted(sound[seed % len(sound)], seed)
        path.write_bytes(data)
        model, complaint = outcome(path)
        assert path.read_bytes() == data
        if model is None:
            assert len(complaint.splitlines()) == 1, (seed, complaint)
            assert len(complaint) < 400 + len(str(path)), (seed, complaint)
        else:
            loaded += 1
            text = map_text(model)
            assert parse_map(text, path) == model, seed
            assert map_text(parse_map(text, path)) == text, seed
    # A fuzz that only ever sees one outcome tests nothing.
    assert 100 < loaded < 1000
