"""Terminal user interface: matches against bots, and replays of records.

``match_session`` is the match and ``match_file`` where it is saved; ``draft`` is a turn being tried
out, ``player_turn`` the draft with its hints; ``rebase`` keeps a draft when others change the
table; ``messages`` are the texts about all of them. ``plain`` plays in plain lines and needs no
extra; ``screen`` is the full-screen interface and needs Textual. ``replay`` prepares
records for both.
"""
