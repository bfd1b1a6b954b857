"""How a round begins: the promise of a seed, the salts, the deal."""

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
    Evening,
    HandDealer,
    SeededDealer,
    playing,
    record_of,
    seated,
    send_salts,
)
from tests.support.sample_players import simple_turn


def salting(people: int = 2, *bots: str, seed: int = 1, rounds: int = 1) -> Evening:
    evening = seated(people, *bots, rulebook=f"nordic rounds={rounds}", dealer=SeededDealer(seed))
    evening.do("anna", Start())
    return evening


def play_on(evening: Evening, seed: int = 1) -> None:
    """Play the round to its end, people by a simple plan and bots by their own."""
    chance = random.Random(seed)
    while evening.table.phase is Phase.PLAYING:
        if evening.table.players[evening.round.to_move].driver:
            evening.ring()
        else:
            pool = len(evening.round.state.pool)
            evening.turn(evening.mover, simple_turn(evening.round.position, pool, chance))


def test_a_round_begins_with_the_promise_of_a_seed() -> None:
    evening = salting()
    opened = evening.table.opened
    assert opened is not None
    assert opened.seed is not None
    assert opened.commitment == commitment_of(opened.seed)
    assert opened.rulebook == evening.table.rulebook


def test_once_everyone_sent_a_salt_the_tiles_are_dealt_at_once() -> None:
    evening = salting(3)
    assert evening.do("cleo", Salt(b"c")) == (SaltSent(2, b"c"),)
    assert evening.do("anna", Salt(b"a")) == (SaltSent(0, b"a"),)
    sent, salted, drawn, dealt = evening.do("bo", Salt(b"b"))
    assert sent == SaltSent(1, b"b")
    assert salted == Salted((b"a", b"b", b"c"))
    assert isinstance(drawn, StartDrawn)
    assert isinstance(dealt, Dealt)
    assert evening.table.phase is Phase.PLAYING
    assert evening.round.to_move == drawn.starter


def test_after_five_seconds_salts_that_are_missing_are_empty() -> None:
    evening = salting(3)
    evening.do("bo", Salt(b"b"))
    assert evening.wait(5 * SECOND - 1) == ()
    assert evening.wait(1)[0] == Salted((b"", b"b", b""))


def test_bots_send_no_salt_and_nobody_waits_for_it() -> None:
    evening = salting(1, "steady", "greedy")
    assert evening.do("anna", Salt(b"a"))[1] == Salted((b"a", b"", b""))


def test_nobody_waits_for_the_salt_of_the_absent() -> None:
    evening = salting(3)
    evening.connected("anna", "cleo")
    evening.do("cleo", Salt(b"c"))
    assert evening.do("anna", Salt(b"a"))[1] == Salted((b"a", b"", b"c"))


def test_the_salt_of_a_player_who_then_left_counts() -> None:
    evening = salting(3)
    evening.do("bo", Salt(b"b"))
    evening.do("bo", Leave())
    evening.do("cleo", Salt(b"c"))
    assert evening.do("anna", Salt(b"a"))[1] == Salted((b"a", b"b", b"c"))


def test_a_salt_is_sent_once() -> None:
    evening = salting()
    evening.do("bo", Salt(b"b"))
    assert evening.refused("bo", Salt(b"other")).code is RefusalCode.SALT_SENT


def test_a_salt_has_its_time() -> None:
    assert seated(2).refused("bo", Salt(b"b")).code is RefusalCode.WRONG_PHASE
    assert playing(2).refused("bo", Salt(b"b")).code is RefusalCode.WRONG_PHASE


def test_a_salt_that_is_too_long_is_refused_before_it_spoils_the_deal() -> None:
    evening = salting()
    assert evening.refused("bo", Salt(bytes(33))).code is RefusalCode.MALFORMED
    evening.do("bo", Salt(bytes(32)))
    evening.wait(5 * SECOND)
    assert evening.table.phase is Phase.PLAYING


