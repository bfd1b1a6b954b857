"""The game in the terminal: a person against bots, and records to step through.

``session`` is the match, ``draft`` a turn that is being tried out, ``own_turn`` all that belongs to
one, ``messages`` tells of them. ``lines`` plays in plain lines and needs nothing but the plain
install; everything else that is seen is Textual's, and is imported when a screen is wanted:
``app`` asks what is to be played and shows the ``table``, ``replay`` steps through a record.
"""
