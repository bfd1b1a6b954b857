### Photographs of a table or a rack

## Taking a picture

photo-take = Take a picture
photo-choose = Choose a picture
photo-how-table = From above, in even light. A long table takes several pictures, and they may overlap.
photo-how-rack = From the front or from above, in even light, with all its tiles.
photo-private = The picture is read on this device and never leaves it.
photo-size = Needed once: { $size } MB. They are then kept on this device.
photo-fetching = Fetching: { $done } of { $size } MB
photo-reading = Reading the picture …
photo-another = Add a picture
photo-instead = Another picture
photo-picture = Picture { $number }
photo-remove = Remove picture { $number }

## Checking tiles

photo-tiles-found = Tiles in the picture
photo-to-check = { $count } to check
photo-doubtful = { $tile }, please check
photo-which = Which one?
photo-which-of = { $number } of { $count }
photo-more = Other tiles
photo-no-tile = Not a tile
photo-settled = All tiles are read. Tap one to correct it.
photo-same-once =
    { $count ->
        [one] Pictures { $first } and { $second } both show one of the tiles: counted once.
       *[other] Pictures { $first } and { $second } both show { $count } of the tiles: counted once.
    }
photo-same-twice =
    { $count ->
        [one] One equal tile in pictures { $first } and { $second }: counted twice.
       *[other] { $count } equal tiles in pictures { $first } and { $second }: counted twice.
    }
photo-same-unsure =
    { $count ->
        [one] Do pictures { $first } and { $second } show the same tile, or two equal ones?
       *[other] Do pictures { $first } and { $second } show the same { $count } tiles, or equal ones?
    }
photo-count-once = The same: count once
photo-count-twice = Others: count twice

## Going on

photo-use = Use these tiles
photo-hint = Only a hint
photo-show-turn = Show the turn
photo-turn-size =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } · { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }

## Pictures that cannot be read

photo-problem-animation = This picture moves. Choose a photograph.
photo-problem-broken = This file is damaged. Take the picture again, or choose another one.
photo-problem-dark = The picture is too dark. Turn on a light and take it again.
photo-problem-failed = The picture could not be read: { $value }
photo-problem-large-file = This file is too large for a photograph. Choose one of up to 64 MB.
photo-problem-many-pixels = The picture has too many pixels, the most is 50 million: { $value }
photo-problem-no-photo = This is not a picture that can be read. JPEG, PNG and WebP can.
photo-problem-no-tiles = No tiles can be seen. Go closer, and take the picture from above.
photo-problem-small = The picture is too small to show tiles: { $value }
photo-problem-unreachable = What reads pictures could not be fetched. Check your connection and try again.
