### Puzzles from mistakes: which turn wins the most?

mistakes-number = Puzzle { $number }
mistakes-task = Which turn wins most often? Lay it, or draw.
mistakes-task-lay = Which turn wins most often? Lay it.
mistakes-pass = Pass
mistakes-grade = Difficulty { $grade } of 5
mistakes-ease =
    { $grade ->
        [1] easy
        [2] fairly easy
        [3] medium
        [4] hard
       *[other] very hard
    }
mistakes-levels =
    { $count ->
        [0] None of the bot’s twelve levels finds it
        [one] One of the bot’s twelve levels finds it
       *[other] { $count } of the bot’s twelve levels find it
    }
mistakes-next = Next player
mistakes-then = Then
mistakes-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
mistakes-unopened = not opened yet
mistakes-own-unopened = You have not opened yet.

## The answer

mistakes-right = Right! Nothing wins more often.
mistakes-wrong = Another turn wins more often.
mistakes-yours = Your turn
mistakes-yours-best = Your turn is the best one
mistakes-obvious = The obvious turn
mistakes-made = What you did then
mistakes-best = The best turn
mistakes-draw = draw
mistakes-doubt = How often each turn won when the round was played to its end many times, with the hidden tiles dealt again each time. The difference is accurate to ± { $value }.
mistakes-estimate = What a neural network that has seen many rounds expects, from what you could see.
mistakes-again = Try again
mistakes-following = Next puzzle
mistakes-why-exit = This goes out and wins the round:
mistakes-why-open = It was time to open with these. Before that you can neither add tiles nor go out:
mistakes-why-large-opening = A smaller opening is enough. These are worth more on the rack:
mistakes-why-joker = The joker does more on the table now. Play these:
mistakes-why-spent-joker = This one is better kept, because later it takes more tiles along:
mistakes-why-drew = Laying these is better than one more tile on the rack:
mistakes-why-waited = That was drawing long enough. It is time to lay these:
mistakes-why-let-out = With these on the table, the next player goes out more often:
mistakes-why-fed = These help the next player lay more tiles:
mistakes-why-blocked = After that turn, these tiles of your own no longer fit:
mistakes-why-more = These are worth more on the rack than on the table:
mistakes-why-fewer = These can go as well, and nothing is lost by it:
mistakes-why-other = These should go first. What stays then fits better:

## All puzzles, and one’s own mistakes

mistakes-list = All puzzles
mistakes-solved = solved
mistakes-open = not solved yet
mistakes-own-about = The costliest turns of your own rounds. Each comes back until you find a better one, and again after some days.
mistakes-own-none = Nothing to try again today. Every round that you finish can bring something new.
mistakes-own-left =
    { $count ->
        [one] One left for today
       *[other] { $count } left for today
    }
mistakes-own-cost = Turn { $turn } cost you { $value }

## In the terminal

mistakes-heading = Puzzle { $number }: what wins more?
mistakes-heading-new = Puzzle from turn { $turn } of round { $round } with seed { $seed }: what wins more?
mistakes-rack = Your tiles: { $tiles }
