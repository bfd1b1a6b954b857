"""Load test of the server: many tables over real WebSockets, ``make load``."""
