"""The `realmwright` command: commands go to core.cli, otherwise the window opens; Qt is imported only then."""

from core.cli.app import run


def main() -> None:
    run()
