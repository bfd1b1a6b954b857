### Replay and analysis

watch-title = { $edition }: replay
watch-of = { $turn } of { $last }
watch-where = Round { $round } · turn { $turn } of { $last }
watch-bring-about = After every round the table shows a link for watching the round again. You can also open a record from elsewhere; it stays on this device until you share it.
watch-bring-paste = Paste a record
watch-bring-now = Watch
watch-bring-file = Choose a file
watch-bring-drop = Or drop a file anywhere on this card.
watch-example = Watch an example round
watch-gone = There is no such round here. The link may be incomplete, or the round too old.
watch-another = Watch another one
watch-from = Point of view
watch-all = All racks visible
watch-rack = Rack of { $name }
watch-turn = Turn
watch-turns = Turns
watch-deal = The tiles are dealt.
watch-drew = { $name } drew a tile: { $tile }.
watch-nothing = Nothing could be played.
watch-most = No more tiles could have been played.
watch-missed =
    { $count ->
        [one] One tile could have been played: { $tiles }
       *[other] { $count } tiles could have been played: { $tiles }
    }
watch-missed-exit = { $name } could have gone out here: { $tiles }
watch-could-exit = { $name } could have gone out here.
watch-could =
    { $count ->
        [one] One tile could have been played.
       *[other] { $count } tiles could have been played.
    }
watch-shown = Which turn is shown
watch-show-best = Best turn
watch-show-made = As played
watch-first = To the deal
watch-back = One turn back
watch-play = Play
watch-pause = Pause
watch-on = One turn forward
watch-step-back = One step back
watch-step-on = One step forward
watch-last = To the end
watch-costly = Costliest turns
watch-costly-short = Compared with the best turn, judged by what the player could see.
watch-costly-none = No turn cost much.
watch-costly-about = The number says how much of the chance of winning a turn gave away.
watch-costly-kept = That is not the number of tiles missed: sometimes a kept tile is worth more than a laid one.
watch-cost-turn = Turn { $turn }
watch-reason-exit = Could have gone out
watch-reason-joker = Kept the joker
watch-reason-drew = Drew instead
watch-reason-fewer = Laid fewer tiles
watch-reason-fed = Fed the next player
watch-reason-open = Could have opened
watch-reason-large-opening = Opened too large
watch-reason-spent-joker = Spent the joker
watch-reason-waited = Drew too long
watch-reason-let-out = Let the next player go out
watch-reason-blocked = Blocked own tiles
watch-reason-more = Tiles better kept
watch-reason-other = Other tiles were better
watch-accuracy = { $name } kept { $value } of the chances of winning.
watch-best-left =
    { $best ->
        [one] One tile left instead of { $made }
       *[other] { $best } tiles left instead of { $made }
    }
watch-best-chance = Chance of winning { $gain } higher
watch-chart = Tiles left
watch-chart-about = A line for each player shows how many tiles were left after each of the { $turns } turns. The figures follow below.
watch-chart-numbers = As numbers
watch-chart-shows = The chart shows
watch-percent = { $value }%
watch-chances = Chances of winning
watch-chances-chart = A line for each player shows the chances of winning, in per cent, after each of the { $turns } turns. The figures follow below.
watch-chances-about = An estimate, learned from more than a million rounds: how often somebody in each player’s place wins, judged by what that player can see. Of positions called 70%, about seven in ten are won.
watch-chances-wait = Estimating the chances…
watch-chances-none = The chances for this round cannot be estimated here.
watch-chances-retry = Try again
watch-result = Result
watch-valid = Checked: a fair deal, legal turns, the right points.
watch-by-hand = Nothing was promised about this deal, so it cannot be checked.
watch-share = Share this turn

## The same deal once more

again-title = Play this deal yourself
again-about = The same tiles in the same order. Bots that sat here sit here again; a steady bot plays for everyone else. There is no clock.
again-seat = With the same tiles as
again-play = Play this deal
again-compare = The same deal, then and now
again-then = Then
again-now = Now
again-was = then: { $name }
again-same = Exactly as many points as before.
again-better =
    { $points ->
        [one] One point better than before!
       *[other] { $points } points better than before!
    }
again-worse =
    { $points ->
        [one] One point worse than before.
       *[other] { $points } points worse than before.
    }
again-watch-then = Watch how it went then
