"""``python -m brikke`` is ``brikke``."""

from brikke.cli import main

main()
