"""Screens of the terminal in a language, as text: rules, help, commands, and both ways to play."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Final

import pytest

from brikke.cli import COMMANDS, run
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.plain.commands import COMMANDS as LINES
from brikke.tui.plain.play import PlainGame
from brikke.words.catalogue import Words
from brikke.words.prose import edition_title, house_rules_text, rules_text
from tests.tui.screens import Person, at_screen, make_app
from tools.words_page import Screen

GOLDEN: Final = "tests/game/golden/nordic.brikke"
CALLS: Final = (
    "solve --table 'o1 o2 o3 o4 | k1 r1 b1 o1' --rack b1",
    "solve --table 'r1 r2 r3' --rack k9",
    "check --before 'r1 r2 r3 | j k5 k6' --after 'r1 r2 r3 j | k5 b9 | r12 r13 j' --rack 'r12 b9'",
    "check --rulebook finnish-classic --before 'j k5 k6' --after 'j k5 | k6 k7 k8' --rack 'k7 k8'",
    "check --unopened --before 'r1 r2 r3' --after 'r1 r2 r3 r4' --rack 'r4 r5'",
    "arrange 'r1 r2 r3 b3 k3'",
    "puzzle --number 1 --solution",
    "arena --bots novice,random --deals 1 --seed 1 --processes 1",
    "evaluate",
    f"replay --plain {GOLDEN}",
    f"analyse {GOLDEN}",
    f"verify {GOLDEN}",
    "doctor",
    "rules",
    "check --rulebook norwegian-cards --before '' --after '♠Q ♠K j' --rack '♠Q ♠K j'",
    "check --before 'r1 r2 r3' --after 'r1 r2 r3 r4' --rack r4",
    "check --before 'k1 k2 k3 j' --after 'k1 k2 k3 | r5 r5 b5 | k9 r9 b9 o9 k9' --rack 'r5 r5 b5'",
    "check --rulebook finnish-classic --before 'k1 k2 j' --after 'k1 k2 k3 | r5 r6 j' --rack r5",
    "check --before 'k1 k2 j' --after 'k1 k2 k3 j' --rack k3 --rulebook norwegian-classic",
)
"""Commands whose answers a reader sees."""
WRONG: Final = (
    *("slove", "solve --rak r7", "solve", "solve --rack p7", "solve --rack 'r7 r7 r7'"),
    *("solve --table 'r1 r2' --rack r3", "solve --rack r1 --objective x", "solve --batch nowhere"),
    *("solve --rack p7 --rulebook norwegian-cards", "rules nordik", "rules nordic x=1"),
    *("rules nordic opening_minimum=99", "rules nordic turn_seconds=3", "rules nordic jokers"),
    *("play --plain --bots stedy", "play --plain --seats 7", "play --seats x", "play --pace 99"),
    *("play --plain --bots a,b,c,d", "play --plain --clock", "play --resume nowhere"),
    *("puzzle --date x", "puzzle --number 9999", "puzzle --seed 3", "puzzle --generate 0"),
    *("puzzle --date 2020-01-01", "puzzle --generate 1 --grade 9", "puzzle --number 1 --date x"),
    *(
        "verify nowhere",
        "verify README.md",
        "replay tests",
        "serve --port 99999",
        "serve --workers 0",
    ),
    *("serve --log-level x", "serve --tick-ms 0", "serve --lag-seconds -1", "serve --redis x"),
    *("arena", "arena --bots steady --deals 0", "evaluate --suite x"),
    *("evaluate steady --protocol x", "dataset --rounds 0 --bots steady --out x"),
)
"""Commands that are refused, each in one line."""
HOUSE_RULES: Final = (
    "opening_minimum=0 max_run_length=4 must_play_when_able=yes turn_seconds=off rounds=1",
    "opening_single_set=yes penalty_tiles=0 empty_pool=play-on blocked_score=own-rack",
    "opening_single_set=yes opening_minimum=0 jokers=locked clock_before_opening=no",
    "opening_goes_on=yes jokers=locked-own-rack penalty_tiles=1 empty_pool=round-ends",
)
SIZE: Final = (150, 40)
MOST_LINES: Final = 60
"""Of one answer: more of the same tells a reader nothing new."""
_FRAME: Final = re.compile(r"[│╭╮╰╯]|─{3,}")


def terminal_screens(language: str) -> Iterator[Screen]:
    """Yield the screens, one after the other."""
    words = Words(language)
    for edition in EDITIONS.values():
        yield Screen(edition_title(edition.edition, words), rules_text(edition, words))
    for changed in HOUSE_RULES:
        for name in ("nordic", "norwegian-cards"):
            rulebook = get_rulebook(f"{name} {changed}")
            told = f"{house_rules_text(rulebook, words)}\n\n{rules_text(rulebook, words)}"
            yield Screen(words("rules-house-rules"), told)
    for command in ("", *COMMANDS):
        yield _called(f"{command} --help", language)
    for call in CALLS:
        yield _called(call, language)
    refused = (f"$ brikke {call}\n{_called(call, language).text}" for call in WRONG)
    yield Screen("brikke: …", "\n".join(refused))
    yield Screen("brikke play --plain", _typed(words))
    yield from _at_screen(language)


def _called(call: str, language: str) -> Screen:
    """Return what a command prints."""
    printed = io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        redirect_stdout(printed),
        redirect_stderr(printed),
    ):
        patch.setenv("COLUMNS", "500")
        run([*shlex.split(call), "--lang", language])
    return Screen(f"brikke {call}".replace("  ", " "), _plain(printed.getvalue()))


def _plain(text: str) -> str:
    """Return a text without frames and without empty lines, the middle of a long one left out."""
    stripped = (_FRAME.sub("", line).rstrip() for line in text.splitlines())
    lines = [line for line in stripped if line]
    if len(lines) > MOST_LINES:
        lines[MOST_LINES // 2 : -MOST_LINES // 2] = ["…"]
    return "\n".join(lines)


def _typed(words: Words) -> str:
    """Return a match in plain lines, in which every command is typed."""
    session = MatchSession(get_rulebook("nordic rounds=1"), ["casual"], seed="3")
    tiles = {"lay": "p7 | r1", "add": "b3 7", "back": "r1", "table": "r1 r2 r3"}
    typed = ["?", *(f"{words(f'lines-do-{each}')} {tiles.get(each, '')}" for each in LINES[:-1])]
    hints, said = [words("lines-do-hint")] * 4, list[str]()
    left = [*typed, *hints, words("lines-do-done"), words("lines-do-hint"), words("lines-do-quit")]

    def read() -> str | None:
        if not left:
            return None
        said.append(f"> {left[0].strip()}")
        return left.pop(0)

    PlainGame(session, words, MatchFile(), read, said.append).play()
    return "\n".join(said)


def _at_screen(language: str) -> Iterator[Screen]:
    """Yield the full screen: setting up, the table, its dialogs, and the end."""
    found: list[Screen] = []
    keys: Sequence[Sequence[str]] = (
        *(["u"], ["r"], ["o"], ["escape"], ["question_mark"], ["escape"], ["colon"], ["escape"]),
        *(["h"], ["h", "h"], ["enter"], ["d"], ["w"], ["escape"], ["x"], ["n"], ["q"]),
    )

    async def visit(person: Person) -> None:
        for pressed in keys:
            await person.press(*pressed)
            found.append(Screen("brikke play", _plain(person.text)))

    async def read_keys(person: Person) -> None:
        await person.press("question_mark")
        found.append(Screen("brikke play norwegian-cards", _plain(person.text)))

    at_screen(make_app(language=language), visit, SIZE)
    at_screen(make_app("norwegian-cards", language=language, clock=True), read_keys, SIZE)
    yield from found
