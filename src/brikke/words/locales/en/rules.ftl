### The rules of an edition

rules-title = Rules: { $name }
rules-house-rules = House rules
rules-house-rule = { $parameter }: { $played } (printed: { $printed })
rules-house-rule-rounds = { $parameter }: { $played } (otherwise { $printed })
rules-readings = ○ marks what the leaflet leaves open; this is how we read it.

rules-section-game = The game
rules-section-tiles = Tiles
rules-section-start = Start
rules-section-sets = Sets
rules-section-opening = Opening
rules-section-turns = Turns
rules-section-jokers = Jokers
rules-section-clock = Clock
rules-section-end = End of a round
rules-section-score = Score
rules-section-words = Words of the leaflet

rules-aim = Be the first to lay all your tiles on the table in valid sets.
rules-tiles =
    { $faces ->
        [cards] There are 106 tiles: ace, 2 to 10, jack, queen and king of clubs, spades, hearts and diamonds, two of each, and two jokers.
       *[numbers] There are 106 tiles: the numbers 1 to 13 in black, red, blue and orange, two of each, and two jokers.
    }
rules-tile-value = A tile is worth its number.
rules-faces-cards = The ace counts 1, the jack 11, the queen 12 and the king 13. On screen, clubs are blue, spades black, hearts red and diamonds orange.
rules-players = For two to four players.
rules-age = For players aged seven and up.
rules-words-nordic = The Norwegian part of the leaflet calls a set “serie”; the Danish and Norwegian parts also call a round “spil” or “spill”.
rules-words-german = The leaflet mostly calls a round “Spiel”.
rules-words-finnish-classic = The leaflet’s own Finnish words: a tile is “laatta”, the rack “teline”, the pool “varasto” and a run “suora”.
rules-words-norwegian-classic = The leaflet’s own Norwegian words: a set is “kombinasjon”, a run “stige”, the rack “brikkestativ”, the pool “reserven”, a turn “runde” and a round “delparti”.
rules-words-norwegian-cards = The leaflet’s own Norwegian words: a set is “sett”, a run “serie”, the opening “startmelding” and a turn “omgang”. “Serie” also means a suit.
rules-start =
    { $faces ->
        [cards] The tiles are mixed face down, and everyone draws one. The highest card starts. Play goes clockwise.
       *[numbers] The tiles are mixed face down, and everyone draws one. The highest number starts. Play goes clockwise.
    }
rules-start-tie = Players who tie draw again.
rules-start-joker = A joker drawn for the start does not count: draw again.
rules-start-each-round = Everyone draws for the start again before every round.
rules-deal = The tiles go back, all are mixed again, and everyone takes { $tiles_dealt }. The rest form the pool.
rules-custom-stacks = At a real table you may pile the tiles face down in stacks of seven: everyone takes two stacks, and the rest form the pool.
rules-custom-seats-by-draw = At a real table you may sit in the order of the drawn tiles, the highest first, and change the seating after every round.
rules-custom-hidden-racks = At a real table, set up your tiles so that the others cannot see them.
rules-group =
    { $faces ->
        [cards] A group is three or four tiles of the same rank in different suits.
       *[numbers] A group is three or four tiles of the same number in different colours.
    }
rules-run =
    { $faces ->
        [cards] A run is three or more consecutive cards of one suit. The ace is always the lowest: nothing follows the king.
       *[numbers] A run is three or more consecutive numbers of one colour. 1 is always the lowest: nothing follows 13.
    }
rules-run-reading = The leaflet says three or four tiles, but its own example splits a run of five. So a run may be longer.
rules-run-reading-nordic = Only the Finnish part of the leaflet says three or four tiles, and its own example splits a run of five. So a run may be longer.
rules-run-of-four =
    { $faces ->
        [cards] A run is three or four consecutive cards of one suit. The ace is always the lowest: nothing follows the king.
       *[numbers] A run is three or four consecutive numbers of one colour. 1 is always the lowest: nothing follows 13.
    }
rules-opening-minimum =
    { $opening_minimum ->
        [31] Your opening, the first sets you lay, must come from your own rack only, all in one turn, and add up to more than 30.
       *[other] Your opening, the first sets you lay, must come from your own rack only, all in one turn, and add up to at least { $opening_minimum }.
    }
