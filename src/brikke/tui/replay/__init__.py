"""A record at the screen: its ``moments``, ``findings`` about them, both as ``text``."""
