### The command line.

## Replay

replay-round = Runda { $number } av { $rounds }: { $seat } börjar.
replay-draws = { $turn }. { $seat } drar { $tiles }.
replay-plays = { $turn }. { $seat } lägger { $tiles }.
replay-opens = { $turn }. { $seat } gör sitt startdrag: { $tiles }.
replay-passes = { $turn }. { $seat } passar.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } hinner inte i tid.
       *[other] { $turn }. { $seat } hinner inte i tid och drar { $tiles }.
    }
replay-rack = { $count ->
        [0] inga brickor kvar
        [one] en bricka kvar
       *[other] { $count } brickor kvar
    }
replay-end-out = { $seat } har inga brickor kvar och ropar ”{ $call }”
replay-end-blocked = Ingen kan eller vill lägga. { $seat } har lägst summa.
replay-end-pool-empty = Högen är tom. { $seat } har lägst summa.
replay-sheet-round = Runda { $number }
replay-sheet-total = Totalt

## Help and errors

help-brikke = Brickrummy enligt fem tryckta regelhäften. Alla kommandon tar --lang, till exempel --lang de.
help-commands = Kommandon
help-parameters = Parametrar
help-usage = Användning: { $usage }
help-usage-command = KOMMANDO
help-usage-options = {"["}FLAGGOR]
help-usage-one = {"["}ARGUMENT]
help-usage-many = {"["}ARGUMENT…]
help-default = {"["}standard: { $value }]
help-variable = {"["}variabel: { $name }]
help-required = {"["}krävs]
help-help = Visa den här hjälpen.
help-version = Visa versionen.

## Commands

solve-nothing = Det går inte att lägga något.
solve-plays =
    { $count ->
        [one] Lägg en bricka: { $tiles }
       *[other] Lägg { $count } brickor: { $tiles }
    }
solve-goes-out = Då är brickhållaren tom.
arrange-left =
    { $count ->
        [one] En bricka blir över: { $tiles }
       *[other] { $count } brickor blir över: { $tiles }
    }
read-loose =
    { $count ->
        [one] Lös bricka: { $tiles }
       *[other] { $count } lösa brickor: { $tiles }
    }
read-rack = Brickhållare: { $tiles }
read-same-once =
    { $count ->
        [one] Foto { $first } och { $second } visar båda en bricka. Den räknas en gång.
       *[other] Foto { $first } och { $second } visar båda { $count } brickor. De räknas en gång.
    }
read-same-twice =
    { $count ->
        [one] Foto { $first } och { $second } visar kanske samma bricka. Den räknas två gånger, med --overlap en gång.
       *[other] Foto { $first } och { $second } visar kanske samma { $count } brickor. De räknas två gånger, med --overlap en gång.
    }
read-doubtful =
    { $count ->
        [one] Kontrollera den här brickan: { $tiles }
       *[other] Kontrollera de här { $count } brickorna: { $tiles }
    }
puzzle-heading = Kluring { $number }, { $day }
puzzle-heading-new = Kluring från runda { $round } med startvärde { $seed }
puzzle-tiles = Lägg alla de här i en och samma tur: { $tiles }
arena-bot = Bot
arena-wins = Vinster
arena-wins-percent = Vinster, %
arena-points = Poäng per runda
arena-rating = Rating
arena-against = Ensam mot ett bord med
arena-thinking = Betänketid
arena-turns = Drag
arena-mean = Medel, ms
arena-p99 = 99 % inom
arena-worst = Längst
arena-about =
    { $deals ->
        [one] En giv
       *[other] { $deals } givar
    }, { $seats } platser, { $rulebook }, startvärde { $seed }. Andel vinster vid lika styrka: { $even } %.
arena-stopped =
    { $count ->
        [one] Avbrutet. En giv är sparad; samma kommando fortsätter därifrån:
       *[other] Avbrutet. { $count } givar är sparade; samma kommando fortsätter därifrån:
    } { $file }
evaluate-suite = Prov
evaluate-against = Mot
evaluate-rules = Regler
evaluate-seed = Startvärde
evaluate-decks = Givar
evaluate-quick = Snabbt
evaluate-wins = Vinster, %
evaluate-even = Vid lika styrka, %
evaluate-points = Poäng per runda
evaluate-mean = Medel, ms
evaluate-worst = Längst, ms
evaluate-size-full = alla givar
evaluate-size-quick = snabbt: bara de första givarna i varje prov
evaluate-part = { $count } av { $all } prov
evaluate-agent = Agent: { $agent }, { $size }
evaluate-protocol = Testprotokoll: { $protocol }, SHA-256 { $digest }
evaluate-played = Spelat med: Brikke { $version }, kärna: { $core }, startvärden { $seeds }
evaluate-intervals = Spannen är 95-procentiga konfidensintervall, beräknade över givarna; varje giv spelades en gång från varje plats. Tiderna är agentens betänketid per drag.
evaluate-cite = Citera som: { $agent } enligt { $protocol } ({ $size }, { $digest }), Brikke { $version }, Brikkes upphovspersoner.
evaluate-stopped = Avbrutet. Färdiga givar är sparade; samma kommando fortsätter därifrån: { $folder }
dataset-done =
    { $rounds ->
        [one] En runda
       *[other] { $rounds } rundor
    } med { $turns ->
        [one] ett drag
       *[other] { $turns } drag
    } i { $folder }
