### The table.

## Before a match

seat-free = Ledig plass
seat-sit = Sett deg
seat-add-bot = Legg til en robot
seat-programs = Andres programmer
seat-program-online = tilkoblet: kommer med en gang
seat-program-away = ikke tilkoblet akkurat nå
seat-program-invited = { $name } er invitert.
seat-remove = Fjern { $name }
seat-bot = Robot
seat-host = Vert
seat-you = deg
lobby-title = Bordet er klart
lobby-open = { $count ->
    [one] Én plass er fortsatt ledig
   *[other] { $count } plasser er fortsatt ledige
  }
lobby-invites = { $name } inviterer deg
lobby-invite = Send lenken til dem som skal være med
lobby-start = Start spillet
lobby-needs-two = Dere må være minst to.
lobby-wait-host = { $name } starter spillet.
lobby-name = Navnet ditt ved bordet
lobby-rated = Ratingbord: ingen tips, ingenting tas tilbake, og å gå koster det samme som å tape.
lobby-shared-address = To av dere har samme internettadresse. Derfor teller ikke disse rundene for ratingen.
lobby-full = Alle plassene er tatt. Du kan se på.

## At the table

table-loading = På vei til bordet …
table-gone = Dette bordet finnes ikke. Lenken er kanskje ufullstendig eller for gammel.
table-turn-yours = Din tur
turn-yours = Din tur: legg eller trekk
turn-yours-pool-empty = Din tur: legg eller stå over
turn-yours-opening = Din tur: meld minst { $needed }
table-opening-about = De første settene dine må være verdt minst { $needed } til sammen og legges i én og samme tur fra din egen brikkeholder.
table-opening-about-single = Det første settet ditt må være verdt minst { $needed } og komme fra din egen brikkeholder.
table-opened = har meldt
table-not-opened = ikke meldt ennå
turn-opened = Du har meldt! Nå kan du bruke hele bordet.
table-away = frakoblet
table-stand-in = en robot er vikar
table-watching =
    { $count ->
        [one] Én ser på
       *[other] { $count } ser på
    }
table-you-watch = Du ser på.
table-round = Runde { $round } av { $rounds }
table-menu = Meny
table-leave = Gå fra bordet
table-leave-about = En robot spiller videre for deg.
table-leave-sure = Gå nå
table-pause-asked = { $name } vil gjerne ha en pause.
table-pause-agree = Greit
table-decline = Nei
table-paused = Pause: Klokka er stoppet.
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
table-go-on-about = Serveren er ikke tilgjengelig. Du kan spille videre her på denne enheten: Bordet, poengene og brikkene dine blir. Robotenes brikker og bunken deles ut på nytt, for bare serveren kjenner dem.
table-go-on = Spill videre her
table-closed = Serveren har lukket forbindelsen.
table-dealing = Brikkene deles ut …
table-starts = { $name } begynner.
table-you-start = Du begynner.
table-watch-round = Reprise av runde { $round }
table-keys = Taster: Med piltastene går du fra brikke til brikke, Enter velger og legger, Shift med piler velger flere, A velger et helt sett, Shift + dra med musen deler en rekke, G lager et mellomrom i brikkeholderen, N lager et nytt sett, R legger tilbake, Ctrl+Z angrer, Ctrl+Enter er Ferdig.

## The own turn

turn-reset-short = Forfra
turn-sort = Sorter
turn-draw-about = Du får én brikke, og turen din er over.
turn-draw-short = Trekk
turn-tools = Verktøy
turn-draw-back = Legg tilbake og trekk
turn-put-back = Legg tilbake
turn-pass = Stå over
turn-pass-about = Avslutter turen din når det ikke er flere brikker å trekke.
turn-tidy = Rydd
turn-find = Finn sett
turn-find-none = Du har ingen sett i brikkeholderen.
turn-find-done =
    { $count ->
        [one] Fant ett sett.
       *[other] Fant { $count } sett.
    }
turn-find-joins =
    { $count ->
        [one] Én brikke passer til et sett på bordet.
       *[other] { $count } brikker passer til sett på bordet.
    }
turn-find-join = Til { $set }: { $tiles }.
turn-scratch-changed = Bordet er endret, og planen din er tilpasset.
turn-sent = Sender …

## What happened, also read aloud

