"""Sentences that remember how they were made, so that a reader's language can be put in place of the English.

A `Sentence` is its English text and nothing else to whoever compares, stores or prints it. The window asks it for
its template and values and says the same in another language; core itself knows only English.
"""

from collections.abc import Callable
from typing import Any


class Sentence(str):
    """An English text with the template and the values it was made of. `one` is the form for a single thing."""

    template: str
    one: str
    number: int
    values: tuple[Any, ...]
    begins: bool
    """Does it begin a sentence, with a capital letter?"""

    def retold(self, translate: "Callable[[str, str, int], str]") -> str:
        """The text with another template, asked for by template, form for one, and number (-1 for none).

        Values that are sentences themselves are retold too.
        """
        values = [each.retold(translate) if isinstance(each, Sentence) else each for each in self.values]
        text = translate(self.template, self.one, self.number).format(*values)
        return text[:1].upper() + text[1:] if self.begins else text

    def begun(self) -> "Sentence":
        """The same with a capital letter."""
        return _made(self.template, self.one, self.number, self.values, begins=True)


def mark(text: str) -> str:
    """A template in a table, said later: this only tells whoever collects texts for translation."""
    return text


def said(template: str, *values: object) -> Sentence:
    """`said("{} may not enter {}.", who, where)`: the values in their places."""
    return _made(template, template, -1, values)


def said_n(one: str, many: str, number: int, *values: object) -> Sentence:
    """`said_n("{} token", "{} tokens", n, n)`: the form that fits the number."""
    return _made(many, one, number, values)


def _made(template: str, one: str, number: int, values: tuple[object, ...], *, begins: bool = False) -> Sentence:
    text = (one if number == 1 else template).format(*values)
    made = Sentence(text[:1].upper() + text[1:] if begins else text)
    made.template, made.one, made.number, made.values, made.begins = template, one, number, values, begins
    return made
