### Games over days: notices that it is your turn, and how you get them.

refused-no-mail = This server sends no mail.
refused-mail-failed = The mail could not be sent. Is the address right?
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

    No more mail: { $stop }
notice-confirm-subject = Mail when it is your turn?
notice-confirm =
    Somebody, probably you, wants a mail at this address when it is their turn in a game over days.

    Yes, please: { $link }

    If it was not you, do nothing. No other mail will come.

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
notices-mail = By mail
notices-mail-field = Address
notices-mail-send = Send me a link
notices-mail-sent = A mail is on its way to { $address }. Open the link in it.
notices-mail-on = Mails go to { $address }.
notices-mail-off = Remove the address
notices-mail-confirmed = Done. You get a mail when it is your turn.
notices-mail-stopped = Done. No more mail goes to this address.
notices-mail-stop = Stop mails to this address
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent in these hours. You get it afterwards.
notices-quiet-from = From
notices-quiet-to = To
