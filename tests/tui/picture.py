"""Screenshot of the table screen: some turns into a round, with a draft."""

from __future__ import annotations

import re
from typing import Final

from tests.tui.screens import Person, at_screen, make_app

BOTS: Final = ("steady", "expert", "casual")
SEED: Final = "17"
TURNS: Final = 3
SIZE: Final = (90, 24)
FONTS: Final = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""External fonts, which are removed: a picture needs no network."""


def terminal_picture() -> str:
    """Play some turns by hints, lay out one more, and return a screenshot as SVG."""
    drawn: list[str] = []

    async def play(person: Person) -> None:
        for _ in range(TURNS):
            await person.take_turn()
        await person.lay_what_is_hinted()
        await person.press("home")
        drawn.append(person.app.export_screenshot())

    at_screen(make_app("nordic", *BOTS, seed=SEED), play, SIZE)
    return FONTS.sub("", drawn[0])
