"""The rules sandbox: a thin Qt skin over core."""
