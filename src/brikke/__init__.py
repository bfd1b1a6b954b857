"""Tile rummy as five printed rulebooks have it: play it, judge it, study it."""

__version__ = "0.1.0"
