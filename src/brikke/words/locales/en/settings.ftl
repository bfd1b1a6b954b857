### Settings.

settings-saved = Saved
settings-look = Appearance
settings-look-auto = Same as device
settings-look-light = Light
settings-look-dark = Dark
settings-big = Big tiles
settings-symbols = Symbols on the tiles
settings-symbols-about = Mountain, berry, wave and sun: one for each colour.
settings-calm = Less motion
settings-hands = Let the others see what I move
settings-hands-about = During your turn they see how you move the tiles on the table, but never what is on your rack.
settings-device = Play on another device, too
settings-device-about = Open this link there within ten minutes; you will then be the same player on both devices.
settings-device-make = Make a link
settings-forget = Forget me
settings-forget-about = Your name disappears from every table, you cannot come back to your games, and the score sheets on this device are deleted.
settings-forget-sure = Forget me for good
