### Replay and analysis

watch-title = Uusinta: { $edition }
watch-of = { $turn }/{ $last }
watch-where = Kierros { $round } · siirto { $turn }/{ $last }
watch-bring-about = Jokaisen kierroksen jälkeen pöytä näyttää linkin kierroksen uusintaan. Myös muualta saadun tallenteen voi avata täällä: se pysyy tällä laitteella, kunnes jaat sen.
watch-bring-paste = Liitä tallenne
watch-bring-now = Katso
watch-bring-file = Valitse tiedosto
watch-bring-drop = Voit myös pudottaa tiedoston mihin tahansa kohtaan tätä ruutua.
watch-example = Katso esimerkkikierros
watch-gone = Täällä ei ole sellaista kierrosta. Linkki on ehkä vajaa tai kierros liian vanha.
watch-another = Katso toinen kierros
watch-from = Näkökulma
watch-all = Kaikki pidikkeet näkyvissä
watch-rack = Pidike: { $name }
watch-turn = Siirto
watch-turns = Siirrot
watch-deal = Nappulat on jaettu.
watch-drew = { $name } nosti: { $tile }.
watch-nothing = Mitään ei olisi voinut pelata.
watch-most = Enempää nappuloita ei olisi voinut pelata.
watch-missed =
    { $count ->
        [one] Yhden nappulan olisi voinut pelata: { $tiles }
       *[other] { $count } nappulaa olisi voinut pelata: { $tiles }
    }
watch-missed-exit = { $name } olisi voinut tyhjentää pidikkeensä tässä: { $tiles }
watch-could-exit = { $name } olisi voinut tyhjentää pidikkeensä tässä.
watch-could =
    { $count ->
        [one] Yhden nappulan olisi voinut pelata.
       *[other] { $count } nappulaa olisi voinut pelata.
    }
watch-shown = Kumpi siirto näytetään
watch-show-best = Paras siirto
watch-show-made = Pelattu
watch-first = Alkuun
watch-back = Yksi siirto taaksepäin
watch-play = Toista
watch-pause = Tauko
watch-on = Yksi siirto eteenpäin
watch-step-back = Vaihe taaksepäin
watch-step-on = Vaihe eteenpäin
watch-last = Loppuun
watch-costly = Kalleimmat virheet
watch-costly-short = Verrattuna parhaaseen siirtoon sen mukaan, mitä pelaaja saattoi nähdä.
watch-costly-none = Mikään siirto ei maksanut paljon.
watch-costly-about = Luku kertoo, kuinka paljon voittomahdollisuudesta siirrossa menetettiin.
watch-costly-kept = Se ei ole sama kuin pelaamatta jääneet nappulat: joskus säästetty nappula on arvokkaampi kuin pelattu.
watch-cost-turn = Siirto { $turn }
watch-reason-exit = Olisi voinut tyhjentää pidikkeensä
watch-reason-joker = Säästi jokerin
watch-reason-drew = Nosti pelaamisen sijaan
watch-reason-fewer = Pelasi vähemmän nappuloita
watch-reason-fed = Auttoi seuraavaa pelaajaa
watch-reason-open = Olisi voinut avata
watch-reason-large-opening = Liian suuri avaus
watch-reason-spent-joker = Käytti jokerin liian aikaisin
watch-reason-waited = Nosti liian kauan
watch-reason-let-out = Auttoi seuraavan voittoon
watch-reason-blocked = Tukki omat nappulansa
watch-reason-more = Nappulat olisi kannattanut pitää
watch-reason-other = Toiset nappulat olivat parempia
watch-accuracy = { $name } hyödynsi { $value } voittomahdollisuuksistaan.
watch-best-left =
    { $best ->
        [one] Nappuloita olisi jäänyt yksi eikä { $made }
       *[other] Nappuloita olisi jäänyt { $best } eikä { $made }
    }
watch-best-chance = Voiton todennäköisyys { $gain } suurempi
watch-chart = Nappuloita jäljellä
watch-chart-about = Jokaisen pelaajan viiva näyttää, montako nappulaa oli jäljellä kunkin siirron jälkeen; siirtoja oli { $turns }. Samat tiedot ovat alla lukuina.
watch-chart-numbers = Lukuina
watch-chart-shows = Kaavio näyttää
watch-percent = { $value } %
watch-chances = Voiton todennäköisyys
watch-chances-chart = Jokaisen pelaajan viiva näyttää voiton todennäköisyyden prosentteina kunkin siirron jälkeen; siirtoja oli { $turns }. Samat tiedot ovat alla lukuina.
watch-chances-about = Arvio, joka on opittu yli miljoonasta kierroksesta: kuinka usein kunkin pelaajan asemasta voitetaan sen perusteella, mitä pelaaja itse näkee. Kun arvio on 70 %, noin seitsemän kymmenestä päättyy voittoon.
watch-chances-wait = Arvioidaan todennäköisyyksiä …
watch-chances-none = Tämän kierroksen todennäköisyyksiä ei voi arvioida täällä.
watch-chances-retry = Yritä uudelleen
watch-result = Tulos
watch-valid = Tarkistettu: reilu jako, sallitut siirrot, oikeat pisteet.
watch-by-hand = Tästä jaosta ei ollut luvattu mitään, joten sitä ei voi tarkistaa.
watch-share = Jaa tämä siirto

## The same deal once more

again-title = Pelaa tämä jako itse
again-about = Samat nappulat samassa järjestyksessä. Pöydän botit pelaavat taas mukana, ja kaikkien muiden puolesta pelaa harkitseva botti. Kelloa ei ole.
again-seat = Samoilla nappuloilla kuin
again-play = Pelaa tämä jako
again-compare = Sama jako silloin ja nyt
again-then = Silloin
again-now = Nyt
again-was = silloin { $name }
again-same = Täsmälleen yhtä monta pistettä kuin silloin.
again-better =
    { $points ->
        [one] Yksi piste enemmän kuin silloin!
       *[other] { $points } pistettä enemmän kuin silloin!
    }
again-worse =
    { $points ->
        [one] Yksi piste vähemmän kuin silloin.
       *[other] { $points } pistettä vähemmän kuin silloin.
    }
again-watch-then = Katso, miten silloin kävi
