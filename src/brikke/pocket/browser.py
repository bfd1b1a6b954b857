"""The device in a browser: called by the worker of a page (``web/src/pocket/worker``).

Everything that comes from JavaScript is given to :func:`start`; only texts and numbers are passed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec

from brikke.pocket.device import Device
from brikke.pocket.requests import answer_request
from brikke.pocket.store import Kind, StorageError, Write
from brikke.pocket.table import TableContext
from brikke.words.catalogue import use_bundles


class BrowserStore:
    """The storage of the browser, ``web/src/pocket/store.ts``."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def get(self, kind: Kind, key: str) -> str | None:
        """Return the text under a key; None if there is none."""
        with _storage_errors():
            text: str | None = await self._storage.get(str(kind), key)
        return text

    async def find(self, kind: Kind, prefix: str, after: str = "") -> Sequence[str]:
        """Return the texts whose keys begin with a prefix, after a key, in the order of keys."""
        with _storage_errors():
            texts = await self._storage.find(str(kind), prefix, after)
        return msgspec.json.decode(texts, type=list[str])

    async def write(self, writes: Sequence[Write]) -> bool:
        """Write all texts, or none and return False, if one that must be new is not."""
        text = msgspec.json.encode(writes).decode()
        with _storage_errors():
            return bool(await self._storage.write(text))

    async def clear(self) -> None:
        """Remove everything."""
        with _storage_errors():
            await self._storage.clear()


@contextmanager
def _storage_errors() -> Iterator[None]:
    """Raise errors of JavaScript's storage as :class:`StorageError`."""
    try:
        yield
    except Exception as error:
        found = re.search(r"storage is (\w+)", str(error))
        if found is None:
            raise
        raise StorageError(found[1]) from error


class _Bundle:
    """Words of a language, read by the Fluent of the browser."""

    def __init__(self, bundle: Any) -> None:
        self._bundle = bundle

    def has_message(self, key: str) -> bool:
        return bool(self._bundle.has(key))

    def get_message(self, key: str) -> Any:
        return SimpleNamespace(value=key if self._bundle.has(key) else None)

    def format_pattern(self, key: str, values: Mapping[str, str | int]) -> tuple[str, list[str]]:
        told = self._bundle.format(key, msgspec.json.encode(values).decode())
        text, errors = msgspec.json.decode(told, type=tuple[str, list[str]])
        return text, errors


class Engine:
    """What the worker calls."""

    def __init__(self, device: Device) -> None:
        self.connect = device.connect
        self.receive = device.receive
        self.disconnect = device.disconnect
        self.on_append = device.on_append
        self._device = device

    async def request(self, method: str, address: str, token: str, body: str) -> str:
        """Return the answer to a request: its status, and its body as JSON."""
        status, text = await answer_request(self._device, method, address, token, body)
        return f"{status} {text}"


def start(
    storage: Any,
    send: Callable[[str, str], None],
    on_append: Callable[[str], None],
    make_bundle: Callable[[str, str], Any],
) -> Engine:
    """Return the engine of a page: it sends messages, and tells other pages of new events."""
    use_bundles(lambda language, text: _Bundle(make_bundle(language, text)))
    store = BrowserStore(storage)
    device = Device(send, TableContext(store, on_append=on_append))
    return Engine(device)
