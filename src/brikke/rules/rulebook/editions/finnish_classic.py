"""The rulebook ``finnish-classic``: strict jokers, and an opening that must exceed 30.

Source: an older Finnish leaflet of the boxed game.

The opening's sum must be *more than* 30; numbers are whole, so 31 is the least. Only the exact
tile, from the rack, frees a joker; the joker goes into a new set from the own rack in the same
turn; a set with a joker may be extended but not split or taken from; one joker a set. The
leaflet says outright that a player who does not want to play may draw. At a real table, tiles
whose place nobody remembers go to the pool.

What the leaflet leaves open, and how it is read here (○):

- Players and age: two to four, from seven years.
- Ties: players who tie for the start draw again; in a blocked round fewer tiles win, then the
  earlier in turn order.
- Later rounds: the start is drawn again for each.
- A joker drawn for the start: draw again.
- The opening: it speaks of a set; read as one or several.
- Out of time: a player who did nothing draws as many tiles as one who did not finish. From a short
  pool one draws what is left; with an empty one it counts as a pass. A turn that is valid on screen
  when time is up is played.
- An empty pool: the leaflet gives everyone "one turn"; the round ends when everyone has passed in
  turn.
"""

from brikke.rules.rulebook.model import (
    EVERY_LEAFLET,
    BlockedScore,
    Custom,
    EmptyPool,
    Jokers,
    Reading,
    Rulebook,
)

PLACE = 3
FINNISH_CLASSIC = Rulebook(
    edition="finnish-classic",
    languages=("fi",),
    opening_minimum=31,
    jokers=Jokers.LOCKED_OWN_RACK,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.DIFFERENCE,
    call_out="Rummikub!",
    customs=frozenset({Custom.LOST_TILES}),
    readings=EVERY_LEAFLET
    | {
        Reading.PLAYERS,
        Reading.AGE,
        Reading.START_JOKER,
        Reading.OPENING_SETS,
        Reading.EVERYONE_PASSES,
    },
)
