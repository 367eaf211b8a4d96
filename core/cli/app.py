"""The `realmwright` command line: which commands there are, and the one spot that turns trouble into a sentence."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from typing import Annotated, Any

import typer

from core.cli import adjacency, check, clauses, export, fix, import_, new, replay, steps
from core.cli.misuse import Misuse, misuse_sentence
from core.cli.output import tell_trouble
from core.model.problems import RealmwrightError

_COMMANDS: tuple[tuple[str, Callable[..., Any], str], ...] = (
    ("check", check.check, "Say what is wrong with maps."),
    ("adjacency", adjacency.adjacency, "Print neighbours, borders with lengths, edge regions."),
    ("export", export.export, "Write a map as SVG, PNG, PDF, GeoJSON or TopoJSON."),
    ("import", import_.import_, "Turn polygons of other programs into a map."),
    ("new", new.new, "Generate a map with natural borders."),
    ("fix", fix.fix, "Carry out the repairs the findings offer."),
    ("replay", replay.replay, "Play scenarios and compare with what they expect."),
    ("explain", steps.explain, "Tell what a step changed, and by which clause."),
    ("legal", steps.legal, "List every action that is legal at a step."),
    ("why", steps.why, "Say why an action is or is not allowed at a step."),
    ("clauses", clauses.clauses, "List clauses, who carries them, what shows them."),
)
"""The commands with the one line `--help` gives to each, so that its list stays on one screen."""

UNREADABLE = 2
"""Exit code for what cannot be read, written or understood."""


@dataclass(frozen=True, slots=True)
class WindowTools:
    """What needs Qt, handed in by the launcher so that `core` never imports it."""

    paint: Callable[..., bytes]
    """(picture, suffix, options) -> the bytes of a PNG or PDF file."""


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"realmwright {version('realmwright')}")
        raise typer.Exit


def command_line() -> typer.Typer:
    """The commands, each from its own file."""
    app = typer.Typer(
        name="realmwright",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_about)
    for name, does, summary in _COMMANDS:
        app.command(name, short_help=summary)(does)
    return app


def _about(
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_tell_version, help="Print the version and exit.")
    ] = False,
) -> None:
    """Draw and check maps for area-conquest board games, and settle their rules. Without a command: open the window."""


def run(arguments: list[str], tools: WindowTools | None = None) -> int:
    """Carry out one command and return its exit code; a user's trouble is one sentence on stderr, never a traceback."""
    try:
        result: Any = command_line()(args=arguments, obj=tools, standalone_mode=False, prog_name="realmwright")
        sys.stdout.flush()
    except RealmwrightError as trouble:
        return _say(str(trouble))
    except Misuse as misuse:
        return _say(misuse_sentence(misuse, arguments))
    except (typer.Abort, KeyboardInterrupt):
        return _say("stopped")
    except BrokenPipeError:
        # The reader of our output went away (`| head`); there is nobody left to tell.
        sys.stdout = None
        return 0
    except OSError as trouble:
        # The output goes to a disk that is full, say; what is left of it must not be tried again at the end.
        sys.stdout = None
        return _say(f"{trouble.filename or 'the output'}: cannot be read or written ({trouble.strerror})")
    return result if isinstance(result, int) else 0


def _say(sentence: str) -> int:
    with suppress(OSError):  # where complaints cannot be written either, the exit code tells
        tell_trouble(sentence)
    return UNREADABLE
