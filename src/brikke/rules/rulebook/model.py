"""Rulebook: every point in which printed editions differ, as frozen data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from brikke.rules.sets import SetFlaw, TileSet, read_limited_set
from brikke.rules.tiles import Face, Tile, card_text


class Faces(StrEnum):
    """What is printed on the tiles."""

    NUMBERS = "numbers"
    CARDS = "cards"


class Jokers(StrEnum):
    """What may be done with a joker that lies on the table."""

    FREE = "free"
    """A set with a joker is a set like any other; the joker may change its meaning."""
    LOCKED = "locked"
    """Such a set is only extended; the exact tile from the rack frees its joker for a new set."""
    LOCKED_OWN_RACK = "locked-own-rack"
    """As locked, and the new set is made from the own rack."""


class EmptyPool(StrEnum):
    """What happens when no tile is left to draw."""

    PLAY_ON = "play-on"
    """Everyone plays on and may pass."""
    MUST_PLAY = "must-play"
    """Everyone plays on, and a player who can play must."""
    ROUND_ENDS = "round-ends"
    """The turn in which the last tile is drawn is the round's last."""


class BlockedScore(StrEnum):
    """What a loser scores when nobody went out."""

    DIFFERENCE = "difference"
    """The winner's rack minus the own rack."""
    OWN_RACK = "own-rack"
    """Minus the own rack."""


class Reading(StrEnum):
    """Rules that a leaflet may leave open, so that an edition follows our reading."""

    PLAYERS = "players"
    AGE = "age"
    CARD_FACES = "card-faces"
    START_TIE = "start-tie"
    START_JOKER = "start-joker"
    START_EACH_ROUND = "start-each-round"
    RUN_LENGTH = "run-length"
    OPENING_SETS = "opening-sets"
    OPENING_JOKER = "opening-joker"
    OPENING_JOKER_STAYS = "opening-joker-stays"
    JOKERS_IN_A_SET = "jokers-in-a-set"
    FREED_JOKER = "freed-joker"
    FREED_BY_OWNER = "freed-by-owner"
    DRAW_THOUGH_ABLE = "draw-though-able"
    DRAW_THOUGH_ABLE_LATER = "draw-though-able-later"
    PENALTY_TILES = "penalty-tiles"
    IDLING = "idling"
    SHORT_POOL = "short-pool"
    VALID_AT_TIME_OUT = "valid-at-time-out"
    EMPTY_POOL = "empty-pool"
    EVERYONE_PASSES = "everyone-passes"
    BLOCKED_SCORE = "blocked-score"
    BLOCKED_TIE = "blocked-tie"


EVERY_LEAFLET = frozenset(
    {
        Reading.START_TIE,
        Reading.START_EACH_ROUND,
        Reading.IDLING,
        Reading.SHORT_POOL,
        Reading.VALID_AT_TIME_OUT,
        Reading.BLOCKED_TIE,
    }
)
"""The readings that every edition needs, because no leaflet says these things."""


class Custom(StrEnum):
    """What a leaflet asks of people at a real table, and a screen makes needless."""

    LOST_TILES = "lost-tiles"
    """Tiles whose place nobody remembers go to the pool."""
    SEATS_BY_DRAW = "seats-by-draw"
    """Players may sit in the order of the tiles that they drew for the start, or change seats."""
    HIDDEN_RACKS = "hidden-racks"
    """Nobody sees the tiles of the others."""
    STACKS = "stacks"
    """The tiles are piled in stacks of seven, of which everyone takes two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """A rulebook: a printed edition, or one changed by house rules."""

    edition: str
    """The printed edition this is, or was made from."""
    languages: tuple[str, ...]
    """The languages of the leaflet; the first one gives the edition its words."""
    faces: Faces = Faces.NUMBERS
    opening_minimum: int = 30
    """The least value of an opening."""
    opening_single_set: bool = False
    """The opening is one set, not several."""
    opening_goes_on: bool = False
    """Once opened, a player may use the sets on the table in the same turn."""
    jokers: Jokers = Jokers.FREE
    joker_value: int = 30
    """The value of a joker that is left on the rack."""
    max_run_length: int = 13
    tiles_dealt: int = 14
    turn_seconds: int | None = 60
    """Seconds for a turn; None means no clock."""
    clock_before_opening: bool = True
    """Whether the clock also runs for a player who has not opened."""
    penalty_tiles: int = 3
    """Tiles drawn by a player who runs out of time."""
    must_play_when_able: bool = False
    """Whether a player may draw only if nothing can be played."""
    empty_pool: EmptyPool = EmptyPool.MUST_PLAY
    blocked_score: BlockedScore = BlockedScore.DIFFERENCE
    rounds: int = 3
    """Rounds in a match, unless a table agrees on another number."""
    call_out: str = "Rummikub!"
    """The call of the player who goes out."""
    call_done: str | None = None
    """The call that ends a turn."""
    customs: frozenset[Custom] = frozenset()
    """What is done at a real table only."""
    readings: frozenset[Reading] = frozenset()
    """The rules that the leaflet leaves open, so that they are our reading of it."""

    @property
    def locks_jokers(self) -> bool:
        """Whether sets with a joker are locked, and hold one joker at most."""
        return self.jokers is not Jokers.FREE

    def read_set(self, faces: tuple[Face, ...]) -> TileSet | SetFlaw:
        """Return the set that faces make by this rulebook, or why they are not one."""
        return read_limited_set(faces, self.max_run_length, self.locks_jokers)

    def face_text(self, face: Face) -> str:
        """Return a face as it is printed on this edition's tiles."""
        return card_text(face) if self.faces is Faces.CARDS else str(face)

    def tiles_text(self, tiles: Iterable[Tile]) -> str:
        """Return tiles as they are printed in this edition."""
        return " ".join(self.face_text(tile.face) for tile in tiles)

    def must_play(self, pool: int) -> bool:
        """Return whether a player who can play has to, with this many tiles left to draw."""
        pool_is_empty = self.empty_pool is EmptyPool.MUST_PLAY and not pool
        return pool_is_empty or self.must_play_when_able

    def has_clock(self, opened: bool) -> bool:
        """Return whether the turn of a player who has or has not opened is timed."""
        return self.turn_seconds is not None and (opened or self.clock_before_opening)
