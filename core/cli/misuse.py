"""A command line that cannot be understood, told as one sentence: which command, which word, and what would do."""

import re
from collections.abc import Sequence
from typing import Any

import typer

from core.model.nearest import nearest_hint

Misuse: type[Exception] = next(
    base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException" and issubclass(base, Exception)
)
"""What typer raises for a wrong option; the class belongs to a library that typer carries inside."""

_QUOTED = re.compile(r"'([^']*)'")
_AT_LEAST = re.compile(r"greater than or equal to (\S+)")


def misuse_sentence(misuse: Any, arguments: Sequence[str]) -> str:
    """What was wrong with the words given, in words."""
    context = misuse.ctx
    if context is None:
        # Some misuses do not know where they happened; the command is the first word that is no option.
        command = next((word for word in arguments if not word.startswith("-")), "")
    else:
        command = context.info_name if context.parent is not None else ""
    return (f"{command}: " if command else "") + _reason(misuse, arguments)


def _reason(misuse: Any, arguments: Sequence[str]) -> str:
    kind, message, context = type(misuse).__name__, str(misuse.message), misuse.ctx
    if kind == "NoSuchOption":
        hint = nearest_hint(misuse.option_name, _options(context), "known are")
        return f"there is no option {misuse.option_name}{hint}"
    if kind == "MissingParameter":
        return f"{_shown(misuse.param)} is missing; {context.command_path} --help tells what it is"
    if kind == "BadParameter" and misuse.param is not None:
        return _bad_value(misuse.param, message, arguments)
    if message.startswith("No such command"):
        word = _QUOTED.findall(message)[0]
        what = f"neither a command nor a file “{word}”" if "." in word or "/" in word else f"no command “{word}”"
        return f"there is {what}{nearest_hint(word, context.command.commands, 'commands are')}"
    if "extra argument" in message:
        takes = ", ".join(_shown(each) for each in context.command.params if each.param_type_name == "argument")
        return f"“{message.rpartition('(')[2].rstrip(')')}” is too much; it takes {takes or 'options only'}"
    if kind == "BadOptionUsage":
        return f"{misuse.option_name} {'takes no value' if 'does not take' in message else 'needs a value after it'}"
    return message


def _bad_value(param: Any, message: str, arguments: Sequence[str]) -> str:
    if message.endswith("is not readable."):
        return f"{_QUOTED.findall(message)[0]}: may not be read (permission denied)"
    name, value = _given(param, arguments)
    place = f"{name} {value}".strip()
    if "is not one of" in message:
        choices = _QUOTED.findall(message.partition("is not one of")[2])
        return f"{place}: “{value}” is not known{nearest_hint(value, choices, 'choose from')}"
    if least := _AT_LEAST.search(message):
        return f"{place}: give {least[1]} or more"
    if "integer" in message:
        return f"{place}: “{value}” is no whole number"
    if "number" in message:
        return f"{place}: “{value}” is no number"
    return f"{place}: {message}"


def _given(param: Any, arguments: Sequence[str]) -> tuple[str, str]:
    """An option as it was written, and the word that came with it."""
    for index, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name in param.opts:
            return name, value if equals else "".join(arguments[index + 1 : index + 2])
    return _shown(param), ""


def _options(context: Any) -> list[str]:
    return [max(each.opts, key=len) for each in context.command.params if each.param_type_name == "option"] + ["--help"]


def _shown(param: Any) -> str:
    """A parameter as the help calls it."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    return f"{param.opts[0]} {param.metavar or param.name.upper()}"
