### Replay and analysis

watch-title = { $edition }: watched again
watch-of = { $turn } of { $last }
watch-where = Round { $round } · turn { $turn } of { $last }
watch-bring-about = After every round a table shows a link to watch it again. A record from elsewhere can be brought here: it stays on this device until you share it.
watch-bring-paste = Paste a record
watch-bring-now = Watch
watch-bring-file = Choose a file
watch-bring-drop = Or drop a file anywhere on this card.
watch-gone = There is no such round here. The link may be cut off, or the round too old.
watch-another = Watch another one
watch-from = Seen by
watch-all = All racks open
watch-rack = Rack of { $name }
watch-turn = Turn
watch-turns = Turns
watch-deal = The tiles are dealt.
watch-drew = { $name } drew { $tile }.
watch-nothing = Nothing could be played.
watch-most = No turn plays more tiles.
watch-missed =
    { $count ->
        [one] One tile could have been played: { $tiles }
       *[other] { $count } tiles could have been played: { $tiles }
    }
watch-missed-exit = { $name } could have gone out here: { $tiles }
watch-shown = Which turn is shown
watch-show-best = Could have been
watch-show-made = As played
watch-first = To the deal
watch-back = One turn back
watch-play = Let it run
watch-pause = Stop
watch-on = One turn on
watch-last = To the end
watch-costly = Costliest turns
watch-costly-none = No turn cost much.
watch-cost-turn = Turn { $turn }
watch-reason-exit = Could have gone out
watch-reason-joker = Kept the joker
watch-reason-drew = Drew instead
watch-reason-fed = Fed the next player
watch-best-left =
    { $best ->
        [one] One tile left, not { $made }
       *[other] { $best } tiles left, not { $made }
    }
watch-best-chance = { $before } to win, not { $after }
watch-chart = Tiles left
watch-chart-about = A line for each player shows how many tiles were left after each of { $turns } turns. The same as numbers follows.
watch-chart-numbers = As numbers
watch-chart-shows = The chart shows
watch-percent = { $value } %
watch-chances = Chances to win
watch-chances-chart = A line for each player shows the chances to win, in per cent, after each of { $turns } turns. The same as numbers follows.
watch-chances-about = An estimate: how often each would win if the round were played on from there, with these tiles on the racks and what is still to be drawn mixed anew. It may err by 5 or 10 points.
watch-chances-wait = Estimating the chances…
watch-chances-none = The chances of this round cannot be estimated here.
watch-chances-retry = Try again
watch-result = Result
watch-valid = Checked: a fair deal, legal turns, the right points.
watch-by-hand = Nothing was promised about this deal, so it cannot be checked.
watch-share = Share this turn

## The same deal once more

again-title = Play this deal yourself
again-about = The same tiles in the same order. Bots that sat here sit here again; a steady bot plays for everyone else. There is no clock.
again-seat = With the tiles of
again-play = Play this deal
again-compare = The same deal, then and now
again-then = Then
again-now = Now
again-was = then { $name }
again-same = Exactly as many points as then.
again-better =
    { $points ->
        [one] One point better than then!
       *[other] { $points } points better than then!
    }
again-worse =
    { $points ->
        [one] One point less than then.
       *[other] { $points } points less than then.
    }
again-watch-then = Watch how it went then
