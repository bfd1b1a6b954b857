"""What stands in words around the board: the head, the seats, the news, and what is to be done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brikke.tui.own_turn import OwnTurn
from brikke.tui.sitting import Sitting
from brikke.tui.table.course import Happened
from brikke.tui.telling import Telling, edition_title
from brikke.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Status:
    """What is to be done now, or what the draft lacks."""

    lines: tuple[str, ...]
    good: bool = False


def head_text(words: Words, sitting: Sitting, seconds: float | None) -> str:
    """Return what is played, how far it is, and how much time is left."""
    number, rounds = len(sitting.match.rounds), sitting.rulebook.rounds
    parts = [
        edition_title(words, sitting.rulebook),
        words("table-round", round=number, rounds=rounds),
        words("table-pool", count=sitting.view.pool_size),
    ]
    if seconds is not None:
        parts.append(words("tui-clock", seconds=round(seconds)))
    return " · ".join(parts)


def seats_text(telling: Telling, sitting: Sitting) -> str:
    """Return everyone in a few signs: who is to move, how many tiles, and who has opened."""
    view, is_over = sitting.view, sitting.game.is_over()
    seats = []
    for seat, (name, tiles) in enumerate(zip(telling.names, view.rack_sizes, strict=True)):
        sign = "▶ " if view.to_move == seat and not is_over else ""
        seats.append(f"{sign}{name} {tiles} {'✓' if view.opened[seat] else '–'}")
    return "   ".join(seats)


def news_text(telling: Telling, news: Iterable[Happened]) -> str:
    """Return what has happened lately."""
    told = (telling.event(each.before, each.event) for each in news)
    return " ".join(filter(None, told))


def status_of(sitting: Sitting, turn: OwnTurn, chosen: int, telling: Telling) -> Status:
    """Return how things stand, for somebody who has chosen so many tiles."""
    words, draft = telling.words, turn.draft
    outcome = sitting.game.outcome()
    if outcome is not None:
        return Status((telling.ending(outcome, sitting.rulebook),))
    whose = ""
    if not sitting.is_mine:
        whose = f"{words('table-turn-of', name=telling.names[sitting.game.to_move])}. "
    if draft.is_touched:
        lacks = turn.lacks()
        first, *others = telling.judgement(draft, lacks, is_due=sitting.is_mine)
        return Status((whose + first, *others), good=not lacks)
    if sitting.is_mine:
        now = f"{words('table-turn-yours')}. {telling.what_now(draft.position)}"
    else:
        now = whose + words("turn-scratch")
    return Status((now, words("said-picked", count=chosen)) if chosen else (now,))
