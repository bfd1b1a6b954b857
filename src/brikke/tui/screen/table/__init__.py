"""A match at the screen: ``screen`` puts together what the other modules know.

``course`` lets everyone take their turns, ``handling`` is what hands do to a draft; ``text``,
``content``, ``keys`` and ``dialogs`` say what is shown of it all, and can be read without a screen.
"""