dataset-stopped =
    { $rounds ->
        [0] Avbrutet. Ingen fil är färdig än; med --resume börjar samma kommando om från början:
        [one] Avbrutet. En runda är sparad; med --resume fortsätter samma kommando därifrån:
       *[other] Avbrutet. { $rounds } rundor är sparade; med --resume fortsätter samma kommando därifrån:
    } { $folder }
analyse-nothing = Det gick inte att lägga något.
analyse-most = Det gick inte att lägga fler brickor.
analyse-missed =
    { $count ->
        [one] En bricka kunde ha lagts: { $tiles }
       *[other] { $count } brickor kunde ha lagts: { $tiles }
    }
analyse-missed-exit = Alla brickor på brickhållaren kunde ha lagts: { $tiles }
analyse-chances = [Vinstchans { $before } % → { $after } %, { $change }]
analyse-cost = { $reason }: { $tiles }. Det kostade { $cost } %; bättre: { $better }.
analyse-cost-all = { $reason }: { $tiles }. Det kostade { $cost } %.
analyse-better-draw = dra
analyse-no-chances = Utan den kompilerade kärnan finns inga vinstchanser: se ”brikke doctor”.
analyse-seat = { $seat } missade { $tiles ->
        [0] ingen bricka
        [one] en bricka
       *[other] { $tiles } brickor
    } och { $exits ->
        [0] ingen chans att gå ut.
        [one] en chans att gå ut.
       *[other] { $exits } chanser att gå ut.
    }
check-legal = Tillåtet.
check-illegal = Inte tillåtet.
verify-valid = Allt stämmer: given var rättvis, alla drag tillåtna och alla poäng rätt.
site-written = Spelet ligger i { $folder } ({ $size } MB). Lägg mappen på vilken webbplats som helst.
host-page = Öppna den här adressen i din webbläsare. Den gäller ett dygn; visa den inte för någon.
program-phrase = Din minnesfras:
program-token = Det här är botens token. Den visas bara en gång.
program-connected = { $name } är ansluten till { $address }. Ctrl+C avslutar.
program-sent-away = Servern har skickat i väg boten ({ $reason }).
doctor-version = Brikke { $version } på Python { $python }, { $system }
doctor-core-native = Draghjälp: kompilerad kärna
doctor-core-python = Draghjälp: ren Python, långsam; installera en C-kompilator och sedan Brikke på nytt för att få den kompilerade kärnan
doctor-editions =
    { $count ->
        [one] En utgåva
       *[other] { $count } utgåvor
    }: { $names }
doctor-languages =
    { $count ->
        [one] Ett språk
       *[other] { $count } språk
    }: { $names }
doctor-plugin = Tillägg: { $plugin }
doctor-plugin-left-out = Tillägg utelämnat ({ $problem }): { $plugin }
doctor-database = Databas: { $tables } bord, { $events } händelser
doctor-unproven = Händelser från en äldre version, utan bevis: { $events }
doctor-damaged = Bord { $table }: händelserna { $lost } är skadade
doctor-missing = Bord { $table }: händelserna { $lost } saknas, fast de var bekräftade
doctor-unnamed = Tillägg som saknas vid bord som inte längre är kända: { $count }
doctor-file = Själva filen är skadad ({ $problem }); återställ en säkerhetskopia
doctor-ratings = Rating som räknats om från loggarna: { $count }, varav { $wrong } var sparade annorlunda
rules-limits = Husregler: brikke rules UTGÅVA NAMN=VÄRDE …

## brikke serve

serve-address = Brikke körs på { $address }. Avsluta med Ctrl+C.
serve-network = För mobiler och andra i samma nätverk: { $address }
serve-no-browser = Webbspelet är inte byggt här. Kör: make web

## The page for proofreaders

proof-book-title = Alla texter i Brikke
proof-book-how = Läs i lugn och ro och ändra det som låter fel. Orden inom klammer fylls i av spelet. Ladda sedan ner dina rättelser och skicka dem till projektet.
proof-book-download = Ladda ner mina rättelser
proof-book-elsewhere = Inte på de här bilderna
