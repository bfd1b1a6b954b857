### The command line.

## Replay

replay-round = Kierros { $number }/{ $rounds }: { $seat } aloittaa.
replay-draws = { $turn }. { $seat } nostaa: { $tiles }.
replay-plays = { $turn }. { $seat } pelaa: { $tiles }.
replay-opens = { $turn }. { $seat } avaa: { $tiles }.
replay-passes = { $turn }. { $seat } ohittaa vuoronsa.
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
replay-end-out = { $seat } on tyhjentänyt pidikkeensä ja huutaa ”{ $call }”
replay-end-blocked = Kukaan ei voi tai halua pelata. Pienin summa pidikkeessä: { $seat }.
replay-end-pool-empty = Kasa on tyhjä. Pienin summa pidikkeessä: { $seat }.
replay-sheet-round = Kierros { $number }
replay-sheet-total = Yhteensä

## Help and errors

help-brikke = Nappularummy viiden painetun sääntövihkon mukaan. Kaikki komennot tuntevat valitsimen --lang, esimerkiksi --lang de.
help-commands = Komennot
help-parameters = Parametrit
help-usage = Käyttö: { $usage }
help-usage-command = KOMENTO
help-usage-options = {"["}VALITSIMET]
help-usage-one = {"["}ARGUMENTTI]
help-usage-many = {"["}ARGUMENTIT…]
help-default = {"["}oletus: { $value }]
help-variable = {"["}muuttuja: { $name }]
help-required = {"["}pakollinen]
help-help = Näytä tämä ohje.
help-version = Näytä versio.

## Commands

solve-nothing = Mitään ei voi pelata.
solve-plays =
    { $count ->
        [one] Pelaa yksi nappula: { $tiles }
       *[other] Pelaa { $count } nappulaa: { $tiles }
    }
solve-goes-out = Näin pidike tyhjenee.
arrange-left =
    { $count ->
        [one] Yksi nappula jää yli: { $tiles }
       *[other] { $count } nappulaa jää yli: { $tiles }
    }
read-loose =
    { $count ->
        [one] Irrallinen nappula: { $tiles }
       *[other] { $count } irrallista nappulaa: { $tiles }
    }
read-rack = Pidike: { $tiles }
read-same-once =
    { $count ->
        [one] Valokuvissa { $first } ja { $second } on yksi sama nappula. Se lasketaan kerran.
       *[other] Valokuvissa { $first } ja { $second } on { $count } samaa nappulaa. Ne lasketaan kerran.
    }
read-same-twice =
    { $count ->
        [one] Valokuvissa { $first } ja { $second } on ehkä sama nappula. Se lasketaan kahdesti, valinnalla --overlap kerran.
       *[other] Valokuvissa { $first } ja { $second } on ehkä samat { $count } nappulaa. Ne lasketaan kahdesti, valinnalla --overlap kerran.
    }
read-doubtful =
    { $count ->
        [one] Tarkista tämä nappula: { $tiles }
       *[other] Tarkista nämä { $count } nappulaa: { $tiles }
    }
puzzle-heading = Pulma { $number }, { $day }
puzzle-heading-new = Pulma kierrokselta { $round }, siemenluku { $seed }
puzzle-tiles = Pelaa nämä kaikki yhdellä vuorolla: { $tiles }
arena-bot = Botti
arena-wins = Voitot
arena-wins-percent = Voitot, %
arena-points = Pisteitä/kierros
arena-rating = Vahvuusluku
arena-against = Yksin koko pöytää vastaan
arena-thinking = Miettimisaika
arena-turns = Siirtoja
arena-mean = Keskiarvo, ms
arena-p99 = 99 % enintään
arena-worst = Pisin
arena-about =
    { $deals ->
        [one] Yksi jako
       *[other] { $deals } jakoa
    }, { $seats } paikkaa, { $rulebook }, siemenluku { $seed }. Tasaväkinen tulos on { $even } %.
arena-stopped =
    { $count ->
        [one] Keskeytetty. Yksi jako on tallessa; sama komento jatkaa siitä:
       *[other] Keskeytetty. { $count } jakoa on tallessa; sama komento jatkaa siitä:
    } { $file }
