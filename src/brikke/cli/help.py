"""Help of the command line in the user's language.

The docstrings of the commands are the English help. Catalogues hold it in other languages, by
command and parameter, and what cyclopts itself says around it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.help import DefaultFormatter

    from brikke.words.catalogue import Words

_USAGE: Final = {"COMMAND": "command", "[OPTIONS]": "options", "[ARGS]": "one", "[ARGS...]": "many"}
"""Words of the line of usage, by the end of the key of their translation."""


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
    app.help_formatter = _formatter(words)
    app.group_commands = Group(words("help-commands"))
    app["--help"].help = words("help-help")
    app["--version"].help = words("help-version")
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
    app[command].help_formatter = _formatter(words)
    app[command].group_parameters = Group(words("help-parameters"))
    app[command].group_arguments = Group(words("help-parameters"))


def _formatter(words: Words) -> DefaultFormatter:
    """Return a formatter that says in other words what cyclopts says in English."""
    from attrs import evolve  # a part of cyclopts
    from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions
    from rich.text import Text

    def told(entry: HelpEntry) -> HelpEntry:
        notes = []
        if entry.env_var:
            notes.append(words("help-variable", name=", ".join(entry.env_var)))
        if entry.default is not None:
            notes.append(words("help-default", value=entry.default))
        if entry.required:
            notes.append(words("help-required"))
        for each in notes:
            entry.description.append(Text(each, style="dim"))
        return evolve(entry, env_var=(), default=None, required=False)

    class Formatter(DefaultFormatter):
        def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
            entries = [told(each) for each in panel.entries]
            super().__call__(console, options, evolve(panel, entries=entries))

        def render_usage(self, console: Console, _: ConsoleOptions, usage: Any) -> None:
            shown = (
                words(f"help-usage-{_USAGE[word]}") if word in _USAGE else word
                for word in str(usage).split()
            )
            console.print(words("help-usage", usage=" ".join(shown)), style="bold", markup=False)
            console.print()

    return Formatter()


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
