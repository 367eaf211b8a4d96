"""The single repairs of a map, one concern per file; core.topology.map_fixes applies them."""
