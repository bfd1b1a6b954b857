### Keeping the whole game on a device.

keep-title = Lataa peli tälle laitteelle
keep-about = Silloin voit pelata myös ilman verkkoa: veneessä, mökillä, tunnelissa.
keep-now = Lataa ({ $size } Mt)
keep-progress = { $done } / { $size } Mt
keep-size = { $size } Mt
keep-left-seconds = vielä muutama sekunti
keep-left-minutes = { $count ->
    [one] vielä noin minuutti
   *[other] vielä noin { $count } minuuttia
}
keep-part-pages = Harjoitukset ja pulmat
keep-part-pages-about = myös ratkaisija ja pistetaulukko
keep-part-engine = Pöytä ja botit
keep-part-engine-about = pelaa ilman verkkoa
keep-play = Pelaa sillä välin
keep-done = Ladattu: voit pelata botteja vastaan myös ilman verkkoa.
keep-stop = Keskeytä
keep-unsupported = Tämä selain ei voi tallentaa peliä: ikkuna on ehkä yksityinen tai osoitteesta puuttuu https.
keep-no-room = Tällä laitteella on liian vähän tilaa.
keep-unreachable = Tiedostoja ei voitu ladata. Jo ladattu säilyy; yritä myöhemmin uudelleen.
