"""Rules: tiles, sets, rulebooks, positions, the judge of a turn, scoring, physical tiles."""
