### The browser.

## Everywhere

app-tagline = Rummy med brikker: bli først kvitt alle dine.
app-home = Forside
app-close = Lukk
app-loading = Et øyeblikk …
app-lost = Denne siden finnes ikke.
app-needs-server = Denne siden trenger en server. Her går spillet uten server.
app-failed = Det gikk ikke: { $reason }
app-unreachable = Får ikke kontakt med serveren. Prøver igjen …
app-offline = Denne siden krever nett. Poengarket virker uten nett.
app-you = Du
app-someone = Gjest
app-copy = Kopier
app-copied = Kopiert
app-share = Del
app-reload = Last inn på nytt
app-rules = Regler
app-title-turn = ({ $count }) Din tur – Brikke

## Settings

settings-title = Innstillinger
settings-name = Navnet ditt
settings-save = Lagre
settings-language = Språk
settings-notices = Si fra når det er min tur
settings-sound = Lyd
settings-device-replace = På denne enheten spiller du som { $name }. Vil du bytte til spilleren som sendte lenken?
settings-device-yes = Ja, bytt
settings-device-welcome = På denne enheten spiller du nå som { $name }.
settings-device-old = Lenken er allerede brukt eller for gammel. Lag en ny.

## You at the table

profile-title = Du ved bordet
profile-open = Navnet ditt, dyret ditt og fargen din
profile-animal = Dyret ditt
profile-colour = Fargen din
profile-colour-about = Har noen ved bordet den allerede, får du den neste som er ledig.

## Home

home-new = Aldri spilt? To minutter.
home-new-about = Reven viser hvordan, brikke for brikke.
home-sets = To slags sett
home-group = Samme tall, ulike farger
home-run = Samme farge, tall på rad
home-who = Hvem vil du spille mot?
home-easy = lett
home-hard = vanskelig
home-sitting =
    { $count ->
        [one] { $names } setter seg hos deg
       *[other] { $names } setter seg hos deg
    }
home-name = Hva skal vi kalle deg?
home-bots = Spill mot roboter
home-bots-now = Spill nå
home-friends = Spill med venner
home-friends-short = Venner
home-friends-about = Opprett et bord og send lenken. Ingen innlogging, ingenting å installere.
home-friends-now = Opprett et bord
seek-title = Finn spillere
home-waiting = { $count ->
    [one] Én person ser etter spillere
   *[other] { $count } personer ser etter spillere
  }
home-seek-about = Ingen å spille med? Sett deg med andre som vil spille nå.
home-pass = Alle på én skjerm
home-pass-about = Alle spiller på denne enheten og sender den videre.
home-pass-now = Velg spillere
home-join = Sett deg ved et bord
home-join-label = Lenke eller kode
home-join-now = Bli med
home-join-bad = Dette er ingen lenke eller kode til et bord eller en klubb: { $value }
home-join-none = Ingen åpne bord og ingen klubb har denne koden: { $value }
home-continue = Spill videre
home-continue-more = Flere spill
home-continue-all = { $count ->
    [one] Vis ett eldre spill
   *[other] Vis { $count } eldre spill
}
home-your-turn = Din tur
home-your-turn-left = Din tur: { $time } igjen
home-round-of = Runde { $round } av { $rounds }
home-with = med { $names }
home-alone = ingen andre ennå
home-phase-waiting = Ikke begynt ennå
home-phase-salting = Brikkene deles ut
home-phase-playing = De andre spiller
home-phase-between = Runden er over
home-phase-over = Spillet er over
home-listed = Åpne bord
home-watch = Se på
home-change = Endre regler og spillere
home-puzzle-away = Oppgaven kunne ikke lastes inn.
home-more = Mer
home-more-learn = Lær spillet
home-more-learn-about = Korte leksjoner der du spiller selv, og så en første runde.
home-more-rules = Regler
home-more-rules-about = Hver utgave med enkle ord, side om side.
home-more-puzzle = Oppgaver
home-more-puzzle-about = Legg alle brikkene dine: en ny oppgave hver dag.
home-more-solve = Trekkhjelp
home-more-solve-about = Finn det beste trekket, sjekk om et trekk er lovlig, eller bygg opp bordet igjen.
home-more-score = Poengark
home-more-score-about = For spill ved et ekte bord, med klokke; virker uten nett.
home-more-replay = Reprise
home-more-replay-about = Se en ferdig runde igjen, og hva som var mulig.
home-more-club = Klubber
home-more-club-about = Finn medspillere, og møt vennene dine.
home-more-games = Mine spill
home-more-games-about = Resultatene dine, hvordan de utvikler seg, og oppgaver fra dine egne feil.
home-more-tournament = Turneringer
home-more-tournament-about = En kveld der alle har de samme brikkene.
home-site = Spill med venner på { $host }
nav-play = Spill

