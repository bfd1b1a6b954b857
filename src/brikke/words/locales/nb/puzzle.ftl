### Puzzles

puzzle-title-today = Dagens oppgave
puzzle-title-day = Oppgaven for { $day }
puzzle-task = Legg alle brikkene dine i én tur.
puzzle-grade =
    { $count ->
        [one] Ett sett må deles opp
       *[other] { $count } sett må deles opp
    }
puzzle-left =
    { $count ->
        [one] Bra så langt: én brikke igjen.
       *[other] Bra så langt: { $count } brikker igjen.
    }
puzzle-small-title =
    { $count ->
        [2] Dagens lille oppgave: legg begge
       *[other] Dagens lille oppgave: legg alle { $count }
    }
puzzle-small-about = en ny hver dag
puzzle-small-easy = lett · en ny hver dag
puzzle-small-start = Dra dem ut på bordet
puzzle-small-begin = Begynn med det markerte settet.
puzzle-small-next = Dagens store oppgave
puzzle-small-praise = Løst! Akkurat slik spilles det.
puzzle-small-learn = To minutter med reven
puzzle-none = Denne oppgaven finnes ikke, eller ikke ennå: { $value }
puzzle-unreachable = Får ikke kontakt med serveren. Det du har lagt, er tatt vare på.
puzzle-retry = Prøv igjen

## Help

puzzle-hint = Tips
puzzle-hint-begin = Begynn med dette settet:
puzzle-hint-apart =
    { $count ->
        [one] Det holder å dele opp dette settet.
       *[other] Disse { $count } settene må deles opp.
    }
puzzle-hint-step = Ett av stegene:
puzzle-hint-more = Ett tips til
puzzle-solution = Vis løsningen
puzzle-solution-title = Løsningen
puzzle-solution-step = { $number } av { $count }
puzzle-solution-back = Ett steg tilbake
puzzle-solution-on = Ett steg fram
puzzle-solution-play = Spill av
puzzle-solution-pause = Pause
puzzle-solution-close = Tilbake til brikkene dine

## Solved

puzzle-solved = Løst!
puzzle-solved-alone = Alt er lagt, og uten tips. Så fint!
puzzle-solved-hints =
    { $count ->
        [one] Alt er lagt, med ett tips. Godt gjort!
       *[other] Alt er lagt, med { $count } tips. Godt gjort!
    }
puzzle-solved-shown = Alt er lagt. Neste gang trenger du kanskje ikke løsningen.
puzzle-row =
    { $count ->
        [one] Én dag i boks. Kom tilbake i morgen!
       *[other] { $count } dager på rad.
    }
puzzle-again = Løs den en gang til
puzzle-result = Resultatet ditt
puzzle-share-alone = Brikke, { $day } { $dots } løst uten tips
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } løst med ett tips
       *[other] Brikke, { $day } { $dots } løst med { $count } tips
    }
puzzle-share-shown = Brikke, { $day } { $dots } løst etter en titt på løsningen

## More puzzles

puzzle-more = Flere oppgaver
puzzle-another = En til: Hvor mange sett skal deles opp?
puzzle-another-none = Du har løst alle disse.
puzzle-days = Tidligere dager
puzzle-days-more = Vis flere dager
puzzle-day-solved = løst
puzzle-day-open = ikke løst ennå
puzzle-wins-more = Hva vinner oftere?
puzzle-own-mistakes = Dine egne feil
