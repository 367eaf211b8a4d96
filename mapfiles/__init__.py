"""Bundled maps, scenarios and invented units."""
