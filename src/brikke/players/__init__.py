"""Players that are programs: bots, play-outs, endgame search and chances to win."""
