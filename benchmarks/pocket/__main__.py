"""All measurements of the game without a server."""

from benchmarks.pocket import bots, start

start.main()
bots.main()
