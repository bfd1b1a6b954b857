### Rätsel

puzzle-title-today = Rätsel des Tages
puzzle-title-day = Rätsel vom { $day }
puzzle-task = Lege alle deine Steine in einem Zug.
puzzle-grade =
    { $count ->
        [one] Eine Kombination muss zerlegt werden
       *[other] { $count } Kombinationen müssen zerlegt werden
    }
puzzle-left =
    { $count ->
        [one] So weit, so gut. Ein Stein ist noch übrig.
       *[other] So weit, so gut. { $count } Steine sind noch übrig.
    }
puzzle-small-title =
    { $count ->
        [2] Kleines Tagesrätsel: lege beide
       *[other] Kleines Tagesrätsel: lege alle { $count }
    }
puzzle-small-about = jeden Tag ein neues
puzzle-small-easy = leicht · jeden Tag ein neues
puzzle-small-start = Ziehe sie auf den Tisch
puzzle-small-begin = Beginne mit der markierten Kombination.
puzzle-small-next = Das große Rätsel des Tages
puzzle-small-praise = Gelöst! Genau so geht das Spiel.
puzzle-small-learn = Zwei Minuten mit dem Fuchs
puzzle-none = Dieses Rätsel gibt es nicht oder noch nicht: { $value }
puzzle-unreachable = Der Server ist nicht erreichbar. Was du gelegt hast, bleibt erhalten.
puzzle-retry = Noch einmal versuchen

## Help

puzzle-hint = Tipp
puzzle-hint-begin = Beginne mit dieser Kombination:
puzzle-hint-apart =
    { $count ->
        [one] Es genügt, diese eine zu zerlegen.
       *[other] Diese { $count } Kombinationen müssen zerlegt werden.
    }
puzzle-hint-step = Einer der Schritte:
puzzle-hint-more = Noch ein Tipp
puzzle-solution = Lösung zeigen
puzzle-solution-title = Die Lösung
puzzle-solution-step = { $number } von { $count }
puzzle-solution-back = Einen Schritt zurück
puzzle-solution-on = Einen Schritt weiter
puzzle-solution-play = Abspielen
puzzle-solution-pause = Pause
puzzle-solution-close = Zurück zu deinen Steinen

## Solved

puzzle-solved = Gelöst!
puzzle-solved-alone = Alles gelegt, und ganz ohne Tipp. Wunderbar!
puzzle-solved-hints =
    { $count ->
        [one] Alles gelegt, mit einem Tipp. Gut gemacht!
       *[other] Alles gelegt, mit { $count } Tipps. Gut gemacht!
    }
puzzle-solved-shown = Alles gelegt. Nächstes Mal geht es vielleicht ohne die Lösung.
puzzle-row =
    { $count ->
        [one] Ein Tagesrätsel gelöst. Bis morgen!
       *[other] An { $count } Tagen hintereinander gelöst.
    }
puzzle-again = Noch einmal legen
puzzle-result = Dein Ergebnis
puzzle-share-alone = Brikke, { $day } { $dots } ohne Tipp gelöst
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } mit einem Tipp gelöst
       *[other] Brikke, { $day } { $dots } mit { $count } Tipps gelöst
    }
puzzle-share-shown = Brikke, { $day } { $dots } mit einem Blick auf die Lösung gelöst

## More puzzles

puzzle-more = Mehr Rätsel
puzzle-another = Noch eins: Wie viele Kombinationen sollen zu zerlegen sein?
puzzle-another-none = Davon hast du alle gelöst.
puzzle-days = Frühere Tage
puzzle-days-more = Mehr Tage zeigen
puzzle-day-solved = gelöst
puzzle-day-open = noch nicht gelöst
puzzle-wins-more = Was gewinnt öfter?
puzzle-own-mistakes = Deine eigenen Fehler
