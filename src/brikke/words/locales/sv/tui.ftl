### Spelet i terminalen.

## Var en match är sparad

tui-kept = Matchen är sparad i { $file }
tui-not-kept = Matchen kunde inte sparas: { $reason }
tui-go-on = Så spelar du vidare: { $command }

## På skärmen

tui-hint-pass = Det går inte att lägga något. Passa.
tui-nothing-to-undo = Det finns inget att ångra.
tui-nothing-to-redo = Det finns inget att göra om.
tui-no-score = Ingen runda är klar än.
tui-draw-again = Tryck { $press } en gång till: dina brickor går tillbaka och du drar en.
tui-pick-first = Välj brickor först.
tui-too-small = Fönstret är för litet. Brikke behöver { $columns } tecken på bredden och { $rows } rader.
tui-more = … och { $count } till: { $press }
tui-type = Skriv
tui-type-about = Brickor till ett nytt set, set skiljs åt med |
tui-keys = Tangenter
tui-quit = Avsluta
tui-why = Varför inte?
tui-look = Ljust eller mörkt
tui-letters = Bokstäver eller former
tui-choose = Välj
tui-change = Ändra
tui-clock = { $seconds } s kvar
tui-quit-sure = Vill du lämna bordet?
tui-quit-kept = Matchen är sparad, och du kan spela vidare senare.
tui-quit-lost = Ingen har spelat än, så det finns inget att spara.
tui-quit-stay = Stanna
tui-quit-leave = Lämna
tui-help-arrows = Gå från bricka till bricka
tui-help-enter = Välj en bricka; är några valda, lägg dem här
tui-help-space = Välj en till, eller ändå inte den här
tui-help-whole = Välj hela setet
tui-help-new = Lägg de valda brickorna i ett nytt set
tui-help-back = Lägg tillbaka brickor på brickhållaren
tui-help-escape = Välj inget
tui-help-mouse = Mus: klicka på brickor, sedan på ett set, en tom plats eller brickhållaren; eller dra en bricka dit.
tui-help-signs = Tecken: [ ] här är du, » « vald, + nyss lagd, ? del av tipset, ✓ ett set, ✗ inget set
tui-help-tiles = Brickor: { $black } svart k, { $red } röd r, { $blue } blå b, { $orange } orange o, { $joker } joker j
tui-help-cards = Brickor: { $black } spader k, { $red } hjärter r, { $blue } klöver b, { $orange } ruter o, { $joker } joker j
tui-replay-round = En annan runda
tui-replay-chances = Chanser
tui-replay-wait = Letar efter de bästa dragen …
tui-replay-none = Det finns ingen analys: brickor ligger med baksidan upp.
tui-replay-best = Det som kunde ha blivit

## I rena rader: vad man skriver, och vad det gör

lines-do-lay = lägg
lines-do-add = lägg-till
lines-do-back = tillbaka
lines-do-table = bord
lines-do-done = klar
lines-do-draw = dra
lines-do-pass = passa
lines-do-hint = tips
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
lines-about-lay = ett nytt set från din brickhållare, gärna med brickor från bordet: lägg r7 r8 r9. Flera set skiljs åt med |.
lines-about-add = brickor till ett set efter dess nummer: lägg-till b3 till 2
lines-about-back = brickor som du har lagt i den här turen, tillbaka till brickhållaren: tillbaka r7
lines-about-table = hela bordet som du vill ha det: bord r7 r8 r9 | k3 b3 o3
lines-about-done = spelar det du har lagt.
lines-about-draw = tar en bricka och avslutar din tur.
lines-about-pass = avslutar din tur när det inte finns fler brickor att dra.
lines-about-hint = säger om det finns ett drag; igen: vilka brickor, sedan hur; sedan läggs det åt dig.
lines-about-undo = tar tillbaka det senaste steget.
lines-about-redo = gör om det.
lines-about-reset = lägger tillbaka allt som turen började.
lines-about-show = berättar om bordet, de andra och din brickhållare en gång till.
lines-about-sort = sorterar brickhållaren efter siffra, eller efter färg igen.
lines-about-names = säger brickorna med namn, eller med bokstäver igen.
lines-about-score = berättar poängen.
lines-about-rules = berättar reglerna som ni spelar efter.
lines-about-next = börjar nästa runda.
lines-about-help = berättar det här.
lines-about-quit = slutar; matchen är sparad.
lines-tiles = Brickor skrivs k svart, r röd, b blå, o orange med sin siffra, och j för en joker.
lines-tiles-cards = Kort skrivs k spader, r hjärter, b klöver, o ruter med 1 för ess till 13 för kung, och j för en joker.
lines-help-how = Skriv { $help } för att se vad du kan göra, { $quit } för att sluta.
lines-unknown = Det kommandot finns inte: { $command }
lines-not-now = Det går inte nu: { $command }
lines-which-tiles = Vilka brickor?
lines-no-tile = Den brickan finns inte: { $tile }
lines-not-there = Du har inte den här brickan, och den ligger inte där: { $tile }
lines-which-set = Det finns inget set med det här numret: { $value }
lines-draw-again = Dina brickor går tillbaka om du drar. Skriv det en gång till för att dra.
lines-say-done = Skriv { $command } för att spela det.
lines-hint-more = Skriv { $command } en gång till för att få veta mer.
lines-next = Tryck Enter eller skriv { $command } för nästa runda.
