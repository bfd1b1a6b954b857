### Pulmat

puzzle-title-today = Päivän pulma
puzzle-title-day = Pulma: { $day }
puzzle-task = Pelaa kaikki nappulasi yhdellä vuorolla.
puzzle-grade =
    { $count ->
        [one] Yksi sarja on purettava
       *[other] { $count } sarjaa on purettava
    }
puzzle-left =
    { $count ->
        [one] Hyvältä näyttää: yksi nappula jäljellä.
       *[other] Hyvältä näyttää: { $count } nappulaa jäljellä.
    }
puzzle-small-title =
    { $count ->
        [2] Päivän pikkupulma: pelaa molemmat
       *[other] Päivän pikkupulma: pelaa kaikki { $count }
    }
puzzle-small-about = joka päivä uusi
puzzle-small-easy = helppo · joka päivä uusi
puzzle-small-start = Vedä ne pöydälle
puzzle-small-begin = Aloita merkitystä sarjasta.
puzzle-small-next = Päivän iso pulma
puzzle-small-praise = Ratkaistu! Juuri näin peliä pelataan.
puzzle-small-learn = Kaksi minuuttia ketun kanssa
puzzle-none = Tällaista pulmaa ei ole, tai ei vielä: { $value }
puzzle-unreachable = Palvelin ei vastaa. Asettelusi on tallessa.
puzzle-retry = Yritä uudelleen

## Help

puzzle-hint = Vihje
puzzle-hint-begin = Aloita tästä sarjasta:
puzzle-hint-apart =
    { $count ->
        [one] Riittää, kun purat tämän yhden.
       *[other] Nämä { $count } sarjaa on purettava.
    }
puzzle-hint-step = Yksi vaiheista:
puzzle-hint-more = Vielä yksi vihje
puzzle-solution = Näytä ratkaisu
puzzle-solution-title = Ratkaisu
puzzle-solution-step = { $number }/{ $count }
puzzle-solution-back = Vaihe taaksepäin
puzzle-solution-on = Vaihe eteenpäin
puzzle-solution-play = Toista
puzzle-solution-pause = Tauko
puzzle-solution-close = Takaisin omiin nappuloihin

## Solved

puzzle-solved = Ratkaistu!
puzzle-solved-alone = Kaikki pelattu, ja ilman vihjeitä. Hienoa!
puzzle-solved-hints =
    { $count ->
        [one] Kaikki pelattu yhdellä vihjeellä. Hyvin tehty!
       *[other] Kaikki pelattu { $count } vihjeellä. Hyvin tehty!
    }
puzzle-solved-shown = Kaikki pelattu. Ensi kerralla et ehkä tarvitse ratkaisua.
puzzle-row =
    { $count ->
        [one] Yksi päivä ratkaistu. Tule huomenna uudelleen!
       *[other] { $count } päivää peräkkäin.
    }
puzzle-again = Pelaa uudelleen
puzzle-result = Tuloksesi
puzzle-share-alone = Brikke, { $day } { $dots } ratkaistu ilman vihjeitä
puzzle-share-hints =
    { $count ->
        [one] Brikke, { $day } { $dots } ratkaistu yhdellä vihjeellä
       *[other] Brikke, { $day } { $dots } ratkaistu { $count } vihjeellä
    }
puzzle-share-shown = Brikke, { $day } { $dots } selvitetty kurkistamalla ratkaisuun

## More puzzles

puzzle-more = Lisää pulmia
puzzle-another = Uusi pulma: montako sarjaa on purettava?
puzzle-another-none = Olet ratkaissut nämä kaikki.
puzzle-days = Aiemmat päivät
puzzle-days-more = Näytä lisää päiviä
puzzle-day-solved = ratkaistu
puzzle-day-open = vielä ratkaisematta
puzzle-wins-more = Mikä voittaa useammin?
puzzle-own-mistakes = Omat virheesi
