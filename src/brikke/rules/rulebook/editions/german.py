"""The rulebook ``german``: as ``nordic``, with a clock that waits for the opening.

Source: the German leaflet of the boxed game's Austrian edition.

The leaflet gives a minute to a player who has opened and comes to play again: there is no clock
before that. A joker drawn for the start does not count, so one draws again.

What the leaflet leaves open, and how it is read here (○):

- Jokers in one set: any number, as long as one tile is no joker.
- Drawing although one could play: said of the opening; taken to hold later, too.
- An empty pool: everyone plays on and may pass; the leaflet knows no duty to play.
- A blocked round: the lowest rack wins, and a loser scores minus the own rack.
"""

from brikke.rules.rulebook.model import BlockedScore, EmptyPool, Jokers, Reading, Rulebook

PLACE = 2
GERMAN = Rulebook(
    edition="german",
    languages=("de",),
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    clock_before_opening=False,
    penalty_tiles=3,
    empty_pool=EmptyPool.PLAY_ON,
    blocked_score=BlockedScore.OWN_RACK,
    call_out="Rummikub!",
    readings=frozenset(
        {
            Reading.JOKERS_IN_A_SET,
            Reading.DRAW_THOUGH_ABLE_LATER,
            Reading.EMPTY_POOL,
            Reading.BLOCKED_SCORE,
        }
    ),
)
