### The score sheet for a real table

## Setting up

score-new = Uusi peli
score-rounds-open = Niin monta kuin halutaan
score-seating = Istumajärjestyksessä myötäpäivään.
score-same-name = Kahdella pelaajalla on sama nimi: { $name }
score-change = Muuta nimiä ja sääntöjä
score-agreed = Nimet ja säännöt on muutettu.

## All games

score-games = Kaikki pelit
score-running = Kesken
score-finished = Päättyneet
score-no-round = ei yhtään kierrosta
score-remove-game = Poista
score-game-removed = Peli poistettiin.
score-unknown = Tällä laitteella ei ole tällaista peliä: { $id }

## The sheet

score-view = Näkymä
score-sheet = Pistetaulukko
score-timer = Kello
score-round = { $round }. kierros
score-leads = { $name } johtaa: { $points }
score-level = Tasoissa { $names }, pisteitä { $points }
score-check = Tarkistus
score-enter = Kirjaa { $number }. kierros
score-written = { $number }. kierros on kirjattu.
score-edit-round = Muuta { $number }. kierrosta
score-edit-about = Muuta kierrosta napauttamalla sen numeroa.
score-corrected = { $number }. kierros muutettiin.
score-remove-round = Poista kierros
score-round-removed = { $number }. kierros poistettiin.
score-undone = Kumottu.
score-end = Päätä peli
score-ended = Peli on päättynyt.
score-go-on = Jatka peliä
score-goes-on = Peli jatkuu.
score-text = Jaa tekstinä
score-download = Lataa
score-private = Kaikki pysyy tällä laitteella; kukaan muu ei näe sitä.
score-offline = Sivu toimii myös ilman verkkoa.
score-not-kept = Tämä laite ei anna tallentaa mitään. Kun suljet sivun, pisteet katoavat, joten jaa ne ensin tekstinä.

## Writing a round down

score-way = Mitä kirjataan?
score-way-racks = Mitä jäi
score-way-points = Plussat ja miinukset
score-points-about = Yhden luvun voi jättää tyhjäksi: se lasketaan muista.
score-plus = plussaa: { $name }
score-minus = miinusta: { $name }
score-out = Kuka tyhjensi pidikkeensä?
score-nobody = Ei kukaan
score-lowest-wins = Pienin summa voittaa.
score-blocked-difference = Muut menettävät eron siihen.
score-blocked-own-rack = Muut menettävät koko oman summansa.
score-add-up = Laske yhteen
score-add-up-of = Laske nappulat yhteen: { $name }
score-photo = Kuvaa jäljelle jääneet
score-photo-of = Kuvaa, mitä jäi: { $name }
score-photo-unreachable = Kameraa ei voitu ladata. Kirjaamasi tiedot ovat tallessa.
score-take-away = Poista { $tile }
score-joker-costs = Napauta jokaista jäljelle jäänyttä nappulaa. Jokeri on { $points } pistettä.
score-added =
    { $count ->
        [one] Yksi nappula
       *[other] { $count } nappulaa
    }, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
score-tie = Yhtä pieni summa: se voittaa, jolla on vähiten nappuloita.
score-how-many = Nappuloita: { $name }
score-who-started = Nappuloitakin yhtä monta: kuka aloitti kierroksen?
score-trouble-out = Kerro, kuka tyhjensi pidikkeensä, tai valitse ”Ei kukaan”.
score-trouble-missing = Mitä pidikkeeseen jäi: { $name }?
score-trouble-number = Tämä ei ole luku: { $value }
score-trouble-nothing-left = { $name } ei tyhjentänyt pidikettään, joten pisteitä jäi ainakin 1 eikä { $value }
score-trouble-too-much = { $name }: { $value } on enemmän kuin kaikki nappulat yhteensä.
score-trouble-tiles = Montako nappulaa jäi: { $name }?
score-trouble-starter = Kerro, kuka aloitti kierroksen.
score-trouble-points = Jätä enintään yksi luku tyhjäksi.
score-trouble-sum = Plussien ja miinusten on kumottava toisensa, mutta yhteensä ne ovat { $value }

## The timer

score-who-starts = Kuka aloittaa kierroksen?
score-who-starts-about =
    { $faces ->
        [cards] Kaikki nostavat nappulan; suurimman kortin saanut aloittaa.
       *[numbers] Kaikki nostavat nappulan; suurimman numeron saanut aloittaa.
    }
score-next = Seuraava: { $name }
score-back = Takaisin: { $name }
score-opened = { $name } on avannut
score-time-up = Aika loppui!
score-time-up-about =
    { $tiles ->
        [0] Nappulat palautetaan paikoilleen.
        [one] Nappulat palautetaan paikoilleen, ja nostat yhden nappulan.
       *[other] Nappulat palautetaan paikoilleen, ja nostat { $tiles } nappulaa.
    }
score-round-over = Kierros on ohi
score-sound = Ääni viimeisten kymmenen sekunnin ajan
score-clock = Vuoron aikaraja: { $time }.
score-no-clock = Näissä säännöissä ei ole aikarajaa.
score-waits = Ennen avausta aikarajaa ei ole.
score-penalty =
    { $tiles ->
        [0] Jos aika loppuu, nappulat palautetaan paikoilleen.
        [one] Jos aika loppuu, nappulat palautetaan paikoilleen, ja nostat yhden nappulan.
       *[other] Jos aika loppuu, nappulat palautetaan paikoilleen, ja nostat { $tiles } nappulaa.
    }
