### The browser.

## Everywhere

app-tagline = Rummy med brikker: bliv først af med alle dine.
app-home = Forside
app-close = Luk
app-loading = Et øjeblik …
app-lost = Siden findes ikke.
app-needs-server = Denne side kræver en server. Her kører spillet uden server.
app-failed = Det lykkedes ikke: { $reason }
app-unreachable = Kan ikke få forbindelse til serveren. Prøver igen …
app-offline = Denne side kræver netforbindelse. Regnskabet virker uden.
app-you = Du
app-someone = Gæst
app-copy = Kopiér
app-copied = Kopieret
app-share = Del
app-reload = Genindlæs
app-rules = Regler
app-title-turn = ({ $count }) Din tur – Brikke

## Settings

settings-title = Indstillinger
settings-name = Dit navn
settings-save = Gem
settings-language = Sprog
settings-notices = Sig til, når det er min tur
settings-sound = Lyd
settings-device-replace = På denne enhed spiller du som { $name }. Vil du skifte til den spiller, der sendte linket?
settings-device-yes = Ja, skift
settings-device-welcome = På denne enhed spiller du nu som { $name }.
settings-device-old = Linket er allerede brugt eller for gammelt. Lav et nyt.

## You at the table

profile-title = Dig ved bordet
profile-open = Dit navn, dit dyr og din farve
profile-animal = Dit dyr
profile-colour = Din farve
profile-colour-about = Har en anden ved bordet den allerede, får du den næste ledige.

## Home

home-new = Aldrig spillet? To minutter.
home-new-about = Ræven viser dig hvordan, brik for brik.
home-sets = To slags sæt
home-group = Samme tal, forskellige farver
home-run = Samme farve, tal efter hinanden
home-who = Hvem vil du spille mod?
home-easy = let
home-hard = svært
home-sitting =
    { $count ->
        [one] { $names } sætter sig hos dig
       *[other] { $names } sætter sig hos dig
    }
home-name = Hvad skal vi kalde dig?
home-bots = Spil mod robotter
home-bots-now = Spil nu
home-friends = Spil med venner
home-friends-short = Venner
home-friends-about = Opret et bord, og send linket. Uden login og uden installation.
home-friends-now = Opret et bord
seek-title = Find spillere
home-waiting = { $count ->
    [one] Én person leder efter spillere
   *[other] { $count } personer leder efter spillere
  }
home-seek-about = Ingen at spille med? Sæt dig sammen med andre, der vil spille nu.
home-pass = Alle på én skærm
home-pass-about = Alle spiller på denne enhed og giver den videre.
home-pass-now = Vælg spillere
home-join = Sæt dig ved et bord
home-join-label = Link eller kode
home-join-now = Vær med
home-join-bad = Det er ikke et link eller en kode til et bord eller en klub: { $value }
home-join-none = Intet åbent bord og ingen klub har denne kode: { $value }
home-continue = Spil videre
home-continue-more = Flere spil
home-continue-all = { $count ->
    [one] Vis ét ældre spil
   *[other] Vis { $count } ældre spil
}
home-your-turn = Din tur
home-your-turn-left = Din tur: { $time } tilbage
home-round-of = Runde { $round } af { $rounds }
home-with = med { $names }
home-alone = ingen andre endnu
home-phase-waiting = Ikke begyndt endnu
home-phase-salting = Brikkerne deles ud
home-phase-playing = De andre spiller
home-phase-between = Runden er slut
home-phase-over = Spillet er slut
home-listed = Åbne borde
home-watch = Kig med
home-change = Skift regler og spillere
home-puzzle-away = Opgaven kunne ikke hentes.
home-more = Mere
home-more-learn = Lær spillet
home-more-learn-about = Korte lektioner, hvor du selv spiller, og så en første runde.
home-more-rules = Regler
home-more-rules-about = Hver udgave med enkle ord, side om side.
home-more-puzzle = Opgaver
home-more-puzzle-about = Læg alle dine brikker: en ny opgave hver dag.
home-more-solve = Trækhjælp
home-more-solve-about = Find det bedste træk, tjek, om et træk er tilladt, eller genskab bordet.
home-more-score = Regnskab
home-more-score-about = Til spil ved et rigtigt bord, med ur; virker uden net.
home-more-replay = Gensyn
home-more-replay-about = Se en afsluttet runde igen, og hvad der var muligt.
home-more-club = Klubber
home-more-club-about = Find medspillere, og mød dine venner.
home-more-games = Mine spil
home-more-games-about = Dine resultater, hvordan de udvikler sig, og opgaver fra dine egne fejl.
home-more-tournament = Turneringer
home-more-tournament-about = En aften, hvor alle har de samme brikker.
home-site = Spil med venner på { $host }
nav-play = Spil

