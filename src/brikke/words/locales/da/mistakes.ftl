### Opgaver fra fejl: Hvilket træk vinder oftest?

mistakes-number = Opgave { $number }
mistakes-task = Hvilket træk vinder oftest? Læg det, eller træk en brik.
mistakes-task-lay = Hvilket træk vinder oftest? Læg det.
mistakes-pass = Meld pas
mistakes-grade = Sværhedsgrad { $grade } af 5
mistakes-ease =
    { $grade ->
        [1] let
        [2] ret let
        [3] middel
        [4] svær
       *[other] meget svær
    }
mistakes-levels =
    { $count ->
        [0] Ingen af robottens tolv niveauer finder det
        [one] Ét af robottens tolv niveauer finder det
       *[other] { $count } af robottens tolv niveauer finder det
    }
mistakes-next = Næste spiller
mistakes-then = Derefter
mistakes-tiles =
    { $count ->
        [one] én brik
       *[other] { $count } brikker
    }
mistakes-unopened = har ikke lagt første melding
mistakes-own-unopened = Du har ikke lagt din første melding endnu.

## Svaret

mistakes-right = Rigtigt! Intet vinder oftere.
mistakes-wrong = Et andet træk vinder oftere.
mistakes-yours = Dit træk
mistakes-yours-best = Dit træk er det bedste
mistakes-obvious = Det oplagte træk
mistakes-made = Hvad du gjorde dengang
mistakes-best = Det bedste træk
mistakes-draw = trække
mistakes-doubt = Hvor ofte hvert træk vandt, da runden blev spillet til ende mange gange, hver gang med de skjulte brikker delt ud på ny. Forskellen er sikker inden for ± { $value }.
mistakes-estimate = Hvad et neuralt netværk, der har set mange runder, forventer, ud fra det du kunne se.
mistakes-again = Prøv igen
mistakes-following = Næste opgave
mistakes-why-exit = Med disse bliver du færdig og vinder runden:
mistakes-why-open = Det var tid til din første melding med disse. Før den kan du hverken lægge brikker til eller blive færdig:
mistakes-why-large-opening = En mindre første melding er nok. Disse er mere værd på brikholderen:
mistakes-why-joker = Jokeren gør mere gavn på bordet nu. Læg disse:
mistakes-why-spent-joker = Denne bør du beholde, for senere tager den flere brikker med sig:
mistakes-why-drew = At lægge disse er bedre end én brik mere på brikholderen:
mistakes-why-waited = Nu har du trukket længe nok. Det er tid til at lægge disse:
mistakes-why-let-out = Med disse på bordet bliver næste spiller oftere færdig:
mistakes-why-fed = Disse hjælper næste spiller med at lægge flere brikker:
mistakes-why-blocked = Efter det træk passer disse af dine egne brikker ikke længere:
mistakes-why-more = Disse er mere værd på brikholderen end på bordet:
mistakes-why-fewer = Disse kan også lægges, og intet går tabt ved det:
mistakes-why-other = Disse bør lægges først. Det, der bliver tilbage, passer så bedre:

## Alle opgaver, og ens egne fejl

mistakes-list = Alle opgaver
mistakes-solved = løst
mistakes-open = ikke løst endnu
mistakes-own-about = De dyreste fejl i dine egne runder. Hver af dem kommer igen, til du finder et bedre træk, og endnu en gang efter nogle dage.
mistakes-own-none = Der er intet at prøve igen i dag. Hver runde, du spiller til ende, kan give noget nyt.
mistakes-own-left =
    { $count ->
        [one] Ét tilbage for i dag
       *[other] { $count } tilbage for i dag
    }
mistakes-own-cost = Træk { $turn } kostede dig { $value }

## I terminalen

mistakes-heading = Opgave { $number }: Hvad vinder oftere?
mistakes-heading-new = Opgave fra træk { $turn } i runde { $round } med startværdi { $seed }: Hvad vinder oftere?
mistakes-rack = Dine brikker: { $tiles }
