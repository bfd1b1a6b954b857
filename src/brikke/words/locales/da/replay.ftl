### Replay and analysis

watch-title = { $edition }: set igen
watch-of = { $turn } af { $last }
watch-where = Runde { $round } · træk { $turn } af { $last }
watch-bring-about = Efter hvert spil viser bordet et link til at se det igen. En optegnelse andetsteds fra kan tages med hertil: den bliver på denne enhed, indtil du deler den.
watch-bring-paste = Indsæt en optegnelse
watch-bring-now = Se
watch-bring-file = Vælg en fil
watch-bring-drop = Eller slip en fil hvor som helst på dette kort.
watch-gone = Der er ikke noget sådant spil her. Linket kan være afkortet, eller spillet for gammelt.
watch-another = Se et andet
watch-from = Set af
watch-all = Alle holdere åbne
watch-rack = Brikholderen hos { $name }
watch-turn = Tur
watch-turns = Ture
watch-deal = Brikkerne er delt ud.
watch-drew = { $name } trak { $tile }.
watch-nothing = Intet kunne spilles.
watch-most = Ingen tur spiller flere brikker.
watch-missed =
    { $count ->
        [one] Én brik kunne være spillet: { $tiles }
       *[other] { $count } brikker kunne være spillet: { $tiles }
    }
watch-missed-exit = { $name } kunne være blevet færdig her: { $tiles }
watch-shown = Hvilket træk der vises
watch-show-best = Kunne have været
watch-show-made = Spillet
watch-first = Til uddelingen
watch-back = Én tur tilbage
watch-play = Lad det køre
watch-pause = Stop
watch-on = Én tur frem
watch-last = Til slutningen
watch-costly = Dyreste træk
watch-costly-none = Intet træk kostede meget.
watch-cost-turn = Træk { $turn }
watch-reason-exit = Kunne være blevet færdig
watch-reason-joker = Gemte jokeren
watch-reason-drew = Trak i stedet
watch-reason-fed = Hjalp den næste
watch-best-left =
    { $best ->
        [one] Én brik tilbage, ikke { $made }
       *[other] { $best } brikker tilbage, ikke { $made }
    }
watch-best-chance = { $before } for at vinde, ikke { $after }
watch-chart = Brikker tilbage
watch-chart-about = En linje for hver spiller viser, hvor mange brikker der var tilbage efter hver af { $turns } ture. Det samme følger som tal.
watch-chart-numbers = Som tal
watch-chart-shows = Diagrammet viser
watch-percent = { $value } %
watch-chances = Vinderchancer
watch-chances-chart = En linje for hver spiller viser vinderchancen i procent efter hver af { $turns } ture. Det samme følger som tal.
watch-chances-about = Et skøn: hvor ofte hver især ville vinde, hvis spillet gik videre derfra med disse brikker på holderne og resten af bunken blandet på ny. Det kan være 5 til 10 procentpoint ved siden af.
watch-chances-wait = Skønner over chancerne …
watch-chances-none = Chancerne i dette spil kan ikke skønnes her.
watch-chances-retry = Prøv igen
watch-result = Resultat
watch-valid = Kontrolleret: en retfærdig uddeling, lovlige ture, de rigtige point.
watch-by-hand = Intet var lovet om denne uddeling, så den kan ikke kontrolleres.
watch-share = Del denne tur

## The same deal once more

again-title = Spil denne uddeling selv
again-about = De samme brikker i samme rækkefølge. Robotter, der sad her, sidder her igen; en sindig robot spiller for alle andre. Der er intet ur.
again-seat = Med brikkerne fra
again-play = Spil denne uddeling
again-compare = Samme uddeling, dengang og nu
again-then = Dengang
again-now = Nu
again-was = dengang { $name }
again-same = Præcis lige så mange point som dengang.
again-better =
    { $points ->
        [one] Ét point bedre end dengang!
       *[other] { $points } point bedre end dengang!
    }
again-worse =
    { $points ->
        [one] Ét point mindre end dengang.
       *[other] { $points } point mindre end dengang.
    }
again-watch-then = Se, hvordan det gik dengang
