### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = Tämä palvelin ei lähetä sähköpostia.
refused-mail-failed = Sähköpostia ei voitu lähettää. Onko osoite oikein?
refused-no-such-address = Linkki ei ole enää voimassa. Osoite on poistettu tai vaihdettu.

# The notice itself; never a tile, never a name.
notice-turn = On sinun vuorosi.
notice-no-limit = Kiirettä ei ole.
notice-days-left =
    { $count ->
        [one] Aikaa on vuorokausi.
       *[other] Aikaa on { $count } vuorokautta.
    }
notice-hours-left =
    { $count ->
        [one] Aikaa on tunti.
       *[other] Aikaa on { $count } tuntia.
    }
notice-minutes-left =
    { $count ->
        [one] Aikaa on minuutti.
       *[other] Aikaa on { $count } minuuttia.
    }
notice-mail =
    { $text }

    Pöytään: { $link }

    Ei enää viestejä: { $stop }
notice-confirm-subject = Sähköposti, kun on vuorosi?
notice-confirm =
    Joku, luultavasti sinä, haluaa tähän osoitteeseen sähköpostin, kun on hänen vuoronsa päiviä kestävässä pelissä.

    Kyllä kiitos: { $link }

    Jos se et ollut sinä, älä tee mitään. Muita viestejä ei tule.

notices-about = Hitaisiin peleihin, joissa vuoro saa kestää tunteja tai päiviä. Saat yhden viestin, kun on vuorosi, etkä yhtään, kun olet pöydässä.
notices-silent = Kaikki hiljaa
notices-silent-about = Et saa yhtään viestiä, ennen kuin otat tämän pois päältä.
notices-here = Tällä laitteella
notices-here-about = Selain näyttää ilmoituksen, vaikka tämä sivu olisi suljettu.
notices-here-denied = Selain ei salli tämän sivun ilmoituksia. Voit muuttaa sen selaimen asetuksissa.
notices-here-missing = Tämä selain ei voi näyttää ilmoituksia täältä. Lisää peli iPhonessa ensin Koti-valikkoon.
notices-here-failed = Selain ei saanut ilmoituksia päälle. Yritä myöhemmin uudelleen.
notices-others =
    { $count ->
        [one] Saat ilmoitukset myös yhdelle muulle laitteelle.
       *[other] Saat ilmoitukset myös { $count } muulle laitteelle.
    }
notices-mail = Sähköpostilla
notices-mail-field = Osoite
notices-mail-send = Lähetä linkki
notices-mail-sent = Sähköposti on matkalla osoitteeseen { $address }. Avaa siinä oleva linkki.
notices-mail-on = Viestit tulevat osoitteeseen { $address }.
notices-mail-off = Poista osoite
notices-mail-confirmed = Valmis. Saat sähköpostin, kun on vuorosi.
notices-mail-stopped = Valmis. Tähän osoitteeseen ei enää tule viestejä.
notices-mail-stop = Lopeta viestit tähän osoitteeseen
notices-quiet = Hiljainen aika
notices-quiet-about = Silloin ei lähetetä mitään. Saat viestin sen jälkeen.
notices-quiet-from = Alkaa
notices-quiet-to = Päättyy
