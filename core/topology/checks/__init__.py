"""The single checks of a map, one concern per file; core.topology.map_checks runs them all."""
