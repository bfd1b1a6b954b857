### Replay and analysis

watch-title = Repris: { $edition }
watch-of = { $turn } av { $last }
watch-where = Runda { $round } · drag { $turn } av { $last }
watch-bring-about = Efter varje runda visar bordet en länk, så att du kan se rundan igen. Här kan du också öppna ett protokoll från annat håll; det stannar på den här enheten tills du delar det.
watch-bring-paste = Klistra in ett protokoll
watch-bring-now = Visa
watch-bring-file = Välj en fil
watch-bring-drop = Eller släpp en fil var som helst i rutan.
watch-gone = Rundan finns inte här. Länken kanske är ofullständig eller rundan för gammal.
watch-another = Se en annan
watch-from = Synvinkel
watch-all = Alla brickhållare synliga
watch-rack = Brickhållare: { $name }
watch-turn = Drag
watch-turns = Drag
watch-deal = Brickorna är utdelade.
watch-drew = { $name } drog { $tile }.
watch-nothing = Det gick inte att lägga något.
watch-most = Det gick inte att lägga fler brickor.
watch-missed =
    { $count ->
        [one] En bricka kunde ha lagts: { $tiles }
       *[other] { $count } brickor kunde ha lagts: { $tiles }
    }
watch-missed-exit = { $name } kunde ha gått ut här: { $tiles }
watch-shown = Vilket drag som visas
watch-show-best = Bästa draget
watch-show-made = Det spelade draget
watch-first = Till given
watch-back = Ett drag tillbaka
watch-play = Spela upp
watch-pause = Pausa
watch-on = Ett drag framåt
watch-last = Till slutet
watch-costly = De dyraste dragen
watch-costly-none = Inget drag kostade mycket.
watch-cost-turn = Drag { $turn }
watch-reason-exit = Kunde ha gått ut
watch-reason-joker = Behöll jokern
watch-reason-drew = Drog i stället
watch-reason-fed = Hjälpte nästa spelare
watch-best-left =
    { $best ->
        [one] En bricka kvar, inte { $made }
       *[other] { $best } brickor kvar, inte { $made }
    }
watch-best-chance = { $before } vinstchans, inte { $after }
watch-chart = Brickor kvar
watch-chart-about = En linje för varje spelare visar hur många brickor som var kvar efter vart och ett av de { $turns } dragen. Samma sak i siffror finns nedanför.
watch-chart-numbers = I siffror
watch-chart-shows = Diagrammet visar
watch-percent = { $value } %
watch-chances = Vinstchanser
watch-chances-chart = En linje för varje spelare visar vinstchansen i procent efter vart och ett av de { $turns } dragen. Samma sak i siffror finns nedanför.
watch-chances-about = En uppskattning: hur ofta var och en skulle vinna om rundan spelades vidare därifrån, med de här brickorna på brickhållarna och resten av högen blandad på nytt. Den kan slå fel med 5 till 10 procentenheter.
watch-chances-wait = Uppskattar chanserna …
watch-chances-none = Det går inte att uppskatta chanserna i den här rundan.
watch-chances-retry = Försök igen
watch-result = Resultat
watch-valid = Kontrollerat: en rättvis giv, tillåtna drag, rätt poäng.
watch-by-hand = Inget utlovades om den här given, så den går inte att kontrollera.
watch-share = Dela det här draget

## The same deal once more

again-title = Spela den här given själv
again-about = Samma brickor i samma ordning. Bottar som satt här sitter här igen; en stadig bot spelar åt alla andra. Det finns ingen tidsgräns.
again-seat = Med samma brickor som
again-play = Spela den här given
again-compare = Samma giv, då och nu
again-then = Då
again-now = Nu
again-was = då { $name }
again-same = Exakt lika många poäng som då.
again-better =
    { $points ->
        [one] En poäng bättre än då!
       *[other] { $points } poäng bättre än då!
    }
again-worse =
    { $points ->
        [one] En poäng sämre än då.
       *[other] { $points } poäng sämre än då.
    }
again-watch-then = Se hur det gick då
