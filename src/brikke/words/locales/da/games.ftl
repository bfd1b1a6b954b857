### Mine spil: resultater, kurver og opgaver fra egne fejl.

games-title = Mine spil
games-none = Her er ikke noget endnu. Hver runde, du spiller færdig, kommer her sammen med det, der var muligt.
games-rounds = { $count ->
    [one] runde
   *[other] runder
  }
games-won = { $count ->
    [one] vundet
   *[other] vundet
  }
games-last = { $count ->
    [one] den seneste
   *[other] de seneste { $count }
  }
games-over-time = Udvikling
games-smoothed = Hvert punkt er gennemsnittet af op til ti runder.
games-few = Fra din tredje runde viser en kurve her, hvordan dine point, oversete brikker og første meldinger udvikler sig.
games-measure-points = Point pr. runde
games-measure-missed = Oversete brikker pr. træk
games-measure-opening = Træk med første melding
games-measure-accuracy = Udnyttede vinderchancer, i procent
games-short-points = Point
games-short-missed = Overset
games-short-opening = Melding
games-short-accuracy = Chancer
games-against = Modspillere
games-against-all = Alle
games-against-people = Mennesker
games-against-bots = Kun robotter
games-edition = Udgave
rating-title = Rating
rating-which = Hvilken rating
rating-between = Højst sandsynligt mellem { $low } og { $high }
rating-pool = { $edition }, { $count } spillere
rated-left = nogen gik
rated-stood-in = en robot trådte til
rated-abandoned = forladt før tid
rated-shared-address = samme internetadresse, tæller ikke
rated-alone = tæller ikke
rating-change = rating { $change }
games-results = Resultater
games-place = Plads { $place }
games-with = med { $names }
games-stood-in = En robot tog nogle af trækkene.
games-kept = udnyttede { $value } af chancerne
games-show-all = Alle spil
games-older = Ældre runder er med i eksporten.
games-mistakes = Opgaver fra dine egne fejl
games-mistakes-about = Dine dyreste fejl de seneste tredive dage.
games-mistake-lay = { $count ->
    [one] Træk { $turn }: læg én
   *[other] Træk { $turn }: læg { $count }
  }
games-mistake-out = Træk { $turn }: bliv færdig
games-more-sets = { $count ->
    [one] og ét sæt mere
   *[other] og { $count } sæt mere
  }
games-first = Løs den første opgave
games-lost = Træk, der kostede chancer
games-lost-about = Hvor meget af vinderchancen dine træk de seneste tredive dage gav væk, ud fra det du kunne se.
games-lost-try = Prøv disse igen
games-lost-better = Bedre:
games-lost-better-draw = Bedre: trække
games-editions = Efter udgave
games-sum-rounds = Runder
games-sum-wins = Vundet
games-sum-points = Point
games-sum-missed = Oversete brikker pr. træk
games-sum-exits = Runder, du kunne have afsluttet tidligere
games-sum-opening = Første melding i træk
games-sum-accuracy = Udnyttede vinderchancer
games-export = Eksportér alt som logger
games-try-title = En gang til
games-try-start = { $count ->
    [one] Læg én brik.
   *[other] Læg { $count } brikker.
  }
games-try-left = { $count ->
    [one] Én brik mere kan lægges.
   *[other] { $count } brikker mere kan lægges.
  }
games-try-solved = Det var muligt!
games-replay = Se runden
games-back = Mine spil
