"""The docks beside and below the canvas; they show the document and send edits, and never touch the canvas."""
