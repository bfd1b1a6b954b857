### The browser.

## Everywhere

app-tagline = Rummy med brikker, sammen med familie, venner og roboter.
app-home = Forside
app-close = Lukk
app-loading = Et øyeblikk …
app-lost = Denne siden finnes ikke.
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
settings-saved = Lagret
settings-language = Språk
settings-look = Utseende
settings-look-auto = Som enheten
settings-look-light = Lyst
settings-look-dark = Mørkt
settings-big = Store brikker
settings-symbols = Symboler på brikkene
settings-symbols-about = Fjell, bær, bølge og sol: ett for hver farge.
settings-sound = Lyd
settings-calm = Mindre bevegelse
settings-hands = La de andre se hva jeg flytter
settings-hands-about = Når det er din tur, ser de hvordan du flytter brikker på bordet, men aldri hva du har i brikkeholderen.
settings-device = Spill også på en annen enhet
settings-device-about = Åpne denne lenken der innen ti minutter, så er du den samme spilleren på begge enhetene.
settings-device-make = Lag en lenke
settings-device-replace = På denne enheten spiller du som { $name }. Vil du bytte til spilleren som sendte lenken?
settings-device-yes = Ja, bytt
settings-device-welcome = På denne enheten spiller du nå som { $name }.
settings-device-old = Lenken er allerede brukt eller for gammel. Lag en ny.
settings-forget = Glem meg
settings-forget-about = Navnet ditt forsvinner fra alle bord, du kan ikke komme tilbake til spillene dine, og poengarkene på denne enheten blir borte.
settings-forget-sure = Glem meg for godt

## You at the table

profile-title = Du ved bordet
profile-open = Navnet ditt, dyret ditt og fargen din
profile-animal = Dyret ditt
profile-colour = Fargen din
profile-colour-about = Har noen ved bordet den allerede, får du den neste som er ledig.

## Home

home-new = Aldri spilt? To minutter.
home-new-about = Reven viser hvordan, brikke for brikke.
home-who = Hvem vil du spille mot?
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
home-pass = Alle på én skjerm
home-pass-about = Alle spiller på denne enheten og sender den videre.
home-pass-now = Velg spillere
home-join = Sett deg ved et bord
home-join-label = Lenke eller kode
home-join-now = Bli med
home-join-bad = Dette er verken en lenke eller en kode til et bord: { $value }
home-join-none = Ingen åpne bord har denne koden: { $value }
home-continue = Spill videre
home-continue-more = Flere spill
home-your-turn = Din tur
home-round-of = Runde { $round } av { $rounds }
home-with = med { $names }
home-alone = ingen andre ennå
home-phase-waiting = Ikke begynt ennå
home-phase-salting = Brikkene deles ut
home-phase-playing = De andre spiller
home-phase-between = Runden er over
home-phase-over = Spillet er over
home-listed = Åpne bord
home-listed-none = Ingen åpne bord akkurat nå.
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
home-more-games = Mine spill
home-more-games-about = Resultatene dine, hvordan de utvikler seg, og oppgaver fra dine egne feil.
home-site = Spill med venner på { $host }

keep-title = Ha det på denne enheten
keep-about = Da kan du også spille der det ikke er nett: i båten, på hytta, i tunnelen.
keep-now = Last ned ({ $size } MB)
keep-progress = { $done } av { $size } MB
keep-size = { $size } MB
keep-left-seconds = noen sekunder til
keep-left-minutes = { $count ->
    [one] omtrent et minutt til
   *[other] omtrent { $count } minutter til
}
keep-part-pages = Sider, leksjoner og oppgaver
keep-part-pages-about = også trekkhjelp og poengark
keep-part-engine = Bord og roboter
keep-part-engine-about = spill uten nett
keep-play = Spill imens
keep-done = På denne enheten: alt virker også uten nett.
keep-stop = Stopp
keep-unsupported = Denne nettleseren kan ikke ta vare på spillet: kanskje et privat vindu, eller en adresse uten https.
keep-no-room = Det er for lite plass på denne enheten.
keep-unreachable = Filene kunne ikke hentes. Det som er her, blir; prøv igjen senere.

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
bot-level-novice = nybegynner
bot-level-casual = avslappet
bot-level-steady = stødig
bot-level-rearranger = stødig
bot-level-expert = ekspert
bot-level-champion = mester
bot-about-novice = Har nettopp lært spillet og elsker å trekke.
bot-about-casual = Spiller for selskaps skyld.
bot-about-steady = Har aldri hastverk og overser aldri en brikke.
bot-about-rearranger = Bygger om halve bordet for en treer.
bot-about-expert = Sparer jokerne til dårligere tider.
bot-about-champion = Overser ingenting.

