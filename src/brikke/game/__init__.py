"""Rounds and matches: the deal, events, views, games, their notation and verification."""
