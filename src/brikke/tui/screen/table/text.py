"""Texts around the board: the head, the seats, the news, and the status."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brikke.tui.match_session import MatchSession
from brikke.tui.messages import Messages, edition_title
from brikke.tui.player_turn import PlayerTurn
from brikke.tui.screen.table.match_loop import NewsItem
from brikke.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Status:
    """The status: what to do now, or the violations of the draft."""

    lines: tuple[str, ...]
    good: bool = False


def head_text(words: Words, session: MatchSession, seconds: float | None) -> str:
    """Return the edition, the round, the pool, and the time left."""
    number, rounds = len(session.match.rounds), session.rulebook.rounds
    parts = [
        edition_title(words, session.rulebook),
        words("table-round", round=number, rounds=rounds),
        words("table-pool", count=session.view.pool_size),
    ]
    if seconds is not None:
        parts.append(words("tui-clock", seconds=round(seconds)))
    return " · ".join(parts)


def seats_text(messages: Messages, session: MatchSession) -> str:
    """Return the seats: who is to move, the number of tiles, and who has opened."""
    view, is_over = session.view, session.game.is_over()
    seats = []
    for seat, (name, tiles) in enumerate(zip(messages.names, view.rack_sizes, strict=True)):
        sign = "▶ " if view.to_move == seat and not is_over else ""
        seats.append(f"{sign}{name} {tiles} {'✓' if view.opened[seat] else '–'}")
    return "   ".join(seats)


def news_text(messages: Messages, news: Iterable[NewsItem]) -> str:
    """Return the latest events."""
    sentences = (messages.event(each.before, each.event) for each in news)
    return " ".join(filter(None, sentences))


def status_of(session: MatchSession, turn: PlayerTurn, chosen: int, messages: Messages) -> Status:
    """Return the status, given the number of selected tiles."""
    words, draft = messages.words, turn.draft
    outcome = session.game.outcome()
    if outcome is not None:
        return Status((messages.ending(outcome, session.rulebook),))
    whose = ""
    if not session.is_my_turn:
        whose = f"{words('table-turn-of', name=messages.names[session.game.to_move])}. "
    if draft.is_touched:
        lacks = turn.lacks()
        first, *others = messages.judgement(draft, lacks, is_due=session.is_my_turn)
        return Status((whose + first, *others), good=not lacks)
    if session.is_my_turn:
        now = f"{words('table-turn-yours')}. {messages.what_now(draft.position)}"
    else:
        now = whose + words("turn-scratch")
    return Status((now, words("said-picked", count=chosen)) if chosen else (now,))
