"""Six languages are whole: every text of the source, every placeholder, every accelerator, and the files Qt loads."""

import re
import string

import pytest
from PySide6.QtCore import QTranslator

from editor.languages.collected_texts import LANGUAGE_CODE, collected_texts
from editor.languages.ts_files import LOCALES, read_ts, ts_path, ts_text
from editor.words import CONTEXT

HOW = "run `python -m editor.languages` and translate what it calls unfinished"


@pytest.fixture(scope="module")
def texts():
    return collected_texts()


def placeholders(text):
    """Names and formats in order of their place: `{}` and `{0}` are the same."""
    found, unnamed = [], 0
    for _, name, form, _ in string.Formatter().parse(text):
        if name is not None:
            found.append((name or str(unnamed), form))
            unnamed += not name
    return sorted(found)


@pytest.mark.parametrize("code", LOCALES)
def test_every_text_of_the_source_is_translated(code, texts):
    known = read_ts(code)
    assert sorted(set(texts) - set(known.texts)) == [], HOW
    assert known.unfinished() == [], HOW


@pytest.mark.parametrize("code", LOCALES)
def test_placeholders_are_the_same(code, texts):
    wrong = []
    for text, forms in read_ts(code).texts.items():
        wanted = placeholders(text)
        for form in forms:
            found = placeholders(form)
            # A form for one thing may say it without the number.
            is_fewer = texts.get(text, False) and set(found) <= set(wanted)
            if found != wanted and not is_fewer:
                wrong.append((text, form))
    assert wrong == []


@pytest.mark.parametrize("code", LOCALES)
def test_commands_keep_an_accelerator_and_ends_keep_their_spaces(code):
    wrong = []
    for text, forms in read_ts(code).texts.items():
        for form in forms:
            has_key = bool(re.search(r"&\w", text.replace("&nbsp;", "")))
            if has_key != bool(re.search(r"&\w", form)):
                wrong.append((text, form))
            if (text[0] == " ") != (form[0] == " ") or (text[-1] == " ") != (form[-1] == " "):
                wrong.append((text, form))
    assert wrong == []


@pytest.mark.parametrize("code", LOCALES)
def test_the_file_is_written_as_it_is_read(code):
    assert ts_path(code).read_text(encoding="utf-8") == ts_text(read_ts(code))


@pytest.mark.parametrize("code", LOCALES)
def test_the_file_qt_loads_says_the_same(code):
    translator = QTranslator()
    assert translator.load(str(ts_path(code).with_suffix(".qm")))
    stale = []
    for text, forms in read_ts(code).texts.items():
        number = 1 if len(forms) > 1 else -1
        if translator.translate(CONTEXT, text, None, number) != forms[0]:
            stale.append(text)
    assert stale == [], "run `python -m editor.languages`"
    assert translator.translate(CONTEXT, LANGUAGE_CODE[0], LANGUAGE_CODE[1]) in (code, "no")


def test_polish_has_a_form_for_few_and_one_for_many():
    translator = QTranslator()
    assert translator.load(str(ts_path("pl").with_suffix(".qm")))
    said = [translator.translate(CONTEXT, "{} regions", None, number).format(number) for number in (1, 3, 5, 22)]
    assert said == ["1 region", "3 regiony", "5 regionów", "22 regiony"]
