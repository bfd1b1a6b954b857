"""Clubs and players: kept names, results, ratings and tournaments, as functions without I/O."""
