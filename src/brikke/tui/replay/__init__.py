"""Replays of records: their ``frames``, ``findings`` of the analysis, and both as ``text``."""
