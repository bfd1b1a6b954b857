### The game in the terminal.

## Where a match is kept

tui-kept = Spelet är sparat i { $file }
tui-not-kept = Spelet kunde inte sparas: { $reason }
tui-go-on = Så spelar du vidare: { $command }

## On the screen

tui-nothing-to-undo = Det finns inget att ångra.
tui-nothing-to-redo = Det finns inget att göra om.
tui-no-score = Ingen runda är klar än.
tui-draw-again = Tryck på { $press } en gång till: dina brickor läggs tillbaka och du drar en.
tui-pick-first = Välj brickor först.
tui-too-small = Fönstret är för litet. Brikke behöver { $columns } tecken på bredden och { $rows } rader.
tui-more = … och { $count } till: { $press }
tui-type = Skriv
tui-type-about = Brickor till ett nytt set; flera set skiljs åt med |
tui-keys = Tangenter
tui-quit = Avsluta
tui-why = Varför inte?
tui-look = Ljust eller mörkt
tui-letters = Bokstäver eller former
tui-choose = Välj
tui-change = Ändra
tui-clock = { $seconds } s kvar
tui-quit-sure = Vill du lämna bordet?
tui-quit-kept = Spelet är sparat, och du kan spela vidare senare.
tui-quit-lost = Ingen har gjort något drag än, så det finns inget att spara.
tui-quit-stay = Stanna
tui-quit-leave = Lämna
tui-help-arrows = Gå från bricka till bricka
tui-help-enter = Välj en bricka, eller lägg de valda här
tui-help-space = Välj en till, eller välj bort den här
tui-help-whole = Välj hela setet
tui-help-new = Lägg de valda brickorna i ett nytt set
tui-help-back = Lägg tillbaka brickor på brickhållaren
tui-help-escape = Avmarkera allt
tui-help-mouse = Mus: klicka på brickor, sedan på ett set, en tom plats eller brickhållaren; eller dra och släpp en bricka där.
tui-help-signs = Tecken: [ ] här är du, » « vald, + nyss lagd, ? del av tipset, ✓ ett set, ✗ inget set
tui-help-tiles = Brickor: { $black } svart k, { $red } röd r, { $blue } blå b, { $orange } orange o, { $joker } joker j
tui-help-cards = Brickor: { $black } spader s, { $red } hjärter h, { $blue } klöver c, { $orange } ruter d, { $joker } joker j
tui-replay-round = En annan runda
tui-replay-chances = Chanser
tui-replay-wait = Letar efter de bästa dragen …
tui-replay-none = Det finns ingen analys: brickorna på en brickhållare är dolda.
tui-replay-best = Det bästa draget

## In plain lines: what is typed, and what it does

lines-do-lay = lägg
lines-do-add = lägg-till
lines-do-back = tillbaka
lines-do-table = bord
lines-do-done = klar
lines-do-draw = dra
lines-do-pass = passa
lines-do-hint = tips
lines-do-chances = chanser
lines-do-undo = ångra
lines-do-redo = igen
lines-do-reset = börja-om
lines-do-show = visa
lines-do-sort = sortera
lines-do-names = namn
lines-do-score = poäng
lines-do-rules = regler
lines-do-next = nästa
lines-do-help = hjälp
lines-do-quit = sluta
lines-about-lay = ett nytt set från din brickhållare, eller med brickor från bordet: ”lägg { $run }”. Flera set skiljs åt med |.
lines-about-add = brickor till ett set, som anges med sitt nummer: ”lägg-till { $tile } till 2”.
lines-about-back = brickor som du har lagt i den här turen, tillbaka till brickhållaren: ”tillbaka { $tile }”.
lines-about-table = hela bordet som du vill ha det: ”bord { $run } | { $group }”.
lines-about-done = spelar det du har lagt.
lines-about-draw = tar en bricka och avslutar din tur.
lines-about-pass = avslutar din tur när det inte finns fler brickor att dra.
lines-about-hint = säger om det finns ett drag; andra gången vilka brickor, tredje gången hur, och sedan läggs det åt dig.
lines-about-chances = säger på samma sätt vilket drag som ger störst chans att vinna; det kan vara att dra.
lines-about-undo = ångrar det senaste steget.
lines-about-redo = gör det igen.
lines-about-reset = lägger tillbaka allt som det låg när turen började.
lines-about-show = visar bordet, de andra och din brickhållare en gång till.
lines-about-sort =
    { $faces ->
        [cards] sorterar brickhållaren efter valör, eller efter färg igen.
       *[numbers] sorterar brickhållaren efter siffra, eller efter färg igen.
    }
lines-about-names = visar brickorna med namn, eller med bokstäver igen.
lines-about-score = visar poängbladet.
lines-about-rules = visar reglerna ni spelar efter.
lines-about-next = börjar nästa runda.
lines-about-help = visar den här hjälpen.
lines-about-quit = avslutar; spelet är sparat.
lines-tiles = Brickor skrivs med k för svart, r för röd, b för blå eller o för orange, följt av siffran; j är en joker.
lines-tiles-cards = Brickor skrivs med c för klöver, s för spader, h för hjärter eller d för ruter, följt av A (ess), 2 till 10, J (knekt), Q (dam) eller K (kung); j är en joker. Till exempel: cQ s10 j.
lines-help-how = Skriv ”{ $help }” för att se vad du kan göra eller ”{ $quit }” för att avsluta.
lines-unknown = Det kommandot finns inte: { $command }
lines-not-now = Det går inte nu: { $command }
lines-which-tiles = Vilka brickor?
lines-no-tile =
    { $faces ->
        [cards] Den brickan finns inte (klöver är c, spader s, hjärter h, ruter d, en joker j): { $tile }
       *[numbers] Den brickan finns inte (svart är k, röd r, blå b, orange o, en joker j): { $tile }
    }
lines-not-there = Du har inte den här brickan, och den ligger inte på bordet: { $tile }
lines-which-set = Det finns inget set med det här numret: { $value }
lines-draw-again = Dina brickor läggs tillbaka om du drar. Skriv det en gång till för att dra.
lines-say-done = Skriv ”{ $command }” för att spela det.
lines-hint-more = Skriv ”{ $command }” en gång till för att få veta mer.
lines-next = Tryck på Enter eller skriv ”{ $command }” för nästa runda.
