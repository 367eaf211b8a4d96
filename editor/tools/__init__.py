"""Tools: each collects a gesture on the canvas and ends it in one edit of the document."""
