"""The turn history of a round: every turn with the state before and after it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from brikke.game.events import Drew, RoundEnded, RoundOpened, TurnEvent, fold, states_of
from brikke.game.game import Game
from brikke.game.moments import OPENS, VERBS, Did, dealt_state, moments_of
from brikke.game.notation import Record, read_record
from brikke.game.redaction import redact
from brikke.rules.position import Draw, Pass, Play
from brikke.rules.table import read_table
from brikke.rules.tiles import read_tiles, text_of
from tests.rules.test_editions import game_with
from tests.support.positions import EVERY
from tests.support.sample_players import play_round

GOLDEN = Path(__file__).parent / "golden"


def golden(edition: str) -> Record:
    return read_record((GOLDEN / f"{edition}.brikke").read_text(encoding="utf-8"))


def finished_round() -> Game:
    game = Game(seats=3, seed="moments")
    play_round(game, random.Random("moments"))
    return game


def test_a_round_without_a_turn_has_no_moments_but_a_deal() -> None:
    game = Game(seats=2, seed=7)
    assert game.moments() == ()
    assert game.dealt == game.state


@pytest.mark.parametrize("edition", EVERY)
def test_every_turn_of_a_record_is_a_moment_between_two_states(edition: str) -> None:
    record = golden(edition)
    moments = list(record.moments())
    turns = [[each for each in events if isinstance(each, TurnEvent)] for events in record.rounds]
    assert [moment.event for moment in moments] == [event for events in turns for event in events]
    numbers = [
        (at, turn) for at, played in enumerate(turns, 1) for turn in range(1, 1 + len(played))
    ]
    assert [(moment.round, moment.number) for moment in moments] == numbers
    for moment in moments:
        events = record.rounds[moment.round - 1]
        at = events.index(moment.event)
        if moment.number < 4:
            assert moment.before == fold(events[:at])
            assert moment.after == fold(events[: at + 1])
        assert moment.seat == moment.before.to_move


def test_the_moments_of_a_game_are_those_of_its_record() -> None:
    game = finished_round()
    assert game.moments() == tuple(Record.of(game).moments())
    assert game.moments()[0].before == game.dealt


def test_the_last_moment_of_a_finished_round_holds_its_end() -> None:
    *earlier, last = finished_round().moments()
    assert isinstance(last.ended, RoundEnded)
    assert all(moment.ended is None for moment in earlier)


def test_a_moment_says_what_the_seat_did() -> None:
    game = game_with(
        "nordic penalty_tiles=2 turn_seconds=60", "k13 r13 b13 o13 k1", "r1", pool="o5 o6 o7"
    )
    game.push(Play(read_table("k13 r13 b13")))
    game.push(Draw())
    game.push(Play(read_table("k13 r13 b13 o13")))
    game.time_out()
    game.push(Pass())
    moments = game.moments()
    assert [moment.verb for moment in moments] == ["opens", "draws", "plays", "times-out", "passes"]
    assert [moment.did for moment in moments] == [
        Did.PLAYED,
        Did.DREW,
        Did.PLAYED,
        Did.TIMED_OUT,
        Did.PASSED,
    ]
    assert [moment.is_opening for moment in moments] == [True, False, False, False, False]
    assert [text_of(moment.played) for moment in moments] == ["k13 r13 b13", "", "o13", "", ""]
    drawn = [read_tiles(text) for text in ("", "o5", "", "o6 o7", "")]
    assert [moment.drawn for moment in moments] == drawn
    assert moments[2].tiles == moments[2].played
    assert moments[3].tiles == moments[3].drawn


def test_every_kind_of_turn_has_a_verb() -> None:
    assert set(VERBS) == set(Did)
    assert OPENS not in VERBS.values()


def test_redacted_and_unfinished_rounds_have_moments() -> None:
    game = Game(seats=2, seed=7)
    game.push(Draw())
    events = [redact(event, None) for event in game.events]
    (moment,) = Record(game.rulebook, 2, (tuple(events),)).moments()
    assert moment.event == Drew(game.events[-1].seat, None)  # type: ignore[union-attr]
    assert moment.drawn == (None,)
    assert moment.ended is None


def test_events_without_a_deal_have_neither_moments_nor_a_dealt_state() -> None:
    events = [RoundOpened(Game(seed=1).rulebook, 2)]
    states = list(states_of(events))
    assert dealt_state(events, states) is None
    assert list(moments_of(events, states)) == []