## Setting up a table

new-bots-title = Mod robotter
new-friends-title = Et bord til vennerne
new-pass-title = Alle på én skærm
new-players = Spillere
new-player = Spiller { $number }
new-opponents = Modstandere
new-strength = Spillestyrke
new-seats = Pladser
new-edition = Udgave
new-edition-about = Hvilket hæfte ligger i jeres æske?
new-house = Husregler
new-house-none = Som i hæftet
new-house-some =
    { $count ->
        [one] Én husregel
       *[other] { $count } husregler
    }
new-house-reset = Tilbage til hæftets regler
new-read-rules = Læs disse regler
new-options = Ved dette bord
new-rated = Tæller for rating
new-rated-about = Tæller for alles rating: ingen hints, intet tages tilbage, og at gå koster det samme som at tabe.
new-casual = Træk kan tages tilbage
new-casual-about = Hvis alle er enige, og ingen har trukket en brik.
new-hints = Hints er tilladt
new-clock = Ur
new-clock-off = Ingen tidsgrænse: Alle tænker, så længe de vil.
new-speed = Robotternes tempo
new-speed-slow = Langsomt
new-speed-normal = Normalt
new-speed-fast = Hurtigt
new-listed = Alle kan finde bordet
new-start = Start
new-make = Opret bordet

edition-title-nordic = Nordisk
edition-title-german = Tysk
edition-title-finnish-classic = Finsk, klassisk
edition-title-norwegian-classic = Norsk, klassisk
edition-title-norwegian-cards = Norsk, spillekort
edition-title-custom = { $edition }, med husregler

house-opening-minimum = Første melding på mindst
house-opening-minimum-about = Så meget skal dine første sæt give tilsammen.
house-opening-single-set = Første melding er ét enkelt sæt
house-opening-single-set-about = Ellers må den bestå af flere sæt.
house-opening-goes-on = Fortsæt turen efter første melding
house-opening-goes-on-about = Når første melding ligger på bordet, må du bruge de andre sæt i samme tur.
house-jokers = Jokere
house-jokers-about = Hvad der må ske med et sæt, der har en joker.
house-jokers-free = Frie – flyttes som andre brikker
house-jokers-locked = Låste – kan kun byttes ud med en brik fra brikholderen og skal ind i et nyt sæt
house-jokers-locked-own-rack = Strengt låste – som låste, men resten af det nye sæt skal komme fra din egen brikholder
house-joker-value = Joker tilbage på brikholderen
house-joker-value-about = Minuspoint, når runden er slut.
house-max-run-length = Længste række
house-max-run-length-about = Nogle hæfter siger tre eller fire brikker.
house-tiles-dealt = Brikker fra start
house-tiles-dealt-about = Til hver spiller, når runden begynder.
house-turn-seconds = Tid pr. tur
house-turn-seconds-about = Den, der løber tør for tid, får strafbrikker.
house-clock-before-opening = Uret går før første melding
house-clock-before-opening-about = Ellers venter det, til du har lagt første melding.
house-penalty-tiles = Strafbrikker
house-penalty-tiles-about = Så mange trækker den, der løber tør for tid.
house-must-play-when-able = Kan du lægge, skal du lægge
house-must-play-when-able-about = Kun den, der ikke kan lægge, må trække.
house-empty-pool = Når bunken er tom
house-empty-pool-about = Hvad der sker, når der ikke er flere brikker at trække.
house-empty-pool-play-on = Spillet går videre
house-empty-pool-must-play = Spillet går videre, og den, der kan lægge, skal lægge
house-empty-pool-round-ends = Runden slutter
house-blocked-score = Hvis ingen bliver færdig
house-blocked-score-about = Hvad taberne får i minus.
house-blocked-score-difference = Taberne får forskellen mellem deres egen og vinderens sum i minus
house-blocked-score-own-rack = Taberne får hele deres egen sum i minus
house-rounds = Runder
house-rounds-about = I et spil; den højeste sum til sidst vinder.
house-yes = Ja
house-no = Nej
house-off = Ingen tidsgrænse
house-seconds =
    { $count ->
        [one] ét sekund
       *[other] { $count } sekunder
    }
