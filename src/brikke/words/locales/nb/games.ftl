### Mine spill: resultater, kurver og oppgaver fra egne feil.

games-title = Mine spill
games-none = Her er det ikke noe ennå. Hver runde du spiller ferdig, kommer hit, sammen med det som var mulig.
games-rounds = { $count ->
    [one] runde
   *[other] runder
  }
games-won = { $count ->
    [one] vunnet
   *[other] vunnet
  }
games-last = { $count ->
    [one] den siste
   *[other] de siste { $count }
  }
games-over-time = Utvikling
games-smoothed = Hvert punkt er gjennomsnittet av opptil ti runder.
games-few = Fra den tredje runden din viser en kurve her hvordan poeng, oversette brikker og første meldinger utvikler seg.
games-measure-points = Poeng per runde
games-measure-missed = Oversette brikker per trekk
games-measure-opening = Trekk med første melding
games-measure-accuracy = Utnyttede vinnersjanser, i prosent
games-short-points = Poeng
games-short-missed = Oversett
games-short-opening = Melding
games-short-accuracy = Sjanser
games-against = Motspillere
games-against-all = Alle
games-against-people = Mennesker
games-against-bots = Bare roboter
games-edition = Utgave
rating-title = Rating
rating-which = Hvilken rating
rating-between = Mest sannsynlig mellom { $low } og { $high }
rating-pool = { $edition }, { $count } spillere
rated-left = noen gikk
rated-stood-in = en robot var vikar
rated-abandoned = forlatt før slutt
rated-shared-address = samme internettadresse, teller ikke
rated-alone = teller ikke
rating-change = rating { $change }
games-results = Resultater
games-place = Plass { $place }
games-with = med { $names }
games-stood-in = En robot tok noen av trekkene.
games-kept = utnyttet { $value } av sjansene
games-show-all = Alle spill
games-older = Eldre runder er med i eksporten.
games-mistakes = Oppgaver fra dine egne feil
games-mistakes-about = De dyreste tabbene dine de siste tretti dagene.
games-mistake-lay = { $count ->
    [one] Trekk { $turn }: legg én
   *[other] Trekk { $turn }: legg { $count }
  }
games-mistake-out = Trekk { $turn }: bli ferdig
games-more-sets = { $count ->
    [one] og ett sett til
   *[other] og { $count } sett til
  }
games-first = Løs den første oppgaven
games-lost = Trekk som kostet sjanser
games-lost-about = Hvor mye av vinnersjansen trekkene dine de siste tretti dagene ga bort, ut fra det du kunne se.
games-lost-try = Prøv disse igjen
games-lost-better = Bedre:
games-lost-better-draw = Bedre: trekke
games-editions = Etter utgave
games-sum-rounds = Runder
games-sum-wins = Vunnet
games-sum-points = Poeng
games-sum-missed = Oversette brikker per trekk
games-sum-exits = Runder du kunne ha avsluttet tidligere
games-sum-opening = Første melding i trekk
games-sum-accuracy = Utnyttede vinnersjanser
games-export = Eksporter alt som logger
games-try-title = En gang til
games-try-start = { $count ->
    [one] Legg én brikke.
   *[other] Legg { $count } brikker.
  }
games-try-left = { $count ->
    [one] Én brikke til kan legges.
   *[other] { $count } brikker til kan legges.
  }
games-try-solved = Det var mulig!
games-replay = Se runden
games-back = Mine spill
