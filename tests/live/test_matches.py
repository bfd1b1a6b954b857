"""Whole matches in every edition, by commands and alarms alone."""

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
from tests.support.live_tables import Client, Evening, SeededDealer, portrait, record_of, seated


class Person:
    """A guest who knows nothing but what is told, and plays as a bot would."""

    def __init__(self, evening: Evening, guest: str, seat: int, bot: str) -> None:
        self.evening = evening
        self.guest = guest
        self.client = Client(seat)
        self.bot = make_bot(bot, seed=seat)

    def act(self) -> bool:
        """Do what the table waits for, if it waits for this guest."""
        table = self.evening.table
        self.client.hear(table.log[len(self.client.heard) :])
        seat = self.client.seat or 0
        if table.phase is Phase.SALTING and seat not in table.salts:
            self.evening.do(self.guest, Salt(self.guest.encode()))
        elif table.phase is Phase.BETWEEN and seat not in table.wants_next:
            self.evening.do(self.guest, Ready())
        elif table.to_move == seat:
            turn = self.bot.turn(self.client.view)
            self.evening.do(self.guest, MakeTurn(turn, len(self.client.heard)))
        else:
            return False
        return True


def play(edition: str) -> Evening:
    rulebook = f"{edition} rounds=2"
    evening = seated(2, "steady", "random", rulebook=rulebook, dealer=SeededDealer(3))
    people = [Person(evening, "anna", 0, "greedy"), Person(evening, "bo", 1, "steady")]
    evening.do("anna", Start())
    while evening.table.phase is not Phase.OVER:
        if not any(person.act() for person in people):
            evening.ring()
    return evening


@pytest.fixture(scope="module", params=EDITIONS)
def match(request: pytest.FixtureRequest) -> Evening:
    return play(request.param)


def ends(table: LiveTable) -> list[RoundEnded]:
    return [each.event for each in table.log if isinstance(each.event, RoundEnded)]


def test_a_match_is_played_to_its_end(match: Evening) -> None:
    assert len(match.table.sheet.rows) == len(match.table.finished) == 2
    assert match.alarm() is None


def test_the_score_sheet_adds_up_and_is_that_of_the_rounds(match: Evening) -> None:
    assert match.table.sheet.adds_up
    rows = tuple(end.outcome.scores for end in ends(match.table))
    assert match.table.sheet == ScoreSheet(rows)


def test_every_round_verifies_and_can_be_written_down(match: Evening) -> None:
    record = record_of(match.table)
    assert verify_record(record).valid
    assert read_record(record_text(record)) == record


def test_a_finished_round_is_found_in_the_log_by_its_promise(match: Evening) -> None:
    for promise, first, last in match.table.finished:
        told = [each.event for each in match.table.log[first - 1 : last]]
        events = tuple(event for event in told if isinstance(event, Event))
        assert events[0].commitment == promise  # type: ignore[union-attr]
        assert events in record_of(match.table).rounds


def test_the_log_alone_tells_the_whole_match(match: Evening) -> None:
    assert portrait(LiveTable(match.table.log)) == portrait(match.table)
    for cut in random.Random(1).sample(range(1, match.table.seq), 10):
        table = LiveTable(match.table.log[:cut])
        for logged in match.table.log[cut:]:
            table.apply(logged)
        assert portrait(table) == portrait(match.table)


def test_the_same_seeds_and_salts_lead_to_the_same_match(match: Evening) -> None:
    again = play(match.table.rulebook.edition)
    assert again.table.log == match.table.log


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_goes_on_whatever_becomes_of_its_players(edition: str) -> None:
    # Bo does nothing, comes and goes; the server falls over and starts again from the log.
    chance = random.Random(edition)
    evening = seated(2, "steady", rulebook=f"{edition} rounds=1", dealer=SeededDealer(5))
    anna = Person(evening, "anna", 0, "steady")
    evening.do("anna", Start())
    while evening.table.phase is not Phase.OVER:
        match chance.randrange(6):
            case 0:
                evening.connected("anna", *chance.sample(["bo"], chance.randrange(2)))
            case 1:
                evening.outage(chance.randrange(100_000))
            case 2:
                evening.table = LiveTable(evening.table.log)
            case _:
                if not anna.act():
                    evening.ring()
    assert any(isinstance(each.event, StoodIn) for each in evening.table.log)
    assert evening.table.sheet.adds_up
    assert verify_record(record_of(evening.table)).valid
