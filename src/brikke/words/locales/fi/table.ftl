### The table.

## Before a match

seat-free = Vapaa paikka
seat-sit = Istu tähän
seat-add-bot = Lisää botti
seat-programs = Muiden ohjelmat
seat-program-online = yhteydessä: tulee heti
seat-program-away = ei yhteydessä juuri nyt
seat-program-invited = { $name } on kutsuttu.
seat-remove = Poista { $name }
seat-bot = Botti
seat-host = Perustaja
seat-you = sinä
lobby-title = Pöytä on valmiina
lobby-open = { $count ->
    [one] Yksi paikka on vielä vapaana
   *[other] { $count } paikkaa on vielä vapaana
  }
lobby-invites = { $name } kutsuu sinut mukaan
lobby-invite = Lähetä linkki niille, jotka tulevat mukaan
lobby-start = Aloita peli
lobby-needs-two = Pelaajia tarvitaan vähintään kaksi.
lobby-wait-host = Pelin käynnistää { $name }.
lobby-name = Nimesi tässä pöydässä
lobby-rated = Vahvuuslukupöytä: ei vihjeitä, mitään ei peruta, ja kesken lähteminen maksaa saman kuin häviö.
lobby-shared-address = Kahdella teistä on sama internetosoite, joten näitä kierroksia ei lasketa vahvuuslukuun.
lobby-full = Kaikki paikat on varattu. Voit jäädä katsomaan.

## At the table

table-loading = Avataan pöytää …
table-gone = Tällaista pöytää ei ole. Linkki on ehkä vajaa tai liian vanha.
table-turn-yours = Sinun vuorosi
turn-yours = Sinun vuorosi: pelaa tai nosta
turn-yours-pool-empty = Sinun vuorosi: pelaa tai ohita
turn-yours-opening = Sinun vuorosi: avaus { $needed }
table-opening-about = Ensimmäisten sarjojesi arvon on oltava yhteensä vähintään { $needed }. Pelaa ne yhdellä vuorolla omasta pidikkeestäsi.
table-opening-about-single = Ensimmäisen sarjasi arvon on oltava vähintään { $needed }. Pelaa se omasta pidikkeestäsi.
table-opened = on avannut
table-not-opened = ei vielä avannut
turn-opened = Avasit! Nyt koko pöytä on käytössäsi.
table-away = ei yhteyttä
table-stand-in = botti sijaistaa
table-watching =
    { $count ->
        [one] Yksi katsoja
       *[other] { $count } katsojaa
    }
table-you-watch = Olet katsojana.
table-round = Kierros { $round }/{ $rounds }
table-menu = Valikko
table-leave = Poistu pöydästä
table-leave-about = Botti jatkaa puolestasi.
table-leave-sure = Poistu nyt
table-pause-asked = { $name } haluaisi pitää tauon.
table-pause-agree = Sopii
table-decline = Ei
table-paused = Tauko: kello on pysäytetty.
table-take-back = Peru siirto
table-take-back-asked = { $name } haluaisi perua viimeisimmän siirron.
table-taken-back = Viimeisin siirto peruttiin.
table-declined = { $name } ei suostu.
table-asked = Pyyntö on lähetetty. Muiden täytyy vielä suostua.
table-stood-in = Botti pelaa puolestasi.
table-removed = Paikkasi annettiin botille.
table-come-back = Pelaa taas itse
table-offline = Ei yhteyttä. Keskeneräinen siirtosi on tallessa; yritämme koko ajan uudelleen.
table-restart = Palvelin käynnistyy uudelleen. Keskeneräinen siirtosi on tallessa.
table-online = Yhteys palasi.
table-go-on-about = Palvelin ei ole tavoitettavissa. Voit jatkaa tässä, tällä laitteella: pöytä, pisteet ja nappulasi säilyvät. Bottien nappulat ja kasa jaetaan uudelleen, koska vain palvelin tuntee ne.
table-go-on = Jatka tässä
table-closed = Palvelin on sulkenut yhteyden.
table-dealing = Nappuloita jaetaan …
table-starts = { $name } aloittaa.
table-you-start = Sinä aloitat.
table-watch-round = Kierroksen { $round } uusinta
table-keys = Näppäimet: nuolilla siirrytään nappulasta toiseen, Enter valitsee ja panee paikalleen, Vaihto ja nuolet valitsevat useita, A koko sarjan, hiirellä vetäminen Vaihto pohjassa jakaa rivin, G tekee pidikkeeseen välin, N tekee uuden sarjan, R palauttaa valitut pidikkeeseen, Ctrl+Z kumoaa, Ctrl+Enter on Valmis.

