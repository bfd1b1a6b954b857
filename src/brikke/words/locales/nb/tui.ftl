### Spillet i terminalen.

## Hvor et spill er lagret

tui-kept = Spillet er lagret i { $file }
tui-not-kept = Spillet kunne ikke lagres: { $reason }
tui-go-on = Slik spiller du videre: { $command }

## På skjermen

tui-hint-pass = Det er ingenting å legge. Stå over.
tui-nothing-to-undo = Det er ingenting å angre.
tui-nothing-to-redo = Det er ingenting å gjøre om.
tui-no-score = Ingen runde er ferdig ennå.
tui-draw-again = Trykk { $press } en gang til: brikkene dine går tilbake, og du trekker en.
tui-pick-first = Velg brikker først.
tui-too-small = Vinduet er for lite. Brikke trenger { $columns } tegn i bredden og { $rows } linjer.
tui-more = … og { $count } til: { $press }
tui-type = Skriv
tui-type-about = Brikker til en ny serie, serier skilles med |
tui-keys = Taster
tui-quit = Avslutt
tui-why = Hvorfor ikke?
tui-look = Lyst eller mørkt
tui-letters = Bokstaver eller former
tui-choose = Velg
tui-change = Endre
tui-clock = { $seconds } s igjen
tui-quit-sure = Vil du gå fra bordet?
tui-quit-kept = Spillet er lagret, og du kan spille videre senere.
tui-quit-lost = Ingen har spilt ennå, så det er ingenting å lagre.
tui-quit-stay = Bli
tui-quit-leave = Gå
tui-help-arrows = Gå fra brikke til brikke
tui-help-enter = Velg en brikke; er noen valgt, legg dem her
tui-help-space = Velg en til, eller ikke denne likevel
tui-help-whole = Velg hele serien
tui-help-new = Legg de valgte brikkene i en ny serie
tui-help-back = Legg brikker tilbake i brikkeholderen
tui-help-escape = Velg ingenting
tui-help-mouse = Mus: klikk på brikker, så på en serie, en tom plass eller brikkeholderen; eller dra en brikke dit.
tui-help-signs = Tegn: [ ] her er du, » « valgt, + nettopp lagt, ? del av tipset, ✓ en serie, ✗ ingen serie
tui-help-tiles = Brikker: { $black } svart k, { $red } rød r, { $blue } blå b, { $orange } oransje o, { $joker } joker j
tui-help-cards = Brikker: { $black } spar k, { $red } hjerter r, { $blue } kløver b, { $orange } ruter o, { $joker } joker j
tui-replay-round = En annen runde
tui-replay-chances = Sjanser
tui-replay-wait = Leter etter de beste turene …
tui-replay-none = Det finnes ingen analyse: brikker ligger med baksiden opp.
tui-replay-best = Hva som kunne ha vært

## I rene linjer: hva man skriver, og hva det gjør

lines-do-lay = legg
lines-do-add = tilføy
lines-do-back = tilbake
lines-do-table = bord
lines-do-done = ferdig
lines-do-draw = trekk
lines-do-pass = over
lines-do-hint = tips
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
lines-about-lay = en ny serie fra brikkeholderen, gjerne med brikker fra bordet: legg r7 r8 r9. Flere serier skilles med |.
lines-about-add = brikker til en serie etter nummer: tilføy b3 til 2
lines-about-back = brikker du har lagt i denne turen, tilbake til brikkeholderen: tilbake r7
lines-about-table = hele bordet slik du vil ha det: bord r7 r8 r9 | k3 b3 o3
lines-about-done = spiller det du har lagt.
lines-about-draw = tar en brikke og avslutter turen din.
lines-about-pass = avslutter turen din når det ikke er flere brikker å trekke.
lines-about-hint = sier om det finnes en tur; igjen: hvilke brikker, så hvordan; så legges den for deg.
lines-about-undo = tar siste skritt tilbake.
lines-about-redo = gjør det om igjen.
lines-about-reset = legger alt tilbake slik turen begynte.
lines-about-show = forteller bordet, de andre og brikkeholderen din en gang til.
lines-about-sort = sorterer brikkeholderen etter tall, eller etter farge igjen.
lines-about-names = sier brikkene med navn, eller med bokstaver igjen.
lines-about-score = forteller poengene.
lines-about-rules = forteller reglene dere spiller etter.
lines-about-next = begynner neste runde.
lines-about-help = forteller dette.
lines-about-quit = avslutter; spillet er lagret.
lines-tiles = Brikker skrives k svart, r rød, b blå, o oransje med tallet sitt, og j for en joker.
lines-tiles-cards = Kort skrives k spar, r hjerter, b kløver, o ruter med 1 for ess til 13 for konge, og j for en joker.
lines-help-how = Skriv { $help } for å se hva du kan gjøre, { $quit } for å slutte.
lines-unknown = Den kommandoen finnes ikke: { $command }
lines-not-now = Det går ikke nå: { $command }
lines-which-tiles = Hvilke brikker?
lines-no-tile = Den brikken finnes ikke: { $tile }
lines-not-there = Du har ikke denne brikken, og den ligger ikke der: { $tile }
lines-which-set = Det er ingen serie med dette nummeret: { $value }
lines-draw-again = Brikkene dine går tilbake hvis du trekker. Skriv det en gang til for å trekke.
lines-say-done = Skriv { $command } for å spille det.
lines-hint-more = Skriv { $command } en gang til for å få vite mer.
lines-next = Trykk Enter eller skriv { $command } for neste runde.
