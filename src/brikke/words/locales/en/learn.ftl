### Lessons, and rules side by side

## The list of lessons

learn-about = First steps with the fox, then ten examples from the leaflets. Try them yourself, one after another.
learn-begin = Start with the first lesson
learn-go-on = Continue with lesson { $number }
learn-all-done = You have finished all the lessons.
learn-part-basics = First steps
learn-part-table = Rearranging the table
learn-part-jokers = Freeing a joker
learn-study = Get better
learn-printed-in-all = Printed in all five leaflets.
learn-printed-in-two = Printed in the Nordic and German leaflets.
learn-done = done
learn-list = All lessons

## A lesson

lesson-next = Next lesson
lesson-unknown = There is no such lesson: { $value }
lesson-moving = Drag a tile to its place; or tap it, then tap where it belongs.
lesson-moving-keys = On a keyboard, use the arrow keys and Enter.
lesson-start =
    { $count ->
        [one] Lay the tile from your rack.
       *[other] Lay all { $count } tiles from your rack.
    }
lesson-left =
    { $count ->
        [one] So far so good. One tile is left on your rack.
       *[other] So far so good. { $count } tiles are left on your rack.
    }
lesson-ready = That’s it. Press Done.
lesson-well-done = Well done!
lesson-is-done = Lesson { $number } of { $count } is done.
lesson-last = That was the last one. Now play your first round.
lesson-again = Once more
lesson-hint = Look at these:
lesson-show = Show me
lesson-show-next = Next step
lesson-shown = It goes like this.
lesson-now-you = Now you
lesson-not-everywhere = Not in every edition
lesson-editions = Allowed in these editions: { $editions }

lesson-title-groups-and-runs = Groups and runs
lesson-title-opening = The opening
lesson-title-when-to-draw = When to draw
lesson-title-add = Add tiles
lesson-about-add = A tile may join any set on the table that it fits.
lesson-title-take-the-fourth = Take the fourth
lesson-about-take-the-fourth = A group needs only three tiles: take one of four, and build a run with it.
lesson-title-add-one-take-one = Add one, take one
lesson-about-add-one-take-one = Lengthen a run at one end, and the tile at the other end is free to go.
lesson-title-split-a-run = Split a run
lesson-about-split-a-run = A long run becomes two if you hold a second copy of a tile in its middle.
lesson-title-combined-split = Take from two sets
lesson-about-combined-split = One tile from the run and one from the group make a new group with yours.
lesson-title-multiple-split = Rearrange everything
lesson-about-multiple-split = Runs can become groups: take them apart, and put tiles of the same number together.
lesson-title-swap-a-joker = Swap a joker
lesson-about-swap-a-joker = Lay the tile that a joker stands for in its place, and the joker is yours to play.
lesson-title-split-around-a-joker = Split around a joker
lesson-about-split-around-a-joker = Lengthen a run at both ends, and the joker in its middle is no longer needed.
lesson-title-push-a-joker-out = Push a joker out
lesson-about-push-a-joker-out = Add a tile at one end of a run, and the joker at the other end is free.
lesson-title-dissolve-a-run = Dissolve a run
lesson-about-dissolve-a-run = When all the other tiles of a set find a new place, its joker is free.

## First steps: a lesson for beginners

basic-step = Step { $number } of { $count }
lesson-step = Lesson { $number } of { $count }
basic-group = Group
basic-group-about =
    { $faces ->
        [cards] one rank, no suit twice
       *[numbers] one number, no colour twice
    }
basic-run = Run
basic-run-about =
    { $faces ->
        [cards] one suit, ranks in a row
       *[numbers] one colour, numbers in a row
    }
basic-ask-gap = Your turn: which tile goes here?
basic-ask-lay = Your turn: lay a tile, or draw?
basic-ask-open =
    { $needed ->
        [0] Your turn: lay a set from your rack.
       *[other] Your turn: lay sets worth { $needed } or more.
    }
basic-gap = a tile is missing here
basic-pool = Draw
basic-put = Put it there
basic-lay = Lay it
basic-lay-set = Lay this set
basic-go-on = Continue
basic-right = Exactly!
basic-right-sum = Exactly! { $sum }
basic-right-draw = Right. You take one tile from the pool, and your turn is over.
basic-wrong-draw = Look again: one of your tiles fits.
basic-wrong-group-number = 
    { $faces ->
        [cards] Not quite. This is a group: all its tiles have the same rank.
       *[numbers] Not quite. This is a group: all its tiles have the same number.
    }
basic-wrong-group-colour = 
    { $faces ->
        [cards] The rank is right, but that suit is in the group already.
       *[numbers] The number is right, but that colour is in the group already.
    }
basic-wrong-run-colour = 
    { $faces ->
        [cards] Not quite. This is a run: all its tiles have one suit.
       *[numbers] Not quite. This is a run: all its tiles have one colour.
    }
basic-wrong-run-number = 
    { $faces ->
        [cards] The suit is right, but a run has no gaps: another rank is missing here.
       *[numbers] The colour is right, but a run has no gaps: another number is missing here.
    }
