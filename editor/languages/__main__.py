"""`python -m editor.languages`: brings the .ts files up to date with the source and makes the .qm files of them."""

import shutil
import subprocess
import sys

from editor.languages.collected_texts import collected_texts
from editor.languages.ts_files import LOCALES, read_ts, ts_path, ts_text


def main() -> int:
    wanted, missing = collected_texts(), 0
    for code in LOCALES:
        translations = read_ts(code).updated(wanted)
        ts_path(code).write_text(ts_text(translations), encoding="utf-8")
        unfinished = translations.unfinished()
        missing += len(unfinished)
        sys.stdout.write(f"{code}: {len(wanted)} texts, {len(unfinished)} not translated\n")
    release = shutil.which("pyside6-lrelease")
    if release is None:
        sys.stdout.write("pyside6-lrelease is not installed, so the .qm files stay as they are.\n")
        return 1
    for code in LOCALES:
        path = ts_path(code)
        subprocess.run([release, "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
