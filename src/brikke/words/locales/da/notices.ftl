### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = Denne server sender ingen e-mail.
refused-mail-failed = E-mailen kunne ikke sendes. Er adressen rigtig?
refused-no-such-address = Linket gælder ikke længere. Adressen er fjernet eller skiftet ud.

# The notice itself; never a tile, never a name.
notice-turn = Det er din tur.
notice-no-limit = Tag dig god tid.
notice-days-left =
    { $count ->
        [one] Du har ét døgn.
       *[other] Du har { $count } døgn.
    }
notice-hours-left =
    { $count ->
        [one] Du har én time.
       *[other] Du har { $count } timer.
    }
notice-minutes-left =
    { $count ->
        [one] Du har ét minut.
       *[other] Du har { $count } minutter.
    }
notice-mail =
    { $text }

    Til bordet: { $link }

    Ingen flere e-mails: { $stop }
notice-confirm-subject = E-mail, når det er din tur?
notice-confirm =
    Nogen, sandsynligvis dig, vil gerne have en e-mail på denne adresse, når det er hans eller hendes tur i et spil over flere dage.

    Ja tak: { $link }

    Hvis det ikke var dig, så gør ingenting. Der kommer ikke flere e-mails.

notices-about = Til langsomme spil, hvor en tur må tage timer eller dage. Du får én besked, når det er din tur, og ingen, mens du er ved bordet.
notices-silent = Alt lydløst
notices-silent-about = Du får slet ingen beskeder, før du slår det fra igen.
notices-here = På denne enhed
notices-here-about = Browseren viser en besked, også når siden er lukket.
notices-here-denied = Browseren tillader ikke beskeder fra denne side. Det kan du ændre i dens indstillinger.
notices-here-missing = Denne browser kan ikke vise beskeder herfra. På en iPhone skal spillet først føjes til hjemmeskærmen.
notices-here-failed = Browseren kunne ikke slå beskeder til. Prøv igen senere.
notices-others =
    { $count ->
        [one] Du får beskeder på én enhed mere.
       *[other] Du får beskeder på { $count } enheder mere.
    }
notices-mail = Via e-mail
notices-mail-field = Adresse
notices-mail-send = Send mig et link
notices-mail-sent = En e-mail er på vej til { $address }. Åbn linket i den.
notices-mail-on = E-mails sendes til { $address }.
notices-mail-off = Fjern adressen
notices-mail-confirmed = Klaret. Du får en e-mail, når det er din tur.
notices-mail-stopped = Klaret. Der sendes ikke flere e-mails til denne adresse.
notices-mail-stop = Stop e-mails til denne adresse
notices-quiet = Stille timer
notices-quiet-about = I de timer bliver der ikke sendt noget. Du får det bagefter.
notices-quiet-from = Fra
notices-quiet-to = Til
