### Oppgaver fra feil: Hvilket trekk vinner oftest?

mistakes-number = Oppgave { $number }
mistakes-task = Hvilket trekk vinner oftest? Legg det, eller trekk en brikke.
mistakes-task-lay = Hvilket trekk vinner oftest? Legg det.
mistakes-pass = Stå over
mistakes-grade = Vanskelighetsgrad { $grade } av 5
mistakes-ease =
    { $grade ->
        [1] lett
        [2] ganske lett
        [3] middels
        [4] vanskelig
       *[other] veldig vanskelig
    }
mistakes-levels =
    { $count ->
        [0] Ingen av robotens tolv nivåer finner det
        [one] Ett av robotens tolv nivåer finner det
       *[other] { $count } av robotens tolv nivåer finner det
    }
mistakes-next = Neste spiller
mistakes-then = Deretter
mistakes-tiles =
    { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }
mistakes-unopened = har ikke lagt første melding
mistakes-own-unopened = Du har ikke lagt din første melding ennå.

## Svaret

mistakes-right = Riktig! Ingenting vinner oftere.
mistakes-wrong = Et annet trekk vinner oftere.
mistakes-yours = Ditt trekk
mistakes-yours-best = Ditt trekk er det beste
mistakes-obvious = Det opplagte trekket
mistakes-made = Det du gjorde da
mistakes-best = Det beste trekket
mistakes-draw = trekke
mistakes-doubt = Hvor ofte hvert trekk vant da runden ble spilt ferdig mange ganger, hver gang med de skjulte brikkene delt ut på nytt. Forskjellen er sikker innenfor ± { $value }.
mistakes-estimate = Hva et nevralt nettverk som har sett mange runder, venter seg, ut fra det du kunne se.
mistakes-again = Prøv igjen
mistakes-following = Neste oppgave
mistakes-why-exit = Med disse blir du ferdig og vinner runden:
mistakes-why-open = Det var på tide med første melding med disse. Før den kan du verken legge til brikker eller bli ferdig:
mistakes-why-large-opening = En mindre første melding er nok. Disse er mer verdt i brikkeholderen:
mistakes-why-joker = Jokeren gjør mer nytte på bordet nå. Legg disse:
mistakes-why-spent-joker = Denne bør du beholde, for senere tar den med seg flere brikker:
mistakes-why-drew = Å legge disse er bedre enn én brikke til i brikkeholderen:
mistakes-why-waited = Nå har du trukket lenge nok. Det er på tide å legge disse:
mistakes-why-let-out = Med disse på bordet blir neste spiller oftere ferdig:
mistakes-why-fed = Disse hjelper neste spiller med å legge flere brikker:
mistakes-why-blocked = Etter det trekket passer disse av dine egne brikker ikke lenger:
mistakes-why-more = Disse er mer verdt i brikkeholderen enn på bordet:
mistakes-why-fewer = Disse kan også legges, og ingenting går tapt på det:
mistakes-why-other = Disse bør legges først. Det som blir igjen, passer da bedre:

## Alle oppgavene, og egne feil

mistakes-list = Alle oppgavene
mistakes-solved = løst
mistakes-open = ikke løst ennå
mistakes-own-about = De dyreste tabbene i dine egne runder. Hver av dem kommer tilbake til du finner et bedre trekk, og en gang til etter noen dager.
mistakes-own-none = Ingenting å prøve igjen i dag. Hver runde du spiller ferdig, kan gi noe nytt.
mistakes-own-left =
    { $count ->
        [one] Ett igjen for i dag
       *[other] { $count } igjen for i dag
    }
mistakes-own-cost = Trekk { $turn } kostet deg { $value }

## I terminalen

mistakes-heading = Oppgave { $number }: Hva vinner oftere?
mistakes-heading-new = Oppgave fra trekk { $turn } i runde { $round } med startverdi { $seed }: Hva vinner oftere?
mistakes-rack = Brikkene dine: { $tiles }
