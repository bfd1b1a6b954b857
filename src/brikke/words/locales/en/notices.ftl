### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = This server sends no e-mail.
refused-mail-failed = The e-mail could not be sent. Is the address right?
refused-no-such-address = This link is no longer valid. The address was removed or replaced.

# The notice itself; never a tile, never a name.
notice-turn = It is your turn.
notice-no-limit = Take your time.
notice-days-left =
    { $count ->
        [one] You have one day.
       *[other] You have { $count } days.
    }
notice-hours-left =
    { $count ->
        [one] You have one hour.
       *[other] You have { $count } hours.
    }
notice-minutes-left =
    { $count ->
        [one] You have one minute.
       *[other] You have { $count } minutes.
    }
notice-mail =
    { $text }

    To the table: { $link }

    No more e-mail: { $stop }
notice-confirm-subject = An e-mail when it is your turn?
notice-confirm =
    Somebody, probably you, wants an e-mail at this address when it is their turn in a game that takes days.

    Yes, please: { $link }

    If it was not you, do nothing. No other e-mail will come.

notices-about = For slow games, where a turn may take hours or days. You get one message when it is your turn, and none while you are at the table.
notices-silent = All silent
notices-silent-about = You get no message at all until you switch this off.
notices-here = On this device
notices-here-about = The browser shows a notice, also when this page is closed.
notices-here-denied = This browser does not allow notices from this page. You can change that in its settings.
notices-here-missing = This browser cannot show notices from here. On an iPhone, add the game to the home screen first.
notices-here-failed = The browser could not switch notices on. Try again later.
notices-others =
    { $count ->
        [one] You get notices on one more device.
       *[other] You get notices on { $count } more devices.
    }
notices-mail = By e-mail
notices-mail-field = Address
notices-mail-send = Send me a link
notices-mail-sent = An e-mail is on its way to { $address }. Open the link in it.
notices-mail-on = E-mails go to { $address }.
notices-mail-off = Remove the address
notices-mail-confirmed = Done. You get an e-mail when it is your turn.
notices-mail-stopped = Done. No more e-mail goes to this address.
notices-mail-stop = Stop e-mails to this address
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent in these hours. You get it afterwards.
notices-quiet-from = From
notices-quiet-to = To
