### Keeping the whole game on a device.

keep-title = Keep it on this device
keep-about = Then it also plays where there is no network: on the boat, in the cabin, in the tunnel.
keep-now = Keep it ({ $size } MB)
keep-progress = { $done } of { $size } MB
keep-size = { $size } MB
keep-left-seconds = a few seconds left
keep-left-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
keep-part-pages = Lessons and puzzles
keep-part-pages-about = solver and score sheet, too
keep-part-engine = Table and bots
keep-part-engine-about = play without a network
keep-play = Play meanwhile
keep-done = On this device: you can play bots without a network, too.
keep-stop = Stop
keep-unsupported = This browser cannot keep the game: perhaps a private window, or an address without https.
keep-no-room = There is too little room on this device.
keep-unreachable = The files could not be fetched. What is here stays; try again later.
