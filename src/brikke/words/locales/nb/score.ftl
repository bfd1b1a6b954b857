### The score sheet for a real table

## Setting up

score-new = Nytt spill
score-rounds-open = Så mange vi vil
score-seating = I den rekkefølgen dere sitter, med klokka.
score-same-name = To spillere heter det samme: { $name }
score-change = Endre navn og regler
score-agreed = Navn og regler er endret.

## All games

score-games = Alle spill
score-running = Pågår
score-finished = Ferdige
score-no-round = ingen runde spilt
score-remove-game = Fjern
score-game-removed = Spillet er fjernet.
score-unknown = Dette spillet finnes ikke på denne enheten: { $id }

## The sheet

score-view = Visning
score-sheet = Poengark
score-timer = Klokke
score-round = Runde { $round }
score-leads = { $name } leder: { $points }
score-level = { $names } står likt på { $points }
score-check = Kontroll
score-enter = Skriv opp runde { $number }
score-written = Runde { $number } er skrevet opp.
score-edit-round = Endre runde { $number }
score-edit-about = Trykk på nummeret til en runde for å endre den.
score-corrected = Runde { $number } er endret.
score-remove-round = Fjern runden
score-round-removed = Runde { $number } er fjernet.
score-undone = Angret.
score-end = Avslutt spillet
score-ended = Spillet er over.
score-go-on = Spill videre
score-goes-on = Spillet går videre.
score-text = Del som tekst
score-download = Last ned
score-private = Alt blir på denne enheten; ingen andre får se det.
score-offline = Siden virker også uten nett.
score-not-kept = Denne enheten lar oss ikke lagre noe. Når du lukker siden, er poengarket borte, så del det som tekst først.

## Writing a round down

score-way = Hva skriver dere opp?
score-way-racks = Det som er igjen
score-way-points = Pluss og minus
score-points-about = Ett felt kan stå tomt; tallet følger av de andre.
score-plus = pluss for { $name }
score-minus = minus for { $name }
score-out = Hvem ble ferdig?
score-nobody = Ingen
score-lowest-wins = Lavest sum vinner.
score-blocked-difference = De andre får forskjellen i minus.
score-blocked-own-rack = De andre får hele summen sin i minus.
score-add-up = Legg sammen
score-add-up-of = Legg sammen brikkene til { $name }
score-photo = Ta bilde av det som er igjen
score-photo-of = Ta bilde av det { $name } har igjen
score-photo-unreachable = Kameraet kunne ikke lastes inn. Det du har skrevet, er bevart.
score-take-away = Fjern { $tile }
score-joker-costs = Trykk på hver brikke som er igjen. En joker teller { $points }.
score-added =
    { $count ->
        [one] Én brikke
       *[other] { $count } brikker
    }, { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }
score-tie = Like lav sum: Færrest brikker vinner.
score-how-many = Antall brikker: { $name }
score-who-started = Like mange brikker også: Hvem begynte runden?
score-trouble-out = Velg hvem som ble ferdig, eller «Ingen».
score-trouble-missing = Hva er igjen hos { $name }?
score-trouble-number = Dette er ikke noe tall: { $value }
score-trouble-nothing-left = { $name } ble ikke ferdig og må ha minst 1 igjen, ikke { $value }
score-trouble-too-much = { $name } kan ikke ha mer enn alle brikkene til sammen: { $value }
score-trouble-tiles = Hvor mange brikker er igjen hos { $name }?
score-trouble-starter = Velg hvem som begynte runden.
score-trouble-points = La høyst ett felt stå tomt.
score-trouble-sum = Pluss og minus skal gå opp i opp, men blir til sammen { $value }

## The timer

score-who-starts = Hvem begynner runden?
score-who-starts-about =
    { $faces ->
        [cards] Alle trekker en brikke; høyest kort begynner.
       *[numbers] Alle trekker en brikke; høyest tall begynner.
    }
score-next = Neste: { $name }
score-back = Tilbake til { $name }
score-opened = { $name } har lagt første melding
score-time-up = Tiden er ute!
score-time-up-about =
    { $tiles ->
        [0] Alt legges tilbake.
        [one] Alt legges tilbake, og du trekker én brikke.
       *[other] Alt legges tilbake, og du trekker { $tiles } brikker.
    }
score-round-over = Runden er over
score-sound = Lyd de siste ti sekundene
score-clock = Hver tur: { $time }.
score-no-clock = Disse reglene har ingen tidsgrense.
score-waits = Det er ingen tidsgrense før første melding.
score-penalty =
    { $tiles ->
        [0] Når tiden er ute, legges alt tilbake.
        [one] Når tiden er ute, legges alt tilbake, og du trekker én brikke.
       *[other] Når tiden er ute, legges alt tilbake, og du trekker { $tiles } brikker.
    }
