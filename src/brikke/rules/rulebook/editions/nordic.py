"""The rulebook ``nordic``: today's international rules, free manipulation.

Source: the leaflet of the Nordic edition of the boxed game, 2019, one sheet with the same rules
in Danish, Swedish, Norwegian and Finnish.

At a real table, tiles whose place nobody remembers go to the pool.

What the leaflet leaves open, and how it is read here (○):

- Ties: players who tie for the start draw again; in a blocked round fewer tiles win, then the
  earlier in turn order.
- Later rounds: the start is drawn again for each.
- A joker drawn for the start: draw again.
- Run length: the Finnish part says three or four tiles, the example of a split run needs five.
  Runs are limited by 13 only.
- The opening: the Finnish part speaks of a set; read as one or several.
- A joker in the opening: allowed, and worth the tile that it stands for.
- Jokers in one set: any number, as long as one tile is no joker. One tile with two jokers is a run
  or a group, whichever is worth more.
- A freed joker: "part of a new set"; as every set may be rebuilt, it may lie in any set and change
  its meaning.
- Drawing although one could play: said of the opening; read as valid later, too.
- Out of time: a player who did nothing draws as many tiles as one who did not finish. From a short
  pool one draws what is left; with an empty one it counts as a pass. A turn that is valid on screen
  when time is up is played.
- An empty pool: three parts end the round when "the player" cannot go on; it ends when everyone
  has passed in turn.
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

PLACE = 1
NORDIC = Rulebook(
    edition="nordic",
    languages=("da", "sv", "nb", "fi"),
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.DIFFERENCE,
    call_out="Rummikub!",
    customs=frozenset({Custom.LOST_TILES}),
    readings=EVERY_LEAFLET
    | {
        Reading.START_JOKER,
        Reading.RUN_LENGTH,
        Reading.OPENING_SETS,
        Reading.OPENING_JOKER,
        Reading.JOKERS_IN_A_SET,
        Reading.FREED_JOKER,
        Reading.DRAW_THOUGH_ABLE_LATER,
        Reading.EVERYONE_PASSES,
    },
)
