### The table.

## Before a match

seat-free = Ledig plads
seat-sit = Sæt dig
seat-add-bot = Tilføj robot
seat-programs = Andres programmer
seat-program-online = forbundet: kommer straks
seat-program-away = ikke forbundet lige nu
seat-program-invited = { $name } er inviteret.
seat-remove = Fjern { $name }
seat-bot = Robot
seat-host = Vært
seat-you = dig
lobby-title = Bordet er klart
lobby-open = { $count ->
    [one] Der er stadig én ledig plads
   *[other] Der er stadig { $count } ledige pladser
  }
lobby-invites = { $name } inviterer dig
lobby-invite = Send linket til dem, der skal være med
lobby-start = Start spillet
lobby-needs-two = I skal være mindst to.
lobby-wait-host = { $name } starter spillet, når alle er klar.
lobby-name = Dit navn ved bordet
lobby-rated = Ratingbord: ingen hints, intet tages tilbage, og at gå koster det samme som at tabe.
lobby-shared-address = To af jer har samme internetadresse. Derfor tæller disse runder ikke for ratingen.
lobby-full = Alle pladser er taget. Du kan kigge med.

## At the table

table-loading = På vej til bordet …
table-gone = Bordet findes ikke. Linket er måske ufuldstændigt eller for gammelt.
table-turn-yours = Din tur
turn-yours = Din tur: læg eller træk
turn-yours-pool-empty = Din tur: læg eller meld pas
turn-yours-opening = Din tur: meld mindst { $needed }
table-opening-about = Dine første sæt skal tilsammen give mindst { $needed } og lægges i én og samme tur fra din egen brikholder.
table-opening-about-single = Dit første sæt skal give mindst { $needed } og komme fra din egen brikholder.
table-opened = har meldt
table-not-opened = ikke meldt endnu
turn-opened = Du har meldt! Nu må du bruge hele bordet.
table-away = ikke forbundet
table-stand-in = en robot er vikar
table-watching =
    { $count ->
        [one] Én kigger med
       *[other] { $count } kigger med
    }
table-you-watch = Du kigger med.
table-round = Runde { $round } af { $rounds }
table-menu = Menu
table-leave = Gå fra bordet
table-leave-about = En robot spiller videre for dig.
table-leave-sure = Gå nu
table-pause-asked = { $name } vil gerne holde en pause.
table-pause-agree = Fint
table-decline = Nej
table-paused = Pause: Uret er stoppet.
table-take-back = Tag trækket tilbage
table-take-back-asked = { $name } vil gerne tage det seneste træk tilbage.
table-taken-back = Det seneste træk er taget tilbage.
table-declined = { $name } siger nej.
table-asked = Du har spurgt. De andre skal sige ja.
table-stood-in = En robot spiller for dig.
table-removed = En robot har overtaget din plads.
table-come-back = Spil selv igen
table-offline = Ingen forbindelse. Dit påbegyndte træk er gemt, og vi bliver ved med at prøve.
table-restart = Serveren genstarter. Dit påbegyndte træk er gemt.
table-online = Forbundet igen.
table-go-on-about = Serveren kan ikke nås. Du kan spille videre her på denne enhed: Bordet, pointene og dine brikker bliver. Robotternes brikker og bunken deles ud på ny, for kun serveren kender dem.
table-go-on = Spil videre her
table-closed = Serveren har lukket forbindelsen.
table-dealing = Brikkerne deles ud …
table-starts = { $name } begynder.
table-you-start = Du begynder.
table-watch-round = Gensyn med runde { $round }
table-keys = Taster: Piletasterne går fra brik til brik, Enter vælger og lægger, Shift + piletast vælger flere, A vælger et helt sæt, Shift + træk med musen deler en række, G laver et mellemrum på brikholderen, N laver et nyt sæt, R lægger tilbage, Ctrl+Z fortryder, Ctrl+Enter er Færdig.

## The own turn

turn-reset-short = Forfra
turn-sort = Sortér
turn-draw-about = Du får én brik, og din tur er slut.
turn-draw-short = Træk
turn-tools = Værktøjer
turn-draw-back = Fortryd og træk
turn-put-back = Læg tilbage
turn-pass = Meld pas
turn-pass-about = Meld pas, når der ikke er flere brikker at trække. Så er din tur slut.
turn-tidy = Ryd op
turn-find = Find sæt
turn-find-none = Du har ingen sæt på brikholderen.
turn-find-done =
    { $count ->
        [one] Fandt ét sæt.
       *[other] Fandt { $count } sæt.
    }
turn-find-joins =
    { $count ->
        [one] Én brik passer til et sæt på bordet.
       *[other] { $count } brikker passer til sæt på bordet.
    }
turn-find-join = Til { $set }: { $tiles }.
turn-scratch-changed = Bordet er ændret, og din plan er tilpasset.
turn-sent = Sender …

## What happened, also read aloud

said-you-played = Du lagde { $tiles }.
said-you-played-moved = Du lagde { $tiles } og flyttede { $moved }.
said-played-moved = { $name } lagde { $tiles } og flyttede { $moved }.
said-joker = En joker står nu for { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } fra { $source ->
        [group] gruppen med
       *[run] rækken
    } { $from } over i { $target ->
        [group] gruppen med
       *[run] rækken
    } { $to }
