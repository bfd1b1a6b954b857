"""The core in WebAssembly, run by Wasmtime: what a browser offers to Python under Pyodide."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import wasmtime

FILE = Path(__file__).parents[2] / "build" / "brikke.wasm"


class Bytes(bytes):
    """Bytes as JavaScript gives them to Python."""

    def to_bytes(self) -> bytes:
        """Return ordinary bytes."""
        return bytes(self)


class Core:
    """A running core, as ``web/src/solver/core.ts`` offers it."""

    def __init__(self) -> None:
        self._store = wasmtime.Store()
        module = wasmtime.Module.from_file(self._store.engine, str(FILE))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        assert self._number("initialise") == 0

    def _number(self, name: str, *numbers: int) -> int:
        function = self._exports[name]
        assert isinstance(function, wasmtime.Func)
        returned: int = function(self._store, *numbers)
        return returned

    @property
    def _memory(self) -> wasmtime.Memory:
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        return memory

    def call(self, name: str, question: bytes, *numbers: int) -> int:
        """Ask a question; return the number of bytes of its answer, or a negative number."""
        if len(question) > self._number("question_room"):
            return -1
        self._memory.write(self._store, question, self._number("question_address"))
        return self._number(name, *numbers)

    def answer(self, length: int) -> Bytes:
        """Return the answer to the last question."""
        first = self._number("answer_address")
        return Bytes(self._memory.read(self._store, first, first + length))


@contextmanager
def imported_wasm() -> Iterator[ModuleType]:
    """Import ``brikke.solver.wasm`` as if Python ran in a browser."""
    browser = {
        "brikke_core": Core(),
        "pyodide": SimpleNamespace(),
        "pyodide.ffi": SimpleNamespace(to_js=bytes),
    }
    sys.modules.update(browser)  # type: ignore[arg-type]
    try:
        yield import_module("brikke.solver.wasm")
    finally:
        for name in (*browser, "brikke.solver.wasm"):
            sys.modules.pop(name, None)
