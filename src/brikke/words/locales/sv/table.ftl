### The table.

## Before a match

seat-free = Ledig plats
seat-sit = Sätt dig
seat-add-bot = Lägg till en bot
seat-programs = Andras program
seat-program-online = ansluten: kommer genast
seat-program-away = inte ansluten just nu
seat-program-invited = { $name } är inbjuden.
seat-remove = Ta bort { $name }
seat-bot = Bot
seat-host = Värd
seat-you = du
lobby-title = Bordet är klart
lobby-open = { $count ->
    [one] En plats är fortfarande ledig
   *[other] { $count } platser är fortfarande lediga
  }
lobby-invites = { $name } bjuder in dig
lobby-invite = Skicka länken till dem som ska vara med
lobby-start = Starta spelet
lobby-needs-two = Ni måste vara minst två.
lobby-wait-host = { $name } startar spelet.
lobby-name = Ditt namn vid bordet
lobby-rated = Ratingbord: inga tips, inget tas tillbaka, och att gå kostar lika mycket som att förlora.
lobby-shared-address = Två av er har samma internetadress. Därför räknas de här rundorna inte för ratingen.
lobby-full = Alla platser är tagna. Du får gärna titta på.

## At the table

table-loading = På väg till bordet …
table-gone = Det bordet finns inte. Länken kanske är ofullständig eller för gammal.
table-turn-yours = Din tur
turn-yours = Din tur: lägg eller dra
turn-yours-pool-empty = Din tur: lägg eller passa
turn-yours-opening = Din tur: startdrag { $needed }
table-opening-about = Dina första set ska tillsammans vara värda minst { $needed } och läggas i en och samma tur från din egen brickhållare.
table-opening-about-single = Ditt första set ska vara värt minst { $needed } och komma från din egen brickhållare.
table-opened = startdraget gjort
table-not-opened = inget startdrag än
turn-opened = Startdraget är gjort! Nu får du använda hela bordet.
table-away = inte ansluten
table-stand-in = en bot hoppar in
table-watching =
    { $count ->
        [one] En tittar på
       *[other] { $count } tittar på
    }
table-you-watch = Du tittar på.
table-round = Runda { $round } av { $rounds }
table-menu = Meny
table-leave = Lämna bordet
table-leave-about = En bot spelar vidare åt dig.
table-leave-sure = Lämna nu
table-pause-asked = { $name } vill ta en paus.
table-pause-agree = Okej
table-decline = Nej
table-paused = Paus: klockan är stoppad.
table-take-back = Ta tillbaka draget
table-take-back-asked = { $name } vill ta tillbaka det senaste draget.
table-taken-back = Det senaste draget togs tillbaka.
table-declined = { $name } säger nej.
table-asked = Du har frågat. Nu måste de andra säga ja.
table-stood-in = En bot spelar åt dig.
table-removed = En bot har fått din plats.
table-come-back = Spela själv igen
table-offline = Ingen anslutning. Ditt påbörjade drag är sparat, och vi försöker igen.
table-restart = Servern startar om. Ditt påbörjade drag är sparat.
table-online = Ansluten igen.
table-go-on-about = Servern går inte att nå. Du kan spela vidare här, på den här enheten: bordet, poängen och dina brickor blir kvar. Bottarnas brickor och högen delas ut på nytt, för bara servern känner till dem.
table-go-on = Spela vidare här
table-closed = Servern har stängt anslutningen.
table-dealing = Brickorna delas ut …
table-starts = { $name } börjar.
table-you-start = Du börjar.
table-watch-round = Repris av runda { $round }
table-keys = Tangenter: pilarna går från bricka till bricka, Enter väljer och lägger, Shift med pilar väljer flera, A ett helt set, Shift + dra med musen delar en sekvens, G gör en lucka på brickhållaren, N gör ett nytt set, R lägger tillbaka, Ctrl+Z ångrar, Ctrl+Enter är Klar.

## The own turn

turn-reset-short = Börja om
turn-sort = Sortera
turn-draw-about = Du tar en bricka och din tur är slut.
turn-draw-short = Dra
turn-tools = Verktyg
turn-draw-back = Ångra och dra
turn-put-back = Lägg tillbaka
turn-pass = Passa
turn-pass-about = Om det inte finns fler brickor att dra passar du, och din tur är slut.
turn-tidy = Städa
turn-find = Hitta set
turn-find-none = Inget set på din brickhållare.
turn-find-done =
    { $count ->
        [one] Ett set hittades.
       *[other] { $count } set hittades.
    }
turn-find-joins =
    { $count ->
        [one] En bricka passar i ett set på bordet.
       *[other] { $count } brickor passar i set på bordet.
    }
turn-find-join = Till { $set }: { $tiles }.
turn-scratch-changed = Bordet har ändrats, så din plan har anpassats.
turn-sent = Skickar …

## What happened, also read aloud

said-you-played = Du lade { $tiles }.
said-you-played-moved = Du lade { $tiles } och flyttade { $moved }.
said-played-moved = { $name } lade { $tiles } och flyttade { $moved }.
said-joker = En joker står nu för { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } från { $source ->
        [group] gruppen med
       *[run] sekvensen
    } { $from } över i { $target ->
        [group] gruppen med
       *[run] sekvensen
    } { $to }
