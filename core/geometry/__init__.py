"""Shapes: shapely wrapped, polygons in and polygons out."""
