### Keeping the whole game on a device.

keep-title = Hent spillet til denne enhed
keep-about = Så kan du også spille, hvor der ikke er net: på båden, i sommerhuset, i tunnellen.
keep-now = Hent ({ $size } MB)
keep-progress = { $done } af { $size } MB
keep-size = { $size } MB
keep-left-seconds = nogle få sekunder endnu
keep-left-minutes = { $count ->
    [one] cirka et minut endnu
   *[other] cirka { $count } minutter endnu
}
keep-part-pages = Lektioner og opgaver
keep-part-pages-about = også trækhjælp og regnskab
keep-part-engine = Bord og robotter
keep-part-engine-about = spil uden net
keep-play = Spil imens
keep-done = Hentet: Du kan spille mod robotter også uden net.
keep-stop = Stop
keep-unsupported = Denne browser kan ikke gemme spillet: Måske er vinduet privat, eller adressen mangler https.
keep-no-room = Der er for lidt plads på denne enhed.
keep-unreachable = Filerne kunne ikke hentes. Det, der er her, bliver; prøv igen senere.
