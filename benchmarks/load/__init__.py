"""The table server under load: many tables over real WebSockets, ``make load``."""
