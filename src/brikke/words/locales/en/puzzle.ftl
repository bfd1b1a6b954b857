### Puzzles

puzzle-title-today = Today’s puzzle
puzzle-title-day = Puzzle of { $day }
puzzle-task = Lay all your tiles in one turn.
puzzle-grade =
    { $count ->
        [one] One set must be taken apart
       *[other] { $count } sets must be taken apart
    }
puzzle-left =
    { $count ->
        [one] Good so far: one tile is left.
       *[other] Good so far: { $count } tiles are left.
    }
puzzle-small-title =
    { $count ->
        [2] Today’s little puzzle: lay both
       *[other] Today’s little puzzle: lay all { $count }
    }
puzzle-small-about = a new one every day
puzzle-small-easy = easy · a new one every day
puzzle-small-start = Drag them onto the table
puzzle-small-begin = Start with the marked set.
puzzle-small-next = Today’s big puzzle
puzzle-small-praise = Solved! That is the whole idea.
puzzle-small-learn = Two minutes with the fox
puzzle-none = There is no such puzzle, or not yet: { $value }
puzzle-unreachable = The server cannot be reached. What you have laid is kept.
puzzle-retry = Try again

## Help

puzzle-hint = Hint
puzzle-hint-begin = Start with this set:
puzzle-hint-apart =
    { $count ->
        [one] It is enough to take this one apart.
       *[other] These { $count } sets must be taken apart.
    }
puzzle-hint-step = One of the steps:
puzzle-hint-more = One more hint
puzzle-solution = Show the solution
puzzle-solution-title = The solution
puzzle-solution-step = { $number } of { $count }
puzzle-solution-back = One step back
puzzle-solution-on = One step forward
puzzle-solution-play = Play
puzzle-solution-pause = Pause
puzzle-solution-close = Back to your tiles

## Solved

puzzle-solved = Solved!
puzzle-solved-alone = All laid, and without a hint. Beautiful!
puzzle-solved-hints =
    { $count ->
        [one] All laid, with one hint. Well done!
       *[other] All laid, with { $count } hints. Well done!
    }
puzzle-solved-shown = All laid. Next time you may not need the solution.
puzzle-row =
    { $count ->
        [one] One day solved. Come back tomorrow!
       *[other] { $count } days in a row.
    }
puzzle-again = Lay it once more
puzzle-result = Your result
puzzle-share-alone = Brikke, { $day } { $dots } solved without a hint
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } solved with one hint
       *[other] Brikke, { $day } { $dots } solved with { $count } hints
    }
puzzle-share-shown = Brikke, { $day } { $dots } solved with a look at the solution

## More puzzles

puzzle-more = More puzzles
puzzle-another = Another one: how many sets to take apart?
puzzle-another-none = You have solved all of these.
puzzle-days = Earlier days
puzzle-days-more = Show more days
puzzle-day-solved = solved
puzzle-day-open = not solved yet
puzzle-wins-more = What wins more?
puzzle-own-mistakes = Your own mistakes
