"""Environments in which programs learn to play."""
