### The command line.

## Replay

replay-round = Runde { $number } av { $rounds }: { $seat } begynner.
replay-draws = { $turn }. { $seat } trekker { $tiles }.
replay-plays = { $turn }. { $seat } legger { $tiles }.
replay-opens = { $turn }. { $seat } legger første melding: { $tiles }.
replay-passes = { $turn }. { $seat } står over.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } går tom for tid.
       *[other] { $turn }. { $seat } går tom for tid og trekker { $tiles }.
    }
replay-rack = { $count ->
        [0] ingen brikker igjen
        [one] én brikke igjen
       *[other] { $count } brikker igjen
    }
replay-end-out = { $seat } har ingen brikker igjen og roper «{ $call }»
replay-end-blocked = Ingen kan eller vil legge noe. { $seat } har lavest sum.
replay-end-pool-empty = Bunken er tom. { $seat } har lavest sum.
replay-sheet-round = Runde { $number }
replay-sheet-total = Totalt

## Help and errors

help-brikke = Rummy med brikker etter fem trykte regelhefter. Alle kommandoer tar --lang, for eksempel --lang de.
help-commands = Kommandoer
help-parameters = Parametre
help-usage = Bruk: { $usage }
help-usage-command = KOMMANDO
help-usage-options = {"["}FLAGG]
help-usage-one = {"["}ARGUMENT]
help-usage-many = {"["}ARGUMENTER…]
help-default = {"["}standard: { $value }]
help-variable = {"["}variabel: { $name }]
help-required = {"["}kreves]
help-help = Vis denne hjelpen.
help-version = Vis versjonen.

## Commands

solve-nothing = Det er ingenting å legge.
solve-plays =
    { $count ->
        [one] Legg én brikke: { $tiles }
       *[other] Legg { $count } brikker: { $tiles }
    }
solve-goes-out = Da er brikkeholderen tom.
arrange-left =
    { $count ->
        [one] Én brikke er til overs: { $tiles }
       *[other] { $count } brikker er til overs: { $tiles }
    }
read-loose =
    { $count ->
        [one] Løs brikke: { $tiles }
       *[other] { $count } løse brikker: { $tiles }
    }
read-rack = Brikkeholder: { $tiles }
read-same-once =
    { $count ->
        [one] Bilde { $first } og { $second } viser begge én brikke. Den telles én gang.
       *[other] Bilde { $first } og { $second } viser begge { $count } brikker. De telles én gang.
    }
read-same-twice =
    { $count ->
        [one] Bilde { $first } og { $second } viser kanskje den samme brikken. Den telles to ganger, med --overlap én gang.
       *[other] Bilde { $first } og { $second } viser kanskje de samme { $count } brikkene. De telles to ganger, med --overlap én gang.
    }
read-doubtful =
    { $count ->
        [one] Kontroller denne brikken: { $tiles }
       *[other] Kontroller disse { $count } brikkene: { $tiles }
    }
puzzle-heading = Oppgave { $number }, { $day }
puzzle-heading-new = Oppgave fra runde { $round } med startverdi { $seed }
puzzle-tiles = Legg alle disse i én tur: { $tiles }
arena-bot = Robot
arena-wins = Seire
arena-wins-percent = Seire, %
arena-points = Poeng per runde
arena-rating = Rating
arena-against = Alene mot et bord med
arena-thinking = Tenketid
arena-turns = Trekk
arena-mean = Snitt, ms
arena-p99 = 99 % innen
arena-worst = Lengst
arena-about =
    { $deals ->
        [one] Én utdeling
       *[other] { $deals } utdelinger
    }, { $seats } plasser, { $rulebook }, startverdi { $seed }. Seire ved lik styrke: { $even } %.
arena-stopped =
    { $count ->
        [one] Stoppet. Én utdeling er tatt vare på; samme kommando fortsetter derfra:
       *[other] Stoppet. { $count } utdelinger er tatt vare på; samme kommando fortsetter derfra:
    } { $file }
evaluate-suite = Prøve
evaluate-against = Mot
evaluate-rules = Regler
evaluate-seed = Startverdi
evaluate-decks = Utdelinger
evaluate-quick = Raskt
evaluate-wins = Seire, %
evaluate-even = Ved lik styrke, %
evaluate-points = Poeng per runde
evaluate-mean = Snitt, ms
evaluate-worst = Lengst, ms
evaluate-size-full = alle utdelinger
evaluate-size-quick = raskt: bare de første utdelingene i hver prøve
evaluate-part = { $count } av { $all } prøver
evaluate-agent = Agent: { $agent }, { $size }
evaluate-protocol = Protokoll: { $protocol }, SHA-256 { $digest }
evaluate-played = Spilt med: Brikke { $version }, kjerne: { $core }, startverdier { $seeds }
evaluate-intervals = Spennene er 95 %-intervaller over utdelinger; hver utdeling ble spilt én gang fra hver plass. Tidene er agentens, for ett trekk.
evaluate-cite = Siteres som: { $agent } etter { $protocol } ({ $size }, { $digest }), Brikke { $version }, forfatterne av Brikke.
evaluate-stopped = Stoppet. Ferdige utdelinger er tatt vare på; samme kommando fortsetter derfra: { $folder }
dataset-done =
    { $rounds ->
        [one] Én runde
       *[other] { $rounds } runder
    } med { $turns ->
        [one] ett trekk
       *[other] { $turns } trekk
    } i { $folder }
