### Replay and analysis

watch-title = Reprise: { $edition }
watch-of = { $turn } av { $last }
watch-where = Runde { $round } · trekk { $turn } av { $last }
watch-bring-about = Etter hver runde viser bordet en lenke, så du kan se runden igjen. Her kan du også åpne en logg fra et annet sted; den blir på denne enheten til du deler den.
watch-bring-paste = Lim inn en logg
watch-bring-now = Vis
watch-bring-file = Velg en fil
watch-bring-drop = Eller slipp en fil hvor som helst i feltet.
watch-example = Se en eksempelrunde
watch-gone = Runden finnes ikke her. Lenken er kanskje ufullstendig, eller runden for gammel.
watch-another = Se en annen
watch-from = Synsvinkel
watch-all = Alle brikkeholdere synlige
watch-rack = Brikkeholder: { $name }
watch-turn = Trekk
watch-turns = Trekk
watch-deal = Brikkene er delt ut.
watch-drew = { $name } trakk { $tile }.
watch-nothing = Det var ingenting å legge.
watch-most = Det var ikke mulig å legge flere brikker.
watch-missed =
    { $count ->
        [one] Én brikke kunne vært lagt: { $tiles }
       *[other] { $count } brikker kunne vært lagt: { $tiles }
    }
watch-missed-exit = { $name } kunne ha blitt ferdig her: { $tiles }
watch-could-exit = { $name } kunne ha blitt ferdig her.
watch-could =
    { $count ->
        [one] Én brikke kunne vært lagt.
       *[other] { $count } brikker kunne vært lagt.
    }
watch-shown = Hvilket trekk som vises
watch-show-best = Beste trekk
watch-show-made = Spilt
watch-first = Til utdelingen
watch-back = Ett trekk tilbake
watch-play = Spill av
watch-pause = Pause
watch-on = Ett trekk fram
watch-step-back = Ett steg tilbake
watch-step-on = Ett steg fram
watch-last = Til slutten
watch-costly = De dyreste tabbene
watch-costly-short = Sammenlignet med det beste trekket, ut fra det spilleren kunne se.
watch-costly-none = Ingen trekk kostet mye.
watch-costly-about = Tallet sier hvor mye av vinnersjansen et trekk ga bort.
watch-costly-kept = Det er ikke antallet brikker som ble oversett: Noen ganger er en brikke du sparer, mer verdt enn en du legger.
watch-cost-turn = Trekk { $turn }
watch-reason-exit = Kunne ha blitt ferdig
watch-reason-joker = Beholdt jokeren
watch-reason-drew = Trakk i stedet
watch-reason-fewer = La ut færre brikker
watch-reason-fed = Hjalp neste spiller
watch-reason-open = Kunne ha lagt første melding
watch-reason-large-opening = For stor første melding
watch-reason-spent-joker = La jokeren for tidlig
watch-reason-waited = Trakk for lenge
watch-reason-let-out = Lot neste spiller bli ferdig
watch-reason-blocked = Blokkerte egne brikker
watch-reason-more = Burde ha spart brikkene
watch-reason-other = Andre brikker var bedre
watch-accuracy = { $name } utnyttet { $value } av vinnersjansene sine.
watch-best-left =
    { $best ->
        [one] Én brikke igjen, ikke { $made }
       *[other] { $best } brikker igjen, ikke { $made }
    }
watch-best-chance = Vinnersjansen { $gain } høyere
watch-chart = Brikker igjen
watch-chart-about = En linje for hver spiller viser hvor mange brikker som var igjen etter hvert av de { $turns } trekkene. Tallene står nedenfor.
watch-chart-numbers = I tall
watch-chart-shows = Diagrammet viser
watch-percent = { $value } %
watch-chances = Vinnersjanser
watch-chances-chart = En linje for hver spiller viser vinnersjansen i prosent etter hvert av de { $turns } trekkene. Tallene står nedenfor.
watch-chances-about = Et anslag, lært av mer enn en million runder: hvor ofte man vinner fra hver spillers plass ut fra det spilleren kan se. Av stillinger med 70 % vinnes omtrent sju av ti.
watch-chances-wait = Beregner sjansene …
watch-chances-none = Sjansene i denne runden kan ikke beregnes her.
watch-chances-retry = Prøv igjen
watch-result = Resultat
watch-valid = Kontrollert: rettferdig utdeling, lovlige trekk, riktige poeng.
watch-by-hand = Det ble ikke lovet noe om denne utdelingen på forhånd, så den kan ikke kontrolleres.
watch-share = Del dette trekket

## The same deal once more

again-title = Spill denne utdelingen selv
again-about = De samme brikkene i samme rekkefølge. Roboter som satt her, sitter her igjen; en stødig robot spiller for alle andre. Det er ingen tidsgrense.
again-seat = Med de samme brikkene som
again-play = Spill denne utdelingen
again-compare = Samme utdeling, den gangen og nå
again-then = Den gangen
again-now = Nå
again-was = den gangen { $name }
again-same = Nøyaktig like mange poeng som den gangen.
again-better =
    { $points ->
        [one] Ett poeng bedre enn den gangen!
       *[other] { $points } poeng bedre enn den gangen!
    }
again-worse =
    { $points ->
        [one] Ett poeng dårligere enn den gangen.
       *[other] { $points } poeng dårligere enn den gangen.
    }
again-watch-then = Se hvordan det gikk den gangen
