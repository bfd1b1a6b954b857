### Clubs, finding players, and the page of the server’s host.

club-title = Klubber
club-about = Spill med de samme igjen: åpne bord, stilling og reglene dere er blitt enige om.
club-mine = Klubbene dine
club-enter = Bli med via kode
club-enter-about = Seks tegn fra en venn fører deg til klubben eller bordet.
club-found = Start en klubb
club-for-code = Én kode slipper inn alle vennene dine.
club-for-tables = Åpne bord: Den som har tid, setter seg.
club-for-evenings = Kvelder der alle har de samme brikkene, og en stilling.
club-name = Navnet på klubben
club-name-taken = Det finnes allerede en klubb med et slikt navn. Legg til noe: stedet eller gaten din.
club-found-now = Start klubben
club-found-about = Ingen innlogging, ingen e-post, ikke noe passord: Klubben er der med en gang.
club-join = Bli med i klubben
club-join-about = { $count ->
    [one] Én person spiller her.
   *[other] { $count } personer spiller her.
  }
club-join-free = Ingen innlogging, ingen e-post. Du kan gå når du vil.
club-size = { $count ->
    [one] Ett medlem
   *[other] { $count } medlemmer
  }
club-here = { $count ->
    [one] én sitter ved et bord nå
   *[other] { $count } sitter ved et bord nå
  }
club-alone = Klubben din er startet. Tre steg til den første kvelden:
club-code = Inviter en venn med koden
club-invite = Inviter
club-invite-first = Inviter vennene dine
club-invite-about = Send dem lenken eller koden. Ett trykk, og de er medlemmer: ingen innlogging, ingen e-post.
club-try = Se hvordan en kveld er
club-try-about = Du spiller en runde mot Otto, og ved et annet bord spiller roboter med de samme brikkene. Den teller ikke.
club-try-now = Prøv med roboter
club-try-example = Etterpå ser stillingen slik ut:
club-try-name = Prøvekveld med roboter
club-plan = Planlegg den første kvelden
club-keep = Sikre deg klubben
club-keep-about = Du er vert som gjest på denne enheten. Med åtte ord eller en passnøkkel er du vert på alle andre enheter også.
club-keep-now = Sikre den
club-tables = Åpne bord
club-tables-all = Alle { $count }
club-tables-none = Ingen bord er åpne. Åpne et: De andre ser det her og setter seg.
club-new-table = Nytt bord
club-sit = Sett deg
club-back = Tilbake til bordet ditt
club-free = { $count ->
    [one] Én plass ledig
   *[other] { $count } plasser ledige
  }
club-standings = Stilling
club-standings-won = Vunne runder
club-standings-won-about = I klubbens turneringer.
club-standings-won-of = { $won } av { $count }
club-standings-equal = Samme brikker
club-standings-equal-about = Hvor mange av de andre med de samme brikkene man har slått, i prosent. Uavgjort teller halvt.
club-standings-rated = Rating, { $seats } spillere
club-standings-none = Ingen har poeng ennå. Den første runden som teller, eller den første turneringen, avgjør.
club-standings-few = Et spørsmålstegn: få runder så langt, tallet kan fortsatt endre seg mye.
club-members = Medlemmer
club-role-host = vert
club-role-helper = hjelper
club-role-member = medlem
club-manage = Mer om { $name }
club-make-helper = Gjør til hjelper
club-make-member = Ikke lenger hjelper
club-make-host = Gi klubben videre
club-mute = Demp
club-unmute = La skrive igjen
club-remove = Fjern fra klubben
club-muted = dempet
club-at-table = ved et bord
club-rules = Reglene i klubben
club-leave = Forlat klubben
club-chat-allow = Medlemmer kan skrive til hverandre
club-chat = Meldinger
club-chat-label = Meldingen din
club-chat-send = Send
club-chat-report = Rapporter meldingen
club-chat-reported = Takk. Vertene i klubben ser på det.
club-chat-remove = Fjern meldingen
club-report = { $by } om { $about }:
club-report-log = Hva som skjedde
club-report-sealed = Hva som skjedde, vises her når denne utdelingen er spilt ved alle bord.
club-report-done = Ordnet
report-rude = grov
report-unfair = urettferdig
report-name = støtende navn
report-other = noe annet
seek-about = Så snart andre vil spille det samme, setter dere dere ved samme bord.
seek-pace = Tid til et trekk
seek-options = Regler og tid
seek-bots = Roboter kan ta ledige plasser
seek-nobody = Ingen venter akkurat nå. Du får plass så snart noen andre leter.
seek-now = Let etter spillere
seek-waiting = { $count ->
    [one] Du er den første av { $seats }. La siden være åpen.
   *[other] { $count } av { $seats } er her. La siden være åpen.
  }
