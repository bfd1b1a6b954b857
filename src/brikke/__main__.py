"""``python -m brikke`` is ``brikke``."""

from brikke.cli import main

# Worker processes import this file again, under another name.
if __name__ == "__main__":
    main()
