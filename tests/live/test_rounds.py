"""The start of a round: commitment, salts and deal."""

from __future__ import annotations

import random

import pytest

from brikke.errors import InputError
from brikke.game.deal import commitment_of
from brikke.game.events import Dealt, RoundOpened, Salted, StartDrawn
from brikke.game.verify import verify_record
from brikke.live import (
    FairDealer,
    Leave,
    Phase,
    Ready,
    RefusalCode,
    Rematch,
    Resume,
    Salt,
    Sit,
    Start,
    TakeBack,
)
from brikke.live.events import Came, NextAsked, SaltSent, StoodIn
from brikke.rules.position import Play
from brikke.rules.rulebook import DEFAULT
from tests.support.live_tables import (
    SECOND,
    HandDealer,
    SeededDealer,
    Session,
    playing,
    record_of,
    seated,
    send_salts,
)
from tests.support.sample_players import simple_turn


def salting(people: int = 2, *bots: str, seed: int = 1, rounds: int = 1) -> Session:
    session = seated(people, *bots, rulebook=f"nordic rounds={rounds}", dealer=SeededDealer(seed))
    session.do("anna", Start())
    return session


def play_on(session: Session, seed: int = 1) -> None:
    """Play the round to its end, people with a simple strategy."""
    chance = random.Random(seed)
    while session.live_table.phase is Phase.PLAYING:
        if session.live_table.players[session.round.to_move].driver:
            session.run_next_timer()
        else:
            pool = len(session.round.state.pool)
            session.turn(session.mover, simple_turn(session.round.position, pool, chance))


def test_a_round_begins_with_the_commitment_to_a_seed() -> None:
    session = salting()
    opened = session.live_table.opened
    assert opened is not None
    assert opened.seed is not None
    assert opened.commitment == commitment_of(opened.seed)
    assert opened.rulebook == session.live_table.rulebook


def test_once_everyone_sent_a_salt_the_tiles_are_dealt_at_once() -> None:
    session = salting(3)
    assert session.do("cleo", Salt(b"c")) == (SaltSent(2, b"c"),)
    assert session.do("anna", Salt(b"a")) == (SaltSent(0, b"a"),)
    sent, salted, drawn, dealt = session.do("bo", Salt(b"b"))
    assert sent == SaltSent(1, b"b")
    assert salted == Salted((b"a", b"b", b"c"))
    assert isinstance(drawn, StartDrawn)
    assert isinstance(dealt, Dealt)
    assert session.live_table.phase is Phase.PLAYING
    assert session.round.to_move == drawn.starter


def test_after_five_seconds_missing_salts_count_as_empty() -> None:
    session = salting(3)
    session.do("bo", Salt(b"b"))
    assert session.wait(5 * SECOND - 1) == ()
    assert session.wait(1)[0] == Salted((b"", b"b", b""))


def test_the_deal_does_not_wait_for_salts_of_bots() -> None:
    session = salting(1, "steady", "greedy")
    assert session.do("anna", Salt(b"a"))[1] == Salted((b"a", b"", b""))


def test_the_deal_does_not_wait_for_salts_of_absent_players() -> None:
    session = salting(3)
    session.connected("anna", "cleo")
    session.do("cleo", Salt(b"c"))
    assert session.do("anna", Salt(b"a"))[1] == Salted((b"a", b"", b"c"))


def test_the_salt_of_a_player_who_then_left_counts() -> None:
    session = salting(3)
    session.do("bo", Salt(b"b"))
    session.do("bo", Leave())
    session.do("cleo", Salt(b"c"))
    assert session.do("anna", Salt(b"a"))[1] == Salted((b"a", b"b", b"c"))


def test_a_salt_is_sent_once() -> None:
    session = salting()
    session.do("bo", Salt(b"b"))
    assert session.refused("bo", Salt(b"other")).code is RefusalCode.SALT_SENT


def test_a_salt_is_accepted_only_before_the_deal() -> None:
    assert seated(2).refused("bo", Salt(b"b")).code is RefusalCode.WRONG_PHASE
    assert playing(2).refused("bo", Salt(b"b")).code is RefusalCode.WRONG_PHASE


