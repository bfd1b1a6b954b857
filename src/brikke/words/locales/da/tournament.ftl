### Tournaments on equal tiles.

refused-no-such-tournament = Der er ingen turnering på denne adresse.
tour-title = Turneringer
tour-about = Alle får de samme brikker, og du ser, hvem der fik mest ud af dem.
tour-none = Du er ikke med i nogen turnering endnu.
tour-how = Sådan foregår det
tour-how-invite = Opret den, og invitér med link eller kode. Den, der kommer senere, spiller fra næste runde.
tour-how-same = Alle borde får de samme brikker, så held hjælper ingen.
tour-how-compare = Efter hver runde ser du træk for træk, hvad andre gjorde med dine brikker.
tour-new = Ny turnering
tour-name = Navn
tour-name-example = Klubaften
tour-rounds = Runder
tour-rounds-count = { $count ->
    [one] én runde
   *[other] { $count } runder
  }
tour-meeting = Hvem møder hvem
tour-meeting-swiss = Monrad
tour-meeting-drawn = Lodtrækning
tour-meeting-swiss-about = De, der står lige, mødes.
tour-meeting-drawn-about = Hver runde trækkes der lod igen.
tour-break = Pause mellem runderne
tour-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minutter
    }
tour-starts = Begynder
tour-starts-about = Lad det stå åbent, hvis du selv vil begynde, når alle er her.
tour-plays = Jeg spiller også
tour-make = Opret
tour-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
tour-coming = { $count ->
    [0] Ingen er med endnu
    [one] Én er med
   *[other] { $count } er med
  }
tour-open = Ikke begyndt endnu
tour-over = Slut
tour-join = Vær med
tour-visit = Til turneringen
tour-leave = Forlad turneringen
tour-joined = Du er med.
tour-next = Du spiller fra næste runde.
tour-begin = Begynd
tour-begin-needs = Ingen har taget plads endnu. Tag en plads, eller invitér andre, så kan det begynde.
tour-begin-next = Begynd næste runde
tour-pause = Pause efter denne runde
tour-go-on = Fortsæt
tour-paused = Arrangøren har sat turneringen på pause.
tour-waits = Arrangøren begynder, når alle er her.
tour-waits-for-you = Begynd, når alle er her.
tour-seating = Bordene bliver gjort klar …
tour-seats-free = De, der kommer med, vises her.
tour-begins-in = Begynder om
tour-next-in = Næste runde om
tour-playing-for = Har spillet i
tour-my-table = Til bord { $number }
tour-my-done = Dit bord er færdigt. De andre spiller stadig.
tour-tables = Borde
tour-tables-more = { $count ->
    [one] og ét bord mere
   *[other] og { $count } borde mere
  }
tour-table = Bord { $number }
tour-done = færdig
tour-playing = spiller
tour-house = Husets robot
tour-standings = Stilling
tour-percent = % af de andre slået
tour-points = Point
tour-place = Plads
tour-player = Spiller
tour-change = Op eller ned
tour-match-points = Matchpoint
tour-screen = Storskærm
tour-bell = Ring med klokken
tour-bell-about = når en runde begynder eller slutter
tour-scan = Scan og vær med
tour-club-code = Kom med i klubben med koden
tour-invite = Invitér
tour-deals = Uddelingerne
tour-deal = Uddeling { $number }
tour-deal-about = Alle borde spillede med disse brikker. Se, hvad andre gjorde med dine.
tour-seat = Plads { $number }
tour-watch = Se gensynet
tour-side = Side om side
tour-turn = Træk { $number }
tour-turn-none = Færdig før dette træk.
tour-turn-drew = { $name } trak en brik.
tour-turn-played = { $name } lagde:
tour-turn-best = Det bedste træk:
tour-turn-right = Intet bedre var muligt.
tour-fair = Var uddelingerne fair? Tjek selv
tour-fair-about = Alle uddelinger lå fast, før nogen var med, og disse lange tal beviser det. Når en runde er slut, vises startværdien under tallet: dens SHA-256 er tallet.
