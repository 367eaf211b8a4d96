"""Plain values: regions, maps, boards, findings."""
