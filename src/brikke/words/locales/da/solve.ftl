### The solver page

solve-task = Hvad vil du vide?
solve-task-turn = Bedste træk
solve-task-legal = Er det tilladt?
solve-task-rebuild = Genskab bordet
solve-about-turn = Læg ind, hvad der ligger på bordet, og hvad du har på din brikholder.
solve-about-legal = Først bordet og brikholderen, som de var før trækket. Så spiller du selve trækket.
solve-about-rebuild = Mistet overblikket? Læg alle de brikker ind, der ligger rundt omkring.
solve-show-turn = Vis det bedste træk
solve-show-legal = Spil nu trækket
solve-show-rebuild = Genskab bordet
solve-photo-table = Fotografér bordet
solve-photo-rack = Fotografér brikholderen
solve-photo-after = Fotografér bordet efter trækket
solve-photo-loose = Fotografér brikkerne
solve-empty = Læg nogle brikker ind først.
solve-link-bad = En del af linket kan ikke læses: { $value }

## Tiles and rules

solve-loose = Løse brikker
solve-left-over = Til overs
solve-goal = Led efter
solve-goal-tiles = flest brikker
solve-goal-points = flest point
solve-goal-fewest = færrest brikker
solve-goal-out = en måde at blive færdig på
solve-opened = Har meldt
solve-opened-about = Første melding blev lagt i en tidligere tur.
solve-palette = Alle brikker
solve-how =
    { $faces ->
        [cards] Række: Tryk på den første og den sidste brik. Gruppe: Tryk på én brik, og vælg så kulører.
       *[numbers] Række: Tryk på den første og den sidste brik. Gruppe: Tryk på én brik, og vælg så farver.
    }
solve-keys = Taster med brikkerne
solve-target = Hvor brikkerne skal hen
solve-groups = Grupper med denne brik
solve-adding-loose = Tryk på alle de brikker, der ligger rundt omkring.
solve-add-rack = Læg på brikholderen
solve-add-set = Læg i dette sæt
solve-add-new = Læg som et nyt sæt
solve-add-loose = Læg blandt de løse brikker
solve-added = Lagt til: { $tile }
solve-removed = Fjernet: { $tile }
solve-used-up = Begge er i brug: { $tile }
solve-chosen = tryk på en anden brik i stedet, eller tryk der, hvor denne skal ligge.
solve-remove = Fjern
solve-clear = Fjern alle brikker
solve-cleared = Alle brikker er fjernet.
solve-type = Skriv i stedet
solve-type-tiles = r7 er rød 7; k er sort, b blå, o orange, og j er en joker. Sæt | eller / mellem sættene.
solve-type-cards = ♥7, ♣K eller ♠A; eller med bogstaver: h for ♥, c for ♣, s for ♠, d for ♦, og j for en joker. A er es, J knægt, Q dame og K konge. Sæt | eller / mellem sættene.
solve-no-tile = Det er ikke en brik: { $value }
solve-too-many = Der er kun to af hver brik: { $value }

## Answers

solve-back = Ret brikkerne
solve-share = Del denne stilling
solve-share-about = Den, der åbner linket, ser de samme brikker og det samme svar.
solve-no-answer = Intet svar endnu
solve-again = Prøv igen
solve-unreachable = Kan ikke få forbindelse til serveren. Dine brikker er gemt.
solve-too-hard = Det tager serveren for lang tid. Prøv med færre brikker.
solve-tiles-worth =
    { $count ->
        [one] Én brik, { $points } point værd
       *[other] { $count } brikker, { $points } point værd
    }
solve-out =
    { $count ->
        [one] Du kan blive færdig med din sidste brik!
       *[other] Du kan blive færdig med dine { $count } brikker!
    }
solve-not-out = Du kan ikke blive færdig i denne tur.
solve-play = Vis trinnene
solve-pause = Pause
solve-step-back = Et trin tilbage
solve-step-on = Et trin frem
solve-legal-start = Læg brikkerne, som de blev lagt i trækket.
solve-legal-ask = Er det tilladt?
solve-legal-yes = Ja, trækket er tilladt.
solve-legal-no = Nej, trækket er ikke tilladt.
solve-after-type = Skriv bordet, som det ser ud efter trækket
solve-after = Bordet efter trækket
solve-rebuilt-all =
    { $count ->
        [one] Brikken passer.
       *[other] Alle { $count } brikker passer.
    }
solve-rebuilt-left =
    { $count ->
        [one] Én brik er til overs.
       *[other] { $count } brikker er til overs.
    }
solve-rebuilt-none = Der kan ikke laves noget sæt af disse brikker.
solve-use-table = Fortsæt med dette bord
