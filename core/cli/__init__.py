"""The commands that need no window, one file each."""
