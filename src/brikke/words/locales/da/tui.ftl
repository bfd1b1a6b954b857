### The game in the terminal.

## Where a match is kept

tui-kept = Spillet er gemt i { $file }
tui-not-kept = Spillet kunne ikke gemmes: { $reason }
tui-go-on = Sådan spiller du videre: { $command }

## On the screen

tui-nothing-to-undo = Der er ikke noget at fortryde.
tui-nothing-to-redo = Der er ikke noget at gentage.
tui-no-score = Ingen runde er færdig endnu.
tui-draw-again = Tryk på { $press } igen: Dine brikker lægges tilbage, og du trækker en.
tui-pick-first = Vælg brikker først.
tui-too-small = Vinduet er for lille. Brikke skal bruge { $columns } tegn i bredden og { $rows } linjer.
tui-more = … og { $count } til: { $press }
tui-type = Skriv
tui-type-about = Brikker til et nyt sæt; flere sæt adskilles med |
tui-keys = Taster
tui-quit = Afslut
tui-why = Hvorfor ikke?
tui-look = Lyst eller mørkt
tui-letters = Bogstaver eller former
tui-choose = Vælg
tui-change = Skift
tui-clock = { $seconds } s tilbage
tui-quit-sure = Vil du gå fra bordet?
tui-quit-kept = Spillet er gemt, og du kan spille videre senere.
tui-quit-lost = Ingen har spillet endnu, så der er ikke noget at gemme.
tui-quit-stay = Bliv
tui-quit-leave = Gå
tui-help-arrows = Gå fra brik til brik
tui-help-enter = Vælg en brik, eller læg de valgte her
tui-help-space = Vælg en til, eller fravælg denne
tui-help-whole = Vælg hele sættet
tui-help-new = Læg de valgte brikker i et nyt sæt
tui-help-back = Læg brikker tilbage på brikholderen
tui-help-escape = Fravælg alt
tui-help-mouse = Mus: Klik på brikker, så på et sæt, en tom plads eller brikholderen; eller træk en brik derhen.
tui-help-signs = Tegn: [ ] her er du, » « valgt, + lige lagt, ? del af hintet, ✓ et sæt, ✗ ikke et sæt
tui-help-tiles = Brikker: { $black } sort k, { $red } rød r, { $blue } blå b, { $orange } orange o, { $joker } joker j
tui-help-cards = Brikker: { $black } spar s, { $red } hjerter h, { $blue } klør c, { $orange } ruder d, { $joker } joker j
tui-replay-round = En anden runde
tui-replay-chances = Chancer
tui-replay-wait = Leder efter de bedste træk …
tui-replay-none = Der er ingen analyse: Brikkerne på en brikholder er skjult.
tui-replay-best = Det bedste træk

## In plain lines: what is typed, and what it does

lines-do-lay = læg
lines-do-add = tilføj
lines-do-back = tilbage
lines-do-table = bord
lines-do-done = færdig
lines-do-draw = træk
lines-do-pass = pas
lines-do-hint = hint
lines-do-chances = chancer
lines-do-undo = fortryd
lines-do-redo = gentag
lines-do-reset = forfra
lines-do-show = vis
lines-do-sort = sortér
lines-do-names = navne
lines-do-score = point
lines-do-rules = regler
lines-do-next = næste
lines-do-help = hjælp
lines-do-quit = slut
lines-about-lay = et nyt sæt fra din brikholder, eller med brikker fra bordet: »læg { $run }«. Flere sæt adskilles med |.
lines-about-add = brikker til et sæt, angivet ved dets nummer: »tilføj { $tile } til 2«.
lines-about-back = brikker, du har lagt i denne tur, tilbage til brikholderen: »tilbage { $tile }«.
lines-about-table = hele bordet, som du vil have det: »bord { $run } | { $group }«.
lines-about-done = spiller det, du har lagt.
lines-about-draw = tager en brik og slutter din tur.
lines-about-pass = slutter din tur, når der ikke er flere brikker at trække.
lines-about-hint = siger, om du kan lægge noget. Skriv det igen for at se, hvilke brikker det er, og igen for at se hvordan; til sidst lægges de for dig.
lines-about-chances = siger på samme måde, hvilket træk der giver de bedste vinderchancer; det kan også være at trække.
lines-about-undo = fortryder det seneste trin.
lines-about-redo = gør det igen.
lines-about-reset = lægger alt tilbage, som det lå, da turen begyndte.
lines-about-show = viser bordet, de andre og din brikholder en gang til.
lines-about-sort =
    { $faces ->
        [cards] sorterer brikholderen efter værdi, eller efter kulør igen.
       *[numbers] sorterer brikholderen efter tal, eller efter farve igen.
    }
lines-about-names = viser brikkerne med navn, eller med bogstaver igen.
lines-about-score = viser regnskabet.
lines-about-rules = viser de regler, I spiller efter.
lines-about-next = begynder næste runde.
lines-about-help = viser denne hjælp.
lines-about-quit = afslutter; spillet er gemt.
lines-tiles = Brikker skrives med k for sort, r for rød, b for blå eller o for orange, fulgt af tallet; j er en joker.
lines-tiles-cards = Brikker skrives med c for klør, s for spar, h for hjerter eller d for ruder, fulgt af A (es), 2 til 10, J (knægt), Q (dame) eller K (konge); j er en joker. For eksempel: cQ s10 j.
lines-help-how = Skriv »{ $help }« for at se, hvad du kan gøre, eller »{ $quit }« for at afslutte.
lines-unknown = Den kommando findes ikke: { $command }
lines-not-now = Det kan du ikke nu: { $command }
lines-which-tiles = Hvilke brikker?
lines-no-tile =
    { $faces ->
        [cards] Den brik findes ikke (klør er c, spar s, hjerter h, ruder d, en joker j): { $tile }
       *[numbers] Den brik findes ikke (sort er k, rød r, blå b, orange o, en joker j): { $tile }
    }
lines-not-there = Du har ikke den brik, og den ligger heller ikke på bordet: { $tile }
lines-which-set = Der er intet sæt med dette nummer: { $value }
lines-draw-again = Dine brikker lægges tilbage, hvis du trækker. Skriv det igen for at trække.
lines-say-done = Skriv »{ $command }« for at spille det.
lines-hint-more = Skriv »{ $command }« igen for at få mere at vide.
lines-next = Tryk på Enter, eller skriv »{ $command }« for næste runde.
