"""The rulebooks as they are spoken of in a sentence: by language, never by id."""

import re

from core.model.map_model import Game
from core.rules.clause_records import BOOKS

_LANGUAGES = {
    "de": "German", "da": "Danish", "no": "Norwegian", "sv": "Swedish", "fi": "Finnish", "pl": "Polish",
}  # fmt: skip
_BOOK = re.compile(rf"(^|[.!?]\s+)?(?<![\w-])({'|'.join(BOOKS)})\b")


def with_books(text: str, game: Game) -> str:
    """A text about a game in which every book is named: `ug-pl` is the Polish book, and elsewhere the Polish
    Underground book.
    """

    def spoken(found: re.Match[str]) -> str:
        before, book = found[1], found[2]
        of = "" if BOOKS[book] is game else f" {BOOKS[book].value.title()}"
        words = f"{_LANGUAGES[book.rpartition('-')[2]]}{of} book"
        return f"{before}The {words}" if before is not None else f"the {words}"

    return _BOOK.sub(spoken, text)
