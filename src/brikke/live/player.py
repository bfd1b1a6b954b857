"""A seat's player: a person, a connected bot, or a bot of the server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a guest, or a bot."""

    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for the guest at the moment."""
    came: int = 0
    """When the guest last arrived; a time that is shifted with the clock."""
    went: int | None = None
    """When the guest's last connection was lost, if there is none now."""
    program: bool = False
    """Whether the guest is a bot that is connected from elsewhere; nobody waits for its consent."""

    successor_of: str | None = None
    """The guest whose seat a bot has taken over: the seat keeps the colour."""

    @property
    def here(self) -> bool:
        """Whether the guest is connected; a bot always is."""
        return self.went is None

    @property
    def driver(self) -> str | None:
        """The bot that makes this seat's turns now."""
        return self.bot or self.stand_in

    @property
    def rated_as(self) -> str:
        """Whose rating the results of this seat change; no guest has an id like a bot's here."""
        return self.guest or f"bot:{self.bot}"

    @property
    def votes(self) -> bool:
        """Whether the seat belongs to a person who plays it, present or away."""
        return self.guest is not None and self.stand_in is None and not self.program

    @property
    def active(self) -> bool:
        """Whether the guest of this seat is connected and plays it."""
        return self.guest is not None and self.stand_in is None and self.here

    @property
    def present(self) -> bool:
        """Whether a person is connected and plays this seat."""
        return self.votes and self.here
