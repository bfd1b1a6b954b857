### My games: results, curves, and puzzles from one's own mistakes.

games-title = My games
games-none = Nothing here yet. Every round that you play to its end will be listed here, with what could have been.
games-rounds = { $count ->
    [one] round
   *[other] rounds
  }
games-won = { $count ->
    [one] won
   *[other] won
  }
games-last = { $count ->
    [one] last one
   *[other] last { $count }
  }
games-over-time = Over time
games-smoothed = Each point is the average of up to ten rounds.
games-few = From your third round on, a curve shows here how your points, missed tiles and openings move.
games-measure-points = Points a round
games-measure-missed = Tiles missed a turn
games-measure-opening = The turn of your opening
games-measure-accuracy = Chances of winning kept, in per cent
games-short-points = Points
games-short-missed = Missed
games-short-opening = Opening
games-short-accuracy = Chances
games-against = Opponents
games-against-all = All
games-against-people = People
games-against-bots = Bots only
games-edition = Edition
rating-title = Rating
rating-which = Which rating
rating-between = Most likely between { $low } and { $high }
rating-pool = { $edition }, for { $count }
rated-left = somebody left
rated-stood-in = a bot stood in
rated-abandoned = left early
rated-shared-address = same internet address, does not count
rated-alone = does not count
rating-change = rating { $change }
games-results = Results
games-place = Place { $place }
games-with = with { $names }
games-stood-in = A bot played some turns.
games-kept = kept { $value } of the chances
games-show-all = All games
games-older = Older rounds are in the export.
games-mistakes = Puzzles from your own mistakes
games-mistakes-about = Your costliest turns of the last thirty days.
games-mistake-lay = { $count ->
    [one] Turn { $turn }: lay one
   *[other] Turn { $turn }: lay { $count }
  }
games-mistake-out = Turn { $turn }: go out
games-more-sets = { $count ->
    [one] and one more set
   *[other] and { $count } more sets
  }
games-first = Solve the first puzzle
games-lost = Turns that cost chances
games-lost-about = What your turns of the last thirty days gave away of the chance of winning, judged by what you could see.
games-lost-try = Try these again
games-lost-better = Better:
games-lost-better-draw = Better: draw
games-editions = By edition
games-sum-rounds = Rounds
games-sum-wins = Won
games-sum-points = Points
games-sum-missed = Tiles missed a turn
games-sum-exits = Rounds you could have ended sooner
games-sum-opening = Opened in turn
games-sum-accuracy = Chances of winning kept
games-export = Export everything as records
games-try-title = Once more
games-try-start = { $count ->
    [one] Lay one tile.
   *[other] Lay { $count } tiles.
  }
games-try-left = { $count ->
    [one] One tile more is possible.
   *[other] { $count } tiles more are possible.
  }
games-try-solved = That was possible!
games-replay = Watch the round
games-back = My games
