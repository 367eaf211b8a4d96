"""Pictures of boards as drawing lists, and the formats that need no Qt."""
