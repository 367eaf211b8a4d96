"""The map editor: a thin Qt skin over core."""
