"""The full-screen user interface, built with Textual.

``app`` is the program of ``brikke play``: ``setup`` asks for the options of a match, ``table``
plays it. ``replay`` is the program of ``brikke replay``. ``board`` draws tiles and reads the
pointer; it knows no rules.
"""

from brikke.errors import require_extra

require_extra(__name__, "tui", "textual")