evaluate-suite = Koe
evaluate-against = Vastassa
evaluate-rules = Säännöt
evaluate-seed = Siemenluku
evaluate-decks = Jakoja
evaluate-quick = Pikakoe
evaluate-wins = Voitot, %
evaluate-even = Tasaväkinen, %
evaluate-points = Pisteitä/kierros
evaluate-mean = Keskiarvo, ms
evaluate-worst = Pisin, ms
evaluate-size-full = kaikki jaot
evaluate-size-quick = pikakoe: vain kunkin kokeen ensimmäiset jaot
evaluate-part = Kokeita { $count }/{ $all }
evaluate-agent = Agentti: { $agent }, { $size }
evaluate-protocol = Protokolla: { $protocol }, SHA-256 { $digest }
evaluate-played = Pelattu: Brikke { $version }, ydin: { $core }, siemenluvut { $seeds }
evaluate-intervals = Ilmoitetut välit ovat jaoista laskettuja 95 %:n luottamusvälejä; jokainen jako pelattiin kerran joka paikalta. Ajat ovat agentin miettimisaikoja yhtä siirtoa kohti.
evaluate-cite = Viittaa näin: { $agent }, { $protocol } ({ $size }, { $digest }), Brikke { $version }, Brikken tekijät.
evaluate-stopped = Keskeytetty. Valmiit jaot ovat tallessa; sama komento jatkaa siitä: { $folder }
dataset-done =
    { $rounds ->
        [one] Yksi kierros
       *[other] { $rounds } kierrosta
    }, { $turns ->
        [one] yksi siirto
       *[other] { $turns } siirtoa
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
analyse-missed-exit = Olisi voinut tyhjentää pidikkeensä: { $tiles }
analyse-chances = [Voiton todennäköisyys { $before } % → { $after } %, { $change }]
analyse-cost = { $reason }: { $tiles }. Hinta { $cost } %; parempi: { $better }.
analyse-cost-all = { $reason }: { $tiles }. Hinta { $cost } %.
analyse-better-draw = nostaa
analyse-no-chances = Ilman käännettyä ydintä voiton todennäköisyyksiä ei voi arvioida: katso ”brikke doctor”.
analyse-seat = { $seat }, huomaamatta jäi: { $tiles ->
        [0] 0 nappulaa
        [one] 1 nappula
       *[other] { $tiles } nappulaa
    }, { $exits ->
        [0] 0 tilaisuutta tyhjentää pidike.
        [one] 1 tilaisuus tyhjentää pidike.
       *[other] { $exits } tilaisuutta tyhjentää pidike.
    }
check-legal = Sallittu.
check-illegal = Ei sallittu.
verify-valid = Kunnossa: jako oli reilu, jokainen siirto sallittu ja kaikki pisteet oikein.
site-written = Peli on kansiossa { $folder } ({ $size } Mt). Vie kansio mille tahansa verkkotilalle.
host-page = Avaa tämä osoite selaimessasi. Se on voimassa vuorokauden; älä näytä sitä kenellekään.
program-phrase = Palautuslauseesi:
program-token = Tämä on botin tunniste. Se näytetään vain kerran.
program-connected = { $name } on yhteydessä osoitteeseen { $address }. Ctrl+C lopettaa.
program-sent-away = Palvelin lähetti botin pois ({ $reason }).
doctor-version = Brikke { $version }, Python { $python }, { $system }
doctor-core-native = Ratkaisija: käännetty ydin
doctor-core-python = Ratkaisija: pelkkä Python, hidas; asenna C-kääntäjä ja sen jälkeen Brikke uudelleen, niin saat käännetyn ytimen
doctor-editions =
    { $count ->
        [one] Yksi painos
       *[other] { $count } painosta
    }: { $names }
doctor-languages =
    { $count ->
        [one] Yksi kieli
       *[other] { $count } kieltä
    }: { $names }
doctor-plugin = Lisäosa: { $plugin }
doctor-plugin-left-out = Lisäosa jätetty pois ({ $problem }): { $plugin }
doctor-database = Tietokanta: pöytiä { $tables }, tapahtumia { $events }
doctor-unproven = Vanhemman version tapahtumia, joilla ei ole todistetta: { $events }
doctor-damaged = Pöytä { $table }: tapahtumat { $lost } ovat vioittuneet
doctor-missing = Pöytä { $table }: tapahtumat { $lost } puuttuvat, vaikka ne oli vahvistettu
doctor-unnamed = Merkintöjä, jotka puuttuvat pöydistä, joita ei enää tunneta: { $count }
doctor-file = Itse tiedosto on vioittunut ({ $problem }); palauta varmuuskopio
doctor-ratings = Lokeista uudelleen lasketut vahvuusluvut: { $count }, joista toisin tallennettuja { $wrong }
rules-limits = Kotisäännöt: brikke rules PAINOS NIMI=ARVO …

## brikke serve

serve-address = Brikke on käynnissä osoitteessa { $address }. Ctrl+C lopettaa.
serve-network = Puhelimille ja muille samassa verkossa: { $address }
serve-no-browser = Selainpeliä ei ole koottu täällä. Aja: make web

## The page for proofreaders

proof-book-title = Kaikki Brikken tekstit
proof-book-how = Lue rauhassa ja muuta se, mikä kuulostaa väärältä. Peli täyttää aaltosulkeissa olevat sanat. Lataa sitten korjauksesi ja lähetä ne projektille.
proof-book-download = Lataa korjaukseni
proof-book-elsewhere = Ei näissä kuvissa
