### Clubs, finding players, and the page of the server’s host.

club-title = Klubber
club-about = Spil med de samme igen: åbne borde, stilling og de regler, I er blevet enige om.
club-mine = Dine klubber
club-enter = Vær med via en kode
club-enter-about = Seks tegn fra en ven fører dig til klubben eller bordet.
club-found = Start en klub
club-for-code = Én kode lukker alle dine venner ind.
club-for-tables = Åbne borde: Den, der har tid, sætter sig.
club-for-evenings = Aftener, hvor alle har de samme brikker, og en stilling.
club-name = Klubbens navn
club-name-taken = Der findes allerede en klub med sådan et navn. Tilføj noget: din by eller din gade.
club-found-now = Start klubben
club-found-about = Intet login, ingen e-mail, ingen adgangskode: Klubben er der med det samme.
club-join = Meld dig ind i klubben
club-join-about = { $count ->
    [one] Én person spiller her.
   *[other] { $count } personer spiller her.
  }
club-join-free = Uden login og uden e-mail. Du kan forlade den, når du vil.
club-size = { $count ->
    [one] Ét medlem
   *[other] { $count } medlemmer
  }
club-here = { $count ->
    [one] én sidder ved et bord nu
   *[other] { $count } sidder ved et bord nu
  }
club-alone = Din klub er startet. Tre skridt til den første aften:
club-code = Invitér en ven med koden
club-invite = Invitér
club-invite-first = Invitér dine venner
club-invite-about = Send dem linket eller koden. Ét tryk, og de er medlemmer: uden login og uden e-mail.
club-try = Se, hvordan en aften er
club-try-about = Du spiller en runde mod Otto, og ved et andet bord spiller robotter med de samme brikker. Den tæller ikke.
club-try-now = Prøv med robotter
club-try-example = Bagefter ser stillingen sådan ud:
club-try-name = Prøveaften med robotter
club-plan = Planlæg den første aften
club-keep = Sikr dig klubben
club-keep-about = Du er vært som gæst på denne enhed. Med otte ord eller en adgangsnøgle er du også vært på alle andre enheder.
club-keep-now = Sikr den
club-tables = Åbne borde
club-tables-all = Alle { $count }
club-tables-none = Intet bord er åbent. Åbn et: De andre ser det her og sætter sig.
club-new-table = Nyt bord
club-sit = Sæt dig
club-back = Tilbage til dit bord
club-free = { $count ->
    [one] Én plads ledig
   *[other] { $count } pladser ledige
  }
club-standings = Stilling
club-standings-won = Vundne runder
club-standings-won-about = I klubbens turneringer.
club-standings-won-of = { $won } af { $count }
club-standings-equal = Samme brikker
club-standings-equal-about = Hvor mange af de andre med de samme brikker man har slået, i procent. Uafgjort tæller halvt.
club-standings-rated = Rating, { $seats } spillere
club-standings-none = Ingen har point endnu. Den første runde, der tæller, eller den første turnering afgør det.
club-standings-few = Et spørgsmålstegn: kun få runder endnu, tallet kan stadig ændre sig meget.
club-members = Medlemmer
club-role-host = vært
club-role-helper = hjælper
club-role-member = medlem
club-manage = Mere om { $name }
club-make-helper = Gør til hjælper
club-make-member = Ikke længere hjælper
club-make-host = Giv klubben videre
club-mute = Sæt på lydløs
club-unmute = Lad skrive igen
club-remove = Fjern fra klubben
club-muted = på lydløs
club-at-table = ved et bord
club-rules = Klubbens regler
club-leave = Forlad klubben
club-chat-allow = Medlemmer må skrive til hinanden
club-chat = Beskeder
club-chat-label = Din besked
club-chat-send = Send
club-chat-report = Rapportér denne besked
club-chat-reported = Tak. Klubbens værter ser på det.
club-chat-remove = Fjern denne besked
club-report = { $by } om { $about }:
club-report-log = Hvad der skete
club-report-sealed = Hvad der skete, vises her, når denne uddeling er spillet ved alle borde.
club-report-done = Ordnet
report-rude = grov
report-unfair = unfair
report-name = stødende navn
report-other = noget andet
seek-about = Så snart andre vil spille det samme, sætter I jer ved samme bord.
seek-pace = Tid til et træk
seek-options = Regler og tid
seek-bots = Robotter må tage ledige pladser
seek-nobody = Ingen venter lige nu. Du får en plads, så snart en anden leder.
seek-now = Led efter spillere
seek-waiting = { $count ->
    [one] Du er den første af { $seats }. Lad siden være åben.
   *[other] { $count } af { $seats } er her. Lad siden være åben.
  }
