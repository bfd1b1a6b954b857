### Omat pelit: tulokset, käyrät ja pulmat omista virheistä.

games-title = Omat pelit
games-none = Täällä ei ole vielä mitään. Jokainen loppuun pelaamasi kierros tulee tähän, samoin se, mikä olisi ollut mahdollista.
games-rounds = { $count ->
    [one] kierros
   *[other] kierrosta
  }
games-won = { $count ->
    [one] voitto
   *[other] voittoa
  }
games-last = { $count ->
    [one] viimeisin
   *[other] viimeiset { $count }
  }
games-over-time = Kehitys
games-smoothed = Jokainen piste on enintään kymmenen kierroksen keskiarvo.
games-few = Kolmannesta kierroksesta alkaen tässä näkyy käyränä, miten pisteesi, väliin jääneet nappulasi ja avauksesi kehittyvät.
games-measure-points = Pisteet kierrosta kohti
games-measure-missed = Väliin jääneet nappulat siirtoa kohti
games-measure-opening = Monennellako siirrolla avasit
games-measure-accuracy = Hyödynnetyt voittomahdollisuudet, prosentteina
games-short-points = Pisteet
games-short-missed = Väliin jääneet
games-short-opening = Avaus
games-short-accuracy = Mahdollisuudet
games-against = Vastustajat
games-against-all = Kaikki
games-against-people = Ihmiset
games-against-bots = Vain botit
games-edition = Painos
rating-title = Vahvuusluku
rating-which = Mikä vahvuusluku
rating-between = Todennäköisimmin välillä { $low }–{ $high }
rating-pool = { $edition }, { $count } pelaajaa
rated-left = joku lähti
rated-stood-in = botti tuurasi
rated-abandoned = jätetty kesken
rated-shared-address = sama internetosoite, ei lasketa
rated-alone = ei lasketa
rating-change = vahvuusluku { $change }
games-results = Tulokset
games-place = Sija { $place }
games-with = pelikumppanit: { $names }
games-stood-in = Botti teki osan siirroista.
games-kept = hyödynsit { $value } mahdollisuuksista
games-show-all = Kaikki pelit
games-older = Vanhemmat kierrokset tulevat mukaan, kun viet pelit.
games-mistakes = Pulmia omista virheistäsi
games-mistakes-about = Kalleimmat virheesi viimeisten 30 päivän ajalta.
games-mistake-lay = { $count ->
    [one] Siirto { $turn }: pelaa yksi
   *[other] Siirto { $turn }: pelaa { $count }
  }
games-mistake-out = Siirto { $turn }: tyhjennä pidikkeesi
games-more-sets = { $count ->
    [one] ja yksi sarja lisää
   *[other] ja { $count } sarjaa lisää
  }
games-first = Ratkaise ensimmäinen pulma
games-lost = Siirrot, joissa menetit mahdollisuuksia
games-lost-about = Kuinka paljon voittomahdollisuudesta menetit siirroissasi viimeisten 30 päivän aikana sen perusteella, mitä saatoit nähdä.
games-lost-try = Yritä näitä uudelleen
games-lost-better = Parempi:
games-lost-better-draw = Parempi: nostaa
games-editions = Painoksittain
games-sum-rounds = Kierroksia
games-sum-wins = Voittoja
games-sum-points = Pisteet
games-sum-missed = Väliin jääneitä nappuloita siirtoa kohti
games-sum-exits = Kierrokset, jotka olisit voinut päättää aiemmin
games-sum-opening = Avaus siirrolla
games-sum-accuracy = Hyödynnetyt voittomahdollisuudet
games-export = Vie kaikki tallenteina
games-try-title = Uudestaan
games-try-start = { $count ->
    [one] Pelaa yksi nappula.
   *[other] Pelaa { $count } nappulaa.
  }
games-try-left = { $count ->
    [one] Vielä yhden nappulan voi pelata.
   *[other] Vielä { $count } nappulaa voi pelata.
  }
games-try-solved = Tämä oli mahdollista!
games-replay = Katso kierros
games-back = Omat pelit
