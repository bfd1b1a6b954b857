### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-mail-failed = Die E-Mail konnte nicht verschickt werden. Stimmt die Adresse?
refused-no-such-address = Dieser Link gilt nicht mehr. Die Adresse wurde entfernt oder ersetzt.

# The notice itself; never a tile, never a name.
notice-turn = Du bist dran.
notice-no-limit = Lass dir Zeit.
notice-days-left =
    { $count ->
        [one] Du hast einen Tag Zeit.
       *[other] Du hast { $count } Tage Zeit.
    }
notice-hours-left =
    { $count ->
        [one] Du hast eine Stunde Zeit.
       *[other] Du hast { $count } Stunden Zeit.
    }
notice-minutes-left =
    { $count ->
        [one] Du hast eine Minute Zeit.
       *[other] Du hast { $count } Minuten Zeit.
    }
notice-mail =
    { $text }

    Zum Tisch: { $link }

    Keine E-Mails mehr: { $stop }
notice-confirm-subject = E-Mail, wenn du dran bist?
notice-confirm =
    Jemand, wahrscheinlich du, möchte an diese Adresse eine E-Mail bekommen, sobald er oder sie in einer Partie über mehrere Tage dran ist.

    Ja, bitte: { $link }

    Wenn du das nicht warst, brauchst du nichts zu tun. Es kommt keine weitere E-Mail.

notices-about = Für lange Partien, in denen ein Zug Stunden oder Tage dauern darf. Du bekommst eine Nachricht, wenn du dran bist, und keine, solange du am Tisch sitzt.
notices-silent = Alles stumm
notices-silent-about = Du bekommst gar keine Nachricht, bis du das wieder ausschaltest.
notices-here = Auf diesem Gerät
notices-here-about = Der Browser zeigt eine Nachricht, auch wenn diese Seite geschlossen ist.
notices-here-denied = Dieser Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in seinen Einstellungen ändern.
notices-here-missing = Dieser Browser kann von hier keine Nachrichten zeigen. Auf dem iPhone muss das Spiel zuerst auf den Home-Bildschirm.
notices-here-failed = Der Browser konnte die Nachrichten nicht einschalten. Versuche es später noch einmal.
notices-others =
    { $count ->
        [one] Du bekommst Nachrichten auf einem weiteren Gerät.
       *[other] Du bekommst Nachrichten auf { $count } weiteren Geräten.
    }
notices-mail = Per E-Mail
notices-mail-field = Adresse
notices-mail-send = Link zuschicken
notices-mail-sent = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin.
notices-mail-on = E-Mails gehen an { $address }.
notices-mail-off = Adresse entfernen
notices-mail-confirmed = Erledigt. Du bekommst eine E-Mail, wenn du dran bist.
notices-mail-stopped = Erledigt. An diese Adresse geht keine E-Mail mehr.
notices-mail-stop = Keine E-Mails mehr an diese Adresse
notices-quiet = Ruhezeit
notices-quiet-about = In dieser Zeit wird nichts geschickt. Du bekommst es danach.
notices-quiet-from = Von
notices-quiet-to = Bis
