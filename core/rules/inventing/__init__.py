"""Races and powers that players invent: the words they are written in, and how these become units like any other."""
