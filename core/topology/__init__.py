"""Who touches whom, where the edge is, and what is wrong with a map."""
