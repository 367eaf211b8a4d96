"""The events of River World, one file each. What they do holds for everybody while their tile counts."""
