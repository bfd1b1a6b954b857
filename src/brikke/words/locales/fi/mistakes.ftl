### Pulmia virheistä: mikä siirto voittaa useimmin?

mistakes-number = Pulma { $number }
mistakes-task = Mikä siirto voittaa useimmin? Pelaa se tai nosta nappula.
mistakes-task-lay = Mikä siirto voittaa useimmin? Pelaa se.
mistakes-pass = Ohita
mistakes-grade = Vaikeus { $grade }/5
mistakes-ease =
    { $grade ->
        [1] helppo
        [2] melko helppo
        [3] keskitasoa
        [4] vaikea
       *[other] erittäin vaikea
    }
mistakes-levels =
    { $count ->
        [0] Yksikään botin kahdestatoista tasosta ei löydä sitä
        [one] Yksi botin kahdestatoista tasosta löytää sen
       *[other] { $count } botin kahdestatoista tasosta löytää sen
    }
mistakes-next = Seuraava pelaaja
mistakes-then = Sitten
mistakes-tiles =
    { $count ->
        [one] yksi nappula
       *[other] { $count } nappulaa
    }
mistakes-unopened = ei ole vielä avannut
mistakes-own-unopened = Et ole vielä avannut.

## Vastaus

mistakes-right = Oikein! Mikään ei voita useammin.
mistakes-wrong = Toinen siirto voittaa useammin.
mistakes-yours = Sinun siirtosi
mistakes-yours-best = Siirtosi on paras
mistakes-obvious = Ilmeinen siirto
mistakes-made = Mitä teit silloin
mistakes-best = Paras siirto
mistakes-draw = nosto
mistakes-doubt = Kuinka usein kukin siirto voitti, kun kierros pelattiin loppuun monta kertaa ja piilossa olevat nappulat jaettiin joka kerta uudelleen. Eron tarkkuus on ± { $value }.
mistakes-estimate = Mitä monta kierrosta nähnyt neuroverkko odottaa sen perusteella, mitä saatoit nähdä.
mistakes-again = Yritä uudelleen
mistakes-following = Seuraava pulma
mistakes-why-exit = Tämä tyhjentää pidikkeen ja voittaa kierroksen:
mistakes-why-open = Oli aika avata näillä. Sitä ennen et voi lisätä nappuloita etkä tyhjentää pidikettäsi:
mistakes-why-large-opening = Pienempi avaus riittää. Nämä ovat pidikkeessä arvokkaampia:
mistakes-why-joker = Jokerista on nyt enemmän hyötyä pöydällä. Pelaa nämä:
mistakes-why-spent-joker = Tämä kannattaa säästää, sillä myöhemmin sillä pääsee eroon useammasta nappulasta:
mistakes-why-drew = Näiden pelaaminen on parempi kuin yksi nappula lisää pidikkeeseen:
mistakes-why-waited = Nostamista oli jo tarpeeksi. On aika pelata nämä:
mistakes-why-let-out = Kun nämä ovat pöydällä, seuraava pelaaja tyhjentää pidikkeensä useammin:
mistakes-why-fed = Näiden avulla seuraava pelaaja saa pelattua enemmän nappuloita:
mistakes-why-blocked = Sen siirron jälkeen nämä omat nappulasi eivät enää sovi:
mistakes-why-more = Nämä ovat pidikkeessä arvokkaampia kuin pöydällä:
mistakes-why-fewer = Nämäkin voi pelata, eikä siinä menetä mitään:
mistakes-why-other = Nämä kannattaa pelata ensin. Jäljelle jäävät sopivat silloin paremmin:

## Kaikki pulmat ja omat virheet

mistakes-list = Kaikki pulmat
mistakes-solved = ratkaistu
mistakes-open = ratkaisematta
mistakes-own-about = Omien kierrostesi kalleimmat virheet. Jokainen palaa, kunnes löydät paremman siirron, ja vielä kerran muutaman päivän päästä.
mistakes-own-none = Tänään ei ole mitään yritettävää uudelleen. Jokainen loppuun pelattu kierros voi tuoda uutta.
mistakes-own-left =
    { $count ->
        [one] Yksi jäljellä tälle päivälle
       *[other] { $count } jäljellä tälle päivälle
    }
mistakes-own-cost = Siirto { $turn } maksoi sinulle { $value }

## Päätteessä

mistakes-heading = Pulma { $number }: mikä voittaa useammin?
mistakes-heading-new = Pulma kierroksen { $round } siirrosta { $turn }, siemenluku { $seed }: mikä voittaa useammin?
mistakes-rack = Nappulasi: { $tiles }
