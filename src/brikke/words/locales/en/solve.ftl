### The solver page

solve-task = What would you like to know?
solve-task-turn = Best turn
solve-task-legal = Is this legal?
solve-task-rebuild = Rebuild the table
solve-about-turn = Enter what is on the table and what is on your rack.
solve-about-legal = First enter the table and the rack as they were before the turn. Then play the turn.
solve-about-rebuild = Lost track? Enter all the tiles lying around.
solve-show-turn = Show the best turn
solve-show-legal = Now play the turn
solve-show-rebuild = Rebuild the table
solve-photo-table = Photograph the table
solve-photo-rack = Photograph the rack
solve-photo-after = Photograph the table after the turn
solve-photo-loose = Photograph the tiles
solve-empty = Enter some tiles first.
solve-link-bad = Part of this link cannot be read: { $value }

## Tiles and rules

solve-loose = Loose tiles
solve-left-over = Left over
solve-goal = Look for
solve-goal-tiles = most tiles
solve-goal-points = most points
solve-goal-fewest = fewest tiles
solve-goal-out = going out
solve-opened = Already opened
solve-opened-about = The first sets were laid in an earlier turn.
solve-palette = All tiles
solve-how =
    { $faces ->
        [cards] Run: tap its first and its last tile. Group: tap one tile, then choose its suits.
       *[numbers] Run: tap its first and its last tile. Group: tap one tile, then choose its colours.
    }
solve-keys = Tile keys
solve-target = Where tiles go
solve-groups = Groups with this tile
solve-adding-loose = Tap all the tiles lying around.
solve-add-rack = Add to the rack
solve-add-set = Add to this set
solve-add-new = Add as a new set
solve-add-loose = Add to the loose tiles
solve-added = Added: { $tile }
solve-removed = Removed: { $tile }
solve-used-up = Both are in use: { $tile }
solve-chosen = tap another tile instead, or where it should go.
solve-remove = Remove
solve-clear = Remove all tiles
solve-cleared = All tiles have been removed.
solve-type = Type instead
solve-type-tiles = r7 is red 7; k is black, b blue, o orange, and j a joker. Between sets put | or /.
solve-type-cards = ♥7, ♣K or ♠A; or with letters: h for ♥, c for ♣, s for ♠, d for ♦, and j for a joker. A is an ace, J a jack, Q a queen and K a king. Between sets put | or /.
solve-no-tile = This is not a tile: { $value }
solve-too-many = There are only two of each tile: { $value }

## Answers

solve-back = Change the tiles
solve-share = Share this position
solve-share-about = Whoever opens the link sees the same tiles and the same answer.
solve-no-answer = No answer yet
solve-again = Try again
solve-unreachable = The server cannot be reached. Your tiles are kept.
solve-too-hard = This is taking the server too long. Try it with fewer tiles.
solve-tiles-worth =
    { $count ->
        [one] One tile, worth { $points }
       *[other] { $count } tiles, worth { $points }
    }
solve-out =
    { $count ->
        [one] You can go out with your last tile!
       *[other] You can go out with all { $count } tiles!
    }
solve-not-out = You cannot go out in this turn.
solve-play = Show the steps
solve-pause = Pause
solve-step-back = One step back
solve-step-on = One step forward
solve-legal-start = Move the tiles the way they were played.
solve-legal-ask = Is this legal?
solve-legal-yes = Yes, this turn is legal.
solve-legal-no = No, this turn is not legal.
solve-after-type = Type the table after the turn
solve-after = Table after the turn
solve-rebuilt-all =
    { $count ->
        [one] The tile fits.
       *[other] All { $count } tiles fit.
    }
solve-rebuilt-left =
    { $count ->
        [one] One tile is left over.
       *[other] { $count } tiles are left over.
    }
solve-rebuilt-none = No set can be made from these tiles.
solve-use-table = Go on with this table