@pytest.mark.parametrize("command", [Ready(), Rematch()])
def test_who_comes_back_by_going_on_may_send_a_salt(command: Ready | Rematch) -> None:
    rounds = 2 if isinstance(command, Ready) else 1
    evening = playing(
        2, rulebook=f"nordic rounds={rounds}", dealer=HandDealer("k13 r13 b13", "k1 r1")
    )
    evening.happen([StoodIn(1, "steady")])
    evening.turn("anna", "k13 r13 b13")
    evening.connected()
    told = evening.do("bo", command)
    assert told[:2] == (Came(1), NextAsked(1))
    assert isinstance(told[-1], RoundOpened)
    assert evening.do("bo", Salt(b"b"))[1] == Salted((b"", b"b"))


def test_the_deal_follows_from_seed_and_salts_alone() -> None:
    def dealt(seed: int, salt: bytes) -> tuple[object, ...]:
        evening = salting(seed=seed)
        evening.do("anna", Salt(salt))
        evening.do("bo", Salt(b""))
        return evening.round.state.racks

    assert dealt(1, b"a") == dealt(1, b"a")
    assert len({dealt(1, b"a"), dealt(1, b"b"), dealt(2, b"a")}) == 3


def test_every_round_of_a_match_has_a_seed_of_its_own() -> None:
    evening = salting(rounds=2)
    first = evening.table.opened
    send_salts(evening)
    play_on(evening)
    evening.do("anna", Ready())
    evening.do("bo", Ready())
    assert first is not None
    assert evening.table.opened is not None
    assert evening.table.opened.commitment != first.commitment


@pytest.mark.parametrize("salts", [0, 1, 2])
def test_a_round_verifies_whoever_sent_a_salt(salts: int) -> None:
    evening = salting(2, "steady")
    for guest in ("bo", "anna")[:salts]:
        evening.do(guest, Salt(guest.encode()))
    evening.wait(5 * SECOND if salts < 2 else 0)
    play_on(evening)
    record = record_of(evening.table)
    assert verify_record(record).valid
    assert record.rounds == (evening.round.events,)


def test_a_round_with_turns_taken_back_verifies() -> None:
    evening = playing(1, "steady", rulebook="nordic rounds=1 opening_minimum=0")
    while evening.table.phase is Phase.PLAYING:
        if evening.round.to_move == 1:
            evening.wait(1200)
            continue
        pool = len(evening.round.state.pool)
        turn = simple_turn(evening.round.position, pool, random.Random(1))
        evening.turn("anna", turn)
        if isinstance(turn, Play) and evening.table.phase is Phase.PLAYING:
            evening.do("anna", TakeBack())
            evening.turn("anna", turn)
    assert verify_record(record_of(evening.table)).valid


def test_the_fair_dealer_promises_a_new_seed_each_time_and_keeps_the_promise() -> None:
    dealer = FairDealer()
    first, second = dealer.open(DEFAULT, 2), dealer.open(DEFAULT, 2)
    assert first.commitment != second.commitment
    assert first.seed is not None
    assert first.commitment == commitment_of(first.seed)
    salted, _, dealt = dealer.deal(first, (b"a", b"b"))
    assert salted == Salted((b"a", b"b"))
    assert isinstance(dealt, Dealt)
    assert [len(rack) for rack in dealt.racks] == [14, 14]


def test_who_does_not_know_the_seed_cannot_deal() -> None:
    with pytest.raises(InputError, match="only who knows the seed can deal: abc$"):
        FairDealer().deal(RoundOpened(DEFAULT, 2, "abc"), (b"", b""))


def test_an_outage_does_not_shorten_the_time_for_salts() -> None:
    evening = salting()
    evening.wait(2 * SECOND)
    evening.outage(60 * SECOND)
    assert evening.alarm() == 3 * SECOND


def test_there_is_nothing_to_come_back_to_while_one_is_there() -> None:
    assert salting().refused("bo", Resume()).code is RefusalCode.WRONG_PHASE


def test_a_guest_who_sits_down_is_there() -> None:
    evening = Evening()
    evening.do("bo", Sit())
    assert evening.table.present == {0}
    assert evening.table.players[0].came == evening.now
