"""Qt's files of translations: read, brought up to date with the source, written in a stable order."""

from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from editor.languages.collected_texts import LANGUAGE_CODE
from editor.words import CONTEXT

FOLDER = Path(__file__).resolve().parent
LOCALES = {"de": "de_DE", "pl": "pl_PL", "da": "da_DK", "nb": "nb_NO", "sv": "sv_SE", "fi": "fi_FI"}
"""The languages of the interface besides English, with the names Qt has for them."""
FORMS = {"pl": 3}
"""How many forms a count has; two where nothing is said."""


@dataclass
class Translations:
    """One language: texts with their translation, or with a form for each kind of number."""

    code: str
    texts: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """What has not been translated has empty forms."""

    @property
    def forms(self) -> int:
        return FORMS.get(self.code, 2)

    def updated(self, wanted: dict[str, bool]) -> "Translations":
        """The same for the texts of the source: what is new is empty, what is gone is dropped."""
        texts = {}
        for text, is_counted in wanted.items():
            known, count = self.texts.get(text, ()), self.forms if is_counted else 1
            texts[text] = known if len(known) == count else ("",) * count
        return Translations(self.code, texts)

    def unfinished(self) -> list[str]:
        return [text for text, forms in self.texts.items() if not all(forms)]


def ts_path(code: str) -> Path:
    return FOLDER / f"realmwright_{code}.ts"


def read_ts(code: str) -> Translations:
    path = ts_path(code)
    found = Translations(code)
    if not path.is_file():
        return found
    for message in ElementTree.parse(path).getroot().iter("message"):
        if message.find("comment") is None:
            translation = message.find("translation")
            assert translation is not None, f"{path.name}: a message without a translation"
            forms = [each.text or "" for each in translation.findall("numerusform")] or [translation.text or ""]
            found.texts[message.findtext("source", "")] = tuple(forms)
    return found


def ts_text(translations: Translations) -> str:
    """The file as Qt's own tools read it."""
    # The catalogue of the rules calls Norwegian `no`.
    spoken = {"nb": "no"}.get(translations.code, translations.code)
    rows = [
        f"    <message>\n        <source>{LANGUAGE_CODE[0]}</source>\n        <comment>{LANGUAGE_CODE[1]}</comment>\n"
        f"        <translation>{spoken}</translation>\n    </message>\n"
    ]
    rows += [_message(text, forms) for text, forms in translations.texts.items()]
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{LOCALES[translations.code]}" sourcelanguage="en">\n'
        f"<context>\n    <name>{CONTEXT}</name>\n{''.join(rows)}</context>\n</TS>\n"
    )


def _message(text: str, forms: tuple[str, ...]) -> str:
    state = "" if all(forms) else ' type="unfinished"'
    counted = len(forms) > 1
    numerus = ' numerus="yes"' if counted else ""
    inside = "".join(f"\n            <numerusform>{escape(form)}</numerusform>" for form in forms) + "\n        "
    return (
        f"    <message{numerus}>\n        <source>{escape(text)}</source>\n"
        f"        <translation{state}>{inside if counted else escape(forms[0])}</translation>\n    </message>\n"
    )
