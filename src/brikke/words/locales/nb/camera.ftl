### Bilder av bordet eller brikkeholderen

## Ta et bilde

photo-take = Ta et bilde
photo-choose = Velg et bilde
photo-how-table = Ovenfra og i jevnt lys. Et langt bord trenger flere bilder, og de kan overlappe.
photo-how-rack = Forfra eller ovenfra, i jevnt lys og med alle brikkene.
photo-private = Bildet leses på denne enheten og forlater den aldri.
photo-size = Trengs én gang: { $size } MB. Så blir de på denne enheten.
photo-fetching = Henter: { $done } av { $size } MB
photo-reading = Leser bildet …
photo-another = Legg til et bilde
photo-instead = Et annet bilde
photo-picture = Bilde { $number }
photo-remove = Fjern bilde { $number }

## Sjekk brikkene

photo-tiles-found = Brikker i bildet
photo-to-check = { $count } å sjekke
photo-doubtful = { $tile }, sjekk den
photo-which = Hvilken er det?
photo-which-of = { $number } av { $count }
photo-more = Andre brikker
photo-no-tile = Ikke en brikke
photo-settled = Alle brikkene er lest. Trykk på en for å rette den.
photo-same-once =
    { $count ->
        [one] Bilde { $first } og { $second } viser begge én av brikkene: telles én gang.
       *[other] Bilde { $first } og { $second } viser begge { $count } av brikkene: telles én gang.
    }
photo-same-twice =
    { $count ->
        [one] En lik brikke i bilde { $first } og { $second }: telles to ganger.
       *[other] { $count } like brikker i bilde { $first } og { $second }: telles to ganger.
    }
photo-same-unsure =
    { $count ->
        [one] Viser bilde { $first } og { $second } den samme brikken eller to like?
       *[other] Viser bilde { $first } og { $second } de samme { $count } brikkene eller andre som er like?
    }
photo-count-once = De samme: tell én gang
photo-count-twice = Andre: tell to ganger

## Videre

photo-use = Bruk disse brikkene
photo-hint = Bare et tips
photo-show-turn = Vis trekket
photo-turn-size =
    { $tiles ->
        [one] 1 brikke
       *[other] { $tiles } brikker
    } · { $steps ->
        [one] 1 steg
       *[other] { $steps } steg
    }

## Bilder som ikke kan leses

photo-problem-animation = Dette bildet beveger seg. Velg et foto.
photo-problem-broken = Filen er skadet. Ta bildet på nytt, eller velg et annet.
photo-problem-dark = Bildet er for mørkt. Slå på et lys, og ta det på nytt.
photo-problem-failed = Bildet kunne ikke leses: { $value }
photo-problem-large-file = Filen er for stor for et bilde. Velg et på høyst 64 MB.
photo-problem-many-pixels = Bildet har for mange piksler, høyst 50 millioner går: { $value }
photo-problem-no-photo = Dette bildet kan ikke leses. JPEG, PNG og WebP går bra.
photo-problem-no-tiles = Ingen brikker synes. Gå nærmere, og ta bildet ovenfra.
photo-problem-small = Bildet er for lite til å vise brikker: { $value }
photo-problem-unreachable = Det som skal lese bildet, kunne ikke hentes. Sjekk forbindelsen, og prøv på nytt.