## Setting up a table

new-bots-title = Mot roboter
new-friends-title = Et bord for venner
new-pass-title = Alle på én skjerm
new-players = Spillere
new-player = Spiller { $number }
new-opponents = Motstandere
new-strength = Spillestyrke
new-seats = Plasser
new-edition = Utgave
new-edition-about = Hvilket hefte ligger i esken deres?
new-house = Husregler
new-house-none = Som i heftet
new-house-some =
    { $count ->
        [one] Én husregel
       *[other] { $count } husregler
    }
new-house-reset = Tilbake til heftets regler
new-read-rules = Les disse reglene
new-options = Ved dette bordet
new-rated = Teller for rating
new-rated-about = Teller for alles rating: ingen tips, ingenting tas tilbake, og å gå koster det samme som å tape.
new-casual = Trekk kan tas tilbake
new-casual-about = Hvis alle er enige og ingen har trukket en brikke siden.
new-hints = Tips er tillatt
new-clock = Klokke
new-clock-off = Ingen tidsgrense: Alle tenker så lenge de vil.
new-speed = Robotenes tempo
new-speed-slow = Langsomt
new-speed-normal = Normalt
new-speed-fast = Raskt
new-listed = Alle kan finne bordet
new-start = Start
new-make = Opprett bordet

edition-title-nordic = Nordisk
edition-title-german = Tysk
edition-title-finnish-classic = Finsk, klassisk
edition-title-norwegian-classic = Norsk, klassisk
edition-title-norwegian-cards = Norsk, spillkort
edition-title-custom = { $edition }, med husregler

house-opening-minimum = Første melding på minst
house-opening-minimum-about = Så mye må de første settene dine være verdt til sammen.
house-opening-single-set = Første melding er ett enkelt sett
house-opening-single-set-about = Ellers kan den bestå av flere sett.
house-opening-goes-on = Turen kan fortsette etter første melding
house-opening-goes-on-about = Når første melding ligger på bordet, kan du bruke de andre settene i samme tur.
house-jokers = Jokere
house-jokers-about = Hva som kan skje med et sett som har en joker.
house-jokers-free = Frie – flyttes som andre brikker
house-jokers-locked = Låste – byttes bare mot en brikke fra brikkeholderen og skal inn i et nytt sett
house-jokers-locked-own-rack = Strenge – som låste, men det nye settet skal bare ha dine egne brikker
house-joker-value = Joker igjen i brikkeholderen
house-joker-value-about = Minuspoeng når runden er over.
house-max-run-length = Lengste rekke
house-max-run-length-about = Noen hefter sier tre eller fire brikker.
house-tiles-dealt = Brikker fra start
house-tiles-dealt-about = Til hver spiller når runden begynner.
house-turn-seconds = Tid per tur
house-turn-seconds-about = Den som går tom for tid, får straffebrikker.
house-clock-before-opening = Klokka går før første melding
house-clock-before-opening-about = Ellers venter den til du har lagt første melding.
house-penalty-tiles = Straffebrikker
house-penalty-tiles-about = Så mange trekker den som går tom for tid.
house-must-play-when-able = Kan du legge, må du legge
house-must-play-when-able-about = Bare den som ikke kan legge, får trekke.
house-empty-pool = Når bunken er tom
house-empty-pool-about = Hva som skjer når det ikke er flere brikker å trekke.
house-empty-pool-play-on = Spillet går videre
house-empty-pool-must-play = Spillet går videre, og den som kan legge, må legge
house-empty-pool-round-ends = Runden slutter
house-blocked-score = Hvis ingen blir ferdig
house-blocked-score-about = Hva taperne får i minus.
house-blocked-score-difference = Taperne får forskjellen mellom sin og vinnerens sum i minus
house-blocked-score-own-rack = Taperne får hele sin egen sum i minus
house-rounds = Runder
house-rounds-about = I et spill; høyest sum til slutt vinner.
house-yes = Ja
house-no = Nei
house-off = Ingen tidsgrense
house-seconds =
    { $count ->
        [one] ett sekund
       *[other] { $count } sekunder
    }
