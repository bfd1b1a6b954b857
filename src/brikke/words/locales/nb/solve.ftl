### The solver page

solve-task = Hva vil du vite?
solve-task-turn = Beste trekk
solve-task-legal = Er dette lov?
solve-task-rebuild = Bygg opp bordet
solve-about-turn = Legg inn det som ligger på bordet og det du har i brikkeholderen.
solve-about-legal = Først bordet og brikkeholderen slik de var før trekket. Deretter legger du trekket.
solve-about-rebuild = Mistet oversikten? Legg inn alle brikkene som ligger rundt.
solve-show-turn = Vis beste trekk
solve-show-legal = Legg trekket nå
solve-show-rebuild = Bygg opp bordet
solve-empty = Legg inn noen brikker først.
solve-link-bad = En del av lenken kan ikke leses: { $value }

## Tiles and rules

solve-loose = Løse brikker
solve-left-over = Til overs
solve-goal = Se etter
solve-goal-tiles = flest brikker
solve-goal-points = flest poeng
solve-goal-fewest = færrest brikker
solve-goal-out = å gå ut
solve-opened = Har meldt
solve-opened-about = Første melding ble lagt i en tidligere tur.
solve-palette = Alle brikker
solve-how = Rekke: Trykk på den første og den siste brikken. Gruppe: Trykk på én brikke, og velg så farger.
solve-target = Hvor brikkene skal
solve-groups = Grupper med denne brikken
solve-adding-loose = Trykk på alle brikkene som ligger rundt.
solve-add-rack = Legg i brikkeholderen
solve-add-set = Legg til denne serien
solve-add-new = Legg som ny serie
solve-add-loose = Legg til de løse brikkene
solve-added = Lagt til: { $tile }
solve-removed = Fjernet: { $tile }
solve-used-up = Begge er i bruk: { $tile }
solve-chosen = trykk på en annen brikke i stedet, eller der den skal ligge.
solve-remove = Fjern
solve-clear = Fjern alle brikkene
solve-cleared = Alle brikkene er fjernet.
solve-type = Skriv i stedet
solve-type-tiles = r7 er rød 7; k er svart, b blå, o oransje, og j er en joker. Sett | eller / mellom seriene.
solve-type-cards = ♥7, ♣K eller ♠A; eller med bokstaver: r for ♥, b for ♣, k for ♠, o for ♦, og j for en joker. Sett | eller / mellom seriene.
solve-no-tile = Dette er ingen brikke: { $value }
solve-too-many = Det finnes bare to av hver brikke: { $value }

## Answers

solve-back = Endre brikkene
solve-share = Del denne stillingen
solve-share-about = Den som åpner lenken, ser de samme brikkene og det samme svaret.
solve-no-answer = Ikke noe svar ennå
solve-again = Prøv igjen
solve-unreachable = Får ikke kontakt med serveren. Brikkene dine er tatt vare på.
solve-too-hard = Dette tar for lang tid for serveren. Prøv med færre brikker.
solve-tiles-worth =
    { $count ->
        [one] Én brikke, verdt { $points }
       *[other] { $count } brikker, verdt { $points }
    }
solve-out =
    { $count ->
        [one] Du kan gå ut med den siste brikken!
       *[other] Du kan gå ut med alle { $count } brikkene!
    }
solve-not-out = Du kan ikke gå ut i denne turen.
solve-play = Vis trinnene
solve-pause = Pause
solve-step-back = Ett trinn tilbake
solve-step-on = Ett trinn videre
solve-legal-start = Legg trekket slik det ble spilt.
solve-legal-ask = Er dette lov?
solve-legal-yes = Ja, dette trekket er lov.
solve-legal-no = Ikke lov: { $table }
solve-after-type = Skriv bordet etter trekket
solve-after = Bordet etter trekket
solve-rebuilt-all =
    { $count ->
        [one] Brikken passer.
       *[other] Alle { $count } brikkene passer.
    }
solve-rebuilt-left =
    { $count ->
        [one] Én brikke er til overs.
       *[other] { $count } brikker er til overs.
    }
solve-rebuilt-none = Det går ikke an å lage noen serie av disse brikkene.
solve-use-table = Gå videre med dette bordet
