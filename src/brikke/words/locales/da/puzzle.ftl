### Puzzles

puzzle-title-today = Dagens opgave
puzzle-title-day = Opgaven for den { $day }
puzzle-task = Læg alle dine brikker i én tur.
puzzle-grade =
    { $count ->
        [one] Ét sæt skal skilles ad
       *[other] { $count } sæt skal skilles ad
    }
puzzle-left =
    { $count ->
        [one] Så langt, så godt: én brik tilbage.
       *[other] Så langt, så godt: { $count } brikker tilbage.
    }
puzzle-small-title =
    { $count ->
        [2] Dagens lille opgave: læg begge
       *[other] Dagens lille opgave: læg alle { $count }
    }
puzzle-small-about = en ny hver dag
puzzle-small-easy = let · en ny hver dag
puzzle-small-start = Træk dem ud på bordet
puzzle-small-begin = Begynd med det markerede sæt.
puzzle-small-next = Dagens store opgave
puzzle-small-praise = Løst! Præcis sådan spilles det.
puzzle-small-learn = To minutter med ræven
puzzle-none = Den opgave findes ikke, eller ikke endnu: { $value }
puzzle-unreachable = Kan ikke få forbindelse til serveren. Det, du har lagt, er gemt.
puzzle-retry = Prøv igen

## Help

puzzle-hint = Hint
puzzle-hint-begin = Begynd med dette sæt:
puzzle-hint-apart =
    { $count ->
        [one] Det er nok at skille dette ad.
       *[other] Disse { $count } sæt skal skilles ad.
    }
puzzle-hint-step = Et af trinnene:
puzzle-hint-more = Et hint til
puzzle-solution = Vis løsningen
puzzle-solution-title = Løsningen
puzzle-solution-step = { $number } af { $count }
puzzle-solution-back = Et trin tilbage
puzzle-solution-on = Et trin frem
puzzle-solution-play = Afspil
puzzle-solution-pause = Pause
puzzle-solution-close = Tilbage til dine brikker

## Solved

puzzle-solved = Løst!
puzzle-solved-alone = Alt er lagt, og uden hints. Flot!
puzzle-solved-hints =
    { $count ->
        [one] Alt er lagt, med ét hint. Godt klaret!
       *[other] Alt er lagt, med { $count } hints. Godt klaret!
    }
puzzle-solved-shown = Alt er lagt. Næste gang får du måske ikke brug for løsningen.
puzzle-row =
    { $count ->
        [one] Én dag klaret. Kom igen i morgen!
       *[other] { $count } dage i træk.
    }
puzzle-again = Løs den en gang til
puzzle-result = Dit resultat
puzzle-share-alone = Brikke, { $day } { $dots } løst uden hints
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } løst med ét hint
       *[other] Brikke, { $day } { $dots } løst med { $count } hints
    }
puzzle-share-shown = Brikke, { $day } { $dots } løst efter et kig på løsningen

## More puzzles

puzzle-more = Flere opgaver
puzzle-another = En til: Hvor mange sæt skal skilles ad?
puzzle-another-none = Du har løst alle disse.
puzzle-days = Tidligere dage
puzzle-days-more = Vis flere dage
puzzle-day-solved = løst
puzzle-day-open = ikke løst endnu
puzzle-wins-more = Hvad vinder oftere?
puzzle-own-mistakes = Dine egne fejl
