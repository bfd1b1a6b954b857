"""Whole matches in every edition, by commands and timers alone."""

from __future__ import annotations

import random

import pytest

from brikke.game.events import Event, RoundEnded
from brikke.game.match import ScoreSheet
from brikke.game.notation import read_record, record_text
from brikke.game.verify import verify_record
from brikke.live import LiveTable, MakeTurn, Phase, Ready, Salt, Start
from brikke.live.events import StoodIn
from brikke.players.bots import make_bot
from brikke.rules.rulebook import EDITIONS
from brikke.wire.tables import summary_body
from tests.support.live_tables import Client, SeededDealer, Session, portrait, record_of, seated


class Person:
    """A guest who knows only the redacted events, and plays like a bot."""

    def __init__(self, session: Session, guest: str, seat: int, bot: str) -> None:
        self.session = session
        self.guest = guest
        self.client = Client(seat)
        self.bot = make_bot(bot, seed=seat)

    def act(self) -> bool:
        """Send the command that the table waits for, if it waits for this guest."""
        table = self.session.live_table
        self.client.hear(table.log[len(self.client.heard) :])
        seat = self.client.seat or 0
        if table.phase is Phase.SALTING and seat not in table.salts:
            self.session.do(self.guest, Salt(self.guest.encode()))
        elif table.phase is Phase.BETWEEN and seat not in table.wants_next:
            self.session.do(self.guest, Ready())
        elif table.to_move == seat:
            turn = self.bot.turn(self.client.view)
            self.session.do(self.guest, MakeTurn(turn, len(self.client.heard)))
        else:
            return False
        return True


def play(edition: str) -> Session:
    rulebook = f"{edition} rounds=2"
    session = seated(2, "steady", "random", rulebook=rulebook, dealer=SeededDealer(3))
    people = [Person(session, "anna", 0, "greedy"), Person(session, "bo", 1, "steady")]
    session.do("anna", Start())
    while session.live_table.phase is not Phase.OVER:
        if not any(person.act() for person in people):
            session.run_next_timer()
    return session


@pytest.fixture(scope="module", params=EDITIONS)
def match(request: pytest.FixtureRequest) -> Session:
    return play(request.param)


def ends(table: LiveTable) -> list[RoundEnded]:
    return [each.event for each in table.log if isinstance(each.event, RoundEnded)]


def test_a_match_is_played_to_its_end(match: Session) -> None:
    assert len(match.live_table.sheet.rows) == len(match.live_table.finished) == 2
    assert match.due_in() is None


def test_the_score_sheet_adds_up_and_is_that_of_the_rounds(match: Session) -> None:
    assert match.live_table.sheet.adds_up
    rows = tuple(end.outcome.scores for end in ends(match.live_table))
    assert match.live_table.sheet == ScoreSheet(rows)


def test_every_round_verifies_and_can_be_written_down(match: Session) -> None:
    record = record_of(match.live_table)
    assert verify_record(record).valid
    assert read_record(record_text(record)) == record


def test_a_finished_round_is_found_in_the_log_by_its_commitment(match: Session) -> None:
    for promise, first, last in match.live_table.finished:
        told = [each.event for each in match.live_table.log[first - 1 : last]]
        events = tuple(event for event in told if isinstance(event, Event))
        assert events[0].commitment == promise  # type: ignore[union-attr]
        assert events in record_of(match.live_table).rounds


def test_a_list_of_tables_names_the_round_that_is_played_or_has_just_ended(match: Session) -> None:
    table = LiveTable(match.live_table.log[:1])
    told: list[tuple[Phase, int]] = []
    for logged in match.live_table.log[1:]:
        table.apply(logged)
        now = (table.phase, summary_body(table)["round"])
        if told[-1:] != [now]:
            told.append(now)
    whole = (Phase.SALTING, Phase.PLAYING)
    assert told == [
        (Phase.WAITING, 1),
        *((phase, 1) for phase in (*whole, Phase.BETWEEN)),
        *((phase, 2) for phase in (*whole, Phase.OVER)),
    ]


def test_a_match_can_be_rebuilt_from_its_log_alone(match: Session) -> None:
    assert portrait(LiveTable(match.live_table.log)) == portrait(match.live_table)
    for cut in random.Random(1).sample(range(1, match.live_table.seq), 10):
        table = LiveTable(match.live_table.log[:cut])
        for logged in match.live_table.log[cut:]:
            table.apply(logged)
        assert portrait(table) == portrait(match.live_table)


@pytest.mark.sweep
def test_the_same_seeds_and_salts_lead_to_the_same_match(match: Session) -> None:
    again = play(match.live_table.rulebook.edition)
    assert again.live_table.log == match.live_table.log


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_continues_when_players_leave(edition: str) -> None:
    # Bo is idle and reconnects; the server crashes and restarts from the log.
    chance = random.Random(edition)
    session = seated(2, "steady", rulebook=f"{edition} rounds=1", dealer=SeededDealer(5))
    anna = Person(session, "anna", 0, "steady")
    session.do("anna", Start())
    while session.live_table.phase is not Phase.OVER:
        match chance.randrange(6):
            case 0:
                session.connected("anna", *chance.sample(["bo"], chance.randrange(2)))
            case 1:
                session.outage(chance.randrange(100_000))
            case 2:
                session.live_table = LiveTable(session.live_table.log)
            case _:
                if not anna.act():
                    session.run_next_timer()
    assert any(isinstance(each.event, StoodIn) for each in session.live_table.log)
    assert session.live_table.sheet.adds_up
    assert verify_record(record_of(session.live_table)).valid
