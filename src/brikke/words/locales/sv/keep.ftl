### Keeping the whole game on a device.

keep-title = Hämta spelet till den här enheten
keep-about = Då kan du spela även utan nät: i båten, i stugan, i tunneln.
keep-now = Hämta ({ $size } MB)
keep-progress = { $done } av { $size } MB
keep-size = { $size } MB
keep-left-seconds = några sekunder till
keep-left-minutes = { $count ->
    [one] ungefär en minut till
   *[other] ungefär { $count } minuter till
}
keep-part-pages = Lektioner och kluringar
keep-part-pages-about = även draghjälp och poängblad
keep-part-engine = Bord och bottar
keep-part-engine-about = spela utan nät
keep-play = Spela under tiden
keep-done = Hämtat: du kan spela mot bottar även utan nät.
keep-stop = Avbryt
keep-unsupported = Den här webbläsaren kan inte spara spelet: kanske är fönstret privat, eller så saknar adressen https.
keep-no-room = Det finns för lite plats på den här enheten.
keep-unreachable = Filerna kunde inte hämtas. Det som finns här blir kvar; försök igen senare.
