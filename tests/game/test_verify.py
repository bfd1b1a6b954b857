from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from brikke.game.events import Dealt, Drew, Event, Played, RoundEnded, RoundOpened
from brikke.game.game import Game
from brikke.game.match import Match
from brikke.game.notation import Record, read_record
from brikke.game.redaction import redact
from brikke.game.verify import Doubt, Verdict, verify_record
from brikke.rules.rulebook import EDITIONS
from brikke.rules.scoring import Outcome
from tests.rules.test_editions import game_with
from tests.support.sample_players import play_round


def finished(edition: str = "nordic") -> Game:
    game = Game(edition, seats=2, seed=f"verify {edition}", salts=[b"a", b"b"])
    return play_round(game, random.Random(4), slow=0.05)


def tampered(change: Callable[[list[Event]], None]) -> Verdict:
    game = finished()
    events = list(game.events)
    change(events)
    return verify_record(Record(game.rulebook, 2, (tuple(events),)))


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_honest_record_is_valid(edition: str) -> None:
    assert verify_record(Record.of(finished(edition))) == Verdict()


def test_a_match_is_verified_round_by_round() -> None:
    match = Match("nordic rounds=2", 2, seed=1)
    for _ in range(2):
        play_round(match.next_round(), random.Random(1))
    record = Record.of(match)
    assert verify_record(record).valid
    second = list(record.rounds[1])
    end = second[-1]
    assert isinstance(end, RoundEnded)
    second[-1] = replace(end, outcome=replace(end.outcome, scores=(5, -5)))
    broken = replace(record, rounds=(record.rounds[0], tuple(second)))
    assert verify_record(broken) == Verdict(Doubt.RESULT_DIFFERS, 2)


def test_repeated_rounds_too_many_rounds_and_other_rules_are_not_valid() -> None:
    game = finished()
    once = Record.of(game)
    twice = replace(once, rounds=once.rounds * 2)
    assert verify_record(twice) == Verdict(Doubt.ROUND_REPEATED, 2)
    many = replace(once, rounds=once.rounds * 4)
    assert verify_record(many) == Verdict(Doubt.TOO_MANY_ROUNDS, 4)
    other = replace(once, rulebook=EDITIONS["german"])
    assert verify_record(other) == Verdict(Doubt.RULES_DIFFER, 1)


def test_a_record_without_a_round_is_not_valid() -> None:
    assert verify_record(Record(EDITIONS["nordic"], 2, ())).reason is Doubt.NO_ROUND
    assert verify_record(Record(EDITIONS["nordic"], 2, ((),))).reason is Doubt.NOT_FINISHED


def test_a_seed_other_than_the_committed_one_is_not_valid() -> None:
    def other_promise(events: list[Event]) -> None:
        assert isinstance(events[0], RoundOpened)
        events[0] = replace(events[0], commitment="0" * 64)

    def other_seed(events: list[Event]) -> None:
        assert isinstance(events[-1], RoundEnded)
        events[-1] = replace(events[-1], seed=bytes(32))

    def other_secret(events: list[Event]) -> None:
        assert isinstance(events[0], RoundOpened)
        events[0] = replace(events[0], seed=bytes(32))

    for change in (other_promise, other_seed, other_secret):
        assert tampered(change) == Verdict(Doubt.SEED_DIFFERS, 1)


def test_a_deal_that_differs_from_the_seed_is_not_valid() -> None:
    def exchange(events: list[Event]) -> None:
        dealt = events[3]
        assert isinstance(dealt, Dealt)
        events[3] = Dealt(dealt.racks[::-1], dealt.pool)

    assert tampered(exchange) == Verdict(Doubt.DEAL_DIFFERS, 1)


def test_a_drawn_tile_that_was_not_next_in_the_pool_is_not_valid() -> None:
    def draw_another(events: list[Event]) -> None:
        at = next(at for at, event in enumerate(events) if isinstance(event, Drew))
        drew, dealt = events[at], events[3]
        assert isinstance(drew, Drew)
        assert isinstance(dealt, Dealt)
        events[at] = Drew(drew.seat, dealt.pool[-1])

    verdict = tampered(draw_another)
    assert (verdict.reason, verdict.round) == (Doubt.TURN_DIFFERS, 1)


def test_an_illegal_turn_is_not_valid() -> None:
    def lay_nothing_new(events: list[Event]) -> None:
        at = next(at for at, event in enumerate(events) if isinstance(event, Played))
        played = events[at]
        assert isinstance(played, Played)
        events[at] = Played(played.seat, ())

    verdict = tampered(lay_nothing_new)
    assert (verdict.reason, verdict.round) == (Doubt.ILLEGAL_TURN, 1)


def test_a_turn_out_of_turn_is_not_valid() -> None:
    def other_seat(events: list[Event]) -> None:
        at = next(at for at, event in enumerate(events) if isinstance(event, Drew))
        drew = events[at]
        assert isinstance(drew, Drew)
        events[at] = Drew(1 - drew.seat, drew.tile)

    assert tampered(other_seat).reason is Doubt.ILLEGAL_TURN


def test_a_result_that_differs_from_the_turns_is_not_valid() -> None:
    def other_winner(events: list[Event]) -> None:
        end = events[-1]
        assert isinstance(end, RoundEnded)
        result = end.outcome
        mirrored = Outcome(result.ending, 1 - result.winner, result.scores[::-1])
        events[-1] = replace(end, outcome=mirrored)

    assert tampered(other_winner) == Verdict(Doubt.RESULT_DIFFERS, 1)


def test_an_unfinished_round_is_not_valid() -> None:
    game = finished()
    cut = Record(game.rulebook, 2, (game.events[:-1],))
    assert verify_record(cut) == Verdict(Doubt.NOT_FINISHED, 1)
    early = Record(game.rulebook, 2, ((*game.events[:10], game.events[-1]),))
    assert verify_record(early) == Verdict(Doubt.RESULT_DIFFERS, 1)


def test_a_given_deal_has_no_seed_to_verify() -> None:
    game = play_round(game_with("nordic", "k13 r13 b13", "k1", pool="o5"), random.Random(1))
    assert verify_record(Record.of(game)) == Verdict(Doubt.NO_SEED, 1)


def test_a_record_with_hidden_tiles_cannot_be_valid() -> None:
    game = finished()
    seen = tuple(redact(event, 0) for event in game.events)
    assert verify_record(Record(game.rulebook, 2, (seen,))) == Verdict(Doubt.DEAL_DIFFERS, 1)


def test_the_example_of_the_replay_page_is_valid() -> None:
    example = Path(__file__).parents[2] / "web" / "src" / "pages" / "replay" / "example.brikke"
    assert verify_record(read_record(example.read_text(encoding="utf-8"))).valid
