"""One file per race. Each defines RACE."""
