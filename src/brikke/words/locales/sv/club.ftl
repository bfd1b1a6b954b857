### Clubs, finding players, and the page of the server’s host.

club-title = Klubbar
club-about = Spela med samma personer igen: öppna bord, ställning och reglerna ni kommit överens om.
club-mine = Dina klubbar
club-enter = Gå med via kod
club-enter-about = Sex tecken från en vän leder dig till klubben eller bordet.
club-found = Starta en klubb
club-for-code = En kod släpper in alla dina vänner.
club-for-tables = Öppna bord: den som har tid slår sig ner.
club-for-evenings = Kvällar då alla har samma brickor, och en ställning.
club-name = Klubbens namn
club-name-taken = Det finns redan en klubb med ett sådant namn. Lägg till något: din ort eller din gata.
club-found-now = Starta klubben
club-found-about = Ingen inloggning, ingen e-post, inget lösenord: klubben finns genast.
club-join = Gå med i klubben
club-join-about = { $count ->
    [one] En person spelar här.
   *[other] { $count } personer spelar här.
  }
club-join-free = Ingen inloggning, ingen e-post. Du kan lämna när du vill.
club-size = { $count ->
    [one] En medlem
   *[other] { $count } medlemmar
  }
club-here = { $count ->
    [one] en sitter vid ett bord nu
   *[other] { $count } sitter vid ett bord nu
  }
club-alone = Din klubb är startad. Tre steg till den första kvällen:
club-code = Bjud in en vän med koden
club-invite = Bjud in
club-invite-first = Bjud in dina vänner
club-invite-about = Skicka länken eller koden till dem. Ett tryck och de är medlemmar: ingen inloggning, ingen e-post.
club-try = Se hur en kväll går till
club-try-about = Du spelar en runda mot Otto, och vid ett annat bord spelar botar med samma brickor. Den räknas inte.
club-try-now = Prova med botar
club-try-example = Efteråt ser ställningen ut så här:
club-try-name = Provkväll med botar
club-plan = Planera den första kvällen
club-keep = Behåll klubben
club-keep-about = Du är värd som gäst på den här enheten. Med åtta ord eller en nyckelkod är du värd även på andra enheter.
club-keep-now = Säkra den
club-tables = Öppna bord
club-tables-all = Alla { $count }
club-tables-none = Inget bord är öppet. Öppna ett: de andra ser det här och sätter sig.
club-new-table = Nytt bord
club-sit = Sätt dig
club-back = Tillbaka till ditt bord
club-free = { $count ->
    [one] En plats ledig
   *[other] { $count } platser lediga
  }
club-standings = Ställning
club-standings-won = Vunna rundor
club-standings-won-about = I klubbens turneringar.
club-standings-won-of = { $won } av { $count }
club-standings-equal = Samma brickor
club-standings-equal-about = Hur många av de andra med samma brickor man har slagit, i procent. Oavgjort räknas som en halv.
club-standings-rated = Rating, { $seats } spelare
club-standings-none = Ingen har poäng än. Den första rundan som räknas, eller den första turneringen, avgör.
club-standings-few = Ett frågetecken: få rundor hittills, talet kan ännu ändras mycket.
club-members = Medlemmar
club-role-host = värd
club-role-helper = hjälpare
club-role-member = medlem
club-manage = Mer om { $name }
club-make-helper = Gör till hjälpare
club-make-member = Inte längre hjälpare
club-make-host = Lämna över klubben
club-mute = Tysta
club-unmute = Låt skriva igen
club-remove = Ta bort från klubben
club-muted = tystad
club-at-table = vid ett bord
club-rules = Klubbens regler
club-leave = Lämna klubben
club-chat-allow = Medlemmar får skriva till varandra
club-chat = Meddelanden
club-chat-label = Ditt meddelande
club-chat-send = Skicka
club-chat-report = Anmäl meddelandet
club-chat-reported = Tack. Klubbens värdar tittar på det.
club-chat-remove = Ta bort meddelandet
club-report = { $by } om { $about }:
club-report-log = Vad som hände
club-report-sealed = Vad som hände visas här när den här given är spelad vid alla bord.
club-report-done = Avklarat
report-rude = otrevlig
report-unfair = ojust
report-name = stötande namn
report-other = något annat
seek-about = Så snart andra vill spela samma sak sätter ni er vid samma bord.
seek-pace = Tid för ett drag
seek-options = Regler och tid
seek-bots = Bottar får ta lediga platser
seek-nobody = Ingen väntar just nu. Du får en plats så snart någon annan letar.
seek-now = Leta efter spelare
seek-waiting = { $count ->
    [one] Du är först av { $seats }. Håll sidan öppen.
   *[other] { $count } av { $seats } är här. Håll sidan öppen.
  }
