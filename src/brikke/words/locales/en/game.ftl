### What happens at a table, in words: shared by the command line, the server and the browser.

## Why tiles are no set

violation-too-short = A set has at least three tiles: { $sets }
violation-only-jokers = Jokers alone are not a set: { $sets }
violation-mixed =
    { $faces ->
        [cards] These tiles share neither rank nor suit: { $sets }
       *[numbers] These tiles share neither number nor colour: { $sets }
    }
violation-colours-repeat =
    { $faces ->
        [cards] A group may have each suit only once: { $sets }
       *[numbers] A group may have each colour only once: { $sets }
    }
violation-group-too-large = A group has at most four tiles: { $sets }
violation-not-consecutive =
    { $faces ->
        [cards] The cards of a run must follow one another: { $sets }
       *[numbers] The numbers of a run must follow one another: { $sets }
    }
violation-past-13 =
    { $faces ->
        [cards] Nothing follows the king: { $sets }
       *[numbers] Nothing follows 13: { $sets }
    }
violation-below-1 =
    { $faces ->
        [cards] Nothing comes before the ace: { $sets }
       *[numbers] Nothing comes before 1: { $sets }
    }
violation-better-order = correct order: { $sets }
violation-run-too-long = Under this house rule a run may not be that long: { $sets }
violation-too-many-jokers = A set may hold only one joker: { $sets }

## Why a turn is illegal

violation-not-owned = These tiles are neither on your rack nor on the table: { $tiles }
violation-missing-from-table = Tiles that were on the table must stay there: { $tiles }
violation-joker-taken = A joker never goes from the table to a rack: { $tiles }
violation-nothing-played = Play at least one tile from your rack.
violation-opening-too-low = The opening is worth { $reached }; it must be worth at least { $needed }.
violation-opening-not-one-set = The opening must be a single set, not several: { $sets }
violation-opening-not-from-rack = An opening uses only tiles from your own rack, not these: { $tiles }
violation-table-touched-before-opening = Until you have opened, leave the table alone: { $sets }
violation-table-touched-in-opening = In the turn in which you open, leave the table alone: { $sets }
violation-locked-set-broken = A set with a joker may only be extended: { $sets }
violation-joker-swapped-from-table = The tile that frees a joker must come straight from your rack, not from the table or from your opening: { $sets }
violation-freed-joker-not-in-new-set = A freed joker goes into a new set: { $sets }
violation-freed-joker-not-from-rack = A freed joker goes into a new set made from your own rack: { $sets }
violation-out-of-turn = It is not your turn.
violation-round-over = The round is over.
violation-pool-empty = There is no tile left to draw.
violation-pool-not-empty = You may pass only when the pool is empty: draw a tile.
violation-must-play = You can play, so you must.
violation-no-clock = This turn has no clock.

## The steps of a turn

step-lay = Lay { $result }.
step-add = Add { $moved } to { $core }: { $result }.
step-form =
    Take { $taken }; { $from_rack ->
        [none] this makes
       *[other] with { $from_rack } this makes
    } { $result }.
step-change = Turn { $core } into { $result } with { $moved }.
step-from = { $tiles } from { $source }

## Why a record does not hold

doubt-no-round = The record contains no rounds.
doubt-too-many-rounds = The match was over before round { $round }.
doubt-round-repeated = Round { $round } appears more than once.
doubt-rules-differ = Round { $round } was played by different rules from those in the record.
doubt-no-seed = Round { $round } has no seed, or lacks the random number of a player, so its deal cannot be repeated.
doubt-seed-differs = The seed of round { $round } is not the one that was promised.
doubt-deal-differs = The deal of round { $round } is not the one its seed leads to.
doubt-illegal-turn = Turn { $turn } of round { $round } is illegal.
doubt-turn-differs = Turn { $turn } of round { $round } cannot have happened like that.
doubt-result-differs = The result of round { $round } is not what its turns lead to.
doubt-not-finished = Round { $round } is not finished.

## The editions in one line each

edition-nordic = today’s international rules: everything on the table may be rearranged
edition-german = everything on the table may be rearranged, and the clock waits for the opening
edition-finnish-classic = strict jokers, and an opening that must exceed 30
edition-norwegian-classic = locked jokers, but you may go on in your opening turn
edition-norwegian-cards = playing cards instead of numbers on the tiles
