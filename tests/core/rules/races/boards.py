"""The boards the race tests play on."""

from tests.core.rules.positions import board_of

PLAIN = board_of("farmland hill forest", "swamp farmland hill", "forest swamp farmland")
"""Nine land regions without symbols; B2 is the only one inland."""
LONG = board_of("farmland hill forest swamp farmland hill forest swamp")
"""Eight land regions in a row, A1 to H1."""
