### The score sheet for a real table

## Setting up

score-new = Nyt spil
score-rounds-open = Så mange, vi har lyst til
score-seating = I den rækkefølge, I sidder, med uret.
score-same-name = To spillere hedder det samme: { $name }
score-change = Ret navne og regler
score-agreed = Navne og regler er rettet.

## All games

score-games = Alle spil
score-running = I gang
score-finished = Færdige
score-no-round = ingen runde spillet
score-remove-game = Fjern
score-game-removed = Spillet er fjernet.
score-unknown = Det spil findes ikke på denne enhed: { $id }

## The sheet

score-view = Visning
score-sheet = Regnskab
score-timer = Ur
score-round = Runde { $round }
score-leads = { $name } fører: { $points }
score-level = { $names } står lige: { $points }
score-check = Kontrol
score-enter = Skriv runde { $number } op
score-written = Runde { $number } er skrevet op.
score-edit-round = Ret runde { $number }
score-edit-about = Tryk på en rundes nummer for at rette den.
score-corrected = Runde { $number } er rettet.
score-remove-round = Fjern runden
score-round-removed = Runde { $number } er fjernet.
score-undone = Fortrudt.
score-end = Afslut spillet
score-ended = Spillet er slut.
score-go-on = Spil videre
score-goes-on = Spillet går videre.
score-text = Del som tekst
score-download = Hent
score-private = Alt bliver på denne enhed; ingen andre får det at se.
score-offline = Siden virker også uden net.
score-not-kept = Der kan ikke gemmes noget på denne enhed. Når du lukker siden, er regnskabet væk, så del det som tekst først.

## Writing a round down

score-way = Hvad skriver I op?
score-way-racks = Det, der er tilbage
score-way-points = Plus og minus
score-points-about = Ét tal må stå tomt; det følger af de andre.
score-plus = plus til { $name }
score-minus = minus til { $name }
score-out = Hvem blev færdig?
score-nobody = Ingen
score-lowest-wins = Den laveste sum vinder.
score-blocked-difference = De andre får forskellen i minus.
score-blocked-own-rack = De andre får hele deres sum i minus.
score-add-up = Læg sammen
score-add-up-of = Læg brikkerne sammen for { $name }
score-photo = Fotografér det, der er tilbage
score-photo-of = Fotografér det, { $name } har tilbage
score-photo-unreachable = Kameraet kunne ikke indlæses. Det, du har skrevet, er bevaret.
score-take-away = Fjern { $tile }
score-joker-costs = Tryk på hver brik, der er tilbage. En joker tæller { $points }.
score-added =
    { $count ->
        [one] Én brik
       *[other] { $count } brikker
    }, { $points ->
        [one] ét point
       *[other] { $points } point
    }
score-tie = Lige lav sum: Færrest brikker vinder.
score-how-many = Antal brikker: { $name }
score-who-started = Også det samme antal brikker: Hvem begyndte runden?
score-trouble-out = Sig, hvem der blev færdig, eller at ingen blev det.
score-trouble-missing = Hvad er der tilbage hos { $name }?
score-trouble-number = Det er ikke et tal: { $value }
score-trouble-nothing-left = { $name } blev ikke færdig og må derfor have mindst 1 tilbage, ikke { $value }
score-trouble-too-much = { $name } kan ikke have mere end alle brikker tilsammen: { $value }
score-trouble-tiles = Hvor mange brikker er der tilbage hos { $name }?
score-trouble-starter = Sig, hvem der begyndte runden.
score-trouble-points = Lad højst ét tal stå tomt.
score-trouble-sum = Plus og minus skal gå lige op, men giver tilsammen { $value }

## The timer

score-who-starts = Hvem begynder runden?
score-who-starts-about =
    { $faces ->
        [cards] Alle trækker en brik; det højeste kort begynder.
       *[numbers] Alle trækker en brik; det højeste tal begynder.
    }
score-next = Næste: { $name }
score-back = Tilbage til { $name }
score-opened = { $name } har lagt første melding
score-time-up = Tiden er gået!
score-time-up-about =
    { $tiles ->
        [0] Alt lægges tilbage.
        [one] Alt lægges tilbage, og du trækker én brik.
       *[other] Alt lægges tilbage, og du trækker { $tiles } brikker.
    }
score-round-over = Runden er slut
score-sound = Lyd de sidste ti sekunder
score-clock = Hver tur: { $time }.
score-no-clock = Disse regler har ingen tidsgrænse.
score-waits = Der er ingen tidsgrænse før første melding.
score-penalty =
    { $tiles ->
        [0] Når tiden er gået, lægges alt tilbage.
        [one] Når tiden er gået, lægges alt tilbage, og du trækker én brik.
       *[other] Når tiden er gået, lægges alt tilbage, og du trækker { $tiles } brikker.
    }
