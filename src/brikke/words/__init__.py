"""Words: texts in every language for what the engine says in codes."""