said-moves-more =
    { $count ->
        [one] en brik til
       *[other] { $count } brikker til
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } til { $last }
said-group =
    { $court ->
       *[none] { $number }'ere
        [ace] esser
        [jack] knægte
        [queen] damer
        [king] konger
    }
said-you-drew =
    { $tile ->
        [joker] Du trak en joker.
       *[other] Du trak { $tile }.
    }
said-you-passed = Du meldte pas.
said-you-timed-out =
    { $count ->
        [0] Din tid er gået. Bordet er som før.
        [one] Din tid er gået. Bordet er som før, og du trak en strafbrik.
       *[other] Din tid er gået. Bordet er som før, og du trak { $count } strafbrikker.
    }
said-your-turn = Det er din tur.
said-joined = { $name } er tilbage.
said-left = { $name } har mistet forbindelsen.
said-handed-over = En robot spiller for { $name }.
said-gone = { $name } har forladt bordet for altid. { $bot } spiller videre.
said-removed = Værten har fjernet { $name }. { $bot } spiller videre.
said-spectator = En tilskuer: { $text }

## Recap

recap-title = Siden dit seneste træk
# The same before the first own turn.
recap-title-first = Indtil nu
recap-title-watch = De seneste træk
recap-none = Ingen har spillet endnu.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = lagde
recap-moved = flyttede
recap-from = fra
recap-back = Et trin tilbage
recap-forth = Et trin frem
recap-drew = trak en brik
recap-timed-out = løb tør for tid
recap-passed = meldte pas

## Steps of a hint, in a few words

hint-do-tiles = Med disse brikker
hint-do-lay = Læg disse som et nyt sæt
hint-do-add =
    { $count ->
        [one] Læg brikken til sættet
       *[other] Læg brikkerne til sættet
    }
hint-do-form = Lav et nyt sæt af disse
hint-do-change = Byg sættet om med disse

## Joy over a turn

reward-many = { $count } brikker i ét træk!
reward-record = { $count } brikker: dit største træk hidtil!
reward-joker = Du fik en joker fri!

## Calling across the table

react-title = Sig noget
react-well-played = Godt spillet!
react-thanks = Tak!
react-wow = Wow!
react-ouch = Av!
react-thinking = Lad mig tænke …
react-hurry = Det er din tur!
react-hello = Hej!
react-bye = Hej hej!

## Pass and play

pass-to = Videre til { $name }
pass-about = Giv enheden videre. Ingen andre må kigge.
pass-ready = Jeg er { $name }

## The end of a round

round-won = { $name } vinder runden
round-you-won = Du vinder runden!
round-ending-out = { $call }
round-ending-blocked = Ingen kunne eller ville lægge noget; den laveste sum vinder.
round-ending-pool-empty = Bunken er tom; den laveste sum vinder.
round-left-none = ingenting
round-watch = Se runden igen
end-watch-short = Se
round-next = Næste runde
round-next-wait = Venter på de andre …
round-show-table = Se bordet
end-table-short = Bordet
round-show-sheet = Se regnskabet
end-you-went-out = Du blev færdig først!
end-went-out = { $name } blev færdig først!
end-last-turn = Det sidste træk
end-best-turn = Rundens bedste træk
end-best-laid = { $name } lagde { $count ->
        [one] én brik
       *[other] { $count } brikker
    }{ $moved ->
        [0] .
        [one] {" "}og flyttede én.
       *[other] {" "}og flyttede { $moved }.
    }
end-best-you-laid = Du lagde { $count ->
        [one] én brik
       *[other] { $count } brikker
    }{ $moved ->
        [0] .
        [one] {" "}og flyttede én.
       *[other] {" "}og flyttede { $moved }.
    }
end-costliest = Din dyreste fejl
end-costliest-drew = Træk { $number }: Du trak en brik. Du kunne have lagt det her.
end-costliest-more = { $count ->
        [one] Træk { $number }: Du kunne have lagt én brik mere.
       *[other] Træk { $number }: Du kunne have lagt { $count } brikker mere.
    }
end-costliest-exit = Træk { $number }: Du kunne være blevet færdig.
end-share = Del et billede
end-share-title = Et billede til deling
end-share-about = Lavet på denne enhed. Ingen brikholdere er med.
end-share-sub = { $points } i runde { $round }
end-share-beat = Kan du slå det?
match-you-won = Du vinder spillet!
match-rematch = Spil igen
match-abandoned = Spillet blev afbrudt.
table-report = Rapportér nogen

## The fair deal

proof-about = Før brikkerne blev delt ud, lagde serveren sig fast på en hemmelighed, og så lagde hver spiller sit eget tilfældige tal til. Nu er hemmeligheden afsløret, og denne side har delt brikkerne ud igen for at kontrollere det.
proof-checking = Deler ud igen …
proof-holds-short = Fair uddeling: kontrolleret.
proof-holds = Fair: samme hemmelighed, samme tilfældige tal, samme brikker.
proof-unseen-short = Uddelingen er kontrolleret bagefter.
proof-unseen = Uddelingen stemmer med det, serveren siger, men denne enhed så ikke serverens løfte på forhånd.
proof-fails = Uddelingen stemmer ikke med det, der blev lovet!
proof-missing = Kan ikke få fat i loggen for runden lige nu.
