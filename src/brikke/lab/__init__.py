"""Experiments: arenas, evaluation protocols and data sets."""
