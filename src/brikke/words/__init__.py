"""Words: translations of everything that the engine says in codes."""
