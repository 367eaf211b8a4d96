"""The reference of everything an invented unit can say, as Markdown: read from the vocabulary, so it cannot go stale.

`python -m core.files.unit_reference docs/inventing-units.md` writes it between the two marks of that file.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from core.files.atomic import write_atomically
from core.files.unit_phrases import wanted
from core.files.unit_writer import unit_text
from core.model.problems import UnusableFileError
from core.model.terrains import symbols, terrains
from core.rules.catalogue import PIECES
from core.rules.inventing.beside import BESIDE, lonely, missing
from core.rules.inventing.records import Argument, InventedEffect, InventedUnit, Phrase
from core.rules.inventing.unit_sentences import clause_of, sentence_of
from core.rules.inventing.vocabulary import Parameter, Role, Word, vocabulary
from core.rules.wording import Kind

BEGIN, END = "<!-- the vocabulary begins: written by core.files.unit_reference -->", "<!-- the vocabulary ends -->"
COAST = (Phrase("is_coastal"),)
SAMPLES: dict[Kind, Argument] = {
    Kind.NUMBER: 2, Kind.FLAG: True, Kind.TERRAIN: "hill", Kind.SYMBOL: "mine", Kind.PIECE: "totem",
    Kind.OWN_PIECE: "totem",
    Kind.WHERE: COAST, Kind.GROUND: COAST, Kind.WHEN: (Phrase("is_last_round"),), Kind.COUNT: 2,
}  # fmt: skip
HEADINGS = (
    (Role.EFFECT, "Blocks", "What stands behind `block =`. One effect is one block."),
    (
        Role.WHERE,
        "Conditions on a region (`where`)",
        "All that stand in one table must hold; `false` turns one round. Where a region was just conquered or lost,\n"
        "what is asked about those who stand there, and what lies there, is asked of the region as it was before.",
    ),
    (Role.WHEN, "Conditions on the race and its turn (`when`)", "All that stand in one table must hold."),
    (Role.COUNT, "Counts", "Where a block wants a count, write a number or one of these."),
)


def reference() -> str:
    """All words with their parameters and an example."""
    return "\n".join(line for heading in HEADINGS for line in _section(*heading)) + "\n" + _lists()


def _section(role: Role, heading: str, lead: str) -> Iterator[str]:
    yield f"## {heading}\n\n{lead}\n"
    for word in vocabulary(role).values():
        yield f"### `{word.name}`\n\n{word.description}\n"
        if word.parameters:
            yield "\n".join(f"- `{each.name}`: {_told(each)}" for each in word.parameters) + "\n"
        if role is Role.EFFECT:
            yield " ".join((_limits(word), *_partners(word))) + "\n"
        yield f"```toml\n{example(word).strip()}\n```\n"
        yield f"*{_spoken(word)}*\n"


def _told(parameter: Parameter) -> str:
    usual = parameter.default
    if parameter.is_needed:
        return wanted(parameter)
    told = "none" if usual == "" else str(usual).lower() if isinstance(usual, bool) else usual
    return f"{wanted(parameter)}; {told} if it is left out"


def _limits(word: Word) -> str:
    if word.asks is None:
        return "Takes neither `where` nor `when`." if "where" not in {p.name for p in word.parameters} else "No `when`."
    keys = "`when`" if word.asks is Kind.WHEN else "`where` and `when`"
    return f"Takes {keys}{'; one of them must be given' if word.is_limited else ''}."


def _partners(word: Word) -> Iterator[str]:
    """Without what a block does nothing."""
    if word.name in BESIDE:
        same = " for the same piece" if any(each.kind is Kind.OWN_PIECE for each in word.parameters) else ""
        groups = (" or ".join(f"`{each}`" for each in group) for group in BESIDE[word.name])
        yield f"Needs {', and '.join(groups)} beside it{same}."


def sample(word: Word) -> Phrase:
    """A word with something sensible for everything it needs, and for a count or condition what makes it plain."""
    found = []
    for parameter in word.parameters:
        if parameter.is_needed or parameter.kind is Kind.WHERE:
            value = SAMPLES.get(parameter.kind, parameter.options[0] if parameter.options else 1)
            if parameter.is_many and parameter.kind not in (Kind.WHERE, Kind.GROUND):
                value = (str(value),)
            found.append((parameter.name, value))
    return Phrase(word.name, tuple(found))


def sample_effect(word: Word) -> InventedEffect:
    """An effect that shows a word at work."""
    match word.role:
        case Role.EFFECT:
            is_needed = word.is_limited and word.asks is Kind.WHERE
            return InventedEffect(sample(word), "", where=COAST if is_needed else ())
        case Role.WHERE:
            return InventedEffect(Phrase("income_per_region", (("amount", 1),)), "", where=(sample(word),))
        case Role.WHEN:
            return InventedEffect(Phrase("income", (("amount", 1),)), "", when=(sample(word),))
    return InventedEffect(Phrase("income", (("amount", sample(word)),)), "")


def _with_partners(effect: InventedEffect) -> list[InventedEffect]:
    """An effect, and what must stand beside it."""
    found = [effect]
    while alone := next(lonely(tuple(found)), None):
        partner = missing(found[alone[0]], tuple(found))[0]
        found.append(sample_effect(vocabulary(Role.EFFECT)[partner]))
    return found


def example(word: Word) -> str:
    """The lines of a file in which a word is used."""
    effects = _with_partners(sample_effect(word))
    named = (replace(each, clause=each.block.word.replace("_", "-")) for each in effects)
    unit = InventedUnit("power", "x", 1, effects=tuple(named))
    whole = unit_text(unit).partition("[[effect]]")[2]
    if word.role is Role.EFFECT:
        return "[[effect]]" + whole
    key = {Role.WHERE: "where", Role.WHEN: "when", Role.COUNT: "amount"}[word.role]
    return next(row for row in whole.splitlines() if row.startswith(key))


def _spoken(word: Word) -> str:
    if word.role in (Role.EFFECT, Role.COUNT):
        return sentence_of(sample_effect(word))
    told = [clause_of(replace(sample(word), is_denied=denied), word.role, {}) for denied in (False, True)]
    return f"… {told[0]}; with `false`: … {told[1]}" if not word.parameters else f"… {told[0]}"


def _lists() -> str:
    rows: list[tuple[str, Iterable[str]]] = [
        ("Terrains", terrains()),
        ("Symbols", symbols()),
        ("Pieces of the boxes", sorted(PIECES.values())),
    ]
    told = [f"{name}: {', '.join(f'`{each}`' for each in words)}." for name, words in rows]
    return "## Names\n\n" + "\n\n".join(told) + "\n"


def with_reference(text: str) -> str:
    """A document with the reference of today between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise UnusableFileError("the document", "the marks between which the vocabulary stands are missing")
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


def main(path: Path) -> None:
    write_atomically(path, with_reference(path.read_text(encoding="utf-8")).encode("utf-8"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
