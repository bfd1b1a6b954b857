### Replay and analysis