## The own turn

turn-reset-short = Aloita alusta
turn-sort = Järjestä
turn-draw-about = Saat yhden nappulan, ja vuorosi päättyy.
turn-draw-short = Nosta
turn-tools = Työkalut
turn-draw-back = Palauta ja nosta
turn-put-back = Palauta
turn-pass = Ohita
turn-pass-about = Päättää vuorosi, kun nostettavaa ei enää ole.
turn-tidy = Siivoa
turn-find = Etsi sarjat
turn-find-none = Pidikkeessäsi ei ole yhtään sarjaa.
turn-find-done =
    { $count ->
        [one] Yksi sarja löytyi.
       *[other] { $count } sarjaa löytyi.
    }
turn-find-joins =
    { $count ->
        [one] Yksi nappula sopii pöydän sarjaan.
       *[other] { $count } nappulaa sopii pöydän sarjoihin.
    }
turn-find-join = Sarjaan { $set }: { $tiles }.
turn-scratch-changed = Pöytä muuttui, joten suunnitelmasi mukautettiin.
turn-sent = Lähetetään …

## What happened, also read aloud

said-you-played = Pelasit: { $tiles }.
said-you-played-moved = Pelasit: { $tiles }; siirsit pöydällä: { $moved }.
said-played-moved = { $name } pelasi: { $tiles }; siirsi pöydällä: { $moved }.
said-joker = Jokeri on nyt { $tile }.
# “blue 6 from the run blue 4 to blue 7 into the group of 6s”; several are put together with “; ”.
said-move =
    { $tiles } { $source ->
        [group] ryhmästä
       *[run] rivistä
    } { $from } { $target ->
        [group] ryhmään
       *[run] riviin
    } { $to }
said-moves-more =
    { $count ->
        [one] yksi nappula lisää
       *[other] { $count } nappulaa lisää
    }
# A run by its first and last tile, a group by its number, or by its cards.
said-run = { $first } – { $last }
said-group =
    { $court ->
       *[none] { $number }
        [ace] ässät
        [jack] jätkät
        [queen] rouvat
        [king] kuninkaat
    }
said-you-drew = Nostit: { $tile }.
said-you-passed = Ohitit vuorosi.
said-you-timed-out =
    { $count ->
        [0] Aikasi loppui. Pöytä on ennallaan.
        [one] Aikasi loppui. Pöytä on ennallaan, ja nostit yhden sakkonappulan.
       *[other] Aikasi loppui. Pöytä on ennallaan, ja nostit { $count } sakkonappulaa.
    }
said-your-turn = Sinun vuorosi.
said-joined = { $name } tuli takaisin.
said-left = { $name } menetti yhteyden.
said-handed-over = { $name } sai botin sijaisekseen.
said-gone = { $name } lähti lopullisesti. { $bot } jatkaa peliä.
said-removed = { $name } poistettiin pöydästä perustajan päätöksellä. { $bot } jatkaa peliä.
said-spectator = Katsoja: { $text }

## Recap

recap-title = Siirtosi jälkeen
# The same before the first own turn.
recap-title-first = Tähän mennessä
recap-title-watch = Viimeisimmät siirrot
recap-none = Kukaan ei ole vielä pelannut.
# What a player did, each word before small pictures of tiles: “laid 5 6 7 moved 8 from 9 10 11”.
recap-laid = pelasi
recap-moved = siirsi
recap-from = sarjasta
recap-back = Siirto taaksepäin
recap-forth = Siirto eteenpäin
recap-drew = nosti
recap-timed-out = aika loppui
recap-passed = ohitti

## Steps of a hint, in a few words

