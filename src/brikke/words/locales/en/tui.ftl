### The game in the terminal.

## Where a match is kept

tui-kept = The match is saved in { $file }
tui-not-kept = The match could not be saved: { $reason }
tui-go-on = To go on with it: { $command }

## On the screen

tui-nothing-to-undo = There is nothing to undo.
tui-nothing-to-redo = There is nothing to redo.
tui-no-score = No round is finished yet.
tui-draw-again = Press { $press } again: your tiles go back, and you draw one.
tui-pick-first = Select tiles first.
tui-too-small = This window is too small. Brikke needs { $columns } columns and { $rows } lines.
tui-more = … and { $count } more: { $press }
tui-type = Type
tui-type-about = Tiles for a new set, sets separated by |
tui-keys = Keys
tui-quit = Quit
tui-why = Why not?
tui-look = Light or dark
tui-letters = Letters or shapes
tui-choose = Select
tui-change = Change
tui-clock = { $seconds } s left
tui-quit-sure = Leave the table?
tui-quit-kept = The match is saved, and you can go on with it later.
tui-quit-lost = Nobody has made a turn yet, so there is nothing to save.
tui-quit-stay = Stay
tui-quit-leave = Leave
tui-help-arrows = Go from tile to tile
tui-help-enter = Select a tile; with tiles selected, put them here
tui-help-space = Select one more, or deselect this one
tui-help-whole = Select the whole set
tui-help-new = Put the selected tiles into a new set
tui-help-back = Put tiles back on the rack
tui-help-escape = Clear the selection
tui-help-mouse = Mouse: click tiles, then a set, an empty place or the rack; or drag a tile there.
tui-help-signs = Signs: [ ] you are here, » « selected, + just played, ? part of the hint, ✓ a set, ✗ not a set
tui-help-tiles = Tiles: { $black } black k, { $red } red r, { $blue } blue b, { $orange } orange o, { $joker } joker j
tui-help-cards = Tiles: { $black } spades s, { $red } hearts h, { $blue } clubs c, { $orange } diamonds d, { $joker } joker j
tui-replay-round = Another round
tui-replay-chances = Chances
tui-replay-wait = Looking for the best turns…
tui-replay-none = There is no analysis: a rack lies face down.
tui-replay-best = The best turn

## In plain lines: what is typed, and what it does

lines-do-lay = lay
lines-do-add = add
lines-do-back = back
lines-do-table = table
lines-do-done = done
lines-do-draw = draw
lines-do-pass = pass
lines-do-hint = hint
lines-do-chances = chances
lines-do-undo = undo
lines-do-redo = redo
lines-do-reset = reset
lines-do-show = show
lines-do-sort = sort
lines-do-names = names
lines-do-score = score
lines-do-rules = rules
lines-do-next = next
lines-do-help = help
lines-do-quit = quit
lines-about-lay = lays a new set from your rack, or using tiles from the table: “lay { $run }”. Several sets are separated by |.
lines-about-add = adds tiles to the set with this number: “add { $tile } to 2”.
lines-about-back = puts tiles that you laid in this turn back on the rack: “back { $tile }”.
lines-about-table = arranges the whole table as you want it: “table { $run } | { $group }”.
lines-about-done = plays what you have laid.
lines-about-draw = takes a tile and ends your turn.
lines-about-pass = ends your turn when there is no tile left to draw.
lines-about-hint = says whether you can play; typed again, it tells you which tiles, then how, and finally lays them for you.
lines-about-chances = tells you in the same way which turn leaves the best chances of winning; that may be to draw.
lines-about-undo = takes back the last step.
lines-about-redo = does it again.
lines-about-reset = puts everything back to where your turn began.
lines-about-show = shows the table, the others and your rack once more.
lines-about-sort =
    { $faces ->
        [cards] sorts your rack by rank, or by suit again.
       *[numbers] sorts your rack by number, or by colour again.
    }
lines-about-names = shows tiles by name, or as letters again.
lines-about-score = shows the score sheet.
lines-about-rules = shows the rules you play by.
lines-about-next = starts the next round.
lines-about-help = shows this.
lines-about-quit = ends the game; the match is saved.
lines-tiles = To type a tile, use k for black, r for red, b for blue or o for orange, followed by its number; j is a joker: r7 k13 j.
lines-tiles-cards = To type a tile, use c for clubs, s for spades, h for hearts or d for diamonds, followed by A, 2 to 10, J, Q or K; j is a joker: cQ s10 j.
lines-help-how = Type “{ $help }” to see what you can do, “{ $quit }” to stop.
lines-unknown = There is no such command: { $command }
lines-not-now = This cannot be done now: { $command }
lines-which-tiles = Which tiles?
lines-no-tile =
    { $faces ->
        [cards] There is no such tile (clubs are c, spades s, hearts h, diamonds d, a joker j): { $tile }
       *[numbers] There is no such tile (black is k, red r, blue b, orange o, a joker j): { $tile }
    }
lines-not-there = This tile is not on your rack and not on the table: { $tile }
lines-which-set = There is no set with this number: { $value }
lines-draw-again = Your tiles go back if you draw. Type the command again to draw.
lines-say-done = Type “{ $command }” to play it.
lines-hint-more = Type “{ $command }” again to be told more.
lines-next = Press Enter or type “{ $command }” for the next round.
