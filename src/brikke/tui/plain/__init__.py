"""Plain text interface: ``play`` reads ``commands`` and prints ``text``.

It needs no extra.
"""
