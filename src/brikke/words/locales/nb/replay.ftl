### Replay and analysis

watch-title = { $edition }: sett igjen
watch-of = { $turn } av { $last }
watch-where = Runde { $round } · trekk { $turn } av { $last }
watch-bring-about = Etter hver runde viser bordet en lenke for å se den igjen. En opptegnelse fra et annet sted kan tas med hit: den blir på denne enheten til du deler den.
watch-bring-paste = Lim inn en opptegnelse
watch-bring-now = Se
watch-bring-file = Velg en fil
watch-bring-drop = Eller slipp en fil hvor som helst på dette kortet.
watch-gone = Det finnes ingen slik runde her. Lenken kan være avkuttet, eller runden for gammel.
watch-another = Se en annen
watch-from = Sett av
watch-all = Alle holdere åpne
watch-rack = Brikkeholderen til { $name }
watch-turn = Tur
watch-turns = Turer
watch-deal = Brikkene er delt ut.
watch-drew = { $name } trakk { $tile }.
watch-nothing = Ingenting kunne spilles.
watch-most = Ingen tur spiller flere brikker.
watch-missed =
    { $count ->
        [one] Én brikke kunne vært spilt: { $tiles }
       *[other] { $count } brikker kunne vært spilt: { $tiles }
    }
watch-missed-exit = { $name } kunne ha blitt ferdig her: { $tiles }
watch-shown = Hvilket trekk som vises
watch-show-best = Kunne ha vært
watch-show-made = Spilt
watch-first = Til utdelingen
watch-back = Én tur tilbake
watch-play = La det gå
watch-pause = Stopp
watch-on = Én tur fram
watch-last = Til slutten
watch-costly = Dyreste trekk
watch-costly-none = Ingen trekk kostet mye.
watch-cost-turn = Trekk { $turn }
watch-reason-exit = Kunne ha blitt ferdig
watch-reason-joker = Beholdt jokeren
watch-reason-drew = Trakk i stedet
watch-reason-fed = Hjalp den neste
watch-best-left =
    { $best ->
        [one] Én brikke igjen, ikke { $made }
       *[other] { $best } brikker igjen, ikke { $made }
    }
watch-best-chance = { $before } for å vinne, ikke { $after }
watch-chart = Brikker igjen
watch-chart-about = En linje for hver spiller viser hvor mange brikker som var igjen etter hver av { $turns } turer. Det samme følger som tall.
watch-chart-numbers = Som tall
watch-chart-shows = Diagrammet viser
watch-percent = { $value } %
watch-chances = Vinnersjanser
watch-chances-chart = En linje for hver spiller viser vinnersjansen i prosent etter hver av { $turns } turer. Det samme følger som tall.
watch-chances-about = Et anslag: hvor ofte hver av dere ville vinne om runden ble spilt videre derfra, med disse brikkene på holderne og resten av bunken blandet på nytt. Det kan bomme med 5 til 10 prosentpoeng.
watch-chances-wait = Anslår sjansene …
watch-chances-none = Sjansene i denne runden kan ikke anslås her.
watch-chances-retry = Prøv igjen
watch-result = Resultat
watch-valid = Kontrollert: rettferdig utdeling, lovlige turer, riktige poeng.
watch-by-hand = Ingenting var lovet om denne utdelingen, så den kan ikke kontrolleres.
watch-share = Del denne turen

## The same deal once more

again-title = Spill denne utdelingen selv
again-about = De samme brikkene i samme rekkefølge. Roboter som satt her, sitter her igjen; en stødig robot spiller for alle andre. Det er ingen klokke.
again-seat = Med brikkene til
again-play = Spill denne utdelingen
again-compare = Samme utdeling, da og nå
again-then = Da
again-now = Nå
again-was = da { $name }
again-same = Nøyaktig like mange poeng som da.
again-better =
    { $points ->
        [one] Ett poeng bedre enn da!
       *[other] { $points } poeng bedre enn da!
    }
again-worse =
    { $points ->
        [one] Ett poeng mindre enn da.
       *[other] { $points } poeng mindre enn da.
    }
again-watch-then = Se hvordan det gikk da
