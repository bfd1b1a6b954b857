### The command line.

## Replay

replay-round = Runde { $number } af { $rounds }: { $seat } begynder.
replay-draws = { $turn }. { $seat } trækker { $tiles }.
replay-plays = { $turn }. { $seat } lægger { $tiles }.
replay-opens = { $turn }. { $seat } lægger første melding: { $tiles }.
replay-passes = { $turn }. { $seat } melder pas.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } løber tør for tid.
       *[other] { $turn }. { $seat } løber tør for tid og trækker { $tiles }.
    }
replay-rack = { $count ->
        [0] ingen brikker tilbage
        [one] én brik tilbage
       *[other] { $count } brikker tilbage
    }
replay-end-out = { $seat } har ingen brikker tilbage og råber »{ $call }«
replay-end-blocked = Ingen kan eller vil lægge noget. { $seat } har den laveste sum.
replay-end-pool-empty = Bunken er tom. { $seat } har den laveste sum.
replay-sheet-round = Runde { $number }
replay-sheet-total = I alt

## Help and errors

help-brikke = Rummy med brikker efter fem trykte regelhæfter. Alle kommandoer kan bruges med --lang, for eksempel --lang de.
help-commands = Kommandoer
help-parameters = Parametre
help-usage = Brug: { $usage }
help-usage-command = KOMMANDO
help-usage-options = {"["}TILVALG]
help-usage-one = {"["}ARGUMENT]
help-usage-many = {"["}ARGUMENTER…]
help-default = {"["}standard: { $value }]
help-variable = {"["}variabel: { $name }]
help-required = {"["}kræves]
help-help = Vis denne hjælp.
help-version = Vis versionen.

## Commands

solve-nothing = Der er ikke noget at lægge.
solve-plays =
    { $count ->
        [one] Læg én brik: { $tiles }
       *[other] Læg { $count } brikker: { $tiles }
    }
solve-goes-out = Så er brikholderen tom.
arrange-left =
    { $count ->
        [one] Én brik er til overs: { $tiles }
       *[other] { $count } brikker er til overs: { $tiles }
    }
read-loose =
    { $count ->
        [one] Løs brik: { $tiles }
       *[other] { $count } løse brikker: { $tiles }
    }
read-rack = Brikholder: { $tiles }
read-same-once =
    { $count ->
        [one] Foto { $first } og { $second } viser begge én brik. Den tælles én gang.
       *[other] Foto { $first } og { $second } viser begge { $count } brikker. De tælles én gang.
    }
read-same-twice =
    { $count ->
        [one] Foto { $first } og { $second } viser måske den samme brik. Den tælles to gange, med --overlap én gang.
       *[other] Foto { $first } og { $second } viser måske de samme { $count } brikker. De tælles to gange, med --overlap én gang.
    }
read-doubtful =
    { $count ->
        [one] Kontrollér denne brik: { $tiles }
       *[other] Kontrollér disse { $count } brikker: { $tiles }
    }
puzzle-heading = Opgave { $number }, { $day }
puzzle-heading-new = Opgave fra runde { $round } med startværdi { $seed }
puzzle-tiles = Læg alle disse i én tur: { $tiles }
arena-bot = Robot
arena-wins = Sejre
arena-wins-percent = Sejre, %
arena-points = Point pr. runde
arena-rating = Rating
arena-against = Alene mod et bord med
arena-thinking = Betænkningstid
arena-turns = Træk
arena-mean = Gennemsnit, ms
arena-p99 = 99 % inden for
arena-worst = Længste
arena-about =
    { $deals ->
        [one] Én uddeling
       *[other] { $deals } uddelinger
    }, { $seats } pladser, { $rulebook }, startværdi { $seed }. Ligelig andel: { $even } %.
arena-stopped =
    { $count ->
        [one] Stoppet. Én uddeling er gemt; den samme kommando fortsætter derfra:
       *[other] Stoppet. { $count } uddelinger er gemt; den samme kommando fortsætter derfra:
    } { $file }
evaluate-suite = Prøve
evaluate-against = Mod
evaluate-rules = Regler
evaluate-seed = Startværdi
evaluate-decks = Uddelinger
evaluate-quick = Hurtigt
evaluate-wins = Sejre, %
evaluate-even = Ligelig andel, %
evaluate-points = Point pr. runde
evaluate-mean = Gennemsnit, ms
evaluate-worst = Længste, ms
evaluate-size-full = alle uddelinger
evaluate-size-quick = hurtigt: kun de første uddelinger i hver prøve
evaluate-part = { $count } af { $all } prøver
evaluate-agent = Agent: { $agent }, { $size }
evaluate-protocol = Protokol: { $protocol }, SHA-256 { $digest }
evaluate-played = Spillet med: Brikke { $version }, kerne: { $core }, startværdier { $seeds }
evaluate-intervals = Intervallerne er 95 %-konfidensintervaller over uddelinger; hver uddeling blev spillet én gang fra hver plads. Tiderne er agentens, for ét træk.
evaluate-cite = Citeres som: { $agent } efter { $protocol } ({ $size }, { $digest }), Brikke { $version }, forfatterne bag Brikke.
evaluate-stopped = Stoppet. Færdige uddelinger er gemt; den samme kommando fortsætter derfra: { $folder }
dataset-done =
    { $rounds ->
        [one] Én runde
       *[other] { $rounds } runder
    } med { $turns ->
        [one] ét træk
       *[other] { $turns } træk
    } i { $folder }