house-minutes =
    { $count ->
        [one] ett minutt
       *[other] { $count } minutter
    }
house-hours =
    { $count ->
        [one] én time
       *[other] { $count } timer
    }
house-days =
    { $count ->
        [one] ett døgn
       *[other] { $count } døgn
    }

bot-novice = Bo
bot-greedy = Rasmus
bot-casual = Alma
bot-random = Tove
bot-steady = Otto
bot-rearranger = Finn
bot-expert = Ida
bot-hoarder = Gunnar
bot-champion = Siv
bot-level1 = Runa 1
bot-level2 = Runa 2
bot-level3 = Runa 3
bot-level4 = Runa 4
bot-level5 = Runa 5
bot-level6 = Runa 6
bot-level7 = Runa 7
bot-level8 = Runa 8
bot-level9 = Runa 9
bot-level10 = Runa 10
bot-level11 = Runa 11
bot-level12 = Runa 12
bot-just-above = Runa
bot-level-novice = nybegynner
bot-level-just-above = like over deg
bot-level-casual = avslappet
bot-level-steady = stødig
bot-level-rearranger = stødig
bot-level-expert = ekspert
bot-level-champion = mester
bot-about-novice = Har nettopp lært spillet og elsker å trekke.
bot-about-just-above = Følger resultatene dine og er alltid et steg foran.
bot-about-casual = Spiller for selskaps skyld.
bot-about-steady = Har aldri hastverk og overser aldri en brikke.
bot-about-rearranger = Bygger om halve bordet for en treer.
bot-about-expert = Sparer jokerne til dårligere tider.
bot-about-champion = Overser ingenting. Holder brikker tilbake til alle passer.

## Before a match

lobby-code = Eller be dem åpne { $address } og skrive inn koden
lobby-qr = Lenken som QR-kode, til mobilkameraet
invite-network = Lenken virker på telefoner i samme nettverk.
invite-address = Adressen til denne maskinen
invite-local = Lenken virker bare på denne maskinen, for Brikke slipper ikke inn andre. Avslutt og start slik, så telefonene kan være med:
invite-alone = Maskinen er ikke koblet til noe nettverk: Lenken virker bare her.
rating-words = rating { $points }, pluss eller minus { $doubt }
rating-provisional = foreløpig

## At the table

table-turn-of = { $name } spiller
table-tiles =
    { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }
table-pool =
    { $count ->
        [0] Bunken er tom
        [one] Én brikke i bunken
       *[other] { $count } brikker i bunken
    }
table-empty = Det ligger ingenting på bordet ennå.
table-area = Bord
table-rack = Brikkeholderen din
table-new-set = Nytt sett
table-new-set-here = Legg de valgte brikkene i et nytt sett
table-tiles-stay = Brikkene på bordet blir på bordet.
table-pause = Pause
table-resume = Fortsett

## Tiles and sets, also read aloud

tile-red = rød { $number }
tile-blue = blå { $number }
tile-black = svart { $number }
tile-orange = oransje { $number }
tile-clubs = kløver { $number }
tile-spades = spar { $number }
tile-hearts = hjerter { $number }
tile-diamonds = ruter { $number }
tile-ace = ess
tile-jack = knekt
tile-queen = dame
tile-king = konge
tile-joker = joker
tile-yours = fra brikkeholderen din
tile-new = nettopp lagt
tile-hinted = med i tipset
tile-best = med i det beste trekket
set-run = Rekke: { $tiles }
set-group = Gruppe: { $tiles }
set-no = Ikke et sett: { $tiles }
lift-run =
    { $colour ->
        [black] Svart rekke
        [red] Rød rekke
        [blue] Blå rekke
        [orange] Oransje rekke
        [clubs] Kløverrekke
        [spades] Sparrekke
        [hearts] Hjerterrekke
        [diamonds] Ruterrekke
       *[none] Rekke
    }