## Before a match

seat-free = Ledig plass
seat-sit = Sett deg
seat-add-bot = Legg til en robot
seat-remove = Fjern { $name }
seat-bot = Robot
seat-host = Vert
seat-you = deg
lobby-title = Bordet er klart
lobby-invite = Send lenken til dem som skal være med
lobby-code = Eller be dem åpne { $address } og skrive inn koden
lobby-qr = Lenken som QR-kode, til mobilkameraet
invite-network = Lenken virker på telefoner i samme nettverk.
invite-address = Adressen til denne maskinen
invite-local = Lenken virker bare på denne maskinen, for Brikke slipper ikke inn andre. Avslutt og start slik, så telefonene kan være med:
invite-alone = Maskinen er ikke koblet til noe nettverk: Lenken virker bare her.
lobby-start = Start spillet
lobby-needs-two = Dere må være minst to.
lobby-wait-host = { $name } starter spillet.
lobby-name = Navnet ditt ved bordet
lobby-full = Alle plassene er tatt. Du kan se på.

## At the table

table-loading = På vei til bordet …
table-gone = Dette bordet finnes ikke. Lenken er kanskje ufullstendig eller for gammel.
table-turn-yours = Din tur
table-turn-of = { $name } spiller
table-tiles =
    { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }
table-opened = har meldt
table-not-opened = ikke meldt ennå
table-away = frakoblet
table-stand-in = en robot er vikar
table-pool =
    { $count ->
        [0] Bunken er tom
        [one] Én brikke i bunken
       *[other] { $count } brikker i bunken
    }
table-watching =
    { $count ->
        [one] Én ser på
       *[other] { $count } ser på
    }
table-you-watch = Du ser på.
table-round = Runde { $round } av { $rounds }
table-empty = Det ligger ingenting på bordet ennå.
table-area = Bord
table-rack = Brikkeholderen din
table-new-set = Nytt sett
table-new-set-here = Legg de valgte brikkene i et nytt sett
table-tiles-stay = Brikkene på bordet blir på bordet.
table-menu = Meny
table-leave = Gå fra bordet
table-leave-about = En robot spiller videre for deg.
table-leave-sure = Gå nå
table-pause = Pause
table-pause-asked = { $name } vil gjerne ha en pause.
table-pause-agree = Greit
table-decline = Nei
table-paused = Pause: Klokka er stoppet.
table-resume = Fortsett
table-take-back = Ta trekket tilbake
table-take-back-asked = { $name } vil gjerne ta tilbake det siste trekket.
table-taken-back = Det siste trekket er tatt tilbake.
table-declined = { $name } sier nei.
table-asked = Du har spurt. De andre må si ja.
table-stood-in = En robot spiller for deg.
table-removed = En robot har overtatt plassen din.
table-come-back = Spill selv igjen
table-offline = Ingen forbindelse. Det påbegynte trekket ditt er tatt vare på, og vi prøver igjen.
table-restart = Serveren starter på nytt. Det påbegynte trekket ditt er tatt vare på.
table-online = Tilkoblet igjen.
table-go-on-about = Serveren er ikke tilgjengelig. Du kan spille videre her på denne enheten: bordet, poengene og brikkene dine blir. Robotenes brikker og bunken deles ut på nytt, for bare serveren kjenner dem.
table-go-on = Spill videre her
table-closed = Serveren har lukket forbindelsen.
table-dealing = Brikkene deles ut …
table-starts = { $name } begynner.
table-you-start = Du begynner.
table-watch-round = Reprise av runde { $round }
table-keys = Taster: Med piltastene går du fra brikke til brikke, Enter velger og legger, Shift med piler velger flere, A velger et helt sett, G lager et mellomrom i brikkeholderen, N lager et nytt sett, R legger tilbake, Ctrl+Z angrer, Ctrl+Enter er Ferdig.

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
lift-hint = trykk på et mellomrom for å dele
lift-hint-chosen = trykk på + for å legge til brikken
lift-close = Legg tilbake settet
lift-split = Del etter { $tile }
lift-add-before = Legg til før { $tile }
lift-add-after = Legg til etter { $tile }

