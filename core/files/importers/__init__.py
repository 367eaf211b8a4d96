"""Drawings of other programs brought in as maps: one reader per format, then the same cleaning for all."""

from core.files.importers.format_choice import import_map
from core.files.importers.import_report import ImportResult

__all__ = ["ImportResult", "import_map"]
