"""A unit as it stands in the form: its file, what it does in sentences, and what is wrong with it. No Qt."""

import re
import unicodedata
from dataclasses import dataclass, replace

from core.files.unit_file import LONGEST_NAME, parse_unit, with_clauses
from core.files.unit_folders import taken_name
from core.files.unit_writer import unit_text
from core.model.problems import UnusableFileError
from core.rules.compiled import Rules
from core.rules.inventing.joining import trouble_with, warnings_of
from core.rules.inventing.records import LANGUAGE, InventedEffect, InventedUnit, Marker
from core.rules.inventing.unit_sentences import sentences_of

NAMELESS = "Give the unit a name."
LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "þ": "th"})


def id_of(name: str) -> str:
    """An id made of a name in any language: `Sümpfler & Söhne` gives sumpfler-sohne."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS))
    letters = re.sub(r"[^a-z0-9]+", "-", "".join(each for each in plain if not unicodedata.combining(each)))
    return letters.strip("-")[:LONGEST_NAME].strip("-")


def drafted(
    kind: str, name: str, number: int, *, tokens: str, own_tokens: int, markers: tuple[Marker, ...],
    effects: tuple[InventedEffect, ...], origin: InventedUnit | None = None,
) -> InventedUnit:  # fmt: skip
    """The unit the fields describe; what the form does not show is as in the file it came from."""
    names = tuple(pair for pair in (origin.names if origin is not None else ()) if pair[0] != LANGUAGE)
    is_race = kind == "race"
    return InventedUnit(
        kind,
        origin.id if origin is not None else id_of(name),
        number,
        (((LANGUAGE, " ".join(name.split())),) if name.strip() else ()) + names,
        tokens if is_race else "",
        own_tokens if is_race and not tokens else 0,
        markers,
        with_clauses(effects),
        origin.needs if origin is not None else (),
        origin.note if origin is not None else "",
    )


@dataclass(frozen=True, slots=True)
class Checked:
    """What is to be said about a draft."""

    unit: InventedUnit | None
    """The unit as its file reads back; None if the file would be refused."""
    text: str
    sentences: tuple[str, ...]
    trouble: str = ""
    warnings: tuple[tuple[str, str], ...] = ()
    """(clause, sentence)"""


def _sentences_without_a_name(draft: InventedUnit) -> tuple[str, ...]:
    """What the unit does is told before it is called anything."""
    called = replace(draft, id="unnamed", names=((LANGUAGE, "Unnamed"), *draft.names))
    try:
        return sentences_of(parse_unit(unit_text(called), "unnamed.unit.toml"))
    except UnusableFileError:
        return ()


def checked(draft: InventedUnit, rules: Rules | None = None) -> Checked:
    """The draft as a file would be read, and in the game at hand where there is one."""
    text = unit_text(draft)
    if not draft.id:
        return Checked(None, text, _sentences_without_a_name(draft), NAMELESS)
    try:
        unit = parse_unit(text, f"{draft.id}.unit.toml")
    except UnusableFileError as error:
        return Checked(None, text, (), f"{error.place + ': ' if error.place else ''}{error.reason}")
    trouble = taken_name(unit)
    if rules is not None and not trouble and unit.unit_id not in rules.units:
        trouble = trouble_with(unit, rules)
    return Checked(unit, text, sentences_of(unit), trouble, warnings_of(unit, rules))
