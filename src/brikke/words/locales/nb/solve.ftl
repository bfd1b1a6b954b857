### The solver page

solve-task = Hva vil du vite?
solve-task-turn = Beste trekk
solve-task-legal = Er dette lovlig?
solve-task-rebuild = Bygg opp bordet igjen
solve-about-turn = Legg inn det som ligger på bordet, og det du har i brikkeholderen.
solve-about-legal = Legg først inn bordet og brikkeholderen slik de var før trekket. Deretter gjør du trekket.
solve-about-rebuild = Mistet oversikten? Legg inn alle brikkene som ligger rundt omkring.
solve-show-turn = Vis det beste trekket
solve-show-legal = Gjør trekket
solve-show-rebuild = Bygg opp bordet igjen
solve-photo-table = Ta bilde av bordet
solve-photo-rack = Ta bilde av brikkeholderen
solve-photo-after = Ta bilde av bordet etter trekket
solve-photo-loose = Ta bilde av brikkene
solve-empty = Legg inn noen brikker først.
solve-link-bad = En del av lenken kan ikke leses: { $value }

## Tiles and rules

solve-loose = Løse brikker
solve-left-over = Til overs
solve-goal = Let etter
solve-goal-tiles = flest brikker
solve-goal-points = flest poeng
solve-goal-fewest = færrest brikker
solve-goal-out = en måte å bli ferdig på
solve-opened = Har meldt
solve-opened-about = Første melding ble lagt i en tidligere tur.
solve-palette = Alle brikker
solve-how =
    { $faces ->
        [cards] Rekke: Trykk på den første og den siste brikken. Gruppe: Trykk på én brikke, og velg så sorter.
       *[numbers] Rekke: Trykk på den første og den siste brikken. Gruppe: Trykk på én brikke, og velg så farger.
    }
solve-keys = Taster med brikkene
solve-target = Hvor brikkene skal ligge
solve-groups = Grupper med denne brikken
solve-adding-loose = Trykk på alle brikkene som ligger rundt omkring.
solve-add-rack = Legg i brikkeholderen
solve-add-set = Legg i dette settet
solve-add-new = Legg som et nytt sett
solve-add-loose = Legg blant de løse brikkene
solve-added = Lagt til: { $tile }
solve-removed = Fjernet: { $tile }
solve-used-up = Begge er i bruk: { $tile }
solve-chosen = trykk på en annen brikke i stedet, eller der den skal ligge.
solve-remove = Fjern
solve-clear = Fjern alle brikkene
solve-cleared = Alle brikkene er fjernet.
solve-type = Skriv i stedet
solve-type-tiles = r7 er rød 7; k er svart, b blå, o oransje, og j er en joker. Sett | eller / mellom settene.
solve-type-cards = ♥7, ♣K eller ♠A; eller med bokstaver: h for ♥, c for ♣, s for ♠, d for ♦, og j for en joker. A er ess, J knekt, Q dame og K konge. Sett | eller / mellom settene.
solve-no-tile = Dette er ikke en brikke: { $value }
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
        [one] Du kan bli ferdig med den siste brikken!
        [2] Du kan bli ferdig med begge brikkene!
       *[other] Du kan bli ferdig med alle de { $count } brikkene!
    }
solve-not-out = Du kan ikke bli ferdig i denne turen.
solve-play = Vis stegene
solve-pause = Pause
solve-step-back = Ett steg tilbake
solve-step-on = Ett steg fram
solve-legal-start = Gjør trekket slik det ble spilt.
solve-legal-ask = Er dette lovlig?
solve-legal-yes = Ja, dette trekket er lovlig.
solve-legal-no = Nei, dette trekket er ikke lovlig.
solve-after-type = Skriv inn bordet slik det er etter trekket
solve-after = Bordet etter trekket
solve-rebuilt-all =
    { $count ->
        [one] Brikken passer.
       *[other] Alle de { $count } brikkene passer.
    }
solve-rebuilt-left =
    { $count ->
        [one] Én brikke er til overs.
       *[other] { $count } brikker er til overs.
    }
solve-rebuilt-none = Det er ikke mulig å lage noe sett av disse brikkene.
solve-use-table = Gå videre med dette bordet