rules-opening-minimum-single = Your opening, the first tiles you lay, must be a single set from your own rack only, worth at least { $opening_minimum }.
rules-opening-any-single = Your opening, the first tiles you lay, must be a single set from your own rack only, of any value.
rules-opening-any = Your opening, the first sets you lay, must come from your own rack only; their value does not matter.
rules-opening-joker = The opening may hold a joker, which counts as the tile it stands for.
rules-opening-several = One set or several may make up the opening.
rules-opening-several-nordic = One set or several may make up the opening; only the Finnish part of the leaflet speaks of one.
rules-opening-several-finnish-classic = One set or several may make up the opening; the leaflet speaks of one.
rules-opening-several-norwegian-cards = One set or several may make up the opening; the leaflet first speaks of one, then of groups and runs.
rules-opening-alone = Until the turn after your opening, leave the sets on the table alone and do not free any joker.
rules-opening-goes-on = Until your opening is on the table, leave the sets there alone and do not free any joker. After that you may go on in the same turn and use the sets on the table.
rules-opening-joker-stays = A joker laid in the opening stays in its set for this turn.
rules-opening-wait = If you cannot open, or would rather wait, draw one tile; your turn is then over.
rules-opening-cannot = If you cannot open, draw one tile; your turn is then over.
rules-turn = On your turn, lay one or more tiles from your rack and rearrange the table as you like, or draw one tile, which ends your turn. At the end of the turn every tile on the table must be part of a valid set.
rules-rearrange = You may add to the sets on the table, split them, and take tiles from them for new sets. No tile goes from the table to a rack.
rules-draw-though-able = You may draw even if you could play.
rules-draw-though-able-later = After the opening, too, you may draw even if you could play.
rules-must-play = Only those who cannot play may draw.
rules-done = At a real table, say “{ $call }” to end your turn.
rules-joker = A joker stands for any tile. A joker on the table never goes back to a rack.
rules-joker-german = A joker stands for any tile; its own colour does not matter. A joker on the table never goes back to a rack.
rules-jokers-free =
    { $faces ->
        [cards] A set with a joker is a set like any other: split it, take from it, add to it. You free a joker by putting the tile it stands for in its place, from your rack or from the table (in a group of three, either missing suit will do), or by rebuilding its set so that it is not needed.
       *[numbers] A set with a joker is a set like any other: split it, take from it, add to it. You free a joker by putting the tile it stands for in its place, from your rack or from the table (in a group of three, either missing colour will do), or by rebuilding its set so that it is not needed.
    }
rules-jokers-freed = According to the leaflet, a freed joker is used in a new set in the same turn. As every set may be rebuilt, a joker may lie in any set on the table, and it may change its meaning.
rules-jokers-freed-german = According to the leaflet, a freed joker is used in a further set in the same turn. As every set may be rebuilt, a joker may lie in any set on the table, and it may change its meaning.
rules-jokers-anywhere = A joker may lie in any set on the table, and it may change its meaning.
rules-jokers-any-number = A set may hold both jokers. One tile with two jokers counts as a run or as a group, whichever is worth more.
rules-jokers-locked =
    { $faces ->
        [cards] A set with a joker may only be extended: it may not be split or taken from, and the joker goes on standing for the same tile. Only the exact tile the joker stands for, played from your rack, frees it; in a group of three, either missing suit will do.
       *[numbers] A set with a joker may only be extended: it may not be split or taken from, and the joker goes on standing for the same tile. Only the exact tile the joker stands for, played from your rack, frees it; in a group of three, either missing colour will do.
    }
rules-jokers-new-set = The freed joker goes into a new set in the same turn; just adding it to a set that lies on the table is not enough.
rules-jokers-own-rack = The freed joker goes into a new set in the same turn, and all other tiles of that set come from your own rack.
rules-jokers-by-owner = The leaflet only mentions another player freeing a joker. Whoever laid it may free it in a later turn, too.
rules-jokers-one = A set holds at most one joker.
rules-clock = A turn may take up to { $time }.
rules-clock-after-opening = Once you have opened, a turn may take up to { $time }; before that there is no clock.
rules-clock-off = There is no clock.
rules-time-out =
    { $penalty_tiles ->
        [0] If time runs out before your turn is complete, every tile goes back to where it was, and your turn is over.
        [one] If time runs out before your turn is complete, every tile goes back to where it was, you draw one tile, and your turn is over.
       *[other] If time runs out before your turn is complete, every tile goes back to where it was, you draw { $penalty_tiles } tiles, and your turn is over.
    }
rules-idling = The penalty is the same even if you have not moved a tile.
rules-time-out-short = If the pool holds fewer tiles than that, you draw what is left.
rules-time-out-empty = If the pool is empty, running out of time counts as a pass.
rules-time-out-valid = On screen, a turn that is valid when time runs out is played.
rules-custom-lost-tiles = At a real table, tiles whose place nobody remembers go to the pool.
rules-out = Whoever lays the last tile from their rack calls “{ $call }” and wins the round.
rules-pool-play-on = When the pool is empty, play goes on; a player who does not play passes.
rules-pool-must-play = When the pool is empty, play goes on: anyone who can play must, and the others pass.
rules-pool-ends = The turn in which the last tile of the pool is drawn is the last one of the round.
rules-blocked = If everyone passes in turn, the round is over.
rules-lowest-rack = If nobody goes out, the rack with the lowest sum wins.
rules-lowest-tie = If several racks are equally low, the one with the fewest tiles wins; if those are equal as well, the player who comes first in turn order from the starter wins.
rules-score-out = Every loser scores the sum of their own rack as minus points; the winner scores the total of all of them as plus points. A joker left on a rack counts { $joker_value }.
rules-score-difference = If nobody goes out, every loser scores the difference between their own rack and the winner’s as minus points; the winner scores the total of these as plus points.
rules-score-own-rack = If nobody goes out, every loser scores the sum of their own rack as minus points; the winner scores the total of these as plus points.
rules-match =
    { $rounds ->
        [one] How many rounds make a match is for you to agree; here it is one.
       *[other] How many rounds make a match is for you to agree; here it is { $rounds }. The highest total wins; pluses and minuses balance in every round and in the total.
    }
