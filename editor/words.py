"""Words for the screen: every text a reader sees passes through `tr`, which asks Qt's translation files for it.

The English text is the key. Values are put in afterwards: `tr("Step {} of {}").format(number, last)`, never before.
"""

from PySide6.QtCore import QCoreApplication

from core.model.sentences import Sentence

CONTEXT = "realmwright"


def tr(text: str) -> str:
    """The text in the language of the interface, or as it is where nobody has translated it.

    A sentence of the core is retold with its values.
    """
    if isinstance(text, Sentence):
        return text.retold(template)
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def tr_n(one: str, many: str, number: int) -> str:
    """The form that fits a number: `tr_n("{} region", "{} regions", n).format(n)`."""
    found = QCoreApplication.translate(CONTEXT, many, None, number)
    return one if number == 1 and found == many else found


def template(english: str, one: str, number: int) -> str:
    """A template of the core in the language of the interface; a number below zero stands for none."""
    return tr(english) if number < 0 else tr_n(one, english, number)


def mark(text: str) -> str:
    """A text of a table made when the program starts: translated with `tr` when it is shown."""
    return text


def language() -> str:
    """The language of the interface as the rules catalogue calls it: the files of translations say it themselves."""
    return QCoreApplication.translate(CONTEXT, "en", "code of the language") or "en"


def in_sentence(word: str) -> str:
    """A title inside a sentence: its words with small letters, but for German nouns."""
    return word if language() == "de" else " ".join(part[:1].lower() + part[1:] for part in word.split(" "))
