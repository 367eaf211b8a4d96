"""Names and clauses that come with one game and stand in no catalogue: those of invented units."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OwnClause:
    """A clause of an invented unit."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class OwnWords:
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By unit id or piece, what it is called in each language given"""
    clauses: Mapping[str, OwnClause] = field(default_factory=dict)

    def name(self, key: str, language: str) -> str:
        """The name in the language, in English, or in the first one given; empty for what is not known."""
        words = self.names.get(key, {})
        return words.get(language) or words.get("en") or next(iter(words.values()), "")

    def joined(self, other: "OwnWords") -> "OwnWords":
        return OwnWords({**self.names, **other.names}, {**self.clauses, **other.clauses})


NO_WORDS = OwnWords()
