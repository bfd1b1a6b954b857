"""Redaction of a table's log: no guest id, no seed, no hidden tile is sent."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brikke.game import events as rounds
from brikke.game.deal import StartDraw
from brikke.live import (
    TABLE_EVENTS,
    KnownDeal,
    Leave,
    LogEvent,
    Options,
    Reaction,
    TableOpened,
    redact_log,
)
from brikke.live import events as happened
from brikke.rules.rulebook import DEFAULT, EDITIONS
from brikke.rules.scoring import Ending, Outcome
from brikke.rules.table import read_table
from brikke.rules.tiles import Tile, read_tiles
from tests.game.test_events import known_to, tiles_in, walk
from tests.support.effort import examples
from tests.support.live_tables import GUESTS, Client, SeededDealer, Session, playing

SEED = bytes(range(32))
OWN, OTHER, POOL, DRAWN = (read_tiles(text) for text in ("k1 k2", "r1 r2", "b1 b2", "o1 o2"))
SEATS = (0, 1, None)

SAMPLES: tuple[LogEvent, ...] = (
    TableOpened(DEFAULT, 4, Options(), "anna", KnownDeal("x", 1, 0, "y", 0, (OWN, OTHER), POOL)),
    happened.Joined("anna"),
    happened.BotJoined("steady"),
    happened.Left(0),
    happened.HandedOver(0, "steady"),
    happened.HostChanged(1),
    happened.MatchBegan(),
    happened.MatchContinued(((3, -3),)),
    happened.SaltSent(0, b"salt"),
    happened.Came(0),
    happened.Went(0),
    happened.StoodIn(0, "steady"),
    happened.PauseAsked(0),
    happened.Paused(asleep=True),
    happened.Resumed(),
    happened.TakeBackAsked(0),
    happened.TakenBack(2),
    happened.Declined(1),
    happened.NextAsked(1),
    happened.Reacted(1, Reaction.WOW),
    happened.AddressShared((0, 1)),
    happened.ClockMoved(1, 10, 20),
    happened.Abandoned(SEED),
    rounds.RoundOpened(DEFAULT, 2, "promise", SEED),
    rounds.Salted((b"a", b"b")),
    rounds.StartDrawn((StartDraw(0, DRAWN[0]), StartDraw(1, DRAWN[1])), 1),
    rounds.Dealt((OWN, OTHER), POOL),
    rounds.Continued(0, 7, 0, read_table("k1 k2 k3"), (True, False), (OWN, OTHER), POOL),
    rounds.Played(0, read_table("k1 k2 k3")),
    rounds.Drew(0, DRAWN[0]),
    rounds.TimedOut(1, DRAWN),
    rounds.Passed(0),
    rounds.RoundEnded(Outcome(Ending.OUT, 0, (3, -3)), ((), OTHER), SEED),
)
HIDDEN: dict[type[LogEvent], LogEvent] = {
    TableOpened: TableOpened(DEFAULT, 4, Options(), None),
    happened.Joined: happened.Joined(None),
    rounds.RoundOpened: rounds.RoundOpened(DEFAULT, 2, "promise"),
    rounds.Dealt: rounds.Dealt(((None, None), (None, None)), (None, None)),
    rounds.Continued: rounds.Continued(
        0,
        7,
        0,
        read_table("k1 k2 k3"),
        (True, False),
        ((None, None), (None, None)),
        (None, None),
    ),
    rounds.Drew: rounds.Drew(0, None),
    rounds.TimedOut: rounds.TimedOut(1, (None, None)),
}
"""The redacted form of events with a secret, for a spectator; all others are sent unchanged."""


def test_there_is_a_sample_of_every_event() -> None:
    kinds = {*TABLE_EVENTS, *get_args(rounds.Event)}
    assert {type(event) for event in SAMPLES} == kinds


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_a_spectator_is_sent_everything_but_secrets(event: LogEvent) -> None:
    assert redact_log(event, None) == HIDDEN.get(type(event), event)


@pytest.mark.sweep
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_guest_ids_are_never_sent(event: LogEvent, seat: int | None) -> None:
    assert "anna" not in list(walk(redact_log(event, seat)))


@pytest.mark.sweep
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_the_seed_is_revealed_only_at_the_end(event: LogEvent, seat: int | None) -> None:
    told = SEED in list(walk(redact_log(event, seat)))
    assert told is isinstance(event, rounds.RoundEnded | happened.Abandoned)


def test_a_seat_is_sent_its_own_tiles() -> None:
    dealt = rounds.Dealt((OWN, OTHER), POOL)
    assert redact_log(dealt, 0) == rounds.Dealt((OWN, (None, None)), (None, None))
    assert redact_log(dealt, 1) == rounds.Dealt(((None, None), OTHER), (None, None))
    for drawn in (rounds.Drew(1, DRAWN[0]), rounds.TimedOut(1, DRAWN)):
        assert redact_log(drawn, 1) == drawn
        assert redact_log(drawn, 0) == redact_log(drawn, None) != drawn


def an_evening(edition: str, seed: int, steps: list[str]) -> Session:
    """Return a live table with events of people and bots."""
    session = playing(2, "steady", rulebook=edition, dealer=SeededDealer(seed))
    for step in steps:
        if step == "wait":
            session.wait(61_000)
        elif step == "bots":
            session.wait(3600)
        elif step == "reload":
            session.connected("anna")
            session.connected("anna", "bo")
        elif session.live_table.to_move in (0, 1):
            session.turn(session.mover)
    return session


sessions = st.builds(
    an_evening,
    st.sampled_from([f"{edition} opening_minimum=0 rounds=2" for edition in EDITIONS]),
    st.integers(0, 100),
    st.lists(st.sampled_from(["wait", "draw", "bots", "reload"]), max_size=30),
)


@given(sessions)
@settings(max_examples=examples(40, least=5))
def test_the_fold_of_a_seats_events_contains_no_hidden_tile(session: Session) -> None:
    for seat in (0, 1, 2, None):
        client = Client(seat)
        client.hear(session.live_table.log)
        known = known_to(session.live_table.round_events(), seat)[-1]
        assert client.view == session.round.view(seat)
        assert tiles_in(client.view.state) <= known


@given(sessions)
@settings(max_examples=examples(40, least=5))
def test_no_message_contains_a_guest_id_or_an_unrevealed_secret(session: Session) -> None:
    for seat in (0, 1, 2, None):
        known: set[Tile] = set()
        for logged in session.live_table.log:
            sent = redact_log(logged.event, seat)
            assert not set(GUESTS) & {each for each in walk(sent) if isinstance(each, str)}
            if isinstance(logged.event, rounds.RoundOpened):
                assert logged.event.seed not in list(walk(sent))
                known = set()
            if isinstance(logged.event, rounds.Event):
                known |= known_to((logged.event,), seat)[0]
            if not isinstance(sent, rounds.StartDrawn):
                assert tiles_in(sent) <= known


def test_an_abandoned_round_reveals_its_seed() -> None:
    session = playing(1, "steady")
    seed = session.round.state.seed
    session.do("anna", Leave())
    client = Client(None).hear(session.live_table.log)
    assert client.heard[-2] == happened.Abandoned(seed)
    assert tiles_in(client.view.state) == set()
