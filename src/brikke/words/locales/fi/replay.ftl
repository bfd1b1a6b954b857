### Replay and analysis

watch-title = { $edition }: uusinta
watch-of = { $turn }/{ $last }
watch-where = Kierros { $round } · siirto { $turn }/{ $last }
watch-bring-about = Jokaisen kierroksen jälkeen pöytä näyttää linkin, josta sen voi katsoa uudelleen. Muualta tuotu pöytäkirja pysyy tällä laitteella, kunnes jaat sen.
watch-bring-paste = Liitä pöytäkirja
watch-bring-now = Katso
watch-bring-file = Valitse tiedosto
watch-bring-drop = Tai pudota tiedosto mihin tahansa tälle kortille.
watch-gone = Täällä ei ole sellaista kierrosta. Linkki voi olla katkennut tai kierros liian vanha.
watch-another = Katso toinen
watch-from = Katsojana
watch-all = Kaikki pidikkeet auki
watch-rack = Pidike: { $name }
watch-turn = Vuoro
watch-turns = Vuorot
watch-deal = Nappulat on jaettu.
watch-drew = { $name } nosti: { $tile }.
watch-nothing = Mitään ei voinut pelata.
watch-most = Mikään vuoro ei pelaa enempää nappuloita.
watch-missed =
    { $count ->
        [one] Yhden nappulan olisi voinut pelata: { $tiles }
       *[other] { $count } nappulaa olisi voinut pelata: { $tiles }
    }
watch-missed-exit = { $name } olisi voinut tyhjentää pidikkeensä: { $tiles }
watch-shown = Kumpi siirto näytetään
watch-show-best = Olisi voinut
watch-show-made = Pelattu
watch-first = Jakoon
watch-back = Yksi vuoro taaksepäin
watch-play = Anna mennä
watch-pause = Pysäytä
watch-on = Yksi vuoro eteenpäin
watch-last = Loppuun
watch-costly = Kalleimmat siirrot
watch-costly-none = Mikään siirto ei maksanut paljon.
watch-cost-turn = Siirto { $turn }
watch-reason-exit = Pidike olisi tyhjentynyt
watch-reason-joker = Säästi jokerin
watch-reason-drew = Nosti sen sijaan
watch-reason-fed = Auttoi seuraavaa
watch-best-left =
    { $best ->
        [one] Jäljellä yksi nappula, ei { $made }
       *[other] Jäljellä { $best } nappulaa, ei { $made }
    }
watch-best-chance = Voittaa { $before }, ei { $after }
watch-chart = Nappuloita jäljellä
watch-chart-about = Jokaisen pelaajan viiva näyttää, montako nappulaa oli jäljellä kunkin vuoron jälkeen; vuoroja oli { $turns }. Sama seuraa lukuina.
watch-chart-numbers = Lukuina
watch-chart-shows = Kaavio näyttää
watch-percent = { $value } %
watch-chances = Voiton todennäköisyys
watch-chances-chart = Jokaisen pelaajan viiva näyttää voiton todennäköisyyden prosentteina kunkin vuoron jälkeen; vuoroja oli { $turns }. Sama seuraa lukuina.
watch-chances-about = Arvio: kuinka usein kukin voittaisi, jos kierros pelattaisiin siitä loppuun näillä pidikkeiden nappuloilla ja kasan loput nappulat sekoitettaisiin uudelleen. Arvio voi heittää 5–10 prosenttiyksikköä.
watch-chances-wait = Arvioidaan todennäköisyyksiä…
watch-chances-none = Tämän kierroksen todennäköisyyksiä ei voi arvioida täällä.
watch-chances-retry = Yritä uudelleen
watch-result = Tulos
watch-valid = Tarkistettu: reilu jako, sallitut vuorot, oikeat pisteet.
watch-by-hand = Tästä jaosta ei ollut luvattu mitään, joten sitä ei voi tarkistaa.
watch-share = Jaa tämä vuoro

## The same deal once more

again-title = Pelaa tämä jako itse
again-about = Samat nappulat samassa järjestyksessä. Täällä istuneet botit istuvat täällä taas; harkitseva botti pelaa kaikkien muiden puolesta. Kelloa ei ole.
again-seat = Kenen nappuloilla
again-play = Pelaa tämä jako
again-compare = Sama jako silloin ja nyt
again-then = Silloin
again-now = Nyt
again-was = silloin { $name }
again-same = Täsmälleen yhtä monta pistettä kuin silloin.
again-better =
    { $points ->
        [one] Yhden pisteen parempi kuin silloin!
       *[other] { $points } pistettä parempi kuin silloin!
    }
again-worse =
    { $points ->
        [one] Yhden pisteen vähemmän kuin silloin.
       *[other] { $points } pistettä vähemmän kuin silloin.
    }
again-watch-then = Katso, miten silloin kävi
