### The rules of an edition

rules-title = Rules: { $name }
rules-house-rules = House rules
rules-house-rule = { $parameter } is { $played } (printed: { $printed })
rules-readings = ○ marks what the leaflet leaves open and we read like this.

rules-section-tiles = Tiles
rules-section-start = Start
rules-section-sets = Sets
rules-section-opening = Opening
rules-section-turns = Turns
rules-section-jokers = Jokers
rules-section-clock = Clock
rules-section-end = End of a round
rules-section-score = Score

rules-tiles = There are 106 tiles: the numbers 1 to 13 in black, red, blue and orange, two of each, and two jokers. Two to four players play, from about seven years of age.
rules-faces-cards = The tiles show cards: clubs are blue, spades black, hearts red, diamonds orange; ace, jack, queen and king are 1, 11, 12 and 13.
rules-start = Everyone draws a tile. The highest number starts; who ties draws again. Turns go clockwise.
rules-start-joker = A joker drawn for the start does not count: draw again.
rules-deal = The tiles go back, all are mixed again, and everyone takes { $tiles_dealt }. The rest is the pool.
rules-group = A group is three or four tiles of one number in different colours.
rules-run = A run is three or more consecutive numbers of one colour. 1 is the lowest: nothing follows 13.
rules-run-of-four = A run has three or four tiles.
rules-opening-minimum = The first tiles you lay are sets from your own rack alone, worth at least { $opening_minimum } together. A joker counts as the tile it stands for.
rules-opening-any = The first tiles you lay are sets from your own rack alone, of any value.
rules-opening-several = One set or several may make up the opening.
rules-opening-single-set = The opening is a single set.
rules-opening-alone = Until the turn after your opening, leave the sets on the table alone.
rules-opening-goes-on = Once the opening lies there you may go on in the same turn and use the sets on the table.
rules-opening-joker-stays = A joker laid in the opening stays in its set for this turn.
rules-turn = In your turn lay at least one tile from your rack, rearranging the table as you like, or draw one tile. At the end of the turn every tile on the table is part of a valid set.
rules-draw-though-able = You may draw although you could play.
rules-must-play = Drawing is only for those who cannot play.
rules-done = Say { $call } to end your turn.
rules-joker = A joker stands for any tile. A joker that lies on the table never goes back to a rack.
rules-jokers-free = A set with a joker is a set like any other: split it, take from it, add to it. The joker may change its meaning or move to any other set, in the same turn.
rules-jokers-any-number = A set may hold both jokers, if one of its tiles is none.
rules-jokers-locked = A set with a joker may only be extended. The very tile that the joker stands for, played from your rack, frees it; in a group of three either missing colour does.
rules-jokers-new-set = The freed joker goes into a new set in the same turn.
rules-jokers-own-rack = The freed joker goes into a new set made from your own rack in the same turn.
rules-jokers-one = A set holds one joker at most.
rules-clock = A turn may take { $turn_seconds } seconds.
rules-clock-after-opening = Once you have opened, a turn may take { $turn_seconds } seconds; before that there is no clock.
rules-clock-off = There is no clock.
rules-time-out =
    { $penalty_tiles ->
        [0] Out of time, everything goes back and the turn is over.
        [one] Out of time, everything goes back, you draw one tile, and the turn is over.
       *[other] Out of time, everything goes back, you draw { $penalty_tiles } tiles, and the turn is over.
    }
rules-out = Who lays the last tile of the rack calls { $call } and wins the round.
rules-pool-play-on = When the pool is empty, play goes on; who does not play passes.
rules-pool-must-play = When the pool is empty, play goes on: who can play must, who cannot passes.
rules-pool-ends = The turn in which the last tile of the pool is drawn is the round's last.
rules-blocked = If everyone in turn passes, the round is over.
rules-lowest-rack = If nobody went out, the lowest rack wins; then fewer tiles, then the earlier in turn order from the starter.
rules-score-out = Every loser scores minus the sum of the own rack, the winner the plus of all of them. A joker on the rack counts { $joker_value }.
rules-score-difference = If nobody went out, a loser scores the winner's rack minus the own rack, the winner the plus of all of them.
rules-score-own-rack = If nobody went out, a loser scores minus the own rack, the winner the plus of all of them.
rules-match =
    { $rounds ->
        [one] A match is one round, unless you agree otherwise.
       *[other] A match is { $rounds } rounds, unless you agree otherwise. The highest total wins; pluses equal minuses in every round.
    }
