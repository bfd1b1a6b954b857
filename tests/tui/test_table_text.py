"""Texts around the board, without a screen."""

from __future__ import annotations

from brikke.rules.position import Draw, Play
from brikke.rules.rulebook import get_rulebook
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.messages import Messages
from brikke.tui.player_turn import PlayerTurn
from brikke.tui.screen.table.match_loop import MatchLoop
from brikke.tui.screen.table.text import Status, news_text, seats_text, status_of
from brikke.words.catalogue import Words


def seated(rules: str = "nordic opening_minimum=0") -> tuple[MatchSession, Messages]:
    """Return a match that the player starts, with a possible play."""
    for seed in range(100):
        session = MatchSession(get_rulebook(rules), ("novice",), seed=str(seed))
        if session.is_my_turn and PlayerTurn(session).hints.best.tiles_played:
            return session, Messages(Words(), session.bots, str)
    raise AssertionError(rules)


def test_the_status_shows_what_to_do_the_selection_and_the_violations() -> None:
    session, messages = seated()
    turn = PlayerTurn(session)
    begin = "Your turn. Open with sets from your rack."
    assert status_of(session, turn, 0, messages) == Status((begin,))
    assert status_of(session, turn, 2, messages) == Status((begin, "2 tiles selected."))
    best = turn.hints.best.turn
    assert isinstance(best, Play)
    turn.draft.lay_out(best.table)
    assert status_of(session, turn, 0, messages) == Status(("This turn is fine.",), good=True)
    turn.draft.lay_out((best.table[0][:2],))
    (short,) = status_of(session, turn, 0, messages).lines
    assert short.startswith("A set has at least three tiles")


def test_a_draft_is_judged_while_another_seat_is_to_move() -> None:
    session, messages = seated()
    plan = PlayerTurn(session)
    best = plan.hints.best.turn
    assert isinstance(best, Play)
    session.push(Draw())
    turn = PlayerTurn(session)
    waiting = status_of(session, turn, 0, messages)
    assert waiting.lines == ("Bo is playing. Try things out: only you see this.",)
    turn.draft.lay_out(best.table)
    planned = status_of(session, turn, 0, messages)
    assert planned == Status(("Bo is playing. This will be fine once it is your turn.",), good=True)


def test_a_continued_match_shows_the_news_since_the_players_turn() -> None:
    session, messages = seated()
    assert news_of(session, messages) == "You start."
    (drew,) = session.push(Draw())
    session.push(Draw())
    again = MatchSession.from_record(session.record())
    assert news_of(again, messages) == f"{messages.event((), drew)} Bo drew a tile."
    assert seats_text(messages, again) == "▶ You 15 –   Bo 15 –"


def news_of(session: MatchSession, messages: Messages) -> str:
    match_loop = MatchLoop(session, MatchFile(), pace=0, clock=False)
    match_loop.begin_round()
    return news_text(messages, match_loop.news)
