"""The game without a server, measured: ``python -m benchmarks.pocket`` runs all parts.

``start`` is the time to the first tile, the memory, and the size of the pack; ``bots`` is the time
that bots think under Pyodide.
"""