flaw-too-short = for kort
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
turn-reset-short = Forfra
turn-sort = Sorter
turn-draw = Trekk en brikke
turn-draw-about = Du får én brikke, og turen din er over.
turn-draw-short = Trekk
turn-tools = Verktøy
turn-draw-back = Legg tilbake og trekk
turn-pass = Stå over
turn-pass-about = Avslutter turen din når det ikke er flere brikker å trekke.
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
turn-find = Finn sett
turn-find-none = Du har ingen sett i brikkeholderen.
turn-find-done =
    { $count ->
        [one] Fant ett sett i brikkeholderen.
       *[other] Fant { $count } sett i brikkeholderen.
    }
turn-find-joins =
    { $count ->
        [one] Én brikke passer til et sett på bordet.
       *[other] { $count } brikker passer til sett på bordet.
    }
turn-find-join = Til { $set }: { $tiles }.
turn-lay-something = Legg ut brikker, eller trekk en.
turn-checking = Sjekker …
turn-legal = Trekket er i orden.
turn-wins = Med dette trekket vinner du runden!
turn-not-yet = I orden så snart det er din tur.
turn-wrong = Det går ikke ennå
turn-opening = Første melding: { $reached } av { $needed }
turn-opening-due = Første melding: minst { $needed }
turn-opening-any = Første melding: Legg sett fra brikkeholderen.
turn-scratch = Prøv deg fram: Bare du ser dette.
turn-scratch-changed = Bordet er endret, og planen din er tilpasset.
turn-sent = Sendt …
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

said-you-played = Du la ut { $tiles }.
said-played = { $name } la ut { $tiles }.
said-you-played-moved =
    { $count ->
        [one] Du la ut { $tiles } og flyttet en brikke på bordet.
       *[other] Du la ut { $tiles } og flyttet { $count } brikker på bordet.
    }
said-played-moved =
    { $count ->
        [one] { $name } la ut { $tiles } og flyttet en brikke på bordet.
       *[other] { $name } la ut { $tiles } og flyttet { $count } brikker på bordet.
    }
said-you-drew = Du trakk { $tile }.
said-drew = { $name } trakk en brikke.
said-you-passed = Du sto over.
said-passed = { $name } sto over.
said-you-timed-out =
    { $count ->
        [0] Tiden din er ute. Bordet er som før.
        [one] Tiden din er ute. Bordet er som før, og du trakk en straffebrikke.
       *[other] Tiden din er ute. Bordet er som før, og du trakk { $count } straffebrikker.
    }
said-timed-out =
    { $count ->
        [0] { $name } gikk tom for tid.
        [one] { $name } gikk tom for tid og trakk en straffebrikke.
       *[other] { $name } gikk tom for tid og trakk { $count } straffebrikker.
    }
said-your-turn = Det er din tur.
said-moved = Flyttet: { $tiles }
said-picked =
    { $count ->
        [one] Én brikke valgt.
       *[other] { $count } brikker valgt.
    }
