"""The panels around the sandbox board: they show what they are given and say what was clicked."""