lift-group = Gruppe
lift-no-set = Ikke et sett ennå
lift-hint = trykk på saksen for å dele
lift-hint-single = trykk på brikken for å velge den
lift-hint-chosen = trykk på + for å legge til brikken
lift-hint-fits = trykk på den stiplede plassen
lift-close = Legg tilbake settet
lift-split = Del etter { $tile }
lift-add-before = Legg til før { $tile }
lift-add-after = Legg til etter { $tile }

flaw-too-short = for kort
flaw-needs-more =
    { $count ->
        [one] én til, så er det tre
       *[other] to til, så er det tre
    }
flaw-only-jokers = bare jokere
flaw-mixed = passer ikke sammen
flaw-colours-repeat =
    { $faces ->
        [cards] samme sort to ganger
       *[numbers] samme farge to ganger
    }
flaw-group-too-large = flere enn fire
flaw-not-consecutive = hull i rekken
flaw-tile-twice = samme brikke to ganger
flaw-past-13 =
    { $faces ->
        [cards] ingenting etter kongen
       *[numbers] ingenting etter 13
    }
flaw-below-1 =
    { $faces ->
        [cards] ingenting før esset
       *[numbers] ingenting før 1
    }
flaw-run-too-long = for lang rekke
flaw-too-many-jokers = to jokere

## The own turn

turn-done = Ferdig
turn-undo = Angre
turn-redo = Gjør om
turn-reset = Tilbake til begynnelsen av turen
turn-draw = Trekk en brikke
turn-sort-colour =
    { $faces ->
        [cards] Ordne etter sort
       *[numbers] Sorter etter farge
    }
turn-sort-number =
    { $faces ->
        [cards] Ordne etter valør
       *[numbers] Sorter etter tall
    }
turn-lay-something = Legg ut brikker, eller trekk en.
turn-checking = Sjekker …
turn-legal = Trekket er i orden.
turn-wins = Med dette trekket vinner du runden!
turn-not-yet = I orden så snart det er din tur.
turn-wrong = Det går ikke ennå
turn-opening = Første melding: { $reached } av { $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached } av { $needed }, { $count } uten sett
turn-opening-due = Første melding: minst { $needed }
turn-opening-any = Første melding: Legg sett fra brikkeholderen.
turn-scratch = Prøv deg fram: Bare du ser dette.
turn-fix = { $count ->
        [one] Ett sett stemmer ikke ennå.
       *[other] { $count } sett stemmer ikke ennå.
    }

clock-left = { $seconds ->
        [one] ett sekund igjen
       *[other] { $seconds } sekunder igjen
    }
clock-last = Ti sekunder igjen
clock-cost =
    { $count ->
        [0] Er trekket ikke gyldig når tiden er ute, tas det tilbake.
        [one] Er trekket ikke gyldig når tiden er ute, tas det tilbake, og du trekker en straffebrikke.
       *[other] Er trekket ikke gyldig når tiden er ute, tas det tilbake, og du trekker { $count } straffebrikker.
    }

## What happened, also read aloud

said-played = { $name } la ut { $tiles }.
said-drew = { $name } trakk en brikke.
said-passed = { $name } sto over.
said-timed-out =
    { $count ->
        [0] { $name } gikk tom for tid.
        [one] { $name } gikk tom for tid og trakk en straffebrikke.
       *[other] { $name } gikk tom for tid og trakk { $count } straffebrikker.
    }
said-moved = Flyttet: { $tiles }
said-picked =
    { $count ->
        [one] Én brikke valgt.
       *[other] { $count } brikker valgt.
    }

## Hints

hint-ask = Tips
hint-none = Det er ingenting å legge. Trekk en brikke.
hint-none-pass = Det er ingenting å legge. Stå over.
hint-there-is =
    { $count ->
        [one] Du kan legge én brikke.
       *[other] Du kan legge { $count } brikker.
    }
hint-goes-out = Du kan vinne runden i denne turen!
hint-which = Hva kan jeg legge?
hint-tiles = Fra brikkeholderen: { $tiles }
hint-how = Hvordan?
hint-steps = Slik:
hint-step = { $step } av { $steps }
hint-lay-out = Legg for meg
hint-by-tiles = Flest brikker
hint-by-chances = Best sjanse
hint-best-play =
    { $count ->
        [one] Sjansene dine er best med én brikke.
       *[other] Sjansene dine er best med { $count } brikker.
    }
