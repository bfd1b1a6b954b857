"""Write the table of editions in ``docs/rulebooks.md``: ``make editions``."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from brikke.rules.rulebook import BlockedScore, EmptyPool, Jokers, Reading, Rulebook
from brikke.rules.rulebook.registry import printed_editions

MARK: Final = "○"
LANGUAGES: Final = {
    "da": "Danish",
    "de": "German",
    "en": "English",
    "fi": "Finnish",
    "nb": "Norwegian",
    "sv": "Swedish",
}
FREED_FROM: Final = {Jokers.FREE: "rack or table"}
FREED_GOES: Final = {
    Jokers.FREE: "anywhere",
    Jokers.LOCKED: "new set",
    Jokers.LOCKED_OWN_RACK: "new set from the rack",
}
EMPTY: Final = {
    EmptyPool.PLAY_ON: "play on",
    EmptyPool.MUST_PLAY: "who can must play",
    EmptyPool.ROUND_ENDS: "round ends",
}
BLOCKED: Final = {BlockedScore.DIFFERENCE: "winner's − own", BlockedScore.OWN_RACK: "− own"}

Row = tuple[str, Callable[[Rulebook], str], tuple[Reading, ...]]
"""What a row compares, its text for an edition, and the readings that it may rest on."""


def _clock(rules: Rulebook) -> str:
    if rules.turn_seconds is None:
        return "none"
    return f"{rules.turn_seconds} s{'' if rules.clock_before_opening else ' once opened'}"


def _may_draw(rules: Rulebook) -> str:
    return "no" if rules.must_play_when_able else "yes"


ROWS: Final[tuple[Row, ...]] = (
    ("leaflet in", lambda r: ", ".join(LANGUAGES.get(each, each) for each in r.languages), ()),
    ("faces", lambda r: r.faces.value, (Reading.CARD_FACES,)),
    ("players", lambda _: "2 to 4", (Reading.PLAYERS,)),
    ("age", lambda _: "from 7 years", (Reading.AGE,)),
    ("ties for the start", lambda _: "draw again", (Reading.START_TIE,)),
    ("joker drawn for the start", lambda _: "draw again", (Reading.START_JOKER,)),
    ("start of later rounds", lambda _: "drawn again", (Reading.START_EACH_ROUND,)),
    ("opening", lambda r: f"at least {r.opening_minimum}", ()),
    (
        "sets in the opening",
        lambda r: "one" if r.opening_single_set else "one or several",
        (Reading.OPENING_SETS,),
    ),
    ("joker in the opening", lambda _: "as the tile it stands for", (Reading.OPENING_JOKER,)),
    (
        "table sets in the opening turn",
        lambda r: "once opened" if r.opening_goes_on else "no",
        (),
    ),
    ("jokers on the table", lambda r: "locked" if r.locks_jokers else "free", ()),
    ("tile that frees a joker from", lambda r: FREED_FROM.get(r.jokers, "rack"), ()),
    ("freed joker goes", lambda r: FREED_GOES[r.jokers], (Reading.FREED_JOKER,)),
    (
        "joker freed by who laid it",
        lambda r: "in a later turn" if r.locks_jokers else "yes",
        (Reading.FREED_BY_OWNER, Reading.OPENING_JOKER_STAYS),
    ),
    ("jokers in one set", lambda r: "one" if r.locks_jokers else "any", (Reading.JOKERS_IN_A_SET,)),
    (
        "one tile with two jokers",
        lambda r: "no set" if r.locks_jokers else "worth the most it can be",
        (Reading.JOKERS_IN_A_SET,),
    ),
    ("drawing instead of opening", _may_draw, (Reading.DRAW_THOUGH_ABLE,)),
    (
        "drawing though able to play, later",
        _may_draw,
        (Reading.DRAW_THOUGH_ABLE, Reading.DRAW_THOUGH_ABLE_LATER),
    ),
    ("clock", _clock, ()),
    ("out of time", lambda r: f"draw {r.penalty_tiles}", (Reading.PENALTY_TILES,)),
    ("idle until time is up", lambda r: f"draw {r.penalty_tiles}", (Reading.IDLING,)),
    ("penalty from a short pool", lambda _: "what is left", (Reading.SHORT_POOL,)),
    ("valid turn when time is up", lambda _: "played", (Reading.VALID_AT_TIME_OUT,)),
    ("empty pool", lambda r: EMPTY[r.empty_pool], (Reading.EMPTY_POOL,)),
    (
        "blocked",
        lambda r: "never" if r.empty_pool is EmptyPool.ROUND_ENDS else "when all pass",
        (Reading.EVERYONE_PASSES,),
    ),
    ("blocked: equally low racks", lambda _: "fewer tiles", (Reading.BLOCKED_TIE,)),
    ("blocked: a loser scores", lambda r: BLOCKED[r.blocked_score], (Reading.BLOCKED_SCORE,)),
    ("called at the end", lambda r: r.call_out, ()),
)


def table_text() -> str:
    """Return the table in Markdown."""
    editions = tuple(printed_editions().values())
    lines = [["", *(f"`{each.edition}`" for each in editions)]]
    for label, text, readings in ROWS:
        cells = (
            f"{text(each)} {MARK}" if not each.readings.isdisjoint(readings) else text(each)
            for each in editions
        )
        lines.append([label, *cells])
    head, *body = (f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines)
    return "\n".join([head, f"|{'---|' * len(lines[0])}", *body])


def with_table(page: str) -> str:
    """Return a page with its table replaced."""
    block = re.compile(r"(:::\{container\} compare\n).*?(\n:::)", re.DOTALL)
    return block.sub(lambda found: f"{found[1]}{table_text()}{found[2]}", page)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_table(path.read_text(encoding="utf-8")), encoding="utf-8")
