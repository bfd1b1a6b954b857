### Puzzles

puzzle-title-today = Dagens kluring
puzzle-title-day = Kluringen den { $day }
puzzle-task = Lägg alla dina brickor i en och samma tur.
puzzle-grade =
    { $count ->
        [one] Ett set måste delas upp
       *[other] { $count } set måste delas upp
    }
puzzle-left =
    { $count ->
        [one] Bra så långt: en bricka kvar.
       *[other] Bra så långt: { $count } brickor kvar.
    }
puzzle-small-title =
    { $count ->
        [2] Dagens lilla kluring: lägg båda
       *[other] Dagens lilla kluring: lägg alla { $count }
    }
puzzle-small-about = en ny varje dag
puzzle-small-easy = lätt · en ny varje dag
puzzle-small-start = Dra ut dem på bordet
puzzle-small-begin = Börja med det markerade setet.
puzzle-small-next = Dagens stora kluring
puzzle-small-praise = Löst! Precis så går spelet till.
puzzle-small-learn = Två minuter med räven
puzzle-none = Den kluringen finns inte, eller inte än: { $value }
puzzle-unreachable = Det går inte att nå servern. Det du har lagt finns kvar.
puzzle-retry = Försök igen

## Help

puzzle-hint = Tips
puzzle-hint-begin = Börja med det här setet:
puzzle-hint-apart =
    { $count ->
        [one] Det räcker att dela upp det här.
       *[other] De här { $count } seten måste delas upp.
    }
puzzle-hint-step = Ett av stegen:
puzzle-hint-more = Ett tips till
puzzle-solution = Visa lösningen
puzzle-solution-title = Lösningen
puzzle-solution-step = { $number } av { $count }
puzzle-solution-back = Ett steg tillbaka
puzzle-solution-on = Ett steg framåt
puzzle-solution-play = Spela upp
puzzle-solution-pause = Pausa
puzzle-solution-close = Tillbaka till dina brickor

## Solved

puzzle-solved = Löst!
puzzle-solved-alone = Allt är lagt, och utan tips. Snyggt!
puzzle-solved-hints =
    { $count ->
        [one] Allt är lagt, med ett tips. Bra gjort!
       *[other] Allt är lagt, med { $count } tips. Bra gjort!
    }
puzzle-solved-shown = Allt är lagt. Nästa gång kanske du klarar dig utan lösningen.
puzzle-row =
    { $count ->
        [one] En dag avklarad. Kom tillbaka i morgon!
       *[other] { $count } dagar i rad.
    }
puzzle-again = Lös den en gång till
puzzle-result = Ditt resultat
puzzle-share-alone = Brikke, { $day } { $dots } löst utan tips
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } löst med ett tips
       *[other] Brikke, { $day } { $dots } löst med { $count } tips
    }
puzzle-share-shown = Brikke, { $day } { $dots } löst efter en titt på lösningen

## More puzzles

puzzle-more = Fler kluringar
puzzle-another = En till: hur många set ska delas upp?
puzzle-another-none = Du har löst alla sådana.
puzzle-days = Tidigare dagar
puzzle-days-more = Visa fler dagar
puzzle-day-solved = löst
puzzle-day-open = inte löst än
puzzle-wins-more = Vad vinner oftare?
puzzle-own-mistakes = Dina egna misstag
