"""The language of the interface: which there are, which one the system speaks, and putting one in force."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from core.rules.clause_records import LANGUAGES
from editor.languages.ts_files import FOLDER, read_ts
from editor.words import language

OWN_NAMES = {
    "en": "English", "de": "Deutsch", "pl": "Polski", "da": "Dansk", "no": "Norsk", "sv": "Svenska", "fi": "Suomi",
}  # fmt: skip
"""What the languages call themselves, by the codes of the rules catalogue."""

_FILES = {"no": "nb"}
"""Languages whose files have another name than the catalogue has for them."""


def file_code(spoken: str) -> str:
    return _FILES.get(spoken, spoken)


def known_language(wanted: str) -> str:
    """A language there is: the one wanted, or English."""
    return wanted if wanted in LANGUAGES else "en"


def system_language() -> str:
    """The first language of the system that the interface has, else English. It never reaches a result."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        code = "no" if code in ("nb", "nn") else code
        if code in LANGUAGES:
            return code
    return "en"


def speak(application: QApplication, spoken: str) -> None:
    """Put a language in force; what is shown already has to be told again."""
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.setParent(None)
        old.deleteLater()
    if spoken == "en":
        return
    code = file_code(spoken)
    # Qt has its own words for buttons of its dialogs; Norwegian there is Nynorsk only.
    qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{'nn' if code == 'nb' else code}", qt_words), (f"realmwright_{code}", str(FOLDER))):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)


def english_of() -> dict[str, str]:
    """What stands on the screen now, with the English it was made of; texts with numbers are told by their owners."""
    spoken = language()
    if spoken == "en":
        return {}
    texts = read_ts(file_code(spoken)).texts
    return {forms[0]: english for english, forms in texts.items() if len(forms) == 1}
