"""History: a persistent append-only list, whose copies share what they have in common.

A copy takes constant time. That matters at live tables: every turn is tried on a copy, and somebody
may still look at the table before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class History(Sequence[T]):
    """A list without changes except at its end."""

    __slots__ = ("_items", "_length")
    __hash__ = None  # type: ignore[assignment] # a key that changes would be lost

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        """Shared by copies, each of which knows the items up to its own length."""
        self._length = len(self._items)

    def append(self, item: T) -> None:
        """Add an item at the end."""
        if self._length != len(self._items):
            # Another copy has gone on in another way.
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def cut(self, length: int) -> None:
        """Remove all items from this place on."""
        self._length = min(self._length, length)

    def copy(self) -> History[T]:
        """Return an independent copy."""
        other: History[T] = History.__new__(History)
        other._items, other._length = self._items, self._length
        return other

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            first, end, step = place.indices(self._length)
            if step == 1:
                return self._items[first:end]
            return [self._items[at] for at in range(first, end, step)]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._items[place if place >= 0 else place + self._length]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, History) else NotImplemented

    def __repr__(self) -> str:
        return f"History({list(self)})"
