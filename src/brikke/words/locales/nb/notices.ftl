### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = Denne serveren sender ikke e-post.
refused-mail-failed = E-posten kunne ikke sendes. Er adressen riktig?
refused-no-such-address = Lenken gjelder ikke lenger. Adressen er fjernet eller byttet ut.

# The notice itself; never a tile, never a name.
notice-turn = Det er din tur.
notice-no-limit = Ta deg god tid.
notice-days-left =
    { $count ->
        [one] Du har ett døgn.
       *[other] Du har { $count } døgn.
    }
notice-hours-left =
    { $count ->
        [one] Du har én time.
       *[other] Du har { $count } timer.
    }
notice-minutes-left =
    { $count ->
        [one] Du har ett minutt.
       *[other] Du har { $count } minutter.
    }
notice-mail =
    { $text }

    Til bordet: { $link }

    Ikke mer e-post: { $stop }
notice-confirm-subject = E-post når det er din tur?
notice-confirm =
    Noen, trolig du, vil ha en e-post til denne adressen når det er hans eller hennes tur i et spill over flere dager.

    Ja takk: { $link }

    Hvis det ikke var deg, trenger du ikke gjøre noe. Det kommer ikke mer e-post.

notices-about = For langsomme spill, der en tur kan ta timer eller dager. Du får ett varsel når det er din tur, og ingen mens du er ved bordet.
notices-silent = Alt lydløst
notices-silent-about = Du får ingen varsler i det hele tatt før du slår dette av.
notices-here = På denne enheten
notices-here-about = Nettleseren viser et varsel, også når siden er lukket.
notices-here-denied = Nettleseren tillater ikke varsler fra denne siden. Det kan du endre i innstillingene dens.
notices-here-missing = Denne nettleseren kan ikke vise varsler herfra. På en iPhone må spillet først legges til på Hjem-skjermen.
notices-here-failed = Nettleseren kunne ikke slå på varsler. Prøv igjen senere.
notices-others =
    { $count ->
        [one] Du får varsler på én enhet til.
       *[other] Du får varsler på { $count } enheter til.
    }
notices-mail = På e-post
notices-mail-field = Adresse
notices-mail-send = Send meg en lenke
notices-mail-sent = En e-post er på vei til { $address }. Åpne lenken i den.
notices-mail-on = E-post går til { $address }.
notices-mail-off = Fjern adressen
notices-mail-confirmed = Ordnet. Du får en e-post når det er din tur.
notices-mail-stopped = Ordnet. Det går ikke mer e-post til denne adressen.
notices-mail-stop = Stopp e-post til denne adressen
notices-quiet = Stille timer
notices-quiet-about = I de timene sendes det ingenting. Du får det etterpå.
notices-quiet-from = Fra
notices-quiet-to = Til
