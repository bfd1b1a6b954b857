"""The rulebook ``german``: as ``nordic``, with a clock that waits for the opening.

Source: the German leaflet of the boxed game's Austrian edition.

The leaflet gives a minute to a player who has opened and comes to play again: there is no clock
before that. A joker drawn for the start does not count, so one draws again. At a real table,
tiles whose place nobody remembers go to the pool.

What the leaflet leaves open, and how it is read here (○):

- Ties: who ties for the start draws again; in a blocked round fewer tiles win, then the earlier
  in turn order.
- Jokers in one set: any number, as long as one tile is no joker.
- A freed joker: used "in a further combination"; as every set may be rebuilt, it may lie in any
  set.
- Drawing although one could play: said of the opening; taken to hold later, too.
- Out of time: a player who did nothing draws as many tiles as one who did not finish.
- An empty pool: the round ends when nobody can lay any more, so everyone who can play must.
- A blocked round: the lowest rack wins, and a loser scores minus the own rack.
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

PLACE = 2
GERMAN = Rulebook(
    edition="german",
    languages=("de",),
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    clock_before_opening=False,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.OWN_RACK,
    call_out="Rummikub!",
    customs=frozenset({Custom.LOST_TILES}),
    readings=EVERY_LEAFLET
    | {
        Reading.JOKERS_IN_A_SET,
        Reading.FREED_JOKER,
        Reading.DRAW_THOUGH_ABLE_LATER,
        Reading.EMPTY_POOL,
        Reading.BLOCKED_SCORE,
    },
)