dataset-stopped =
    { $rounds ->
        [0] Stoppet. Ingen fil er færdig endnu; med --resume begynder den samme kommando forfra:
        [one] Stoppet. Én runde er gemt; med --resume fortsætter den samme kommando derfra:
       *[other] Stoppet. { $rounds } runder er gemt; med --resume fortsætter den samme kommando derfra:
    } { $folder }
analyse-nothing = Der var ikke noget at lægge.
analyse-most = Der kunne ikke lægges flere brikker.
analyse-missed =
    { $count ->
        [one] Én brik kunne være lagt: { $tiles }
       *[other] { $count } brikker kunne være lagt: { $tiles }
    }
analyse-missed-exit = Alle brikker på brikholderen kunne være lagt: { $tiles }
analyse-chances = [Vinderchance { $before } % → { $after } %, { $change }]
analyse-cost = { $reason }: { $tiles }. Det kostede { $cost } %; bedre: { $better }.
analyse-cost-all = { $reason }: { $tiles }. Det kostede { $cost } %.
analyse-better-draw = trække
analyse-no-chances = Uden den kompilerede kerne er der ingen vinderchancer: Se »brikke doctor«.
analyse-seat = { $seat } overså { $tiles ->
        [0] ingen brikker
        [one] én brik
       *[other] { $tiles } brikker
    } og { $exits ->
        [0] ingen chancer for at blive færdig.
        [one] én chance for at blive færdig.
       *[other] { $exits } chancer for at blive færdig.
    }
check-legal = Tilladt.
check-illegal = Ikke tilladt.
verify-valid = Alt stemmer: Uddelingen var fair, alle træk var tilladte, og alle point var rigtige.
site-written = Spillet ligger i { $folder } ({ $size } MB). Læg mappen på et hvilket som helst websted.
host-page = Åbn denne adresse i din browser. Den gælder et døgn; vis den ikke til nogen.
program-phrase = Din huskesætning:
program-token = Dette er robottens token. Det vises kun én gang.
program-connected = { $name } er forbundet med { $address }. Ctrl+C slutter.
program-sent-away = Serveren har sendt robotten væk ({ $reason }).
doctor-version = Brikke { $version } på Python { $python }, { $system }
doctor-core-native = Trækhjælp: kompileret kerne
doctor-core-python = Trækhjælp: kun Python, langsom; installér en C-compiler og så Brikke igen for at få den kompilerede kerne
doctor-editions =
    { $count ->
        [one] Én udgave
       *[other] { $count } udgaver
    }: { $names }
doctor-languages =
    { $count ->
        [one] Ét sprog
       *[other] { $count } sprog
    }: { $names }
doctor-plugin = Udvidelse: { $plugin }
doctor-plugin-left-out = Udvidelse udeladt ({ $problem }): { $plugin }
doctor-database = Database: { $tables } borde, { $events } hændelser
doctor-unproven = Hændelser fra en ældre version, uden bevis: { $events }
doctor-damaged = Bord { $table }: hændelserne { $lost } er beskadiget
doctor-missing = Bord { $table }: hændelserne { $lost } mangler, selv om de var bekræftet
doctor-unnamed = Tilføjelser, der mangler ved borde, som ikke længere kendes: { $count }
doctor-file = Selve filen er beskadiget ({ $problem }); gendan en sikkerhedskopi
doctor-ratings = Rating regnet om ud fra loggene: { $count }, heraf gemt anderledes: { $wrong }
rules-limits = Husregler: brikke rules UDGAVE NAVN=VÆRDI …

## brikke serve

serve-address = Brikke kører på { $address }. Afslut med Ctrl+C.
serve-network = Til telefoner og andre enheder på samme netværk: { $address }
serve-no-browser = Browserspillet er ikke bygget her. Kør: make web

## The page for proofreaders

proof-book-title = Alle tekster i Brikke
proof-book-how = Læs i fred og ro, og ret det, der lyder forkert. Ordene i krøllede parenteser udfyldes af spillet. Hent så dine rettelser, og send dem til projektet.
proof-book-download = Hent mine rettelser
proof-book-elsewhere = Ikke på disse billeder
