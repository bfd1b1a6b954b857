### Valokuvat pöydästä tai pidikkeestä

## Kuvan ottaminen

photo-take = Ota kuva
photo-choose = Valitse kuva
photo-how-table = Kuvaa ylhäältä tasaisessa valossa. Pitkästä pöydästä voi ottaa monta kuvaa, ja ne saavat mennä päällekkäin.
photo-how-rack = Kuvaa edestä tai ylhäältä tasaisessa valossa niin, että kaikki nappulat näkyvät.
photo-private = Kuva luetaan tällä laitteella, eikä se lähde siltä mihinkään.
photo-size = Tarvitaan kerran: { $size } Mt. Tiedot jäävät tälle laitteelle.
photo-fetching = Haetaan: { $done } / { $size } Mt
photo-reading = Luetaan kuvaa …
photo-another = Lisää kuva
photo-instead = Toinen kuva
photo-picture = Kuva { $number }
photo-remove = Poista kuva { $number }

## Nappuloiden tarkistaminen

photo-tiles-found = Kuvan nappulat
photo-to-check = tarkistettavia { $count }
photo-doubtful = { $tile }, tarkista
photo-which = Mikä tämä on?
photo-which-of = { $number } / { $count }
photo-more = Muut nappulat
photo-no-tile = Ei ole nappula
photo-settled = Kaikki nappulat on luettu. Korjaa napauttamalla.
photo-same-once =
    { $count ->
        [one] Kuvissa { $first } ja { $second } on yksi sama nappula: se lasketaan kerran.
       *[other] Kuvissa { $first } ja { $second } on { $count } samaa nappulaa: ne lasketaan kerran.
    }
photo-same-twice =
    { $count ->
        [one] Kuvissa { $first } ja { $second } on yksi samanlainen nappula: se lasketaan kahdesti.
       *[other] Kuvissa { $first } ja { $second } on { $count } samanlaista nappulaa: ne lasketaan kahdesti.
    }
photo-same-unsure =
    { $count ->
        [one] Näkyykö kuvissa { $first } ja { $second } sama nappula vai kaksi samanlaista?
       *[other] Näkyvätkö kuvissa { $first } ja { $second } samat { $count } nappulaa vai toiset samanlaiset?
    }
photo-count-once = Samat: laske kerran
photo-count-twice = Toiset: laske kahdesti

## Eteenpäin

photo-use = Käytä näitä nappuloita
photo-hint = Vain vihje
photo-show-turn = Näytä siirto
photo-turn-size =
    { $tiles ->
        [one] 1 nappula
       *[other] { $tiles } nappulaa
    } · { $steps ->
        [one] 1 vaihe
       *[other] { $steps } vaihetta
    }

## Kuvat, joita ei voi lukea

photo-problem-animation = Tämä kuva liikkuu. Valitse valokuva.
photo-problem-broken = Tiedosto on vioittunut. Ota kuva uudelleen tai valitse toinen.
photo-problem-dark = Kuva on liian tumma. Sytytä valo ja ota kuva uudelleen.
photo-problem-failed = Kuvaa ei voitu lukea: { $value }
photo-problem-large-file = Tiedosto on liian suuri valokuvaksi. Valitse enintään 64 Mt:n kuva.
photo-problem-many-pixels = Kuvassa on liikaa pikseleitä, enintään 50 miljoonaa: { $value }
photo-problem-no-photo = Tätä kuvaa ei voi lukea. JPEG, PNG ja WebP käyvät.
photo-problem-no-tiles = Nappuloita ei näy. Mene lähemmäs ja kuvaa ylhäältä.
photo-problem-small = Kuva on liian pieni, jotta nappulat näkyisivät: { $value }
photo-problem-unreachable = Kuvien tunnistusta ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
