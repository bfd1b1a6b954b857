"""The game in plain lines: ``play`` reads ``commands`` and tells the match as ``text``.

It needs nothing but the plain install.
"""