basic-wrong-lay = That one fits nowhere: no group takes it, and no run goes on with it.
basic-wrong-closed = It would fit, but first you have to open.
basic-wrong-no-set = That is not a set yet: { $flaw }.
basic-low = { $sum }. Not enough yet: { $missing } to go. What else can you lay?
basic-low-single = { $sum }. Under your rules, one set alone must be worth { $needed }.
basic-say-two-kinds = Tiles lie in sets of three or more. There are two kinds. That is the whole secret.
basic-say-groups =
    { $faces ->
        [cards] A group is one rank, and no suit twice. So it has three or four tiles.
       *[numbers] A group is one number, and no colour twice. So it has three or four tiles.
    }
basic-say-runs =
    { $faces ->
        [cards] A run goes up in one suit. The ace is the lowest, and nothing follows the king.
       *[numbers] A run goes up in one colour. 1 is the lowest, and nothing follows 13.
    }
basic-say-jokers = A joker stands for any tile you like. One of the two looks like me.
basic-say-own-rack =
    { $needed ->
        [0] Your first sets come from your own rack only. Under your rules they may be worth anything.
       *[other] Your first sets come from your own rack only. Together they must be worth { $needed } or more.
    }
basic-say-two-sets = One set is too low? Then lay two: they count together. No single set on this rack is enough.
basic-say-table-closed = Until you have opened, the sets on the table are not for you. What do you do with this rack?
basic-say-look-first = On your turn you lay tiles, or you draw one. So look first: does anything fit?
basic-say-nothing-fits = If nothing fits, draw a tile. That happens to everyone.
basic-say-not-too-long =
    { $must ->
        [yes] Under your rules, whoever can play must. That is just as well: another player has one tile left, and what stays on your rack counts against you.
       *[no] You may draw even if you could play. But here another player has one tile left, and what stays on your rack counts against you.
    }

## The first round

first-title = Your first round
first-about = A real round against one bot that is a beginner too, without a clock. A friendly voice tells you what you can do.
first-begin = Play your first round
first-go-on = Continue
first-anew = Start again
first-over = You have finished it. Play as often as you like.

coach-title = Your coach
coach-quiet = Play without the coach
coach-welcome = Welcome to your first round! The first to lay the last tile from their rack wins.
coach-open-not-yet = To open you need sets from your own rack worth { $needed } or more. You do not have enough yet: draw a tile.
coach-open-with = You can open! Lay sets worth { $needed } or more, for example with these:
coach-trying =
    { $faces ->
        [cards] A set is three or more tiles: the same rank in different suits, or cards in a row in one suit.
       *[numbers] A set is three or more tiles: the same number in different colours, or numbers in a row in one colour.
    }
coach-done = This turn is fine. Press Done, or lay more first.
coach-done-wins = All your tiles are on the table. Press Done, and you win the round!
coach-go-out = You can lay everything you have, and win the round now! The hint shows how.
coach-play =
    { $count ->
        [one] You can lay this tile; the sets on the table may help:
       *[other] You can lay these { $count } tiles; the sets on the table may help:
    }
coach-draw = Nothing fits this time. Draw a tile; that ends your turn.
coach-pass = Nothing fits, and no tile is left to draw. Pass.
coach-drew = You drew a tile: { $tile }. Now { $name } plays.
coach-wait = { $name } is playing. Watch what lands on the table.
coach-other-opened = { $name } has opened. You may use those sets as soon as you have opened, too.
coach-other-few =
    { $count ->
        [one] { $name } has one tile left. Lay what you can: what stays on your rack counts against you.
       *[other] { $name } has { $count } tiles left. Lay what you can: what stays on your rack counts against you.
    }
coach-tip-slow = It starts slowly, for everyone.
coach-tip-hold = Early on it can pay to hold a few tiles back until the others have laid more sets that you can use.
coach-tip-fourth = If you hold four tiles of a set, you can lay three and keep the fourth: then you have something to lay next turn.
coach-tip-joker = A joker you keep is strong, but costs { $value } if it is left on your rack.
coach-end-won = You won your first round. Well done!
coach-end-lost = Well done: you have played your first round. The next one is yours.
coach-end-next = What next?

## The rules of every edition

minute-title = The rules in a minute
minute-sets = Sets have three tiles or more. There are two kinds:
minute-open = To begin, lay sets of your own tiles, usually worth 30 or more together.
minute-build = From then on you may add to all sets on the table, and take them apart and rebuild them. In the end every tile must lie in a set.
minute-draw = Nothing to lay? Draw a tile, and your turn is over.
minute-joker = A joker stands for any tile.
minute-end = Whoever lays the last tile wins the round. What is left on the other racks counts against their players.
editions-about = The game has been printed with different rules. Which leaflet is in your box?
editions-list = The editions
editions-unknown = There is no such edition: { $value }
editions-compare = Compare the editions
editions-differ = Side by side
editions-differ-about = Only what differs is listed; everything else is the same in all of them.
editions-first = Compare
editions-second = with
editions-alike = Choose two different editions.
editions-rule = Rule
editions-reading = ○ The leaflet leaves this open; this is how we read it.
editions-is-reading = our reading
differ-faces = On the tiles
differ-faces-numbers = Numbers
differ-faces-cards = Playing cards
differ-jokers-free = Free: their sets may be split and rebuilt
differ-jokers-locked = Locked: a joker is freed only by the exact tile it stands for, from your rack, and then goes into a new set
differ-jokers-locked-own-rack = Strict: a joker is freed only by the exact tile it stands for, from your rack, and then goes into a new set of your own tiles
differ-call-out = Called at the end
differ-call-done = Said after a turn
differ-nothing = nothing
