### The command line.

## Replay

replay-round = Kierros { $number }/{ $rounds }: { $seat } aloittaa.
replay-draws = { $turn }. { $seat } nostaa: { $tiles }.
replay-plays = { $turn }. { $seat } pelaa: { $tiles }.
replay-opens = { $turn }. { $seat } avaa: { $tiles }.
replay-passes = { $turn }. { $seat } passaa.
replay-times-out =
    { $tiles ->
        [none] { $turn }. { $seat } ei ehdi ajoissa.
       *[other] { $turn }. { $seat } ei ehdi ajoissa ja nostaa: { $tiles }.
    }
replay-rack = { $count ->
        [0] ei nappuloita jäljellä
        [one] yksi nappula jäljellä
       *[other] { $count } nappulaa jäljellä
    }
replay-end-out = { $seat } on pelannut viimeisen nappulansa ja huutaa: { $call }
replay-end-blocked = Kukaan ei voi tai halua pelata. Pienin summa pidikkeessä: { $seat }.
replay-end-pool-empty = Kasa on tyhjä. Pienin summa pidikkeessä: { $seat }.
replay-sheet-round = Kierros { $number }
replay-sheet-total = Yhteensä

## Commands

solve-nothing = Mitään ei voi pelata.
solve-plays =
    { $count ->
        [one] Pelaa yksi nappula: { $tiles }
       *[other] Pelaa { $count } nappulaa: { $tiles }
    }
solve-goes-out = Siinä on koko pidike.
arrange-left =
    { $count ->
        [one] Yksi nappula jää yli: { $tiles }
       *[other] { $count } nappulaa jää yli: { $tiles }
    }
puzzle-heading = Pulma { $number }, { $day }
puzzle-heading-new = Pulma kierrokselta { $round }, siemen { $seed }
puzzle-tiles = Pelaa nämä kaikki yhdellä vuorolla: { $tiles }
arena-bot = Botti
arena-wins = Voitot
arena-wins-percent = Voitot, %
arena-points = Pisteitä kierroksella
arena-rating = Vahvuusluku
arena-against = Yksin pöydällistä vastaan
arena-thinking = Miettimisaika
arena-turns = Vuoroja
arena-mean = Keskiarvo, ms
arena-p99 = 99 % enintään
arena-worst = Pisin
arena-about =
    { $deals ->
        [one] Yksi jako
       *[other] { $deals } jakoa
    }, { $seats } paikkaa, { $rulebook }, siemen { $seed }. Tasaväkinen tulos on { $even } %.
arena-stopped =
    { $count ->
        [one] Keskeytetty. Yksi jako on tallessa; sama komento jatkaa siitä:
       *[other] Keskeytetty. { $count } jakoa on tallessa; sama komento jatkaa siitä:
    } { $file }
evaluate-suite = Koe
evaluate-against = Vastassa
evaluate-rules = Säännöt
evaluate-seed = Siemen
evaluate-decks = Jakoja
evaluate-quick = Pikakoe
evaluate-wins = Voitot, %
evaluate-even = Tasaväkinen, %
evaluate-points = Pisteitä kierroksella
evaluate-mean = Keskiarvo, ms
evaluate-worst = Pisin, ms
evaluate-size-full = kaikki jaot
evaluate-size-quick = pikakoe: vain kunkin kokeen ensimmäiset jaot
evaluate-part = { $count }/{ $all } kokeesta
evaluate-agent = Agentti: { $agent }, { $size }
evaluate-protocol = Protokolla: { $protocol }, SHA-256 { $digest }
evaluate-played = Pelattu: Brikke { $version }, ydin { $core }, siemenet { $seeds }
evaluate-intervals = Vaihteluvälit ovat 95 %:n luottamusvälejä jakojen yli; jokainen jako pelattiin kerran joka paikalta. Ajat ovat agentin, yhtä vuoroa kohti.
evaluate-cite = Viittaa näin: { $agent } by { $protocol } ({ $size }, { $digest }), Brikke { $version }, The Brikke authors.
evaluate-stopped = Keskeytetty. Valmiit jaot ovat tallessa; sama komento jatkaa siitä: { $folder }
dataset-done =
    { $rounds ->
        [one] Yksi kierros
       *[other] { $rounds } kierrosta
    }, { $turns ->
        [one] yksi vuoro
       *[other] { $turns } vuoroa
    }: { $folder }
dataset-stopped =
    { $rounds ->
        [0] Keskeytetty. Yksikään tiedosto ei ole vielä valmis; valitsimella --resume sama komento alkaa alusta:
        [one] Keskeytetty. Yksi kierros on tallessa; valitsimella --resume sama komento jatkaa siitä:
       *[other] Keskeytetty. { $rounds } kierrosta on tallessa; valitsimella --resume sama komento jatkaa siitä:
    } { $folder }
analyse-nothing = Mitään ei olisi voinut pelata.
analyse-most = Enempää ei olisi voinut pelata.
analyse-missed =
    { $count ->
        [one] Olisi voinut pelata yhden nappulan: { $tiles }
       *[other] Olisi voinut pelata { $count } nappulaa: { $tiles }
    }
analyse-missed-exit = Olisi voinut pelata koko pidikkeen: { $tiles }
analyse-chances = [Voiton todennäköisyys { $before } % → { $after } %, { $change }]
analyse-dearest = Kierroksen suurin pudotus.
analyse-no-chances = Ilman käännettyä ydintä voiton todennäköisyyksiä ei voi arvioida: katso brikke doctor.
analyse-seat = { $seat }: huomaamatta jäi { $tiles ->
        [0] nolla nappulaa
        [one] yksi nappula
       *[other] { $tiles } nappulaa
    } ja { $exits ->
        [0] nolla voittopaikkaa.
        [one] yksi voittopaikka.
       *[other] { $exits } voittopaikkaa.
    }
check-legal = Sallittu.
check-illegal = Ei sallittu.
verify-valid = Kunnossa: jako oli reilu, jokainen vuoro sallittu ja kaikki pisteet oikein.
doctor-version = Brikke { $version }, Python { $python }, { $system }
doctor-core-native = Ratkaisija: käännetty ydin
doctor-core-python = Ratkaisija: pelkkä Python, hidas; asenna C-kääntäjä ja sen jälkeen Brikke uudelleen, niin saat käännetyn ytimen
doctor-editions =
    { $count ->
        [one] Yksi sääntöversio
       *[other] { $count } sääntöversiota
    }: { $names }
doctor-languages =
    { $count ->
        [one] Yksi kieli
       *[other] { $count } kieltä
    }: { $names }
doctor-plugin = Lisäosa: { $plugin }
doctor-plugin-left-out = Lisäosa jätetty pois ({ $problem }): { $plugin }
rules-limits = Kotisäännöt: brikke rules EDITION NAME=VALUE …

## brikke serve

serve-address = Brikke on osoitteessa { $address }. Ctrl-C lopettaa.
serve-network = Puhelimille ja muille samassa verkossa: { $address }
serve-no-browser = Selainpeliä ei ole koottu tässä. Aja: make web
