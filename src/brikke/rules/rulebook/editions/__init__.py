"""Editions: the printed rulebooks, one file each, found by the registry."""
