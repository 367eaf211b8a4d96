"""What the editions are called: two letters where there is little room, language and year where there is more."""

from core.rules.switches import Switches
from editor.words import mark, tr, tr_n

_LANGUAGES = {
    "de": mark("German book"),
    "da": mark("Danish book"),
    "no": mark("Norwegian book"),
    "sv": mark("Swedish book"),
    "fi": mark("Finnish book"),
    "pl": mark("Polish book"),
}
_YEARS = {"sw-de": 2009, "sw-da": 2018, "sw-no": 2018, "sw-sv": 2018, "sw-fi": 2018}
"""Of the books that are dated."""


def book_letters(book: str) -> str:
    return book.rpartition("-")[2].upper()


def book_title(book: str) -> str:
    """`German book, 2009`; the usual readings where no book is named."""
    if not book:
        return tr("Usual readings")
    title = tr(_LANGUAGES.get(book.rpartition("-")[2], book))
    return f"{title}, {_YEARS[book]}" if book in _YEARS else title


def reading_letters(book: str, in_force: Switches) -> str:
    """A book by its letters; what is in force and no book by whether anything was changed."""
    return book_letters(book) or (tr("Own") if in_force.edition or in_force.rulings else tr("Usual"))


def reading_words(switches: Switches) -> str:
    """Which reading of the rules is in force, in words."""
    parts = [book_title(switches.edition)]
    changed, off = len(switches.rulings), len(switches.without)
    parts += [tr_n("{} ruling changed", "{} rulings changed", changed).format(changed)] if changed else []
    parts.append(house_rule_words(off))
    return " · ".join(parts)


def house_rule_words(number: int) -> str:
    return tr_n("{} house rule", "{} house rules", number).format(number) if number else tr("No house rules")
