"""The map on disk: saving, recovery copies, earlier versions, changes made outside, recent files, settings."""
