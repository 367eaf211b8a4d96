"""The map being edited: one value, its history, and what is selected."""
