### Tournaments on equal tiles.

refused-no-such-tournament = Det finnes ingen turnering på denne adressen.
tour-title = Turneringer
tour-about = Alle får de samme brikkene, og du ser hvem som fikk mest ut av dem.
tour-none = Du er ikke med i noen turnering ennå.
tour-how = Slik foregår det
tour-how-invite = Opprett den og inviter med lenke eller kode. Den som kommer sent, spiller fra neste runde.
tour-how-same = Alle bord får de samme brikkene, så flaks hjelper ingen.
tour-how-compare = Etter hver runde ser du trekk for trekk hva andre gjorde med brikkene dine.
tour-new = Ny turnering
tour-name = Navn
tour-name-example = Klubbkveld
tour-rounds = Runder
tour-rounds-count = { $count ->
    [one] én runde
   *[other] { $count } runder
  }
tour-meeting = Hvem møter hvem
tour-meeting-swiss = Monrad
tour-meeting-drawn = Loddtrekning
tour-meeting-swiss-about = De som står likt, møtes.
tour-meeting-drawn-about = Hver runde trekkes på nytt.
tour-break = Pause mellom rundene
tour-minutes =
    { $count ->
        [one] { $count } minutt
       *[other] { $count } minutter
    }
tour-starts = Begynner
tour-starts-about = La det stå åpent hvis du selv vil begynne når alle er her.
tour-plays = Jeg spiller også
tour-make = Opprett
tour-players =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
tour-coming = { $count ->
    [0] Ingen er med ennå
    [one] Én er med
   *[other] { $count } er med
  }
tour-open = Ikke begynt ennå
tour-over = Over
tour-join = Bli med
tour-visit = Til turneringen
tour-leave = Forlat turneringen
tour-joined = Du er med.
tour-next = Du spiller fra neste runde.
tour-begin = Begynn
tour-begin-needs = Ingen har tatt plass ennå. Ta en plass eller inviter andre, så kan det begynne.
tour-begin-next = Begynn neste runde
tour-pause = Pause etter denne runden
tour-go-on = Fortsett
tour-paused = Arrangøren har satt turneringen på pause.
tour-waits = Arrangøren begynner når alle er her.
tour-waits-for-you = Begynn når alle er her.
tour-seating = Bordene gjøres klare …
tour-seats-free = De som blir med, vises her.
tour-begins-in = Begynner om
tour-next-in = Neste runde om
tour-playing-for = Har spilt i
tour-my-table = Til bord { $number }
tour-my-done = Bordet ditt er ferdig. De andre spiller fortsatt.
tour-tables = Bord
tour-tables-more = { $count ->
    [one] og ett bord til
   *[other] og { $count } bord til
  }
tour-table = Bord { $number }
tour-done = ferdig
tour-playing = spiller
tour-house = Husets robot
tour-standings = Stilling
tour-percent = % av de andre slått
tour-points = Poeng
tour-place = Plass
tour-player = Spiller
tour-change = Opp eller ned
tour-match-points = Matchpoeng
tour-screen = Storskjerm
tour-bell = Ring med klokka
tour-bell-about = når en runde begynner eller slutter
tour-scan = Skann og bli med
tour-club-code = Bli med i klubben med koden
tour-invite = Inviter
tour-deals = Utdelingene
tour-deal = Utdeling { $number }
tour-deal-about = Alle bord spilte med disse brikkene. Se hva andre gjorde med dine.
tour-seat = Plass { $number }
tour-watch = Se reprisen
tour-side = Side om side
tour-turn = Trekk { $number }
tour-turn-none = Ferdig før dette trekket.
tour-turn-drew = { $name } trakk en brikke.
tour-turn-played = { $name } la ut:
tour-turn-best = Det beste trekket:
tour-turn-right = Ikke noe bedre var mulig.
tour-fair = Var utdelingene rettferdige? Sjekk selv
tour-fair-about = Alle utdelingene var bestemt før noen var med, og disse lange tallene viser det. Når en runde er over, vises startverdien under tallet: SHA-256 av den er tallet.