house-minutes =
    { $count ->
        [one] ét minut
       *[other] { $count } minutter
    }
house-hours =
    { $count ->
        [one] én time
       *[other] { $count } timer
    }
house-days =
    { $count ->
        [one] ét døgn
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
bot-level-novice = nybegynder
bot-level-just-above = lige over dig
bot-level-casual = afslappet
bot-level-steady = øvet
bot-level-rearranger = øvet
bot-level-expert = ekspert
bot-level-champion = mester
bot-about-novice = Har lige lært spillet og elsker at trække.
bot-about-just-above = Følger dine resultater og er altid et skridt foran.
bot-about-casual = Spiller for selskabets skyld.
bot-about-steady = Har aldrig travlt og overser aldrig en brik.
bot-about-rearranger = Bygger det halve bord om for en treer.
bot-about-expert = Gemmer sine jokere til dårligere tider.
bot-about-champion = Overser intet. Holder brikker tilbage, til alle passer.

## Before a match

lobby-code = Eller bed dem åbne { $address } og skrive koden
lobby-qr = Linket som QR-kode til mobilens kamera
invite-network = Linket virker på telefoner på samme netværk.
invite-address = Denne computers adresse
invite-local = Linket virker kun på denne computer, for Brikke lukker ikke andre ind. Afslut Brikke, og start igen på denne måde, så telefoner også kan være med:
invite-alone = Computeren er ikke på noget netværk: Linket virker kun her.
rating-words = rating { $points }, plus eller minus { $doubt }
rating-provisional = foreløbig

## At the table

table-turn-of = { $name } spiller
table-tiles =
    { $count ->
        [one] én brik
       *[other] { $count } brikker
    }
table-pool =
    { $count ->
        [0] Bunken er tom
        [one] Én brik i bunken
       *[other] { $count } brikker i bunken
    }
table-empty = Der ligger ikke noget på bordet endnu.
table-area = Bord
table-rack = Din brikholder
table-new-set = Nyt sæt
table-new-set-here = Læg de valgte brikker i et nyt sæt
table-tiles-stay = Brikkerne på bordet bliver på bordet.
table-pause = Pause
table-resume = Fortsæt

## Tiles and sets, also read aloud

tile-red = rød { $number }
tile-blue = blå { $number }
tile-black = sort { $number }
tile-orange = orange { $number }
tile-clubs = klør { $number }
tile-spades = spar { $number }
tile-hearts = hjerter { $number }
tile-diamonds = ruder { $number }
tile-ace = es
tile-jack = knægt
tile-queen = dame
tile-king = konge
tile-joker = joker
tile-yours = fra din brikholder
tile-new = lige lagt
tile-hinted = med i hintet
tile-best = med i det bedste træk
set-run = Række: { $tiles }
set-group = Gruppe: { $tiles }
set-no = Ikke et sæt: { $tiles }
lift-run =
    { $colour ->
        [black] Sort række
        [red] Rød række
        [blue] Blå række
        [orange] Orange række
        [clubs] Række i klør
        [spades] Række i spar
        [hearts] Række i hjerter
        [diamonds] Række i ruder
       *[none] Række
    }
lift-group = Gruppe
lift-no-set = Ikke et sæt endnu
lift-hint = tryk på saksen for at dele
lift-hint-single = tryk på brikken for at vælge den
lift-hint-chosen = tryk på + for at lægge brikken til
lift-hint-fits = tryk på den stiplede plads
lift-close = Læg sættet tilbage
lift-split = Del efter { $tile }
lift-add-before = Læg til før { $tile }
lift-add-after = Læg til efter { $tile }

flaw-too-short = for kort
flaw-needs-more =
    { $count ->
        [one] én mere, så er der tre
       *[other] to mere, så er der tre
    }
flaw-only-jokers = kun jokere
flaw-mixed = passer ikke sammen
flaw-colours-repeat =
    { $faces ->
        [cards] samme kulør to gange
       *[numbers] samme farve to gange
    }
flaw-group-too-large = flere end fire
flaw-not-consecutive = hul i rækken
flaw-tile-twice = samme brik to gange
flaw-past-13 =
    { $faces ->
        [cards] intet efter kongen
       *[numbers] intet efter 13
    }
flaw-below-1 =
    { $faces ->
        [cards] intet før esset
       *[numbers] intet før 1
    }
flaw-run-too-long = for lang række
flaw-too-many-jokers = to jokere

## The own turn

turn-done = Færdig
turn-undo = Fortryd
turn-redo = Gentag
turn-reset = Tilbage til turens begyndelse
turn-draw = Træk en brik
turn-sort-colour =
    { $faces ->
        [cards] Sortér efter kulør
       *[numbers] Sortér efter farve
    }
turn-sort-number =
    { $faces ->
        [cards] Sortér efter værdi
       *[numbers] Sortér efter tal
    }
turn-lay-something = Læg brikker, eller træk en.
turn-checking = Tjekker …
turn-legal = Trækket er i orden.
turn-wins = Med dette træk vinder du runden!
turn-not-yet = I orden, så snart det er din tur.
turn-wrong = Trækket er ikke i orden endnu
turn-opening = Første melding: { $reached } af { $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached } af { $needed }, { $count } uden sæt
turn-opening-due = Første melding: mindst { $needed }
turn-opening-any = Første melding: Læg sæt fra din brikholder.
turn-scratch = Prøv dig frem: Kun du kan se det her.
turn-fix = { $count ->
        [one] Ét sæt er ikke rigtigt endnu.
       *[other] { $count } sæt er ikke rigtige endnu.
    }

clock-left = { $seconds ->
        [one] ét sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
clock-last = Ti sekunder tilbage
clock-cost =
    { $count ->
        [0] Er trækket ikke gyldigt, når tiden er gået, lægges alt tilbage.
        [one] Er trækket ikke gyldigt, når tiden er gået, lægges alt tilbage, og du trækker en strafbrik.
       *[other] Er trækket ikke gyldigt, når tiden er gået, lægges alt tilbage, og du trækker { $count } strafbrikker.
    }

## What happened, also read aloud

said-played = { $name } lagde { $tiles }.
said-drew = { $name } trak en brik.
said-passed = { $name } meldte pas.
said-timed-out =
    { $count ->
        [0] { $name } løb tør for tid.
        [one] { $name } løb tør for tid og trak en strafbrik.
       *[other] { $name } løb tør for tid og trak { $count } strafbrikker.
    }
said-moved = Flyttet: { $tiles }
said-picked =
    { $count ->
        [one] Én brik valgt.
       *[other] { $count } brikker valgt.
    }

## Hints

hint-ask = Hint
hint-none = Der er ikke noget at lægge. Træk en brik.
hint-none-pass = Der er ikke noget at lægge. Meld pas.
hint-there-is =
    { $count ->
        [one] Du kan lægge én brik.
       *[other] Du kan lægge { $count } brikker.
    }
hint-goes-out = Du kan vinde runden i denne tur!
hint-which = Hvilke brikker?
hint-tiles = Med disse: { $tiles }
hint-how = Hvordan?
hint-steps = Sådan:
hint-step = { $step } af { $steps }
hint-lay-out = Vis mig
hint-by-tiles = Flest brikker
hint-by-chances = Bedste chancer
hint-best-play =
    { $count ->
        [one] Dine chancer er bedst med én brik.
       *[other] Dine chancer er bedst med { $count } brikker.
    }
hint-best-draw = Dine chancer er bedst, hvis du trækker.
hint-best-draw-pass = Dine chancer er bedst, hvis du melder pas.
hint-chance = Cirka { $chance } % vinderchance

## The end of a round

round-left = Tilbage på brikholderne
tour-back = Tilbage til turneringen
match-won = { $name } vinder spillet
match-tied = Spillet ender uafgjort
sheet-title = Regnskab
sheet-round = Runde
sheet-total = I alt
sheet-sum = Plus og minus går lige op i hver runde.
proof-record = Hent runden

## Refusals

refused-illegal = Reglerne tillader ikke det træk.
refused-stale = Bordet er ændret i mellemtiden. Kig igen.
refused-time-up = Din tid er gået.
refused-paused = Spillet er på pause.
refused-wrong-phase = Ikke nu.
refused-not-seated = Du har ingen plads ved dette bord.
refused-not-host = Det kan kun værten gøre.
refused-already-seated = Du har allerede en plads.
refused-table-full = Der er ingen ledige pladser.
refused-barred = Værten har fjernet dig fra bordet.
refused-too-few-seats = I skal være mindst to.
refused-no-such-seat = Der sidder ingen der.
refused-no-such-bot = Den robot findes ikke.
refused-salt-sent = Det er allerede gjort.
refused-no-such-club = Der er ingen klub på denne adresse.
refused-no-such-member = Denne person er ikke med i klubben.
refused-not-member = Det må kun klubbens medlemmer.
refused-muted = Du er sat på lydløs i denne klub.
refused-chat-off = Denne klub har ingen chat.
refused-no-such-message = Beskeden findes ikke mere.
refused-not-seeking = Søgningen er slut.
refused-rated = Under et spil, der tæller for ratingen, fjernes ingen.
refused-name-not-kept = Sikr dig dit navn først: Ved ratingborde sidder kun dem, der har sikret deres navn.
refused-not-casual = Ved dette bord kan træk ikke tages tilbage.
refused-nothing-to-take-back = Du har ikke noget træk at tage tilbage.
refused-take-back-after-draw = Nogen har trukket en brik siden da. Det, der er set, er set.
refused-already-asked = Du har allerede spurgt.
refused-nothing-asked = Ingen har bedt om noget.
refused-hints-off = Hints er slået fra ved dette bord.
refused-too-often = Lidt langsommere, tak.
refused-bad-tiles = De brikker findes ikke.
refused-too-hard = Det træk er for svært at vurdere. Læg mindre ad gangen.
refused-busy = Serveren har travlt. Prøv igen om lidt.
refused-malformed = Serveren forstod det ikke. Genindlæs siden.
refused-worn-out = Der er spillet så meget ved dette bord, at det ikke tager imod mere. Opret et nyt.
refused-no-such-table = Bordet findes ikke.
refused-expired = Bordet blev fjernet, fordi ingen havde brugt det længe.
refused-bad-token = Serveren kender dig ikke længere.
refused-name-taken = Nogen har allerede et navn, der ser sådan ud. Vælg et andet.
refused-tournament-table = Ikke ved et turneringsbord: Turneringen bestemmer, hvem der spiller.
refused-sealed = Denne uddeling spilles stadig ved et andet bord. Se med, når runden er slut.
refused-for-people = Det må kun mennesker.
refused-not-invited = Denne robot er ikke inviteret til bordet.
refused-bot-stopped = Serverens vært har stoppet denne robot.
refused-bot-busy = Denne robot har for meget at lave lige nu.
refused-own-bot = Ved et ratingbord spiller ingen med sin egen robot.
program-name = { $name } (robot)
refused-unreadable = Dette bord kan ikke længere læses på denne enhed.
refused-storage-blocked = Denne browser lader ikke spillet gemme noget: Måske er vinduet privat.
refused-storage-full = Denne enhed er fuld, så trækket blev ikke gemt. Gør plads, og prøv igen.
refused-storage-newer = En nyere version af spillet er åbnet på denne enhed. Genindlæs siden.
