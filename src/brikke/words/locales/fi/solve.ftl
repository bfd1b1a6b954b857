### The solver page

solve-task = Mitä haluat tietää?
solve-task-turn = Paras siirto
solve-task-legal = Onko tämä sallittu?
solve-task-rebuild = Kokoa sarjat
solve-about-turn = Lisää pöydällä ja pidikkeessäsi olevat nappulat.
solve-about-legal = Lisää ensin pöydän ja pidikkeen nappulat sellaisina kuin ne olivat ennen siirtoa. Sitten teet siirron.
solve-about-rebuild = Menikö pöytä sekaisin? Lisää kaikki esillä olevat nappulat.
solve-show-turn = Näytä paras siirto
solve-show-legal = Tee nyt siirto
solve-show-rebuild = Kokoa sarjat
solve-photo-table = Kuvaa pöytä
solve-photo-rack = Kuvaa pidike
solve-photo-after = Kuvaa pöytä siirron jälkeen
solve-photo-loose = Kuvaa nappulat
solve-empty = Lisää ensin nappuloita.
solve-link-bad = Osaa linkistä ei voi lukea: { $value }

## Tiles and rules

solve-loose = Irtonappulat
solve-left-over = Yli jäi
solve-goal = Tavoite
solve-goal-tiles = eniten nappuloita
solve-goal-points = eniten pisteitä
solve-goal-fewest = vähiten nappuloita
solve-goal-out = pidike tyhjäksi
solve-opened = On avannut
solve-opened-about = Avaus tehtiin aiemmalla vuorolla.
solve-palette = Kaikki nappulat
solve-how =
    { $faces ->
        [cards] Rivi: napauta sen ensimmäistä ja viimeistä nappulaa. Ryhmä: napauta yhtä nappulaa ja valitse sitten maat.
       *[numbers] Rivi: napauta sen ensimmäistä ja viimeistä nappulaa. Ryhmä: napauta yhtä nappulaa ja valitse sitten värit.
    }
solve-keys = Nappulanäppäimet
solve-target = Mihin nappulat menevät
solve-groups = Ryhmät, joissa tämä nappula on
solve-adding-loose = Napauta kaikkia esillä olevia nappuloita.
solve-add-rack = Lisää pidikkeeseen
solve-add-set = Lisää tähän sarjaan
solve-add-new = Lisää uudeksi sarjaksi
solve-add-loose = Lisää irtonappuloihin
solve-added = Lisätty: { $tile }
solve-removed = Poistettu: { $tile }
solve-used-up = Molemmat ovat jo käytössä: { $tile }
solve-chosen = napauta toista nappulaa sen tilalle tai paikkaa, johon se siirretään.
solve-remove = Poista
solve-clear = Poista kaikki nappulat
solve-cleared = Kaikki nappulat on poistettu.
solve-type = Kirjoita tekstinä
solve-type-tiles = r7 on punainen 7; k on musta, b sininen, o oranssi ja j jokeri. Erota sarjat merkillä | tai /.
solve-type-cards = ♥7, ♣K tai ♠A; tai kirjaimin: h on ♥, c on ♣, s on ♠, d on ♦ ja j jokeri. A on ässä, J jätkä, Q rouva ja K kuningas. Erota sarjat merkillä | tai /.
solve-no-tile = Tämä ei ole nappula: { $value }
solve-too-many = Kutakin nappulaa on vain kaksi: { $value }

## Answers

solve-back = Muuta nappuloita
solve-share = Jaa tämä tilanne
solve-share-about = Linkin avaaja näkee samat nappulat ja saman vastauksen.
solve-no-answer = Ei vielä vastausta
solve-again = Yritä uudelleen
solve-unreachable = Palvelin ei vastaa. Nappulasi ovat tallessa.
solve-too-hard = Tämä vie palvelimelta liian kauan. Kokeile vähemmillä nappuloilla.
solve-tiles-worth =
    { $count ->
        [one] Yksi nappula, arvo { $points }
       *[other] { $count } nappulaa, arvo { $points }
    }
solve-out =
    { $count ->
        [one] Voit tyhjentää pidikkeesi pelaamalla viimeisen nappulasi!
       *[other] Voit tyhjentää pidikkeesi pelaamalla kaikki { $count } nappulaa!
    }
solve-not-out = Et voi tyhjentää pidikettäsi tällä vuorolla.
solve-play = Näytä vaiheet
solve-pause = Tauko
solve-step-back = Vaihe taaksepäin
solve-step-on = Vaihe eteenpäin
solve-legal-start = Tee siirto niin kuin se pelattiin.
solve-legal-ask = Onko tämä sallittu?
solve-legal-yes = Kyllä, siirto on sallittu.
solve-legal-no = Ei, siirto ei ole sallittu.
solve-after-type = Kirjoita siirron jälkeinen pöytä
solve-after = Pöytä siirron jälkeen
solve-rebuilt-all =
    { $count ->
        [one] Nappula sopii.
       *[other] Kaikki { $count } nappulaa sopivat sarjoihin.
    }
solve-rebuilt-left =
    { $count ->
        [one] Yksi nappula jäi yli.
       *[other] { $count } nappulaa jäi yli.
    }
solve-rebuilt-none = Näistä nappuloista ei saa yhtään sarjaa.
solve-use-table = Jatka tällä pöydällä
