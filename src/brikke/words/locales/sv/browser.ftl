### The browser.

## Everywhere

app-tagline = Brickrummy: bli först av med alla dina brickor.
app-home = Start
app-close = Stäng
app-loading = Ett ögonblick …
app-lost = Den här sidan finns inte.
app-needs-server = Den här sidan behöver en server. Här går spelet utan server.
app-failed = Det gick inte: { $reason }
app-unreachable = Det går inte att nå servern. Försöker igen …
app-offline = Den här sidan kräver nätanslutning. Poängbladet fungerar utan.
app-you = Du
app-someone = Gäst
app-copy = Kopiera
app-copied = Kopierat
app-share = Dela
app-reload = Ladda om
app-rules = Regler
app-title-turn = ({ $count }) Din tur – Brikke

## Settings

settings-title = Inställningar
settings-name = Ditt namn
settings-save = Spara
settings-language = Språk
settings-notices = Säg till när det är min tur
settings-sound = Ljud
settings-device-replace = På den här enheten spelar du som { $name }. Vill du byta till spelaren som skickade länken?
settings-device-yes = Ja, byt
settings-device-welcome = På den här enheten spelar du nu som { $name }.
settings-device-old = Länken är redan använd eller för gammal. Skapa en ny.

## You at the table

profile-title = Du vid bordet
profile-open = Ditt namn, ditt djur och din färg
profile-animal = Ditt djur
profile-colour = Din färg
profile-colour-about = Om någon vid bordet redan har den får du nästa som är ledig.

## Home

home-new = Aldrig spelat? Två minuter.
home-new-about = Räven visar hur, bricka för bricka.
home-sets = Två sorters set
home-group = Samma tal, olika färger
home-run = Samma färg, tal i följd
home-who = Vilka vill du spela mot?
home-easy = lätt
home-hard = svårt
home-sitting =
    { $count ->
        [one] { $names } slår sig ner hos dig
       *[other] { $names } slår sig ner hos dig
    }
home-name = Vad ska vi kalla dig?
home-bots = Spela mot bottar
home-bots-now = Spela nu
home-friends = Spela med vänner
home-friends-short = Vänner
home-friends-about = Skapa ett bord och skicka länken. Ingen inloggning, inget att installera.
home-friends-now = Skapa ett bord
seek-title = Hitta spelare
home-waiting = { $count ->
    [one] En person letar efter spelare
   *[other] { $count } personer letar efter spelare
  }
home-seek-about = Ingen att spela med? Sätt dig med andra som vill spela nu.
home-pass = Spela på samma skärm
home-pass-about = Alla spelar på den här enheten och skickar den vidare.
home-pass-now = Välj spelare
home-join = Sätt dig vid ett bord
home-join-label = Länk eller kod
home-join-now = Gå med
home-join-bad = Det här är ingen länk eller kod till ett bord eller en klubb: { $value }
home-join-none = Inget öppet bord och ingen klubb har den här koden: { $value }
home-continue = Spela vidare
home-continue-more = Fler spel
home-continue-all = { $count ->
    [one] Visa ett äldre spel
   *[other] Visa { $count } äldre spel
}
home-your-turn = Din tur
home-your-turn-left = Din tur: { $time } kvar
home-round-of = Runda { $round } av { $rounds }
home-with = med { $names }
home-alone = ännu ingen annan
home-phase-waiting = Inte börjat än
home-phase-salting = Brickorna delas ut
home-phase-playing = De andra spelar
home-phase-between = Rundan är slut
home-phase-over = Spelet är slut
home-listed = Öppna bord
home-watch = Titta på
home-change = Ändra regler och spelare
home-puzzle-away = Kluringen kunde inte laddas.
home-more = Mer
home-more-learn = Lär dig spelet
home-more-learn-about = Korta lektioner där du spelar själv, och sedan en första runda.
home-more-rules = Regler
home-more-rules-about = Varje utgåva med enkla ord, sida vid sida.
home-more-puzzle = Kluringar
home-more-puzzle-about = Lägg alla dina brickor: en ny kluring varje dag.
home-more-solve = Draghjälp
home-more-solve-about = Hitta bästa draget, kolla om ett drag är tillåtet eller få ordning på bordet igen.
home-more-score = Poängblad
home-more-score-about = För spel vid ett riktigt bord, med klocka; fungerar utan nät.
home-more-replay = Repris
home-more-replay-about = Se en avslutad runda igen, och vad som hade varit möjligt.
home-more-club = Klubbar
home-more-club-about = Hitta medspelare och träffa dina vänner.
home-more-games = Mina spel
home-more-games-about = Dina resultat, hur de ändras och kluringar ur dina egna misstag.
home-more-tournament = Turneringar
home-more-tournament-about = En kväll där alla har samma brickor.
home-site = Spela med vänner på { $host }
nav-play = Spela

