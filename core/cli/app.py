"""The `realmwright` command line: which commands there are, and the one spot that turns trouble into a sentence."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import typer

from core.cli import adjacency, check, clauses, export, fix, import_, new, replay, steps
from core.model.problems import RealmwrightError

Misuse: type[Exception] = next(
    base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException" and issubclass(base, Exception)
)
"""What typer raises for a wrong option; the class belongs to a library that typer carries inside."""

UNREADABLE = 2
"""Exit code for what cannot be read, written or understood."""


@dataclass(frozen=True, slots=True)
class WindowTools:
    """What needs Qt, handed in by the launcher so that `core` never imports it."""

    paint: Callable[..., bytes]
    """(picture, suffix, options) -> the bytes of a PNG or PDF file."""


def command_line() -> typer.Typer:
    """The commands, each from its own file."""
    app = typer.Typer(
        name="realmwright",
        help="Draw and check maps for area-conquest board games. Without a command: open the window.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.command("check")(check.check)
    app.command("adjacency")(adjacency.adjacency)
    app.command("export")(export.export)
    app.command("import")(import_.import_)
    app.command("new")(new.new)
    app.command("fix")(fix.fix)
    app.command("replay")(replay.replay)
    app.command("explain")(steps.explain)
    app.command("legal")(steps.legal)
    app.command("why")(steps.why)
    app.command("clauses")(clauses.clauses)
    return app


def run(arguments: list[str], tools: WindowTools | None = None) -> int:
    """Carry out one command and return its exit code; a user's trouble is one sentence on stderr, never a traceback."""
    try:
        result: Any = command_line()(args=arguments, obj=tools, standalone_mode=False, prog_name="realmwright")
    except RealmwrightError as trouble:
        return _say(str(trouble))
    except Misuse as misuse:
        misuse.show()  # type: ignore[attr-defined]
        return UNREADABLE
    except (typer.Abort, KeyboardInterrupt):
        return _say("stopped")
    except BrokenPipeError:
        # The reader of our output went away (`| head`); there is nobody left to tell.
        sys.stdout = None
        return 0
    return result if isinstance(result, int) else 0


def _say(sentence: str) -> int:
    sys.stderr.write(f"realmwright: {' '.join(sentence.split())}\n")
    return UNREADABLE
