"""Studying the game: analysis of rounds, lessons and puzzles."""
