"""Reading and writing files; the only place that touches the disk."""