hint-best-draw = Sjansene dine er best hvis du trekker.
hint-best-draw-pass = Sjansene dine er best hvis du står over.
hint-chance = Omtrent { $chance } % vinnersjanse

## The end of a round

round-left = Igjen i brikkeholderne
tour-back = Tilbake til turneringen
match-won = { $name } vinner spillet
match-tied = Spillet ender uavgjort
sheet-title = Poengark
sheet-round = Runde
sheet-total = Totalt
sheet-sum = Pluss og minus går opp i opp i hver runde.
proof-record = Last ned runden

## Refusals

refused-illegal = Reglene tillater ikke dette trekket.
refused-stale = Bordet er endret i mellomtiden. Se en gang til.
refused-time-up = Tiden din er ute.
refused-paused = Spillet er satt på pause.
refused-wrong-phase = Ikke nå.
refused-not-seated = Du har ingen plass ved dette bordet.
refused-not-host = Det kan bare verten gjøre.
refused-already-seated = Du har allerede en plass.
refused-table-full = Det er ingen ledige plasser.
refused-barred = Verten har fjernet deg fra bordet.
refused-too-few-seats = Dere må være minst to.
refused-no-such-seat = Der sitter det ingen.
refused-no-such-bot = Den roboten finnes ikke.
refused-salt-sent = Det er allerede gjort.
refused-no-such-club = Det er ingen klubb på denne adressen.
refused-no-such-member = Denne personen er ikke med i klubben.
refused-not-member = Dette kan bare medlemmene i klubben gjøre.
refused-muted = Du er dempet i denne klubben.
refused-chat-off = Denne klubben har ingen chat.
refused-no-such-message = Meldingen finnes ikke lenger.
refused-not-seeking = Søket er over.
refused-rated = Under et spill som teller for ratingen, fjernes ingen.
refused-name-not-kept = Sikre deg navnet ditt først: Ved ratingbord sitter bare de som har sikret navnet sitt.
refused-not-casual = Ved dette bordet kan ikke trekk tas tilbake.
refused-nothing-to-take-back = Du har ikke noe trekk å ta tilbake.
refused-take-back-after-draw = Noen har trukket en brikke siden da. Det som er sett, er sett.
refused-already-asked = Du har allerede spurt.
refused-nothing-asked = Ingen har bedt om noe.
refused-hints-off = Tips er slått av ved dette bordet.
refused-too-often = Litt saktere, takk.
refused-bad-tiles = Disse brikkene finnes ikke.
refused-too-hard = Dette trekket er for vanskelig å vurdere. Legg mindre om gangen.
refused-busy = Serveren har det travelt. Prøv igjen om litt.
refused-malformed = Serveren forsto ikke. Last inn siden på nytt.
refused-worn-out = Det er spilt så mye ved dette bordet at det ikke er plass til mer. Opprett et nytt.
refused-no-such-table = Dette bordet finnes ikke.
refused-expired = Dette bordet ble fjernet fordi ingen hadde vært der på lenge.
refused-bad-token = Serveren kjenner deg ikke lenger.
refused-name-taken = Noen har alt et navn som ser slik ut. Velg et annet.
refused-tournament-table = Ikke ved et turneringsbord: Turneringen bestemmer hvem som spiller.
refused-sealed = Denne utdelingen spilles fortsatt ved et annet bord. Se den når runden er over.
refused-for-people = Det kan bare mennesker gjøre.
refused-not-invited = Denne roboten er ikke invitert til bordet.
refused-bot-stopped = Verten for serveren har stoppet denne roboten.
refused-bot-busy = Denne roboten har for mye å gjøre akkurat nå.
refused-own-bot = Ved et ratingbord spiller ingen med sin egen robot.
program-name = { $name } (robot)
refused-unreadable = Dette bordet kan ikke lenger leses på denne enheten.
refused-storage-blocked = Denne nettleseren lar ikke spillet lagre noe: Kanskje er vinduet privat.
refused-storage-full = Denne enheten er full, så trekket ble ikke lagret. Frigjør plass og prøv igjen.
refused-storage-newer = En nyere versjon av spillet er åpnet på denne enheten. Last inn siden på nytt.