hint-do-tiles = Näillä nappuloilla
hint-do-lay = Pelaa nämä uutena sarjana
hint-do-add =
    { $count ->
        [one] Lisää tämä nappula sarjaan
       *[other] Lisää nämä nappulat sarjaan
    }
hint-do-form = Tee näistä uusi sarja
hint-do-change = Muuta sarja näillä toiseksi

## Joy over a turn

reward-many = { $count } nappulaa yhdellä siirrolla!
reward-record = { $count } nappulaa: suurin siirtosi tähän asti!
reward-joker = Vapautit jokerin!

## Calling across the table

react-title = Sano jotain
react-well-played = Hienosti pelattu!
react-thanks = Kiitos!
react-wow = Vau!
react-ouch = Auts!
react-thinking = Hetki, mietin …
react-hurry = Sinun vuorosi!
react-hello = Moi!
react-bye = Hei hei!

## Pass and play

pass-to = Vuorossa { $name }
pass-about = Anna laite eteenpäin. Muut eivät saa kurkkia.
pass-ready = Olen { $name }

## The end of a round

round-won = { $name } voitti kierroksen
round-you-won = Voitit kierroksen!
round-ending-out = { $call }
round-ending-blocked = Kukaan ei voinut tai halunnut pelata; pienin summa voittaa.
round-ending-pool-empty = Kasa on tyhjä; pienin summa voittaa.
round-left-none = ei mitään
round-watch = Katso kierroksen uusinta
end-watch-short = Katso
round-next = Seuraava kierros
round-next-wait = Odotetaan muita …
round-show-table = Näytä pöytä
end-table-short = Pöytä
round-show-sheet = Näytä pistetaulukko
end-you-went-out = Tyhjensit pidikkeesi!
end-went-out = { $name } tyhjensi pidikkeensä!
end-last-turn = Viimeinen siirto
end-best-turn = Kierroksen paras siirto
end-best-laid = { $name } pelasi { $count ->
        [one] yhden nappulan
       *[other] { $count } nappulaa
    }{ $moved ->
        [0] .
        [one] {" "}ja siirsi pöydällä yhden.
       *[other] {" "}ja siirsi pöydällä { $moved }.
    }
end-best-you-laid = Pelasit { $count ->
        [one] yhden nappulan
       *[other] { $count } nappulaa
    }{ $moved ->
        [0] .
        [one] {" "}ja siirsit pöydällä yhden.
       *[other] {" "}ja siirsit pöydällä { $moved }.
    }
end-costliest = Kallein virheesi
end-costliest-drew = Siirto { $number }: nostit. Olisit voinut pelata tämän.
end-costliest-more = { $count ->
        [one] Siirto { $number }: olisit voinut pelata yhden nappulan enemmän.
       *[other] Siirto { $number }: olisit voinut pelata { $count } nappulaa enemmän.
    }
end-costliest-exit = Siirto { $number }: olisit voinut tyhjentää pidikkeesi.
end-share = Jaa kuva
end-share-title = Jaettava kuva
end-share-about = Kuva on tehty tällä laitteella. Kenenkään pidike ei näy siinä.
end-share-sub = { $points } kierroksella { $round }
end-share-beat = Pystytkö parempaan?
match-you-won = Voitit pelin!
match-rematch = Pelaa uudelleen
match-abandoned = Peli keskeytettiin.
table-report = Ilmoita pelaajasta

## The fair deal

proof-about = Ennen jakoa palvelin lukitsi salaisen luvun, ja sitten jokainen pelaaja lisäsi siihen oman satunnaislukunsa. Nyt salaisuus on paljastettu, ja tämä sivu on jakanut nappulat uudelleen.
proof-checking = Jaetaan uudelleen …
proof-holds-short = Jako oli reilu: tarkistettu.
proof-holds = Reilu: sama salaisuus, samat satunnaisluvut, samat nappulat.
proof-unseen-short = Jako tarkistettiin jälkikäteen.
proof-unseen = Jako vastaa sitä, mitä palvelin kertoo, mutta tämä laite ei nähnyt palvelimen lupausta etukäteen.
proof-fails = Tämä jako ei vastaa sitä, mitä luvattiin!
proof-missing = Kierroksen tallenne ei ole juuri nyt saatavilla.
