### The score sheet for a real table

## Setting up

score-new = Nytt spel
score-rounds-open = Så många vi vill
score-seating = I den ordning ni sitter, medurs.
score-same-name = Två spelare heter likadant: { $name }
score-change = Ändra namn och regler
score-agreed = Namn och regler är ändrade.

## All games

score-games = Alla spel
score-running = Pågående
score-finished = Avslutade
score-no-round = ingen runda spelad
score-remove-game = Ta bort
score-game-removed = Spelet togs bort.
score-unknown = Det spelet finns inte på den här enheten: { $id }

## The sheet

score-view = Vy
score-sheet = Poängblad
score-timer = Klocka
score-round = Runda { $round }
score-leads = { $name } leder och har totalt { $points }
score-level = { $names } ligger lika på { $points }
score-check = Kontroll
score-enter = Anteckna runda { $number }
score-written = Runda { $number } är antecknad.
score-edit-round = Ändra runda { $number }
score-edit-about = Tryck på rundans nummer för att ändra den.
score-corrected = Runda { $number } ändrades.
score-remove-round = Ta bort rundan
score-round-removed = Runda { $number } togs bort.
score-undone = Ångrat.
score-end = Avsluta spelet
score-ended = Spelet är slut.
score-go-on = Spela vidare
score-goes-on = Spelet fortsätter.
score-text = Dela som text
score-download = Ladda ner
score-private = Allt stannar på den här enheten; ingen annan får se det.
score-offline = Sidan fungerar även utan nät.
score-not-kept = Den här enheten låter oss inte spara något. När du stänger sidan försvinner poängbladet, så dela det som text först.

## Writing a round down

score-way = Vad antecknar ni?
score-way-racks = Det som är kvar
score-way-points = Plus och minus
score-points-about = Ett fält får lämnas tomt; det räknas ut av de andra.
score-plus = plus för { $name }
score-minus = minus för { $name }
score-out = Vem gick ut?
score-nobody = Ingen
score-lowest-wins = Lägst summa vinner.
score-blocked-difference = De andra får skillnaden mot den i minus.
score-blocked-own-rack = De andra får hela sin summa i minus.
score-add-up = Räkna ihop
score-add-up-of = Räkna ihop brickorna för { $name }
score-photo = Fotografera det som är kvar
score-photo-of = Fotografera det som { $name } har kvar
score-photo-unreachable = Kameran kunde inte laddas. Det du har fyllt i finns kvar.
score-take-away = Ta bort { $tile }
score-joker-costs = Tryck på varje bricka som är kvar. En joker räknas som { $points }.
score-added =
    { $count ->
        [one] En bricka
       *[other] { $count } brickor
    }, { $points ->
        [one] en poäng
       *[other] { $points } poäng
    }
score-tie = Lika låg summa: färre brickor vinner.
score-how-many = Antal brickor: { $name }
score-who-started = Lika många brickor också: vem började rundan?
score-trouble-out = Ange vem som gick ut, eller att ingen gjorde det.
score-trouble-missing = Vad är kvar hos { $name }?
score-trouble-number = Det här är inget tal: { $value }
score-trouble-nothing-left = { $name } gick inte ut och måste ha minst 1 kvar, inte { $value }
score-trouble-too-much = { $name } kan inte ha mer än alla brickor tillsammans: { $value }
score-trouble-tiles = Hur många brickor är kvar hos { $name }?
score-trouble-starter = Ange vem som började rundan.
score-trouble-points = Lämna högst ett fält tomt.
score-trouble-sum = Plus och minus ska ta ut varandra, men blir tillsammans { $value }

## The timer

score-who-starts = Vem börjar rundan?
score-who-starts-about =
    { $faces ->
        [cards] Alla drar en bricka; högst kort börjar.
       *[numbers] Alla drar en bricka; högst siffra börjar.
    }
score-next = Nästa: { $name }
score-back = Tillbaka till { $name }
score-opened = { $name } har gjort sitt startdrag
score-time-up = Tiden är ute!
score-time-up-about =
    { $tiles ->
        [0] Allt läggs tillbaka.
        [one] Allt läggs tillbaka och du drar en bricka.
       *[other] Allt läggs tillbaka och du drar { $tiles } brickor.
    }
score-round-over = Rundan är slut
score-sound = Ljud de sista tio sekunderna
score-clock = Varje tur: { $time }.
score-no-clock = De här reglerna har ingen tidsgräns.
score-waits = Det finns ingen tidsgräns före startdraget.
score-penalty =
    { $tiles ->
        [0] Om tiden tar slut läggs allt tillbaka.
        [one] Om tiden tar slut läggs allt tillbaka och du drar en bricka.
       *[other] Om tiden tar slut läggs allt tillbaka och du drar { $tiles } brickor.
    }
