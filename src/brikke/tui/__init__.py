"""The game in the terminal: a person against bots, and records to step through.

``sitting`` is the match, ``draft`` a turn that is being tried out, ``telling`` tells of both.
``lines`` plays in plain lines and needs nothing but the plain install; everything else that is
seen is Textual's, and is imported when a screen is wanted.
"""
