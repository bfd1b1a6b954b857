"""Attacks on a server of our own, and what honest players feel meanwhile."""