said-joined = { $name } er tilbake.
said-left = { $name } har mistet forbindelsen.
said-handed-over = En robot spiller for { $name }.
said-gone = { $name } har forlatt bordet for godt. { $bot } spiller videre.
said-removed = Verten har fjernet { $name }. { $bot } spiller videre.
said-spectator = En tilskuer: { $text }

## Recap

recap-title = Siden det siste trekket ditt
recap-title-watch = De siste trekkene
recap-none = Ingen har spilt ennå.
recap-back = Ett steg tilbake
recap-forth = Ett steg fram
recap-drew = trakk en brikke
recap-timed-out = gikk tom for tid
recap-passed = sto over

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

## Calling across the table

react-title = Si noe
react-well-played = Bra spilt!
react-thanks = Takk!
react-wow = Oi!
react-ouch = Au!
react-thinking = La meg tenke …
react-hurry = Det er din tur!
react-hello = Hei!
react-bye = Ha det!

## Pass and play

pass-to = Videre til { $name }
pass-about = Send enheten videre. Ingen andre får kikke.
pass-ready = Jeg er { $name }

## The end of a round

round-won = { $name } vinner runden
round-you-won = Du vinner runden!
round-ending-out = { $call }
round-ending-blocked = Ingen kunne eller ville legge noe; lavest sum vinner.
round-ending-pool-empty = Bunken er tom; lavest sum vinner.
round-left = Igjen i brikkeholderne
round-left-none = ingenting
round-watch = Se runden igjen
round-next = Neste runde
round-next-wait = Venter på de andre …
round-show-table = Se bordet
round-show-sheet = Se poengarket
end-you-went-out = Du er først ferdig!
end-went-out = { $name } er først ferdig!
end-last-turn = Det siste trekket
end-best-turn = Rundens beste trekk
end-best-laid = { $name } la ut { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }{ $moved ->
        [0] .
        [one] {" "}og flyttet én.
       *[other] {" "}og flyttet { $moved }.
    }
end-costliest = Det dyreste trekket ditt
end-costliest-drew = Trekk { $number }: Du trakk en brikke. Du kunne ha lagt ut dette.
end-costliest-more = { $count ->
        [one] Trekk { $number }: Du kunne ha lagt ut én brikke til.
       *[other] Trekk { $number }: Du kunne ha lagt ut { $count } brikker til.
    }
end-costliest-exit = Trekk { $number }: Du kunne ha blitt ferdig.
end-share = Del et bilde
end-share-title = Et bilde av runden
end-share-about = Laget på denne enheten. Ingen av brikkeholderne vises.
end-share-sub = { $points } i runde { $round }
end-share-beat = Kan du gjøre det bedre?
match-won = { $name } vinner spillet
match-you-won = Du vinner spillet!
match-tied = Spillet ender uavgjort
match-rematch = Spill igjen
match-abandoned = Spillet ble avbrutt.
sheet-title = Poengark
sheet-round = Runde
sheet-total = Totalt
sheet-sum = Pluss og minus går opp i opp i hver runde.
proof-title = Var utdelingen rettferdig?
proof-about = Før brikkene ble delt ut, bandt serveren seg til en hemmelighet, og så la hver spiller til sitt eget tilfeldige tall. Nå er hemmeligheten avslørt, og denne siden har delt ut brikkene på nytt.
proof-checking = Deler ut på nytt …
proof-holds = Rettferdig: samme hemmelighet, samme tilfeldige tall, samme brikker.
proof-unseen = Utdelingen stemmer med det serveren sier, men denne enheten så ikke serverens løfte på forhånd.
proof-fails = Utdelingen stemmer ikke med det som ble lovet!
proof-missing = Får ikke tak i loggen for denne runden akkurat nå.
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
refused-unreadable = Dette bordet kan ikke lenger leses på denne enheten.
refused-storage-blocked = Denne nettleseren lar ikke spillet ta vare på noe: kanskje et privat vindu.
refused-storage-full = Denne enheten er full, så trekket ble ikke lagret. Frigjør plass og prøv igjen.
refused-storage-newer = En nyere versjon av spillet er åpnet på denne enheten. Last siden på nytt.
