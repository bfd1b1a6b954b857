"""A bundle of Fluent messages that reads each message when it is first asked for.

Reading a whole catalogue takes longer than most commands, and most need a few messages of it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins; the lines that continue it are indented."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class LazyBundle:
    r"""The messages of a catalogue; used as :class:`fluent.runtime.FluentBundle` is.

    >>> bundle = LazyBundle("en", "hello = Hello, { $name }!\nbye = Bye")
    >>> bundle.format_pattern(bundle.get_message("hello").value, {"name": "Ada"})
    ('Hello, Ada!', [])
    """

    def __init__(self, language: str, text: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for entry in _ENTRY.split(text)[1:]:
            self._unread.setdefault(entry.partition("=")[0].strip(), entry)

    def has_message(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        self._read(key)
        return bool(self._bundle.has_message(key))

    def get_message(self, key: str) -> Any:
        """Return a message that there is."""
        self._read(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Any, values: dict[str, Any]) -> tuple[Any, list[Any]]:
        """Return the text of a message with these values, and what went wrong."""
        text, errors = self._bundle.format_pattern(pattern, values)
        return text, errors

    def _read(self, key: str) -> None:
        """Read a message, and what it refers to."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for name in _REFERENCE.findall(entry):
                self._read(name)
