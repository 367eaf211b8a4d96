"""Stories to pass on: one file that holds the words, the ledgers and the pictures of a game or a dispute."""
