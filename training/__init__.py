"""Training of networks: not part of the package, and not needed to use it."""
