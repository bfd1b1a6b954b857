### Tournaments on equal tiles.

refused-no-such-tournament = Tässä osoitteessa ei ole turnausta.
tour-title = Turnaukset
tour-about = Kaikki saavat samat nappulat, ja näet, kuka sai niistä eniten irti.
tour-none = Et ole vielä mukana turnauksessa.
tour-how = Näin se toimii
tour-how-invite = Perusta turnaus ja kutsu linkillä tai koodilla. Myöhässä tuleva pelaa seuraavasta kierroksesta alkaen.
tour-how-same = Jokainen pöytä saa samat nappulat, joten onni ei auta ketään.
tour-how-compare = Jokaisen kierroksen jälkeen näet siirto siirrolta, mitä muut tekivät samoilla nappuloilla.
tour-new = Uusi turnaus
tour-name = Nimi
tour-name-example = Kerhoilta
tour-rounds = Kierrokset
tour-rounds-count = { $count ->
    [one] yksi kierros
   *[other] { $count } kierrosta
  }
tour-meeting = Ketkä kohtaavat
tour-meeting-swiss = Sveitsiläinen
tour-meeting-drawn = Arvottu
tour-meeting-swiss-about = Tasavahvat kohtaavat.
tour-meeting-drawn-about = Jokainen kierros arvotaan uudelleen.
tour-break = Tauko kierrosten välissä
tour-minutes =
    { $count ->
        [one] { $count } minuutti
       *[other] { $count } minuuttia
    }
tour-starts = Alkaa
tour-starts-about = Jätä auki, jos haluat aloittaa itse, kun kaikki ovat paikalla.
tour-plays = Minäkin pelaan
tour-make = Luo turnaus
tour-players =
    { $count ->
        [one] { $count } pelaaja
       *[other] { $count } pelaajaa
    }
tour-coming = { $count ->
    [0] Kukaan ei ole vielä mukana
    [one] Yksi on mukana
   *[other] { $count } on mukana
  }
tour-open = Ei vielä alkanut
tour-over = Päättynyt
tour-join = Tule mukaan
tour-visit = Turnaukseen
tour-leave = Poistu turnauksesta
tour-joined = Olet mukana.
tour-next = Pelaat seuraavasta kierroksesta alkaen.
tour-begin = Aloita
tour-begin-needs = Kukaan ei ole vielä istunut. Istu itse tai kutsu muita, sitten voidaan aloittaa.
tour-begin-next = Aloita seuraava kierros
tour-pause = Tauko tämän kierroksen jälkeen
tour-go-on = Jatka
tour-paused = Järjestäjä on keskeyttänyt turnauksen.
tour-waits = Järjestäjä aloittaa, kun kaikki ovat paikalla.
tour-waits-for-you = Aloita, kun kaikki ovat paikalla.
tour-seating = Pöytiä valmistellaan …
tour-seats-free = Mukaan tulevat näkyvät tässä.
tour-begins-in = Alkuun
tour-next-in = Seuraavaan kierrokseen
tour-playing-for = Peliaika
tour-my-table = Pöytään { $number }
tour-my-done = Pöytäsi on valmis. Muut pelaavat vielä.
tour-tables = Pöydät
tour-tables-more = { $count ->
    [one] ja yksi pöytä lisää
   *[other] ja { $count } pöytää lisää
  }
tour-table = Pöytä { $number }
tour-done = valmis
tour-playing = pelissä
tour-house = Talon botti
tour-standings = Tilanne
tour-percent = % muista voitettu
tour-points = Pisteet
tour-place = Sija
tour-player = Pelaaja
tour-change = Nousu tai lasku
tour-match-points = Ottelupisteet
tour-screen = Suuri näyttö
tour-bell = Soita kelloa
tour-bell-about = kun kierros alkaa tai päättyy
tour-scan = Skannaa ja tule mukaan
tour-club-code = Liity kerhoon tällä koodilla
tour-invite = Kutsu
tour-deals = Jaot
tour-deal = Jako { $number }
tour-deal-about = Kaikki pöydät pelasivat näillä nappuloilla. Katso, mitä muut tekivät sinun nappuloillasi.
tour-seat = Paikka { $number }
tour-watch = Katso uusinta
tour-side = Rinnakkain
tour-turn = Siirto { $number }
tour-turn-none = Päättyi ennen tätä siirtoa.
tour-turn-drew = { $name } nosti nappulan.
tour-turn-played = { $name } pelasi:
tour-turn-best = Paras siirto:
tour-turn-right = Parempaa ei ollut.
tour-fair = Oliko jako reilu? Tarkista itse
tour-fair-about = Kaikki jaot oli lyöty lukkoon ennen kuin kukaan oli mukana, ja nämä pitkät luvut todistavat sen. Kun kierros on ohi, luvun alle tulee siemenluku: sen SHA-256 on tuo luku.
