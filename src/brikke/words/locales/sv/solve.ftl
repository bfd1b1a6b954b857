### The solver page

solve-task = Vad vill du veta?
solve-task-turn = Bästa draget
solve-task-legal = Är det tillåtet?
solve-task-rebuild = Ordna bordet
solve-about-turn = Lägg in det som ligger på bordet och det du har på din brickhållare.
solve-about-legal = Lägg först in bordet och brickhållaren som de var före draget. Sedan gör du draget.
solve-about-rebuild = Tappat tråden? Lägg in alla brickor som ligger framme.
solve-show-turn = Visa bästa draget
solve-show-legal = Gör draget nu
solve-show-rebuild = Ordna bordet
solve-photo-table = Fotografera bordet
solve-photo-rack = Fotografera brickhållaren
solve-photo-after = Fotografera bordet efter draget
solve-photo-loose = Fotografera brickorna
solve-empty = Lägg in några brickor först.
solve-link-bad = En del av länken går inte att läsa: { $value }

## Tiles and rules

solve-loose = Lösa brickor
solve-left-over = Blev över
solve-goal = Leta efter
solve-goal-tiles = flest brickor
solve-goal-points = flest poäng
solve-goal-fewest = färst brickor
solve-goal-out = ett sätt att gå ut
solve-opened = Har gjort startdraget
solve-opened-about = De första seten lades i ett tidigare drag.
solve-palette = Alla brickor
solve-how = Sekvens: tryck på den första och den sista brickan. Grupp: tryck på en bricka och välj sedan färger.
solve-keys = Knappar med brickorna
solve-target = Var brickorna ska ligga
solve-groups = Grupper med den här brickan
solve-adding-loose = Tryck på alla brickor som ligger framme.
solve-add-rack = Lägg på brickhållaren
solve-add-set = Lägg till i det här setet
solve-add-new = Lägg som ett nytt set
solve-add-loose = Lägg bland de lösa brickorna
solve-added = Tillagd: { $tile }
solve-removed = Borttagen: { $tile }
solve-used-up = Båda är redan med: { $tile }
solve-chosen = tryck på en annan bricka i stället, eller där den ska ligga.
solve-remove = Ta bort
solve-clear = Ta bort alla brickor
solve-cleared = Alla brickor är borttagna.
solve-type = Skriv i stället
solve-type-tiles = r7 är röd 7; k är svart, b blå, o orange och j en joker. Sätt | eller / mellan seten.
solve-type-cards = ♥7, ♣K eller ♠A; eller med bokstäver: h för ♥, c för ♣, s för ♠, d för ♦ och j för en joker. A är ess, J knekt, Q dam och K kung. Sätt | eller / mellan seten.
solve-no-tile = Det här är ingen bricka: { $value }
solve-too-many = Det finns bara två av varje bricka: { $value }

## Answers

solve-back = Ändra brickorna
solve-share = Dela ställningen
solve-share-about = Den som öppnar länken ser samma brickor och samma svar.
solve-no-answer = Inget svar än
solve-again = Försök igen
solve-unreachable = Det går inte att nå servern. Dina brickor finns kvar.
solve-too-hard = Det här tar för lång tid för servern. Försök med färre brickor.
solve-tiles-worth =
    { $count ->
        [one] En bricka, värd { $points }
       *[other] { $count } brickor, värda { $points }
    }
solve-out =
    { $count ->
        [one] Du kan gå ut med din sista bricka!
        [2] Du kan gå ut med båda brickorna!
       *[other] Du kan gå ut med alla { $count } brickorna!
    }
solve-not-out = Du kan inte gå ut i den här turen.
solve-play = Visa stegen
solve-pause = Pausa
solve-step-back = Ett steg tillbaka
solve-step-on = Ett steg framåt
solve-legal-start = Gör draget så som det spelades.
solve-legal-ask = Är det tillåtet?
solve-legal-yes = Ja, draget är tillåtet.
solve-legal-no = Nej, draget är inte tillåtet.
solve-after-type = Skriv in bordet som det ser ut efter draget
solve-after = Bordet efter draget
solve-rebuilt-all =
    { $count ->
        [one] Brickan passar.
       *[other] Alla { $count } brickorna passar.
    }
solve-rebuilt-left =
    { $count ->
        [one] En bricka blev över.
       *[other] { $count } brickor blev över.
    }
solve-rebuilt-none = Det går inte att bilda något set av de här brickorna.
solve-use-table = Fortsätt med det här bordet
