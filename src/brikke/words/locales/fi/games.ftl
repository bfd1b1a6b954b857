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
games-measure-points = Pisteet kierrosta kohti
games-measure-missed = Väliin jääneet nappulat siirtoa kohti
games-measure-opening = Monesko siirtosi avasi
games-short-points = Pisteet
games-short-missed = Väliin jääneet
games-short-opening = Avaus
games-against = Vastustajat
games-against-all = Kaikki
games-against-people = Ihmiset
games-against-bots = Vain botit
games-edition = Painos
games-results = Tulokset
games-place = Sija { $place }
games-with = pelikumppanit: { $names }
games-stood-in = Botti teki osan siirroista.
games-show-all = Kaikki pelit
games-older = Vanhemmat kierrokset ovat viennissä.
games-mistakes = Pulmia omista virheistäsi
games-mistakes-about = Kalleimmat siirtosi viimeisten kolmenkymmenen päivän ajalta.
games-mistake-lay = { $count ->
    [one] Siirto { $turn }: pelaa yksi
   *[other] Siirto { $turn }: pelaa { $count }
  }
games-mistake-out = Siirto { $turn }: tyhjennä pidikkeesi
games-first = Ratkaise ensimmäinen
games-editions = Painoksittain
games-sum-rounds = Kierroksia
games-sum-wins = Voittoja
games-sum-points = Pisteet
games-sum-missed = Väliin jääneitä nappuloita siirtoa kohti
games-sum-exits = Käyttämättä jääneitä lopetuksia
games-sum-opening = Avaus siirrolla
games-export = Vie kaikki tallenteina
games-try-title = Uudestaan
games-try-start = { $count ->
    [one] Pelaa yksi nappula.
   *[other] Pelaa { $count } nappulaa.
  }
games-try-left = { $count ->
    [one] Vielä yksi nappula mahtuu.
   *[other] Vielä { $count } nappulaa mahtuu.
  }
games-try-solved = Tämä oli mahdollista!
games-replay = Katso kierros
games-back = Omat pelit
