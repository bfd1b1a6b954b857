"""Reactions of bots: seldom, and by public facts alone."""

from __future__ import annotations

from collections.abc import Callable

from brikke.live import LogEvent, React, Reaction, Salt, Start
from brikke.live.bot_reactions import PAUSE_MS, bot_reactions
from brikke.live.events import Reacted
from tests.support.live_tables import GUESTS, NOON, HandDealer, Session, playing, seated

RULES = "nordic opening_minimum=0 turn_seconds=off"
MOMENTS = 60


def reaction(session: Session, act: Callable[[], tuple[LogEvent, ...]]) -> tuple[LogEvent, ...]:
    """Return how bots react to what happens."""
    before = session.live_table.copy()
    events = act()
    return bot_reactions(before, session.live_table, events, session.now)


def pass_time(session: Session, events: int = 0) -> None:
    """Let the last reaction be long ago, and the log grow by some events."""
    session.now += PAUSE_MS
    session.happen([Reacted(None, Reaction.WOW)] * events)


def reactions_at_moments(
    table: Callable[[], Session], act: Callable[[Session], tuple[LogEvent, ...]]
) -> list[tuple[LogEvent, ...]]:
    """Return how bots react to the same act at many moments of the log."""
    found = []
    for moment in range(MOMENTS):
        session = table()
        pass_time(session, moment)
        found.append(reaction(session, lambda: act(session)))  # noqa: B023 - called at once
    return found


def with_joker() -> Session:
    """Return a table where a joker lies that anna can free; Otto has the next seat."""
    dealer = HandDealer("k5 r5 j b5 o9 o10 o1", "k1 k2 r9 b13", pool="k13 r12")
    session = playing(1, "steady", rulebook=RULES, dealer=dealer)
    session.turn(GUESTS[0], "k5 r5 j")
    session.wait(2000)
    return session


def free_joker(session: Session) -> tuple[LogEvent, ...]:
    return session.turn(GUESTS[0], "k5 r5 b5 | o9 o10 j")


def test_a_bot_greets_when_the_first_tiles_are_dealt() -> None:
    session = seated(1, "steady", "casual")
    session.now = NOON + PAUSE_MS
    session.do(GUESTS[0], Start())
    (greeting,) = reaction(session, lambda: session.do(GUESTS[0], Salt(b"x")))
    assert isinstance(greeting, Reacted)
    assert greeting.reaction is Reaction.HELLO
    assert greeting.seat in (1, 2)


def test_bots_do_not_react_again_soon() -> None:
    session = seated(1, "steady", "casual")
    session.now = NOON + PAUSE_MS
    session.happen([Reacted(2, Reaction.WOW)])
    session.now += PAUSE_MS - 1
    session.do(GUESTS[0], Start())
    assert reaction(session, lambda: session.do(GUESTS[0], Salt(b"x"))) == ()


def test_bots_are_silent_where_nobody_listens() -> None:
    session = seated(1, "steady")
    pass_time(session)
    session.do(GUESTS[0], Start())
    session.connected()
    assert reaction(session, lambda: session.wait(10_000)) == ()


def test_a_freed_joker_is_admired_now_and_then() -> None:
    found = reactions_at_moments(with_joker, free_joker)
    assert set(found) == {(), (Reacted(1, Reaction.WOW),)}
    assert 5 < sum(map(bool, found)) < MOMENTS / 2


def test_an_ordinary_turn_is_no_reason_to_react() -> None:
    found = reactions_at_moments(with_joker, lambda session: session.turn(GUESTS[0], "k5 r5 j b5"))
    assert set(found) == {()}


def test_nobody_reacts_to_an_own_turn() -> None:
    dealer = HandDealer("k13", "k1 k2 k3 r1 r2 r3 b9", pool="k13' r12", starter=1)

    def table() -> Session:
        return playing(1, "steady", rulebook=RULES, dealer=dealer)

    played = reactions_at_moments(table, lambda session: session.wait(2000))
    assert set(played) == {()}


def test_going_out_is_praised_by_another_bot() -> None:
    dealer = HandDealer("k1 k2 k3", "k13 r12", "b13 o12", pool="k12 r11")

    def table() -> Session:
        return playing(1, "steady", "novice", rulebook=RULES, dealer=dealer)

    praise = reactions_at_moments(table, lambda session: session.turn(GUESTS[0], "k1 k2 k3"))
    assert set(praise) == {
        (),
        (Reacted(1, Reaction.WELL_PLAYED),),
        (Reacted(2, Reaction.WELL_PLAYED),),
    }


def test_a_bot_that_just_played_thanks_for_praise() -> None:
    session = with_joker()
    pass_time(session)
    praise = React(Reaction.WELL_PLAYED)
    assert reaction(session, lambda: session.do(GUESTS[0], praise)) == (
        Reacted(1, Reaction.THANKS),
    )


def test_reactions_of_spectators_and_bots_are_not_answered() -> None:
    for seat in (None, 1):
        session = with_joker()
        pass_time(session)
        told = reaction(session, lambda: session.happen([Reacted(seat, Reaction.HELLO)]))  # noqa: B023
        assert told == ()


def test_a_reaction_does_not_depend_on_hidden_tiles() -> None:
    def table(hidden: str) -> Callable[[], Session]:
        dealer = HandDealer("k5 r5 j b5 o9 o10 o1", hidden, pool="k13 r12")

        def made() -> Session:
            session = playing(1, "steady", rulebook=RULES, dealer=dealer)
            session.turn(GUESTS[0], "k5 r5 j")
            session.wait(2000)
            return session

        return made

    one = reactions_at_moments(table("k1 k2 r9 b13"), free_joker)
    other = reactions_at_moments(table("o13 r13 b1 k8"), free_joker)
    assert one == other