## Setting up a table

new-bots-title = Mot bottar
new-friends-title = Ett bord för vänner
new-pass-title = På samma skärm
new-players = Spelare
new-player = Spelare { $number }
new-opponents = Motståndare
new-strength = Spelstyrka
new-seats = Platser
new-edition = Utgåva
new-edition-about = Vilket regelhäfte ligger i er spelask?
new-house = Husregler
new-house-none = Som i häftet
new-house-some =
    { $count ->
        [one] En husregel
       *[other] { $count } husregler
    }
new-house-reset = Tillbaka till häftets regler
new-read-rules = Läs de här reglerna
new-options = Vid det här bordet
new-rated = Räknas för rating
new-rated-about = Räknas för allas rating: inga tips, inget tas tillbaka, och att gå kostar lika mycket som att förlora.
new-casual = Drag får tas tillbaka
new-casual-about = Om alla är med på det och ingen har dragit en bricka.
new-hints = Tips är tillåtna
new-clock = Klocka
new-clock-off = Ingen tidsgräns: alla tänker så länge de vill.
new-speed = Bottarnas tempo
new-speed-slow = Långsamt
new-speed-normal = Normalt
new-speed-fast = Snabbt
new-listed = Alla kan hitta bordet
new-start = Börja
new-make = Skapa bordet

edition-title-nordic = Nordisk
edition-title-german = Tysk
edition-title-finnish-classic = Finsk, klassisk
edition-title-norwegian-classic = Norsk, klassisk
edition-title-norwegian-cards = Norsk, spelkort
edition-title-custom = { $edition }, med husregler

house-opening-minimum = Startdraget är värt minst
house-opening-minimum-about = Så mycket ska de första seten du lägger vara värda tillsammans.
house-opening-single-set = Startdraget är ett enda set
house-opening-single-set-about = Annars får flera set bilda summan.
house-opening-goes-on = Fortsätt i samma tur efter startdraget
house-opening-goes-on-about = När startdraget ligger på bordet får du använda de andra seten i samma tur.
house-jokers = Jokrar
house-jokers-about = Vad man får göra med ett set som har en joker.
house-jokers-free = Fria – flyttas som alla andra brickor
house-jokers-locked = Låsta – byts bara ut mot en bricka från brickhållaren, och ska in i ett nytt set
house-jokers-locked-own-rack = Låsta, egna brickor – som låsta, men det nya setet ska bestå av brickor från din brickhållare
house-joker-value = Joker kvar på brickhållaren
house-joker-value-about = Minuspoäng när rundan är slut.
house-max-run-length = Längsta sekvens
house-max-run-length-about = I vissa häften står det tre eller fyra brickor.
house-tiles-dealt = Brickor från start
house-tiles-dealt-about = Till varje spelare när rundan börjar.
house-turn-seconds = Tid per tur
house-turn-seconds-about = Den som inte hinner i tid får straffbrickor.
house-clock-before-opening = Klockan går före startdraget
house-clock-before-opening-about = Annars väntar den tills du har gjort ditt startdrag.
house-penalty-tiles = Straffbrickor
house-penalty-tiles-about = Så många drar den som inte hinner i tid.
house-must-play-when-able = Den som kan lägga måste göra det
house-must-play-when-able-about = Bara den som inte kan lägga får dra.
house-empty-pool = När högen är tom
house-empty-pool-about = Vad som händer när det inte finns fler brickor att dra.
house-empty-pool-play-on = Spelet fortsätter
house-empty-pool-must-play = Spelet fortsätter, och den som kan lägga måste göra det
house-empty-pool-round-ends = Rundan slutar
house-blocked-score = Om ingen går ut
house-blocked-score-about = Vad förlorarna får i minus.
house-blocked-score-difference = Förlorarna får skillnaden mot vinnarens summa i minus
house-blocked-score-own-rack = Förlorarna får hela sin egen summa i minus
house-rounds = Rundor
house-rounds-about = I ett spel; högst totalsumma vinner.
house-yes = Ja
house-no = Nej
house-off = Ingen tidsgräns
house-seconds =
    { $count ->
        [one] en sekund
       *[other] { $count } sekunder
    }
