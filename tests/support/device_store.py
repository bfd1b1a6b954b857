"""The storage of a device in memory, for tests of the pocket."""

from __future__ import annotations

from collections.abc import Sequence

from brikke.pocket import Write
from brikke.pocket.store import Kind, StorageError


class MemoryStore:
    """Texts by kind and key."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Kind, str], str] = {}
        self.trouble = ""
        """Why nothing can be written: ``full``, ``blocked``; empty if it can."""

    async def get(self, kind: Kind, key: str) -> str | None:
        return self.kept.get((kind, key))

    async def find(self, kind: Kind, prefix: str, after: str = "") -> Sequence[str]:
        keys = sorted(key for own, key in self.kept if own is kind)
        return [self.kept[kind, key] for key in keys if key.startswith(prefix) and key > after]

    async def write(self, writes: Sequence[Write]) -> bool:
        if self.trouble:
            raise StorageError(self.trouble)
        if any(each.is_new and (each.kind, each.key) in self.kept for each in writes):
            return False
        self.kept |= {(each.kind, each.key): each.text for each in writes}
        return True

    async def clear(self) -> None:
        self.kept.clear()