said-you-played = Du la ut { $tiles }.
said-you-played-moved = Du la ut { $tiles } og flyttet { $moved }.
said-played-moved = { $name } la ut { $tiles } og flyttet { $moved }.
said-joker = En joker står nå for { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } fra { $source ->
        [group] gruppen med
       *[run] rekken
    } { $from } over i { $target ->
        [group] gruppen med
       *[run] rekken
    } { $to }
said-moves-more =
    { $count ->
        [one] én brikke til
       *[other] { $count } brikker til
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } til { $last }
said-group =
    { $court ->
       *[none] { $number }-ere
        [ace] ess
        [jack] knekter
        [queen] damer
        [king] konger
    }
said-you-drew = Du trakk { $tile }.
said-you-passed = Du sto over.
said-you-timed-out =
    { $count ->
        [0] Tiden din er ute. Bordet er som før.
        [one] Tiden din er ute. Bordet er som før, og du trakk en straffebrikke.
       *[other] Tiden din er ute. Bordet er som før, og du trakk { $count } straffebrikker.
    }
said-your-turn = Det er din tur.
said-joined = { $name } er tilbake.
said-left = { $name } har mistet forbindelsen.
said-handed-over = En robot spiller for { $name }.
said-gone = { $name } har forlatt bordet for godt. { $bot } spiller videre.
said-removed = Verten har fjernet { $name }. { $bot } spiller videre.
said-spectator = En tilskuer: { $text }

## Recap

recap-title = Siden det siste trekket ditt
# The same before the first own turn.
recap-title-first = Så langt
recap-title-watch = De siste trekkene
recap-none = Ingen har spilt ennå.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = la ut
recap-moved = flyttet
recap-from = fra
recap-back = Ett steg tilbake
recap-forth = Ett steg fram
recap-drew = trakk en brikke
recap-timed-out = gikk tom for tid
recap-passed = sto over

## Steps of a hint, in a few words

hint-do-tiles = Med disse brikkene
hint-do-lay = Legg disse som et nytt sett
hint-do-add =
    { $count ->
        [one] Legg brikken til settet
       *[other] Legg brikkene til settet
    }
hint-do-form = Lag et nytt sett av disse
hint-do-change = Bygg om settet med disse

## Joy over a turn

reward-many = { $count } brikker i ett trekk!
reward-record = { $count } brikker: ditt største trekk til nå!
reward-joker = Du fikk en joker fri!

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
round-left-none = ingenting
round-watch = Se runden igjen
end-watch-short = Se
round-next = Neste runde
round-next-wait = Venter på de andre …
round-show-table = Se bordet
end-table-short = Bordet
round-show-sheet = Se poengarket
end-you-went-out = Du ble først ferdig!
end-went-out = { $name } ble først ferdig!
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
end-best-you-laid = Du la ut { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }{ $moved ->
        [0] .
        [one] {" "}og flyttet én.
       *[other] {" "}og flyttet { $moved }.
    }
end-costliest = Din dyreste tabbe
end-costliest-drew = Trekk { $number }: Du trakk en brikke. Du kunne ha lagt ut dette.
end-costliest-more = { $count ->
        [one] Trekk { $number }: Du kunne ha lagt ut én brikke til.
       *[other] Trekk { $number }: Du kunne ha lagt ut { $count } brikker til.
    }
end-costliest-exit = Trekk { $number }: Du kunne ha blitt ferdig.
end-share = Del et bilde
end-share-title = Et bilde å dele
end-share-about = Laget på denne enheten. Ingen av brikkeholderne vises.
end-share-sub = { $points } i runde { $round }
end-share-beat = Kan du gjøre det bedre?
match-you-won = Du vinner spillet!
match-rematch = Spill igjen
match-abandoned = Spillet ble avbrutt.
table-report = Rapporter noen

## The fair deal

proof-about = Før brikkene ble delt ut, bandt serveren seg til en hemmelighet, og så la hver spiller til sitt eget tilfeldige tall. Nå er hemmeligheten avslørt, og denne siden har delt ut brikkene på nytt.
proof-checking = Deler ut på nytt …
proof-holds-short = Rettferdig utdeling: kontrollert.
proof-holds = Rettferdig: samme hemmelighet, samme tilfeldige tall, samme brikker.
proof-unseen-short = Utdelingen er kontrollert i ettertid.
proof-unseen = Utdelingen stemmer med det serveren sier, men denne enheten så ikke serverens løfte på forhånd.
proof-fails = Utdelingen stemmer ikke med det som ble lovet!
proof-missing = Får ikke tak i loggen for denne runden akkurat nå.
