"""Help of the command line in the user's language.

The docstrings of the commands are the English help. Catalogues hold it in other languages, by
command and parameter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts import App

    from brikke.words.catalogue import Words


def english_help(commands: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield all keys of the help and their English texts."""
    for command, summary in commands.items():
        yield f"help-list-{command}", summary
    for command in commands:
        about, parameters = _parts(_function(command))
        yield f"help-{command}", about
        for name, text in parameters.items():
            yield _key(command, name), text


def translate_help(app: App, commands: Mapping[str, str], words: Words) -> None:
    """Put the help of all commands into another language."""
    from cyclopts import Group

    app.help = words("help-brikke")
    app.group_commands = Group(words("help-commands"))
    for command in commands:
        app[command].help = words(f"help-list-{command}")


def translate_command(app: App, command: str, words: Words) -> None:
    """Put the help of one command into another language."""
    from cyclopts import Group

    function = _function(command)
    _, parameters = _parts(function)
    told = (f"{name}\n    {words(_key(command, name))}" for name in parameters)
    about = words(f"help-{command}")
    function.__doc__ = "\n".join([about, "", "Parameters", "----------", *told, ""])
    app[command].help = about
    app[command].group_parameters = Group(words("help-parameters"))
    app[command].group_arguments = Group(words("help-parameters"))


def _function(command: str) -> Any:
    return getattr(import_module(f"brikke.cli.{command}"), command)


def _parts(function: Any) -> tuple[str, dict[str, str]]:
    """Return what a command does, and its parameters, from its docstring."""
    import docstring_parser  # a part of cyclopts

    told = docstring_parser.parse(function.__doc__)
    about = " ".join(f"{told.short_description} {told.long_description or ''}".split())
    return about, {
        each.arg_name: " ".join((each.description or "").split()) for each in told.params
    }


def _key(command: str, parameter: str) -> str:
    return f"help-{command}-{parameter.replace('_', '-')}"
