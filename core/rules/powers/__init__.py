"""One file per power. Each defines POWER."""
