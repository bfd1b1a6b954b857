"""Endgames of two players: blocking, and proven results."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from brikke.game.game import Game
from brikke.players.endgame import End, Verdict, choose, native, reference
from brikke.players.playout import AtEnd, Policy, Start, play_out
from brikke.players.playout.deciding import decide
from brikke.rules.judge import violations
from brikke.rules.position import Play
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import counts_of, read_tiles
from brikke.solver import Objective, can_go_out, play_exactly

NOTHING = (0,) * 53
NORDIC = get_rulebook("nordic")
HOARDS = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.ENDURE)


def counts(text: str) -> tuple[int, ...]:
    return tuple(counts_of(read_tiles(text)))


# From a round of two hoarders, a few moves before its end: both block.
SMALL = (
    ("k2 k2' k3 k3' b2 b2' b4 b4' o3 o3'", "r2 r2' b1 b3 b3' o1 o2 o2' j", Verdict.LOST),
    ("r2 r2' b1 b3 b3' o1 o2 o2' j", "k2 k2' k3 k3' b2 b2' b4 o3 o3'", Verdict.WON),
    ("k2 k2' k3 k3' b2 b2' b4 o3 o3'", "r2 r2' b3 b3' o1 o2 o2' j", Verdict.LOST),
)


def small_ends(rules: str) -> list[End]:
    """Return endgames small enough for a complete search."""
    return [
        End(get_rulebook(rules), counts(own), counts(rival), passed, earlier)
        for own, rival, _ in SMALL
        for passed, earlier in ((False, True), (True, False))
    ]


def ends_of_rounds(rules: str, seed: int) -> list[End]:
    """Return every endgame position of a round between two hoarders."""
    game = Game(rules, 2, seed=seed)
    found: list[End] = []
    while not game.is_over():
        view = game.view(game.to_move)
        found += filter(None, [End.of(view)])
        game.push(decide(HOARDS, view))
    return found


def test_a_player_who_is_not_blocked_goes_out() -> None:
    # All tiles but the two red 1s form sets.
    end = End(NORDIC, counts("k5 k6 k7 k8"), counts("r1 r1'"))
    assert not reference.blocks(NORDIC, end.rival)
    assert choose(end).played == end.own
    assert choose(end).verdict is Verdict.WON


@pytest.mark.parametrize("seed", range(3))
def test_a_rack_blocks_if_the_other_player_cannot_go_out(seed: int) -> None:
    game = Game("nordic", 2, seed=seed)
    while not game.is_over():
        view = game.view(game.to_move)
        end = End.of(view)
        if end is not None:
            assert reference.blocks(NORDIC, end.rival) != can_go_out(view.position)
        game.push(decide(HOARDS, view))


@pytest.mark.parametrize(("own", "rival", "verdict"), SMALL)
def test_small_endgames_are_solved(own: str, rival: str, verdict: Verdict) -> None:
    assert choose(End(NORDIC, counts(own), counts(rival))).verdict is verdict


def test_a_search_that_exceeds_its_budget_proves_nothing() -> None:
    own, rival, _ = SMALL[1]
    assert choose(End(NORDIC, counts(own), counts(rival)), budget=3).verdict is Verdict.OPEN


@pytest.mark.parametrize("rules", ["nordic", "german"])
def test_both_cores_find_the_same_moves_and_verdicts(rules: str) -> None:
    for end in small_ends(rules):
        told = native.choose(end, 10**6)
        assert told[1] is not Verdict.OPEN
        assert told[:2] == reference.choose(end, 10**6)[:2]


@pytest.mark.parametrize("rules", ["nordic", "german"])
def test_both_cores_choose_the_same_where_a_search_is_too_long(rules: str) -> None:
    ends = ends_of_rounds(rules, seed=2)
    for end in ends[:: max(1, len(ends) // 3)]:
        assert native.choose(end, 0)[:2] == reference.choose(end, 0)[:2]


@pytest.mark.parametrize("seed", range(20))
def test_a_proven_win_is_won_whatever_the_rival_does(seed: int) -> None:
    rng = random.Random(seed)
    own, rival, _ = SMALL[1]
    end = End(NORDIC, counts(own), counts(rival))
    while True:
        choice = choose(end, 10**6)
        assert choice.verdict is Verdict.WON
        if choice.played == end.own:
            return
        left = reference._subtract(end.own, choice.played or NOTHING)
        other = End(NORDIC, end.rival, left, choice.played is None, not end.earlier)
        assert reference.blocks(NORDIC, left)
        replies = [played for played in reference._every_play(other.own) if is_legal(other, played)]
        if not replies and choice.played is None:
            assert reference._wins_blocked(end)
            return
        reply = rng.choice(replies) if replies else NOTHING
        kept = reference._subtract(other.own, reply)
        end = End(NORDIC, left, kept, reply is NOTHING, end.earlier)


def is_legal(end: End, played: tuple[int, ...]) -> bool:
    return reference._can_lay(NORDIC, reference._add(reference._table(end), played))


def test_a_chosen_move_is_a_legal_turn() -> None:
    game = Game("nordic", 2, seed=5)
    laid = 0
    while not game.is_over():
        view = game.view(game.to_move)
        end = End.of(view)
        if end is not None and (played := choose(end).played) is not None:
            turn = play_exactly(view.position, played).turn
            assert isinstance(turn, Play)
            assert violations(view.position, turn) == ()
            laid += 1
        game.push(decide(HOARDS, view))
    assert laid > 10


@pytest.mark.parametrize(
    ("rules", "seats"), [("finnish-classic", 2), ("nordic", 3), ("norwegian-classic", 2)]
)
def test_the_solver_does_not_apply_with_more_players_or_locked_jokers(
    rules: str, seats: int
) -> None:
    game = Game(rules, seats, seed=1)
    while not game.is_over():
        assert End.of(game.view(game.to_move)) is None
        game.push(decide(Policy(opening=Objective.FEWEST, hoards=True), game.view(game.to_move)))


def test_endure_beats_bleed() -> None:
    bleeds = Policy(opening=Objective.FEWEST, hoards=True, at_end=AtEnd.BLEED)
    start = Start.undealt("nordic", 2)
    seated = ([HOARDS, bleeds], 0), ([bleeds, HOARDS], 1)
    rounds = chain.from_iterable(
        ((each.outcome.winner == seat) for each in play_out(start, policies, range(6)))
        for policies, seat in seated
    )
    assert sum(rounds) > 8