said-moves-more =
    { $count ->
        [one] en bricka till
       *[other] { $count } brickor till
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } till { $last }
said-group =
    { $court ->
       *[none] { $number }:or
        [ace] ess
        [jack] knektar
        [queen] damer
        [king] kungar
    }
said-you-drew = Du drog { $tile }.
said-you-passed = Du passade.
said-you-timed-out =
    { $count ->
        [0] Din tid är ute. Bordet är som det var.
        [one] Din tid är ute. Bordet är som det var, och du drog en straffbricka.
       *[other] Din tid är ute. Bordet är som det var, och du drog { $count } straffbrickor.
    }
said-your-turn = Det är din tur.
said-joined = { $name } är tillbaka.
said-left = { $name } har tappat anslutningen.
said-handed-over = En bot spelar åt { $name }.
said-gone = { $name } har lämnat bordet för gott. { $bot } spelar vidare.
said-removed = Värden har tagit bort { $name }. { $bot } spelar vidare.
said-spectator = En åskådare: { $text }

## Recap

recap-title = Sedan ditt senaste drag
# The same before the first own turn.
recap-title-first = Hittills
recap-title-watch = De senaste dragen
recap-none = Ingen har spelat än.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = lade
recap-moved = flyttade
recap-from = från
recap-back = Ett steg tillbaka
recap-forth = Ett steg framåt
recap-drew = drog en bricka
recap-timed-out = hann inte i tid
recap-passed = passade

## Steps of a hint, in a few words

hint-do-tiles = Med de här brickorna
hint-do-lay = Lägg de här som ett nytt set
hint-do-add =
    { $count ->
        [one] Lägg till brickan i setet
       *[other] Lägg till brickorna i setet
    }
hint-do-form = Gör ett nytt set av de här
hint-do-change = Bygg om setet med de här

## Joy over a turn

reward-many = { $count } brickor i ett drag!
reward-record = { $count } brickor: ditt största drag hittills!
reward-joker = Du frigjorde en joker!

## Calling across the table

react-title = Säg något
react-well-played = Snyggt spelat!
react-thanks = Tack!
react-wow = Wow!
react-ouch = Aj!
react-thinking = Låt mig tänka …
react-hurry = Det är din tur!
react-hello = Hej!
react-bye = Hej då!

## Pass and play

pass-to = Över till { $name }
pass-about = Skicka vidare enheten. Ingen annan får kika.
pass-ready = Jag är { $name }

## The end of a round

round-won = { $name } vinner rundan
round-you-won = Du vinner rundan!
round-ending-out = { $call }
round-ending-blocked = Ingen kunde eller ville lägga; lägst summa vinner.
round-ending-pool-empty = Högen är tom; lägst summa vinner.
round-left-none = inget
round-watch = Se rundan igen
end-watch-short = Titta
round-next = Nästa runda
round-next-wait = Väntar på de andra …
round-show-table = Visa bordet
end-table-short = Bordet
round-show-sheet = Visa poängbladet
end-you-went-out = Du gick ut!
end-went-out = { $name } gick ut!
end-last-turn = Det sista draget
end-best-turn = Rundans bästa drag
end-best-laid = { $name } lade { $count ->
        [one] en bricka
       *[other] { $count } brickor
    }{ $moved ->
        [0] .
        [one] {" "}och flyttade en.
       *[other] {" "}och flyttade { $moved }.
    }
end-best-you-laid = Du lade { $count ->
        [one] en bricka
       *[other] { $count } brickor
    }{ $moved ->
        [0] .
        [one] {" "}och flyttade en.
       *[other] {" "}och flyttade { $moved }.
    }
end-costliest = Ditt dyraste misstag
end-costliest-drew = Drag { $number }: du drog en bricka. Du kunde ha lagt det här.
end-costliest-more = { $count ->
        [one] Drag { $number }: du kunde ha lagt en bricka till.
       *[other] Drag { $number }: du kunde ha lagt { $count } brickor till.
    }
end-costliest-exit = Drag { $number }: du kunde ha gått ut.
end-share = Dela en bild
end-share-title = En bild att dela
end-share-about = Gjord på den här enheten. Ingens brickhållare syns.
end-share-sub = { $points } i runda { $round }
end-share-beat = Kan du slå det?
match-you-won = Du vinner spelet!
match-rematch = Spela igen
match-abandoned = Spelet avbröts.
table-report = Anmäl någon

## The fair deal

proof-about = Innan brickorna delades ut valde servern ett hemligt tal och lovade att inte byta ut det, och sedan lade varje spelare till ett eget slumptal. Nu är hemligheten avslöjad, och den här sidan har delat ut brickorna en gång till för att jämföra.
proof-checking = Delar ut igen …
proof-holds-short = Rättvis giv: kontrollerad.
proof-holds = Rättvist: samma hemlighet, samma slumptal, samma brickor.
proof-unseen-short = Given är kontrollerad i efterhand.
proof-unseen = Given stämmer med det servern säger, men den här enheten såg inte serverns löfte i förväg.
proof-fails = Den här given stämmer inte med det som utlovades!
proof-missing = Rundans protokoll går inte att hämta just nu.
