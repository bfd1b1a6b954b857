### Tournaments on equal tiles.

refused-no-such-tournament = Det finns ingen turnering på den här adressen.
tour-title = Turneringar
tour-about = Alla får samma brickor, och du ser vem som fick ut mest av dem.
tour-none = Du är inte med i någon turnering än.
tour-how = Så går det till
tour-how-invite = Skapa den och bjud in med länk eller kod. Den som kommer sent spelar från nästa runda.
tour-how-same = Alla bord får samma brickor, så turen hjälper ingen.
tour-how-compare = Efter varje runda ser du drag för drag vad andra gjorde med dina brickor.
tour-new = Ny turnering
tour-name = Namn
tour-name-example = Klubbkväll
tour-rounds = Rundor
tour-rounds-count = { $count ->
    [one] en runda
   *[other] { $count } rundor
  }
tour-meeting = Vilka som möts
tour-meeting-swiss = Monrad
tour-meeting-drawn = Lottning
tour-meeting-swiss-about = De som ligger lika möts.
tour-meeting-drawn-about = Varje runda lottas på nytt.
tour-break = Paus mellan rundorna
tour-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
tour-starts = Börjar
tour-starts-about = Lämna det öppet om du vill börja själv när alla är på plats.
tour-plays = Jag spelar också
tour-make = Skapa
tour-players =
    { $count ->
        [one] { $count } spelare
       *[other] { $count } spelare
    }
tour-coming = { $count ->
    [0] Ingen är med än
    [one] En är med
   *[other] { $count } är med
  }
tour-open = Har inte börjat än
tour-over = Slut
tour-join = Var med
tour-visit = Till turneringen
tour-leave = Lämna turneringen
tour-joined = Du är med.
tour-next = Du spelar från nästa runda.
tour-begin = Börja
tour-begin-needs = Ingen har tagit plats än. Ta en plats eller bjud in andra, sedan kan det börja.
tour-begin-next = Börja nästa runda
tour-pause = Paus efter den här rundan
tour-go-on = Fortsätt
tour-paused = Arrangören har pausat turneringen.
tour-waits = Arrangören börjar när alla är här.
tour-waits-for-you = Börja när alla är här.
tour-seating = Borden görs i ordning …
tour-seats-free = De som går med visas här.
tour-begins-in = Börjar om
tour-next-in = Nästa runda om
tour-playing-for = Har spelat i
tour-my-table = Till bord { $number }
tour-my-done = Ditt bord är klart. De andra spelar fortfarande.
tour-tables = Bord
tour-tables-more = { $count ->
    [one] och ett bord till
   *[other] och { $count } bord till
  }
tour-table = Bord { $number }
tour-done = klart
tour-playing = spelar
tour-house = Husets bot
tour-standings = Ställning
tour-percent = % av de andra slagna
tour-points = Poäng
tour-place = Plats
tour-player = Spelare
tour-change = Upp eller ner
tour-match-points = Matchpoäng
tour-screen = Storbild
tour-bell = Ring i klockan
tour-bell-about = när en runda börjar eller slutar
tour-scan = Skanna och var med
tour-club-code = Gå med i klubben med koden
tour-invite = Bjud in
tour-deals = Givarna
tour-deal = Giv { $number }
tour-deal-about = Alla bord spelade med de här brickorna. Se vad andra gjorde med dina.
tour-seat = Plats { $number }
tour-watch = Se reprisen
tour-side = Sida vid sida
tour-turn = Drag { $number }
tour-turn-none = Klart före det här draget.
tour-turn-drew = { $name } drog en bricka.
tour-turn-played = { $name } lade:
tour-turn-best = Det bästa draget:
tour-turn-right = Inget bättre var möjligt.
tour-fair = Var givarna rättvisa? Kontrollera själv
tour-fair-about = Alla givar var bestämda innan någon var med, och de här långa talen visar det. När en runda är slut visas startvärdet under talet: dess SHA-256 är talet.