seek-stop = Sluta leta
seek-open = { $count ->
    [one] En väntar: { $edition }, { $seats } platser
   *[other] { $count } väntar: { $edition }, { $seats } platser
  }
seek-join = Jag med
host-title = Din server
host-connections = Vid borden nu
host-lately = Sedda nyligen
host-guests = Gäster
host-kept = Reserverade namn
host-tables-in = Bord:
host-playing = Spelas
host-reports = Anmälningar
host-none = Inga.
host-newest = Bord som ändrats senast
host-retention = Vad som sparas, och hur länge
host-archive = Bord arkiveras efter
host-keep = Arkiverade bord tas bort efter
host-keep-guests = Gäster som håller sig borta tas bort efter
host-never = aldrig
host-days = { $count ->
    [one] en dag
   *[other] { $count } dagar
  }
host-limits = Gränser
host-limit-burst = på en gång
host-limit-from-address = Från en adress
host-limit-from-guest = Från en gäst
host-limit-from-connection = På en anslutning
host-limit-from-mailbox = Till en e-postadress
host-limit-after = sedan
host-limit-rate = { $count } per sekund
host-limit-every = 1 per { $time }
host-limit-requests = Förfrågningar från sidor
host-limit-guests = Nya gäster
host-limit-tables = Nya bord
host-limit-records = Sparade protokoll
host-limit-transfers = Flyttar till en annan enhet
host-limit-sign-ins = Inloggningsförsök
host-limit-proofs = Nya nyckelkoder och minnesfraser
host-limit-exports = Exporter av alla spel
host-limit-codes = Försök med en bordskod
host-limit-questions = Frågor till draghjälpen
host-limit-sockets = Nya anslutningar till bord
host-limit-connections = Öppna anslutningar till bord
host-limit-commands = Drag vid borden
host-limit-refusals = Avvisade drag
host-limit-stored = Sparade data
host-limit-messages = Meddelanden
host-limit-bytes = Skickade data
host-limit-rests = Gånger den får skicka för mycket
host-limit-open = Alla öppna anslutningar
host-limit-clubs = Klubbar
host-limit-reports = Anmälningar
host-limit-seeks = Sökningar efter medspelare
host-limit-tournaments = Steg i turneringar
host-limit-devices = Enheter som får besked om drag
host-limit-mails = Mejl som bekräftar en adress
host-limit-bots = Nya anslutna bottar och deras token
host-limit-invitations = Inbjudningar av bottar
host-bad-token = Adressen gäller inte längre. ”brikke host” skriver ut en ny.
host-bots = Anslutna bottar
host-bots-stop = Stoppa alla bottar
host-bots-allow = Låt bottarna spela igen
host-bot-owner = från { $name }
host-bot-online = ansluten
host-bot-listed = Erbjuds alla
host-bot-stopped = Stoppad
club-events = Evenemang
club-event-next = Nästa evenemang
club-event-now = Pågår just nu
club-events-none = Inget är planerat än.
club-events-yours = Inget är planerat än. Vad sägs om en kväll då alla spelar med samma brickor?
club-rulebook-printed = Precis som i häftet.
club-rulebook-change = Ändra reglerna
report-about = Vem gäller det?
report-why = Vad gäller det?
report-note = Anmälan innehåller det som alla vid bordet såg. Den nämner ingen bricka.
report-send = Skicka anmälan
report-sent = Tack. Värden får se vad som hände vid bordet.
