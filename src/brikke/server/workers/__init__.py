"""Worker processes for long computations: the pool, its queue, and what is computed there."""
