### The game in the terminal.

## Where a match is kept

tui-kept = Spillet er lagret i { $file }
tui-not-kept = Spillet kunne ikke lagres: { $reason }
tui-go-on = Slik spiller du videre: { $command }

## On the screen

tui-nothing-to-undo = Det er ingenting å angre.
tui-nothing-to-redo = Det er ingenting å gjøre om.
tui-no-score = Ingen runde er ferdig ennå.
tui-draw-again = Trykk { $press } en gang til: Brikkene dine legges tilbake, og du trekker en.
tui-pick-first = Velg brikker først.
tui-too-small = Vinduet er for lite. Brikke trenger { $columns } tegn i bredden og { $rows } linjer.
tui-more = … og { $count } til: { $press }
tui-type = Skriv
tui-type-about = Brikker til et nytt sett; flere sett skilles med |
tui-keys = Taster
tui-quit = Avslutt
tui-why = Hvorfor ikke?
tui-look = Lyst eller mørkt
tui-letters = Bokstaver eller symboler
tui-choose = Velg
tui-change = Endre
tui-clock = { $seconds } s igjen
tui-quit-sure = Vil du gå fra bordet?
tui-quit-kept = Spillet er lagret, og du kan spille videre senere.
tui-quit-lost = Ingen har gjort et trekk ennå, så det er ingenting å lagre.
tui-quit-stay = Bli
tui-quit-leave = Gå
tui-help-arrows = Gå fra brikke til brikke
tui-help-enter = Velg en brikke, eller legg de valgte her
tui-help-space = Velg en til, eller velg bort denne
tui-help-whole = Velg hele settet
tui-help-new = Legg de valgte brikkene i et nytt sett
tui-help-back = Legg brikker tilbake i brikkeholderen
tui-help-escape = Fjern alle valg
tui-help-mouse = Mus: Klikk på brikker, så på et sett, en tom plass eller brikkeholderen; eller dra en brikke dit.
tui-help-signs = Tegn: [ ] her er du, » « valgt, + nettopp lagt, ? med i tipset, ✓ et sett, ✗ ikke et sett
tui-help-tiles = Brikker: { $black } svart k, { $red } rød r, { $blue } blå b, { $orange } oransje o, { $joker } joker j
tui-help-cards = Brikker: { $black } spar s, { $red } hjerter h, { $blue } kløver c, { $orange } ruter d, { $joker } joker j
tui-replay-round = En annen runde
tui-replay-chances = Sjanser
tui-replay-wait = Leter etter de beste trekkene …
tui-replay-none = Det finnes ingen analyse: Brikkene i en brikkeholder er skjult.
tui-replay-best = Det beste trekket

## In plain lines: what is typed, and what it does

lines-do-lay = legg
lines-do-add = tilføy
lines-do-back = tilbake
lines-do-table = bord
lines-do-done = ferdig
lines-do-draw = trekk
lines-do-pass = over
lines-do-hint = tips
lines-do-chances = sjanser
lines-do-undo = angre
lines-do-redo = igjen
lines-do-reset = forfra
lines-do-show = vis
lines-do-sort = sorter
lines-do-names = navn
lines-do-score = poeng
lines-do-rules = regler
lines-do-next = neste
lines-do-help = hjelp
lines-do-quit = slutt
lines-about-lay = et nytt sett fra brikkeholderen, eller med brikker fra bordet: «legg { $run }». Flere sett skilles med |.
lines-about-add = brikker til et sett, som angis med nummeret sitt: «tilføy { $tile } til 2».
lines-about-back = brikker du har lagt i denne turen, tilbake til brikkeholderen: «tilbake { $tile }».
lines-about-table = hele bordet slik du vil ha det: «bord { $run } | { $group }».
lines-about-done = spiller det du har lagt.
lines-about-draw = tar en brikke og avslutter turen din.
lines-about-pass = avslutter turen din når det ikke er flere brikker å trekke.
lines-about-hint = sier om det finnes et trekk. Gjenta kommandoen for å se hvilke brikker, så hvordan, og til slutt få trekket lagt for deg.
lines-about-chances = sier på samme måte hvilket trekk som gir best vinnersjanse; det kan også være å trekke.
lines-about-undo = angrer det siste steget.
lines-about-redo = gjør det igjen.
lines-about-reset = legger alt tilbake slik det lå da turen begynte.
lines-about-show = viser bordet, de andre og brikkeholderen din en gang til.
lines-about-sort =
    { $faces ->
        [cards] ordner brikkeholderen etter valør, eller etter sort igjen.
       *[numbers] sorterer brikkeholderen etter tall, eller etter farge igjen.
    }
lines-about-names = viser brikkene med navn, eller med bokstaver igjen.
lines-about-score = viser poengarket.
lines-about-rules = viser reglene dere spiller etter.
lines-about-next = begynner neste runde.
lines-about-help = viser denne hjelpen.
lines-about-quit = avslutter; spillet er lagret.
lines-tiles = Brikker skrives med k for svart, r for rød, b for blå eller o for oransje, fulgt av tallet; j er en joker.
lines-tiles-cards = Brikker skrives med c for kløver, s for spar, h for hjerter eller d for ruter, fulgt av A (ess), 2 til 10, J (knekt), Q (dame) eller K (konge); j er en joker. For eksempel: cQ s10 j.
lines-help-how = Skriv «{ $help }» for å se hva du kan gjøre, eller «{ $quit }» for å avslutte.
lines-unknown = Den kommandoen finnes ikke: { $command }
lines-not-now = Det går ikke nå: { $command }
lines-which-tiles = Hvilke brikker?
lines-no-tile =
    { $faces ->
        [cards] Den brikken finnes ikke (kløver er c, spar s, hjerter h, ruter d, en joker j): { $tile }
       *[numbers] Den brikken finnes ikke (svart er k, rød r, blå b, oransje o, en joker j): { $tile }
    }
lines-not-there = Du har ikke denne brikken, og den ligger ikke på bordet: { $tile }
lines-which-set = Det er ikke noe sett med dette nummeret: { $value }
lines-draw-again = Brikkene dine legges tilbake hvis du trekker. Skriv det en gang til for å trekke.
lines-say-done = Skriv «{ $command }» for å spille det.
lines-hint-more = Skriv «{ $command }» en gang til for å få vite mer.
lines-next = Trykk Enter eller skriv «{ $command }» for neste runde.
