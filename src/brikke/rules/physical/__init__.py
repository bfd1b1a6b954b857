"""Physical tiles: which of two equal tiles is meant when a turn names faces only."""
