### Replay and analysis

watch-title = Repris: { $edition }
watch-of = { $turn } av { $last }
watch-where = Runda { $round } · drag { $turn } av { $last }
watch-bring-about = Efter varje runda visar bordet en länk, så att du kan se rundan igen. Här kan du också öppna ett protokoll från annat håll; det stannar på den här enheten tills du delar det.
watch-bring-paste = Klistra in ett protokoll
watch-bring-now = Visa
watch-bring-file = Välj en fil
watch-bring-drop = Eller släpp en fil var som helst i rutan.
watch-example = Se en exempelrunda
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
watch-could-exit = { $name } kunde ha gått ut här.
watch-could =
    { $count ->
        [one] En bricka kunde ha lagts.
       *[other] { $count } brickor kunde ha lagts.
    }
watch-shown = Vilket drag som visas
watch-show-best = Bästa drag
watch-show-made = Spelat
watch-first = Till given
watch-back = Ett drag tillbaka
watch-play = Spela upp
watch-pause = Pausa
watch-on = Ett drag framåt
watch-step-back = Ett steg tillbaka
watch-step-on = Ett steg framåt
watch-last = Till slutet
watch-costly = De dyraste misstagen
watch-costly-short = Jämfört med det bästa draget, utifrån vad spelaren kunde se.
watch-costly-none = Inget drag kostade mycket.
watch-costly-about = Talet säger hur mycket av vinstchansen ett drag gav bort.
watch-costly-kept = Det är inte antalet missade brickor: ibland är en sparad bricka värd mer än en lagd.
watch-cost-turn = Drag { $turn }
watch-reason-exit = Kunde ha gått ut
watch-reason-joker = Behöll jokern
watch-reason-drew = Drog i stället
watch-reason-fewer = Lade färre brickor
watch-reason-fed = Hjälpte nästa spelare
watch-reason-open = Kunde ha gjort sitt startdrag
watch-reason-large-opening = För stort startdrag
watch-reason-spent-joker = Lade jokern för tidigt
watch-reason-waited = Drog för länge
watch-reason-let-out = Lät nästa spelare gå ut
watch-reason-blocked = Blockerade egna brickor
watch-reason-more = Borde ha sparat brickorna
watch-reason-other = Andra brickor var bättre
watch-accuracy = { $name } tog vara på { $value } av sina vinstchanser.
watch-best-left =
    { $best ->
        [one] En bricka kvar, inte { $made }
       *[other] { $best } brickor kvar, inte { $made }
    }
watch-best-chance = Vinstchansen { $gain } högre
watch-chart = Brickor kvar
watch-chart-about = En linje för varje spelare visar hur många brickor som var kvar efter vart och ett av de { $turns } dragen. Samma sak i siffror finns nedanför.
watch-chart-numbers = I siffror
watch-chart-shows = Diagrammet visar
watch-percent = { $value } %
watch-chances = Vinstchanser
watch-chances-chart = En linje för varje spelare visar vinstchansen i procent efter vart och ett av de { $turns } dragen. Samma sak i siffror finns nedanför.
watch-chances-about = En uppskattning som bygger på mer än en miljon rundor: hur ofta den som sitter på varje spelares plats vinner, utifrån det spelaren kan se. Av ställningar med 70 % vinns ungefär sju av tio.
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