dataset-stopped =
    { $rounds ->
        [0] Stoppet. Ingen fil er ferdig ennå; med --resume begynner samme kommando på nytt:
        [one] Stoppet. Én runde er tatt vare på; med --resume fortsetter samme kommando derfra:
       *[other] Stoppet. { $rounds } runder er tatt vare på; med --resume fortsetter samme kommando derfra:
    } { $folder }
analyse-nothing = Det var ingenting å legge.
analyse-most = Det var ikke mulig å legge flere brikker.
analyse-missed =
    { $count ->
        [one] Én brikke kunne vært lagt: { $tiles }
       *[other] { $count } brikker kunne vært lagt: { $tiles }
    }
analyse-missed-exit = Alle brikkene i brikkeholderen kunne vært lagt: { $tiles }
analyse-chances = [Vinnersjanse { $before } % → { $after } %, { $change }]
analyse-cost = { $reason }: { $tiles }. Det kostet { $cost } %; bedre: { $better }.
analyse-cost-all = { $reason }: { $tiles }. Det kostet { $cost } %.
analyse-better-draw = trekke
analyse-no-chances = Uten den kompilerte kjernen kan vinnersjansene ikke beregnes. Se «brikke doctor».
analyse-seat = { $seat } overså { $tiles ->
        [0] ingen brikker
        [one] én brikke
       *[other] { $tiles } brikker
    } og { $exits ->
        [0] ingen sjanser til å bli ferdig.
        [one] én sjanse til å bli ferdig.
       *[other] { $exits } sjanser til å bli ferdig.
    }
check-legal = Lovlig.
check-illegal = Ulovlig.
verify-valid = Alt stemmer: Utdelingen var rettferdig, alle trekk var lovlige og alle poeng riktige.
site-written = Spillet ligger i { $folder } ({ $size } MB). Legg mappen på et hvilket som helst nettsted.
host-page = Åpne denne adressen i nettleseren din. Den gjelder ett døgn; vis den ikke til noen.
program-phrase = Huskesetningen din:
program-token = Dette er tokenet til roboten. Det vises bare én gang.
program-connected = { $name } er koblet til { $address }. Ctrl+C avslutter.
program-sent-away = Serveren har sendt roboten bort ({ $reason }).
doctor-version = Brikke { $version } på Python { $python }, { $system }
doctor-core-native = Trekkhjelp: kompilert kjerne
doctor-core-python = Trekkhjelp: bare Python, treg; installer en C-kompilator og så Brikke på nytt for å få den kompilerte kjernen
doctor-editions =
    { $count ->
        [one] Én utgave
       *[other] { $count } utgaver
    }: { $names }
doctor-languages =
    { $count ->
        [one] Ett språk
       *[other] { $count } språk
    }: { $names }
doctor-plugin = Utvidelse: { $plugin }
doctor-plugin-left-out = Utvidelse utelatt ({ $problem }): { $plugin }
doctor-database = Database: { $tables } bord, { $events } hendelser
doctor-unproven = Hendelser fra en eldre versjon, uten bevis: { $events }
doctor-damaged = Bord { $table }: hendelsene { $lost } er skadet
doctor-missing = Bord { $table }: hendelsene { $lost } mangler, selv om de var bekreftet
doctor-unnamed = Tillegg som mangler ved bord som ikke lenger er kjent: { $count }
doctor-file = Selve filen er skadet ({ $problem }); gjenopprett en sikkerhetskopi
doctor-ratings = Rating regnet på nytt fra loggene: { $count }, hvorav { $wrong } var lagret annerledes
rules-limits = Husregler: brikke rules UTGAVE NAVN=VERDI …

## brikke serve

serve-address = Brikke kjører på { $address }. Avslutt med Ctrl+C.
serve-network = For telefoner og andre i samme nettverk: { $address }
serve-no-browser = Nettleserspillet er ikke bygd her. Kjør: make web

## The page for proofreaders

proof-book-title = Alle tekster i Brikke
proof-book-how = Les i fred og ro og endre det som høres feil ut. Ordene i krøllparenteser fylles inn av spillet. Last så ned rettelsene dine og send dem til prosjektet.
proof-book-download = Last ned rettelsene mine
proof-book-elsewhere = Ikke på disse bildene
