### Keeping the whole game on a device.

keep-title = Last ned spillet på denne enheten
keep-about = Da kan du også spille der det ikke er nett: i båten, på hytta, i tunnelen.
keep-now = Last ned ({ $size } MB)
keep-progress = { $done } av { $size } MB
keep-size = { $size } MB
keep-left-seconds = noen sekunder til
keep-left-minutes = { $count ->
    [one] omtrent et minutt til
   *[other] omtrent { $count } minutter til
}
keep-part-pages = Leksjoner og oppgaver
keep-part-pages-about = også trekkhjelp og poengark
keep-part-engine = Bord og roboter
keep-part-engine-about = spill uten nett
keep-play = Spill imens
keep-done = Lastet ned: Du kan spille mot roboter også uten nett.
keep-stop = Stopp
keep-unsupported = Denne nettleseren kan ikke lagre spillet: Kanskje er vinduet privat, eller adressen mangler https.
keep-no-room = Det er for lite plass på denne enheten.
keep-unreachable = Filene kunne ikke hentes. Det som er her, blir; prøv igjen senere.