def test_a_salt_that_is_too_long_is_refused_before_it_spoils_the_deal() -> None:
    session = salting()
    assert session.refused("bo", Salt(bytes(33))).code is RefusalCode.MALFORMED
    session.do("bo", Salt(bytes(32)))
    session.wait(5 * SECOND)
    assert session.live_table.phase is Phase.PLAYING


@pytest.mark.parametrize("command", [Ready(), Rematch()])
def test_a_player_who_returns_by_ready_may_send_a_salt(command: Ready | Rematch) -> None:
    rounds = 2 if isinstance(command, Ready) else 1
    session = playing(
        2, rulebook=f"nordic rounds={rounds}", dealer=HandDealer("k13 r13 b13", "k1 r1")
    )
    session.happen([StoodIn(1, "steady")])
    session.turn("anna", "k13 r13 b13")
    session.connected()
    told = session.do("bo", command)
    assert told[:2] == (Came(1), NextAsked(1))
    assert isinstance(told[-1], RoundOpened)
    assert session.do("bo", Salt(b"b"))[1] == Salted((b"", b"b"))


def test_the_deal_follows_from_seed_and_salts_alone() -> None:
    def dealt(seed: int, salt: bytes) -> tuple[object, ...]:
        session = salting(seed=seed)
        session.do("anna", Salt(salt))
        session.do("bo", Salt(b""))
        return session.round.state.racks

    assert dealt(1, b"a") == dealt(1, b"a")
    assert len({dealt(1, b"a"), dealt(1, b"b"), dealt(2, b"a")}) == 3


def test_every_round_of_a_match_has_a_seed_of_its_own() -> None:
    session = salting(rounds=2)
    first = session.live_table.opened
    send_salts(session)
    play_on(session)
    session.do("anna", Ready())
    session.do("bo", Ready())
    assert first is not None
    assert session.live_table.opened is not None
    assert session.live_table.opened.commitment != first.commitment


@pytest.mark.parametrize("salts", [0, 1, 2])
def test_a_round_verifies_with_any_subset_of_salts(salts: int) -> None:
    session = salting(2, "steady")
    for guest in ("bo", "anna")[:salts]:
        session.do(guest, Salt(guest.encode()))
    session.wait(5 * SECOND if salts < 2 else 0)
    play_on(session)
    record = record_of(session.live_table)
    assert verify_record(record).valid
    assert record.rounds == (session.round.events,)


def test_a_round_with_turns_taken_back_verifies() -> None:
    session = playing(1, "steady", rulebook="nordic rounds=1 opening_minimum=0")
    while session.live_table.phase is Phase.PLAYING:
        if session.round.to_move == 1:
            session.wait(1200)
            continue
        pool = len(session.round.state.pool)
        turn = simple_turn(session.round.position, pool, random.Random(1))
        session.turn("anna", turn)
        if isinstance(turn, Play) and session.live_table.phase is Phase.PLAYING:
            session.do("anna", TakeBack())
            session.turn("anna", turn)
    assert verify_record(record_of(session.live_table)).valid


def test_the_fair_dealer_commits_to_a_new_seed_for_every_round() -> None:
    dealer = FairDealer()
    first, second = dealer.open(DEFAULT, 2), dealer.open(DEFAULT, 2)
    assert first.commitment != second.commitment
    assert first.seed is not None
    assert first.commitment == commitment_of(first.seed)
    salted, _, dealt = dealer.deal(first, (b"a", b"b"))
    assert salted == Salted((b"a", b"b"))
    assert isinstance(dealt, Dealt)
    assert [len(rack) for rack in dealt.racks] == [14, 14]


def test_dealing_needs_the_seed() -> None:
    with pytest.raises(InputError, match="dealing needs the seed of the round: abc$"):
        FairDealer().deal(RoundOpened(DEFAULT, 2, "abc"), (b"", b""))


def test_an_outage_does_not_shorten_the_time_for_salts() -> None:
    session = salting()
    session.wait(2 * SECOND)
    session.outage(60 * SECOND)
    assert session.due_in() == 3 * SECOND


def test_resume_is_refused_without_a_pause_or_stand_in() -> None:
    assert salting().refused("bo", Resume()).code is RefusalCode.WRONG_PHASE


def test_a_guest_who_sits_down_is_present() -> None:
    session = Session()
    session.do("bo", Sit())
    assert session.live_table.present == {0}
    assert session.live_table.players[0].came == session.now
