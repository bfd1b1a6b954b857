### Foton av bordet eller brickhållaren

## Ta ett foto

photo-take = Ta ett foto
photo-choose = Välj ett foto
photo-how-table = Uppifrån och i jämnt ljus. Ett långt bord kräver flera foton, och de får överlappa.
photo-how-rack = Framifrån eller uppifrån, i jämnt ljus och med alla brickor.
photo-private = Fotot läses på den här enheten och lämnar den aldrig.
photo-size = Behövs en gång: { $size } MB. De sparas sedan på den här enheten.
photo-fetching = Hämtar: { $done } av { $size } MB
photo-reading = Läser fotot …
photo-another = Lägg till ett foto
photo-instead = Ett annat foto
photo-picture = Foto { $number }
photo-remove = Ta bort foto { $number }

## Kontrollera brickor

photo-tiles-found = Brickor på fotot
photo-to-check = { $count } att kontrollera
photo-doubtful = { $tile }, kontrollera
photo-which = Vilken är det?
photo-which-of = { $number } av { $count }
photo-more = Andra brickor
photo-no-tile = Ingen bricka
photo-settled = Alla brickor är lästa. Tryck på en för att ändra den.
photo-same-once =
    { $count ->
        [one] Foto { $first } och { $second } visar båda en av brickorna: räknas en gång.
       *[other] Foto { $first } och { $second } visar båda { $count } av brickorna: räknas en gång.
    }
photo-same-twice =
    { $count ->
        [one] En likadan bricka på foto { $first } och { $second }: räknas två gånger.
       *[other] { $count } likadana brickor på foto { $first } och { $second }: räknas två gånger.
    }
photo-same-unsure =
    { $count ->
        [one] Visar foto { $first } och { $second } samma bricka eller två likadana?
       *[other] Visar foto { $first } och { $second } samma { $count } brickor eller andra likadana?
    }
photo-count-once = Samma: räkna en gång
photo-count-twice = Andra: räkna två gånger

## Vidare

photo-use = Använd de här brickorna
photo-hint = Bara ett tips
photo-show-turn = Visa draget
photo-turn-size =
    { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    } · { $steps ->
        [one] 1 steg
       *[other] { $steps } steg
    }

## Foton som inte kan läsas

photo-problem-animation = Den här bilden rör sig. Välj ett foto.
photo-problem-broken = Filen är skadad. Ta fotot igen eller välj ett annat.
photo-problem-dark = Fotot är för mörkt. Tänd en lampa och ta det igen.
photo-problem-failed = Fotot kunde inte läsas: { $value }
photo-problem-large-file = Filen är för stor för ett foto. Välj ett på högst 64 MB.
photo-problem-many-pixels = Fotot har för många pixlar, högst 50 miljoner går: { $value }
photo-problem-no-photo = Den här bilden kan inte läsas. JPEG, PNG och WebP går bra.
photo-problem-no-tiles = Inga brickor syns. Gå närmare och fotografera uppifrån.
photo-problem-small = Fotot är för litet för att visa brickor: { $value }
photo-problem-unreachable = Det som ska läsa fotot kunde inte hämtas. Kontrollera anslutningen och försök igen.