seek-stop = Slutt å lete
seek-open = { $count ->
    [one] Én venter: { $edition }, { $seats } plasser
   *[other] { $count } venter: { $edition }, { $seats } plasser
  }
seek-join = Jeg også
host-title = Serveren din
host-connections = Ved bordene nå
host-lately = Sett nylig
host-guests = Gjester
host-kept = Sikrede navn
host-tables-in = Bord:
host-playing = Er i gang
host-reports = Rapporter
host-none = Ingen.
host-newest = Bord som er endret sist
host-retention = Hva som lagres, og hvor lenge
host-archive = Bord arkiveres etter
host-keep = Arkiverte bord fjernes etter
host-keep-guests = Gjester som holder seg borte, fjernes etter
host-never = aldri
host-days = { $count ->
    [one] én dag
   *[other] { $count } dager
  }
host-limits = Grenser
host-limit-burst = på én gang
host-limit-from-address = Fra én adresse
host-limit-from-guest = Fra én gjest
host-limit-from-connection = På én forbindelse
host-limit-from-mailbox = Til én e-postadresse
host-limit-after = deretter
host-limit-rate = { $count } i sekundet
host-limit-every = 1 per { $time }
host-limit-requests = Forespørsler fra sider
host-limit-guests = Nye gjester
host-limit-tables = Nye bord
host-limit-records = Lagrede logger
host-limit-transfers = Flyttinger til en annen enhet
host-limit-sign-ins = Innloggingsforsøk
host-limit-proofs = Nye passnøkler og huskesetninger
host-limit-exports = Eksporter av alle spill
host-limit-codes = Forsøk med en bordkode
host-limit-questions = Spørsmål til trekkhjelpen
host-limit-sockets = Nye forbindelser til bord
host-limit-connections = Åpne forbindelser til bord
host-limit-commands = Trekk ved bordene
host-limit-refusals = Avviste trekk
host-limit-stored = Lagrede data
host-limit-messages = Meldinger
host-limit-bytes = Sendte data
host-limit-rests = Ganger den kan sende for mye
host-limit-open = Alle åpne forbindelser
host-limit-clubs = Klubber
host-limit-reports = Rapporter
host-limit-seeks = Søk etter medspillere
host-limit-tournaments = Steg i turneringer
host-limit-devices = Enheter som får beskjed om trekk
host-limit-mails = E-poster som bekrefter en adresse
host-limit-bots = Nye tilkoblede roboter og tokenene deres
host-limit-invitations = Invitasjoner av roboter
host-bad-token = Adressen gjelder ikke lenger. «brikke host» skriver ut en ny.
host-bots = Tilkoblede roboter
host-bots-stop = Stopp alle roboter
host-bots-allow = La robotene spille igjen
host-bot-owner = fra { $name }
host-bot-online = tilkoblet
host-bot-listed = Tilbys alle
host-bot-stopped = Stoppet
club-events = Arrangementer
club-event-next = Neste arrangement
club-event-now = Pågår akkurat nå
club-events-none = Ingenting er planlagt ennå.
club-events-yours = Ingenting er planlagt ennå. Hva med en kveld der alle spiller med de samme brikkene?
club-rulebook-printed = Akkurat som i heftet.
club-rulebook-change = Endre reglene
report-about = Hvem gjelder det?
report-why = Hva gjelder det?
report-note = Rapporten inneholder det alle ved bordet så. Den nevner ingen brikker.
report-send = Send rapporten
report-sent = Takk. Verten får se hva som skjedde ved bordet.
