"""Invariants of a round, tested with random games (property-based tests)."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from brikke.game.events import fold
from brikke.game.game import Game, IllegalTurn
from brikke.game.notation import Record, position_text, read_position, read_record, record_text
from brikke.game.verify import verify_record
from brikke.game.view import view_of
from brikke.rules.position import Draw, Pass, Play, Position, Turn
from brikke.rules.rulebook import EDITIONS, get_rulebook
from brikke.rules.scoring import Ending, outcome
from brikke.rules.table import tiles_on
from brikke.rules.tiles import ALL_TILES, Tile
from brikke.solver import best_turn
from tests.support.effort import examples
from tests.support.sample_players import simple_turn

editions = st.sampled_from(list(EDITIONS))
house_lines = st.one_of(
    editions,
    st.builds("{} jokers={}".format, editions, st.sampled_from(["free", "locked"])),
    st.builds("{} opening_minimum={}".format, editions, st.integers(0, 50)),
    st.builds("{} opening_goes_on=yes opening_single_set=yes".format, editions),
    st.builds("{} empty_pool={}".format, editions, st.sampled_from(["play-on", "round-ends"])),
    st.builds("{} max_run_length=4 tiles_dealt=20".format, editions),
    st.builds("{} must_play_when_able=yes".format, editions),
)
any_tiles = st.lists(st.sampled_from(ALL_TILES), max_size=6).map(tuple)
any_table = st.lists(any_tiles, max_size=6).map(tuple)


class RoundMachine(RuleBasedStateMachine):
    """Plays a round with legal turns, illegal turns, timeouts and undos."""

    @initialize(rulebook=house_lines, seats=st.integers(2, 4), seed=st.integers(0, 10**6))
    def begin(self, rulebook: str, seats: int, seed: int) -> None:
        self.game = Game(rulebook, seats, seed=seed)
        self.chance = random.Random(seed)

    @precondition(lambda self: not self.game.is_over())
    @rule(times=st.integers(1, 12))
    def play(self, times: int) -> None:
        for _ in range(times):
            if not self.game.is_over():
                pool = len(self.game.state.pool)
                turn = simple_turn(self.game.position, pool, self.chance)
                self.game.push(self.scrambled(turn))

    def scrambled(self, turn: Turn) -> Turn:
        """Name tiles by face only: which of two equal tiles is meant must not matter."""
        if not isinstance(turn, Play) or self.chance.random() < 0.5:
            return turn
        table, opening = (
            tuple(tuple(Tile(t.face, self.chance.randint(0, 2)) for t in laid) for laid in sets)
            for sets in (turn.table, turn.opening)
        )
        return Play(table, opening)

    @precondition(lambda self: not self.game.is_over())
    @rule(times=st.integers(1, 12))
    def draw_or_pass(self, times: int) -> None:
        for _ in range(times):
            if self.game.is_over():
                return
            turn: Turn = Draw() if self.game.state.pool else Pass()
            if self.game.legal(turn):
                self.game.push(turn)
            else:
                assert [v.code for v in self.game.violations(turn)] == ["must-play"]
                assert self.game.rulebook.must_play(len(self.game.state.pool))
                self.game.push(best_turn(self.game.position).turn)

    @rule()
    def time_out(self) -> None:
        before = (self.game.events, self.game.state)
        try:
            self.game.time_out()
        except IllegalTurn:
            assert (self.game.events, self.game.state) == before
        else:
            assert self.game.state.table == before[1].table

    @rule(table=any_table, opening=any_table, seat=st.none() | st.integers(-1, 5))
    def propose_anything(
        self,
        table: tuple[tuple[Tile, ...], ...],
        opening: tuple[tuple[Tile, ...], ...],
        seat: int | None,
    ) -> None:
        before = (self.game.events, self.game.state)
        turn = Play((*self.game.state.table, *table), opening)
        refused = self.game.violations(turn, seat)
        try:
            self.game.push(turn, seat)
        except IllegalTurn as error:
            assert error.violations == refused != ()
            assert (self.game.events, self.game.state) == before
        else:
            assert refused == ()

    @precondition(lambda self: self.game.state.turns > 0)
    @rule()
    def take_back_and_repeat(self) -> None:
        events, state = self.game.events, self.game.state
        self.game.undo()
        assert self.game.state.turns == state.turns - 1
        self.game = Game.from_events(events)
        assert self.game.state == state

    @invariant()
    def there_are_106_tiles_and_none_is_in_two_places(self) -> None:
        state = self.game.state
        held = [*tiles_on(state.table), *state.pool, *(t for rack in state.racks for t in rack)]
        assert len(held) == 106
        assert set(held) == set(ALL_TILES)

    @invariant()
    def the_table_holds_valid_sets_only(self) -> None:
        self.game.position.check()

    @invariant()
    def replay_equals_play(self) -> None:
        assert fold(self.game.events) == self.game.state
        for seat in (*range(self.game.state.seats), None):
            assert view_of(self.game.events, seat) == self.game.view(seat)

    @invariant()
    def the_record_is_read_as_it_is_written(self) -> None:
        record = Record.of(self.game, place="kitchen table")
        assert read_record(record_text(record)) == record

    @invariant()
    def a_finished_round_adds_to_zero_and_verifies(self) -> None:
        result = self.game.outcome()
        if result is not None:
            assert sum(result.scores) == 0
            assert result.scores[result.winner] == max(result.scores)
            assert verify_record(Record.of(self.game)).valid


TestRound = RoundMachine.TestCase
TestRound.settings = settings(
    max_examples=examples(40, least=5),
    stateful_step_count=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def racks(draw: st.DrawFn) -> list[tuple[Tile, ...]]:
    deck = draw(st.permutations(ALL_TILES))
    sizes = draw(st.lists(st.integers(1, 26), min_size=2, max_size=4))
    cuts = [sum(sizes[:at]) for at in range(len(sizes) + 1)]
    return [tuple(deck[cuts[at] : cuts[at + 1]]) for at in range(len(sizes))]


@given(racks(), house_lines, st.sampled_from(Ending), st.integers(0, 3))
@settings(max_examples=examples(200, least=5))
def test_scores_add_to_zero_in_every_edition_and_ending(
    held: list[tuple[Tile, ...]], rulebook: str, ending: Ending, starter: int
) -> None:
    if ending is Ending.OUT:
        held[starter % len(held)] = ()
    result = outcome(get_rulebook(rulebook), ending, held, starter % len(held))
    assert sum(result.scores) == 0
    assert all(s <= 0 for seat, s in enumerate(result.scores) if seat != result.winner)
    if ending is Ending.OUT:
        assert result.winner == starter % len(held)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    seed, turns = draw(st.integers(0, 300)), draw(st.integers(0, 60))
    game = Game(draw(house_lines), 2, seed=seed)
    chance = random.Random(seed)
    while game.state.turns < turns and not game.is_over():
        game.push(simple_turn(game.position, len(game.state.pool), chance))
    return game.position


@given(positions())
@settings(max_examples=examples(60, least=5))
def test_a_position_is_read_as_it_is_written(position: Position) -> None:
    assert read_position(position_text(position)) == position
