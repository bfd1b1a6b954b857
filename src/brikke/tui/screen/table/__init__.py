"""The table screen: ``screen`` is the screen of a match, built from the other modules.

``match_loop`` runs the turns, ``selection`` selects and moves tiles; ``text``, ``board_content``,
``keys`` and ``dialogs`` make what is shown, and can be tested without a screen.
"""