house-minutes =
    { $count ->
        [one] en minut
       *[other] { $count } minuter
    }
house-hours =
    { $count ->
        [one] en timme
       *[other] { $count } timmar
    }
house-days =
    { $count ->
        [one] ett dygn
       *[other] { $count } dygn
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
bot-level-novice = nybörjare
bot-level-just-above = strax över dig
bot-level-casual = lättsam
bot-level-steady = stadig
bot-level-rearranger = stadig
bot-level-expert = expert
bot-level-champion = mästare
bot-about-novice = Har nyss lärt sig spelet och älskar att dra brickor.
bot-about-just-above = Följer dina resultat och ligger alltid ett steg före.
bot-about-casual = Spelar för sällskapets skull.
bot-about-steady = Har aldrig bråttom och missar aldrig en bricka.
bot-about-rearranger = Bygger om halva bordet för en trea.
bot-about-expert = Sparar sina jokrar till kärvare tider.
bot-about-champion = Missar ingenting. Håller inne brickor tills alla passar.

## Before a match

lobby-code = Eller så öppnar de { $address } och skriver in koden
lobby-qr = Samma länk som QR-kod, för mobilkameran
invite-network = Länken fungerar på mobiler i samma nätverk.
invite-address = Den här datorns adress
invite-local = Länken fungerar bara på den här datorn, för Brikke släpper inte in några andra. Avsluta och starta så här för att få med mobilerna:
invite-alone = Datorn är inte med i något nätverk: länken fungerar bara här.
rating-words = rating { $points }, plus eller minus { $doubt }
rating-provisional = preliminär

## At the table

table-turn-of = { $name } spelar
table-tiles =
    { $count ->
        [one] en bricka
       *[other] { $count } brickor
    }
table-pool =
    { $count ->
        [0] Högen är tom
        [one] En bricka i högen
       *[other] { $count } brickor i högen
    }
table-empty = Det ligger inget på bordet än.
table-area = Bord
table-rack = Din brickhållare
table-new-set = Nytt set
table-new-set-here = Lägg de valda brickorna i ett nytt set
table-tiles-stay = Brickorna på bordet stannar på bordet.
table-pause = Paus
table-resume = Fortsätt

## Tiles and sets, also read aloud

tile-red = röd { $number }
tile-blue = blå { $number }
tile-black = svart { $number }
tile-orange = orange { $number }
tile-clubs =
    { $court ->
        [none] klöver { $number }
       *[other] klöver{ $number }
    }
tile-spades =
    { $court ->
        [none] spader { $number }
       *[other] spader{ $number }
    }
tile-hearts =
    { $court ->
        [none] hjärter { $number }
       *[other] hjärter{ $number }
    }
tile-diamonds =
    { $court ->
        [none] ruter { $number }
       *[other] ruter{ $number }
    }
tile-ace = ess
tile-jack = knekt
tile-queen = dam
tile-king = kung
tile-joker = joker
tile-yours = från din brickhållare
tile-new = nyss lagd
tile-hinted = föreslagen
tile-best = del av det bästa draget
set-run = Sekvens: { $tiles }
set-group = Grupp: { $tiles }
set-no = Inget set: { $tiles }
lift-run =
    { $colour ->
        [black] Svart sekvens
        [red] Röd sekvens
        [blue] Blå sekvens
        [orange] Orange sekvens
        [clubs] Klöversekvens
        [spades] Spadersekvens
        [hearts] Hjärtersekvens
        [diamonds] Rutersekvens
       *[none] Sekvens
    }
lift-group = Grupp
lift-no-set = Inget set än
lift-hint = tryck på saxen för att dela
lift-hint-single = tryck på brickan för att välja den
lift-hint-chosen = tryck på + för att lägga till brickan
lift-hint-fits = tryck på den streckade platsen
lift-close = Lägg tillbaka setet
lift-split = Dela efter { $tile }
lift-add-before = Lägg till före { $tile }
lift-add-after = Lägg till efter { $tile }

flaw-too-short = för kort
flaw-needs-more =
    { $count ->
        [one] en till så blir det tre
       *[other] två till så blir det tre
    }
flaw-only-jokers = bara jokrar
flaw-mixed = passar inte ihop
flaw-colours-repeat = samma färg två gånger
flaw-group-too-large = fler än fyra
flaw-not-consecutive = lucka i sekvensen
flaw-tile-twice = samma bricka två gånger
flaw-past-13 =
    { $faces ->
        [cards] inget efter kungen
       *[numbers] inget efter 13
    }
flaw-below-1 =
    { $faces ->
        [cards] inget före esset
       *[numbers] inget före 1
    }
flaw-run-too-long = för lång sekvens
flaw-too-many-jokers = två jokrar

## The own turn

turn-done = Klar
turn-undo = Ångra
turn-redo = Gör om
turn-reset = Tillbaka till turens början
turn-draw = Dra en bricka
turn-sort-colour = Sortera efter färg
turn-sort-number =
    { $faces ->
        [cards] Sortera efter valör
       *[numbers] Sortera efter siffra
    }
turn-lay-something = Lägg brickor eller dra en.
turn-checking = Kollar …
turn-legal = Det här draget går bra.
turn-wins = Med det här draget vinner du rundan!
turn-not-yet = Går bra så fort det är din tur.
turn-wrong = Det går inte än
turn-opening = Startdrag: { $reached } av { $needed }
# Of sets that are complete, and the number of tiles that are in none yet.
turn-opening-more = { $reached } av { $needed }, { $count } utan set
turn-opening-due = Startdrag: { $needed } behövs
turn-opening-any = Startdrag: lägg set från din brickhållare.
turn-scratch = Prova dig fram: bara du ser det här.
turn-fix = { $count ->
        [one] Ett set stämmer inte än.
       *[other] { $count } set stämmer inte än.
    }

clock-left = { $seconds ->
        [one] en sekund kvar
       *[other] { $seconds } sekunder kvar
    }
clock-last = Tio sekunder kvar
clock-cost =
    { $count ->
        [0] Är draget inte giltigt när tiden tar slut läggs allt tillbaka.
        [one] Är draget inte giltigt när tiden tar slut läggs allt tillbaka och du drar en straffbricka.
       *[other] Är draget inte giltigt när tiden tar slut läggs allt tillbaka och du drar { $count } straffbrickor.
    }

## What happened, also read aloud

said-played = { $name } lade { $tiles }.
said-drew = { $name } drog en bricka.
said-passed = { $name } passade.
said-timed-out =
    { $count ->
        [0] { $name } hann inte i tid.
        [one] { $name } hann inte i tid och drog en straffbricka.
       *[other] { $name } hann inte i tid och drog { $count } straffbrickor.
    }
said-moved = Flyttat: { $tiles }
said-picked =
    { $count ->
        [one] En bricka vald.
       *[other] { $count } brickor valda.
    }

## Hints

hint-ask = Tips
hint-none = Det går inte att lägga något. Dra en bricka.
hint-none-pass = Det går inte att lägga något. Du får passa.
hint-there-is =
    { $count ->
        [one] Du kan lägga en bricka.
       *[other] Du kan lägga { $count } brickor.
    }
hint-goes-out = Du kan vinna rundan i den här turen!
hint-which = Vilka brickor?
hint-tiles = Med de här: { $tiles }
hint-how = Hur då?
hint-steps = Så här:
hint-step = { $step } av { $steps }
hint-lay-out = Visa mig
hint-by-tiles = Flest brickor
hint-by-chances = Störst chans
hint-best-play =
    { $count ->
        [one] Du har störst chans att vinna med en bricka.
       *[other] Du har störst chans att vinna med { $count } brickor.
    }
hint-best-draw = Du har störst chans att vinna om du drar.
hint-best-draw-pass = Du har störst chans att vinna om du passar.
hint-chance = Ungefär { $chance } % vinstchans

## The end of a round

round-left = Kvar på brickhållarna
tour-back = Tillbaka till turneringen
match-won = { $name } vinner spelet
match-tied = Spelet slutar oavgjort
sheet-title = Poängblad
sheet-round = Runda
sheet-total = Totalt
sheet-sum = Plus och minus tar ut varandra i varje runda.
proof-record = Ladda ner rundan

## Refusals

refused-illegal = Reglerna tillåter inte det här draget.
refused-stale = Bordet har ändrats under tiden. Titta en gång till.
refused-time-up = Din tid är ute.
refused-paused = Spelet är pausat.
refused-wrong-phase = Inte just nu.
refused-not-seated = Du har ingen plats vid det här bordet.
refused-not-host = Det får bara värden göra.
refused-already-seated = Du har redan en plats.
refused-table-full = Ingen plats är ledig.
refused-barred = Värden har tagit bort dig från bordet.
refused-too-few-seats = Ni måste vara minst två.
refused-no-such-seat = Där sitter ingen.
refused-no-such-bot = Någon sådan bot finns inte.
refused-salt-sent = Det är redan gjort.
refused-no-such-club = Det finns ingen klubb på den här adressen.
refused-no-such-member = Den här personen är inte med i klubben.
refused-not-member = Det får bara klubbens medlemmar göra.
refused-muted = Du är tystad i den här klubben.
refused-chat-off = Den här klubben har ingen chatt.
refused-no-such-message = Meddelandet finns inte längre.
refused-not-seeking = Sökandet är slut.
refused-rated = Under ett spel som räknas för ratingen tas ingen bort.
refused-name-not-kept = Reservera ditt namn först: vid ratingbord sitter bara de som har reserverat sitt namn.
refused-not-casual = Vid det här bordet får drag inte tas tillbaka.
refused-nothing-to-take-back = Du har inget drag att ta tillbaka.
refused-take-back-after-draw = En bricka har dragits sedan dess. Det man har sett har man sett.
refused-already-asked = Du har redan frågat.
refused-nothing-asked = Ingen har bett om något.
refused-hints-off = Tips är avstängda vid det här bordet.
refused-too-often = Lite lugnare, tack.
refused-bad-tiles = De brickorna finns inte.
refused-too-hard = Draget är för svårt att bedöma. Lägg färre brickor på en gång.
refused-busy = Servern har mycket att göra. Försök igen om en stund.
refused-malformed = Servern förstod inte. Ladda om sidan.
refused-worn-out = Det har spelats så mycket vid det här bordet att det inte tar emot mer. Skapa ett nytt.
refused-no-such-table = Det bordet finns inte.
refused-expired = Bordet togs bort eftersom ingen hade varit där på länge.
refused-bad-token = Servern känner inte igen dig längre.
refused-name-taken = Någon har redan ett namn som ser ut så. Välj ett annat.
refused-tournament-table = Inte vid ett turneringsbord: turneringen bestämmer vem som spelar.
refused-sealed = Den här given spelas fortfarande vid ett annat bord. Titta när rundan är slut.
refused-for-people = Det får bara människor göra.
refused-not-invited = Den här boten är inte inbjuden till bordet.
refused-bot-stopped = Serverns värd har stoppat den här boten.
refused-bot-busy = Den här boten har för mycket att göra just nu.
refused-own-bot = Vid ett ratingbord spelar ingen med sin egen bot.
program-name = { $name } (bot)
refused-unreadable = Det här bordet går inte längre att läsa på den här enheten.
refused-storage-blocked = Den här webbläsaren låter inte spelet spara något: kanske är fönstret privat.
refused-storage-full = Den här enheten är full, så draget sparades inte. Frigör plats och försök igen.
refused-storage-newer = En nyare version av spelet har öppnats på den här enheten. Ladda om sidan.
