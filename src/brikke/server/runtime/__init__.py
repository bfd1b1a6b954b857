"""The process of a server: its event loop, garbage collection, locks and end."""
