### Replay and analysis

watch-title = { $edition }: sedd igen
watch-of = { $turn } av { $last }
watch-where = Runda { $round } · drag { $turn } av { $last }
watch-bring-about = Efter varje runda visar bordet en länk för att se den igen. En uppteckning från annat håll kan tas med hit: den stannar på den här enheten tills du delar den.
watch-bring-paste = Klistra in en uppteckning
watch-bring-now = Se
watch-bring-file = Välj en fil
watch-bring-drop = Eller släpp en fil var som helst på det här kortet.
watch-gone = Det finns ingen sådan runda här. Länken kan vara avklippt, eller rundan för gammal.
watch-another = Se en annan
watch-from = Sedd av
watch-all = Alla hållare öppna
watch-rack = Brickhållaren hos { $name }
watch-turn = Drag
watch-turns = Drag
watch-deal = Brickorna är utdelade.
watch-drew = { $name } drog { $tile }.
watch-nothing = Inget kunde spelas.
watch-most = Inget drag spelar fler brickor.
watch-missed =
    { $count ->
        [one] En bricka kunde ha spelats: { $tiles }
       *[other] { $count } brickor kunde ha spelats: { $tiles }
    }
watch-missed-exit = { $name } kunde ha gått ut här: { $tiles }
watch-shown = Vilket drag som visas
watch-show-best = Kunde ha blivit
watch-show-made = Spelat
watch-first = Till utdelningen
watch-back = Ett drag tillbaka
watch-play = Låt det gå
watch-pause = Stanna
watch-on = Ett drag framåt
watch-last = Till slutet
watch-costly = Dyraste dragen
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
watch-best-chance = { $before } att vinna, inte { $after }
watch-chart = Brickor kvar
watch-chart-about = En linje för varje spelare visar hur många brickor som var kvar efter vart och ett av { $turns } drag. Samma sak följer som siffror.
watch-chart-numbers = Som siffror
watch-chart-shows = Diagrammet visar
watch-percent = { $value } %
watch-chances = Vinstchanser
watch-chances-chart = En linje för varje spelare visar vinstchansen i procent efter vart och ett av { $turns } drag. Samma sak följer som siffror.
watch-chances-about = En uppskattning: hur ofta var och en skulle vinna om rundan spelades vidare därifrån, med de här brickorna på hållarna och resten av högen blandad på nytt. Den kan slå fel med 5 till 10 procentenheter.
watch-chances-wait = Uppskattar chanserna …
watch-chances-none = Chanserna i den här rundan kan inte uppskattas här.
watch-chances-retry = Försök igen
watch-result = Resultat
watch-valid = Kontrollerat: en rättvis utdelning, tillåtna drag, rätt poäng.
watch-by-hand = Inget var lovat om den här utdelningen, så den kan inte kontrolleras.
watch-share = Dela det här draget

## The same deal once more

again-title = Spela den här utdelningen själv
again-about = Samma brickor i samma ordning. Bottar som satt här sitter här igen; en stadig bot spelar för alla andra. Det finns ingen klocka.
again-seat = Med brickorna från
again-play = Spela den här utdelningen
again-compare = Samma utdelning, då och nu
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
        [one] En poäng mindre än då.
       *[other] { $points } poäng mindre än då.
    }
again-watch-then = Se hur det gick då