seek-stop = Hold op med at lede
seek-open = { $count ->
    [one] Én venter: { $edition }, { $seats } pladser
   *[other] { $count } venter: { $edition }, { $seats } pladser
  }
seek-join = Også mig
host-title = Din server
host-connections = Ved bordene nu
host-lately = Set for nylig
host-guests = Gæster
host-kept = Sikrede navne
host-tables-in = Borde:
host-playing = Er i gang
host-reports = Rapporter
host-none = Ingen.
host-newest = Borde, der sidst er ændret
host-retention = Hvad der gemmes, og hvor længe
host-archive = Borde arkiveres efter
host-keep = Arkiverede borde fjernes efter
host-keep-guests = Gæster, der bliver væk, fjernes efter
host-never = aldrig
host-days = { $count ->
    [one] én dag
   *[other] { $count } dage
  }
host-limits = Grænser
host-limit-burst = på én gang
host-limit-from-address = Fra én adresse
host-limit-from-guest = Fra én gæst
host-limit-from-connection = På én forbindelse
host-limit-from-mailbox = Til én e-mailadresse
host-limit-after = derefter
host-limit-rate = { $count } i sekundet
host-limit-every = 1 pr. { $time }
host-limit-requests = Forespørgsler fra sider
host-limit-guests = Nye gæster
host-limit-tables = Nye borde
host-limit-records = Gemte logge
host-limit-transfers = Flytninger til en anden enhed
host-limit-sign-ins = Loginforsøg
host-limit-proofs = Nye adgangsnøgler og huskesætninger
host-limit-exports = Eksporter af alle spil
host-limit-codes = Forsøg med en bordkode
host-limit-questions = Spørgsmål til trækhjælpen
host-limit-sockets = Nye forbindelser til borde
host-limit-connections = Åbne forbindelser til borde
host-limit-commands = Træk ved bordene
host-limit-refusals = Afviste træk
host-limit-stored = Gemte data
host-limit-messages = Beskeder
host-limit-bytes = Sendte data
host-limit-rests = Gange den må sende for meget
host-limit-open = Alle åbne forbindelser
host-limit-clubs = Klubber
host-limit-reports = Rapporter
host-limit-seeks = Søgninger efter medspillere
host-limit-tournaments = Trin i turneringer
host-limit-devices = Enheder, der får besked om træk
host-limit-mails = Mails, der bekræfter en adresse
host-limit-bots = Nye tilsluttede robotter og deres tokens
host-limit-invitations = Invitationer af robotter
host-bad-token = Adressen gælder ikke længere. »brikke host« skriver en ny.
host-bots = Tilsluttede robotter
host-bots-stop = Stop alle robotter
host-bots-allow = Lad robotterne spille igen
host-bot-owner = fra { $name }
host-bot-online = tilsluttet
host-bot-listed = Tilbydes alle
host-bot-stopped = Stoppet
club-events = Arrangementer
club-event-next = Næste arrangement
club-event-now = I gang lige nu
club-events-none = Der er ikke planlagt noget endnu.
club-events-yours = Der er ikke planlagt noget endnu. Hvad med en aften, hvor alle spiller med de samme brikker?
club-rulebook-printed = Præcis som i hæftet.
club-rulebook-change = Skift regler
report-about = Hvem drejer det sig om?
report-why = Hvad drejer det sig om?
report-note = Rapporten indeholder det, alle ved bordet så. Den nævner ingen brik.
report-send = Send rapporten
report-sent = Tak. Værten får at se, hvad der skete ved bordet.
