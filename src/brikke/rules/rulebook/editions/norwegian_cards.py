"""The rulebook ``norwegian-cards``: the same game with card faces.

Source: a Norwegian leaflet of a game sold as Rummy, its tiles printed with A 2–10 J Q K in
clubs, spades, hearts and diamonds. At a real table, tiles whose place nobody remembers go to the
pool.

What the leaflet leaves open, and how it is read here (○):

- Players and age: two to four, from seven years.
- Ties: players who tie for the start draw again; in a blocked round fewer tiles win, then the
  earlier in turn order.
- Later rounds: the start is drawn again for each.
- Card faces: ♣ is blue, ♠ black, ♥ red, ♦ orange; A J Q K are 1 11 12 13.
- A joker drawn for the start: draw again.
- Run length: it says three or four tiles, the example of a split run needs five. Runs are
  limited by the king only.
- The opening: it speaks of a set; read as one or several.
- A joker in the opening: allowed, and worth the tile that it stands for.
- Jokers in one set: any number, as long as one tile is no joker. One tile with two jokers is a run
  or a group, whichever is worth more.
- A freed joker: "to make a new run or group"; as every set may be rebuilt, it may lie in any set
  and change its meaning.
- Drawing although one could play: said of the opening; read as valid later, too.
- Out of time: a player who did nothing draws as many tiles as one who did not finish. From a short
  pool one draws what is left; with an empty one it counts as a pass. A turn that is valid on screen
  when time is up is played.
"""

from brikke.rules.rulebook.model import (
    EVERY_LEAFLET,
    BlockedScore,
    Custom,
    EmptyPool,
    Faces,
    Jokers,
    Reading,
    Rulebook,
)

PLACE = 5
NORWEGIAN_CARDS = Rulebook(
    edition="norwegian-cards",
    languages=("nb",),
    faces=Faces.CARDS,
    opening_minimum=30,
    jokers=Jokers.FREE,
    turn_seconds=60,
    penalty_tiles=3,
    empty_pool=EmptyPool.MUST_PLAY,
    blocked_score=BlockedScore.OWN_RACK,
    call_out="Rummy!",
    customs=frozenset({Custom.LOST_TILES}),
    readings=EVERY_LEAFLET
    | {
        Reading.PLAYERS,
        Reading.AGE,
        Reading.CARD_FACES,
        Reading.START_JOKER,
        Reading.RUN_LENGTH,
        Reading.OPENING_SETS,
        Reading.OPENING_JOKER,
        Reading.JOKERS_IN_A_SET,
        Reading.FREED_JOKER,
        Reading.DRAW_THOUGH_ABLE_LATER,
    },
)
