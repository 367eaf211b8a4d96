"""The map and rules library of Realmwright. Nothing below here imports Qt."""
