"""Duplicate play: tournaments in which all tables of a round play the same deal, without I/O."""
