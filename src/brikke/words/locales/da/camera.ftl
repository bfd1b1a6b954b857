### Fotos af bordet eller brikholderen

## Tag et foto

photo-take = Tag et foto
photo-choose = Vælg et foto
photo-how-table = Oppefra og i jævnt lys. Et langt bord kræver flere fotos, og de må gerne overlappe.
photo-how-rack = Forfra eller oppefra, i jævnt lys og med alle brikker.
photo-private = Fotoet læses på denne enhed og forlader den aldrig.
photo-size = Skal hentes én gang: { $size } MB. Derefter bliver de på denne enhed.
photo-fetching = Henter: { $done } af { $size } MB
photo-reading = Læser fotoet …
photo-another = Tilføj et foto
photo-instead = Et andet foto
photo-picture = Foto { $number }
photo-remove = Fjern foto { $number }

## Tjek brikkerne

photo-tiles-found = Brikker på fotoet
photo-to-check = { $count } at tjekke
photo-doubtful = { $tile }, tjek den
photo-which = Hvilken er det?
photo-which-of = { $number } af { $count }
photo-more = Andre brikker
photo-no-tile = Ikke en brik
photo-settled = Alle brikker er læst. Tryk på en for at rette den.
photo-same-once =
    { $count ->
        [one] Foto { $first } og { $second } viser begge én af brikkerne: tælles én gang.
       *[other] Foto { $first } og { $second } viser begge { $count } af brikkerne: tælles én gang.
    }
photo-same-twice =
    { $count ->
        [one] En ens brik på foto { $first } og { $second }: tælles to gange.
       *[other] { $count } ens brikker på foto { $first } og { $second }: tælles to gange.
    }
photo-same-unsure =
    { $count ->
        [one] Viser foto { $first } og { $second } den samme brik eller to ens?
       *[other] Viser foto { $first } og { $second } de samme { $count } brikker eller andre magen til?
    }
photo-count-once = De samme: tæl én gang
photo-count-twice = Andre: tæl to gange

## Videre

photo-use = Brug disse brikker
photo-hint = Kun et hint
photo-show-turn = Vis trækket
photo-turn-size =
    { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    } · { $steps ->
        [one] 1 trin
       *[other] { $steps } trin
    }

## Fotos, der ikke kan læses

photo-problem-animation = Dette billede bevæger sig. Vælg et foto.
photo-problem-broken = Filen er beskadiget. Tag fotoet igen, eller vælg et andet.
photo-problem-dark = Fotoet er for mørkt. Tænd lyset, og tag det igen.
photo-problem-failed = Fotoet kunne ikke læses: { $value }
photo-problem-large-file = Filen er for stor til et foto. Vælg et på højst 64 MB.
photo-problem-many-pixels = Fotoet har for mange pixels, højst 50 millioner går: { $value }
photo-problem-no-photo = Dette billede kan ikke læses. JPEG, PNG og WebP kan.
photo-problem-no-tiles = Der ses ingen brikker. Gå tættere på, og tag fotoet oppefra.
photo-problem-small = Fotoet er for lille til at vise brikker: { $value }
photo-problem-unreachable = Det, der skal læse fotoet, kunne ikke hentes. Tjek forbindelsen, og prøv igen.
