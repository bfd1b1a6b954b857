"""The rulebook ``german``: as ``nordic``, with a clock that waits for the opening.

Source: the German leaflet of the boxed game's Austrian edition.

The leaflet gives a minute to a player who has opened and comes to play again: there is no clock
before that. A joker drawn for the start does not count, so one draws again. The colour of a joker
does not matter. At a real table, tiles whose place nobody remembers go to the pool, and tiles are
piled in stacks of seven, of which everyone takes two.

What the leaflet leaves open, and how it is read here (○):

- Ties: players who tie for the start draw again; in a blocked round fewer tiles win, then the
  earlier in turn order.
- Later rounds: the start is drawn again for each.
- The opening: it does not say how many sets; read as one or several.
- Jokers in one set: any number, as long as one tile is no joker. One tile with two jokers is a run
  or a group, whichever is worth more.
- A freed joker: used "in a further combination"; as every set may be rebuilt, it may lie in any
  set and change its meaning.
- Drawing although one could play: said of the opening; read as valid later, too.
- Out of time: a player who did nothing draws as many tiles as one who did not finish. From a short
  pool one draws what is left; with an empty one it counts as a pass. A turn that is valid on screen
  when time is up is played.
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
    customs=frozenset({Custom.LOST_TILES, Custom.STACKS}),
    readings=EVERY_LEAFLET
    | {
        Reading.OPENING_SETS,
        Reading.JOKERS_IN_A_SET,
        Reading.FREED_JOKER,
        Reading.DRAW_THOUGH_ABLE_LATER,
        Reading.EMPTY_POOL,
        Reading.BLOCKED_SCORE,
    },
)
