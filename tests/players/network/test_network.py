"""The network: the native core and its reference version compute the same integers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from brikke.game.game import Game
from brikke.game.view import PlayerView
from brikke.players.bots import make_bot
from brikke.players.network import Outlook, estimates, native, reference
from brikke.players.network.choosing import (
    SURE_WIN,
    best_choice,
    can_choose,
    choices,
    reference_choices,
)
from brikke.players.network.features import FEATURES, active_features
from brikke.players.network.looking_ahead import (
    CURVE,
    Plan,
    look_ahead,
    probability,
    reference_look_ahead,
)
from brikke.players.network.weights import LAYERS, PEOPLE, PLAYER, packed_weights, weights
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import counts_of
from brikke.solver import play_exactly
from brikke.solver.native import workspace

MUST_PLAY = "nordic must_play_when_able=yes"
TRAINING = Path(__file__).parents[3] / "training" / "play"
NO_LIMIT = 2**40
TABLES = [("nordic", 2), ("german", 3), ("nordic", 4), (MUST_PLAY, 2), (MUST_PLAY, 4)]


def moments(rules: str, seats: int, every: int) -> Iterator[tuple[Game, PlayerView]]:
    """Yield moments of a round between a hoarder and experts."""
    game = Game(rules, seats, seed=seats)
    bots = [make_bot("hoarder"), *(make_bot("expert") for _ in range(1, seats))]
    while not game.is_over():
        view = game.view(game.to_move)
        if game.state.turns % every == every - 1:
            yield game, view
        game.push(bots[game.to_move].turn(view))


@pytest.mark.parametrize(
    ("rules", "seats"), [*TABLES, ("finnish-classic", 3), ("norwegian-classic", 2)]
)
def test_the_core_computes_the_same_outputs(rules: str, seats: int) -> None:
    for game, _ in moments(rules, seats, every=9):
        outlooks = [Outlook.of(game.state, seat) for seat in range(seats)]
        own = outlooks[game.to_move]
        outlooks += [own.after_drawing(), own.after_playing(own.rack)]
        assert native.outputs(outlooks) == [reference.outputs(each) for each in outlooks]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_core_finds_the_same_choices(rules: str, seats: int) -> None:
    for _, view in moments(rules, seats, every=10):
        assert choices(view) == reference_choices(view)


def test_looking_ahead_chooses_the_same() -> None:
    plan = Plan(choices=3, deals=6, turns=2, work=NO_LIMIT)
    for turn, (_, view) in enumerate(moments(MUST_PLAY, 2, every=12)):
        assert look_ahead(view, plan, seed=turn) == reference_look_ahead(view, plan, seed=turn)


def work_of(view: PlayerView, plan: Plan) -> int:
    """Return what looking ahead costs the solver."""
    with workspace() as solver:
        before = solver.work()
    look_ahead(view, plan, seed=1)
    with workspace() as solver:
        return solver.work() - before


def test_looking_ahead_stops_when_the_work_is_spent() -> None:
    whole = Plan(choices=6, deals=90, turns=2, work=NO_LIMIT)
    bounded = replace(whole, work=10_000)
    last = 10_000  # what the question that spends it may cost beyond
    stopped = 0
    for _, view in moments(MUST_PLAY, 4, every=7):
        work = work_of(view, whole)
        assert work_of(view, bounded) <= min(work, bounded.work + last)
        assert work_of(view, whole) == work  # whatever was asked before
        stopped += work > bounded.work + last
    assert stopped


def test_without_any_work_the_first_judgement_decides() -> None:
    plan = Plan(choices=6, deals=90, turns=2, work=0)
    for _, view in moments(MUST_PLAY, 2, every=9):
        assert look_ahead(view, plan, seed=1) == best_choice(choices(view))


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_choice_can_be_played(rules: str, seats: int) -> None:
    for game, view in moments(rules, seats, every=4):
        for choice in choices(view):
            if choice.played is None:
                assert not choices_to_play(view) or not view.rulebook.must_play(view.pool_size)
            else:
                assert game.legal(play_exactly(view.position, choice.played).turn)


def choices_to_play(view: PlayerView) -> list[object]:
    return [choice for choice in choices(view) if choice.played is not None]


def test_a_turn_that_goes_out_is_the_only_choice() -> None:
    game = Game("nordic", 2, seed=3)
    bot = make_bot("steady")
    last = game.view(0)
    while not game.is_over():
        last = game.view(game.to_move)
        game.push(bot.turn(last))
    (only,) = choices(last)
    assert only.played == tuple(counts_of(last.rack))
    assert only.log_odds == SURE_WIN


def test_locked_jokers_and_openings_that_go_on_are_not_chosen_by_the_network() -> None:
    names = ("nordic", "german", "finnish-classic", "norwegian-classic")
    assert [can_choose(get_rulebook(name)) for name in names] == [True, True, False, False]


def test_chances_of_an_estimate_add_up() -> None:
    for game, _ in moments("nordic", 4, every=15):
        outlooks = [Outlook.of(game.state, seat) for seat in range(4)]
        for estimate in estimates(outlooks):
            assert sum(estimate.chances) == pytest.approx(1)
            assert 0 < estimate.win < 1


def test_probabilities_follow_the_curve() -> None:
    assert [probability(256 * step) for step in range(len(CURVE))] == list(CURVE)
    assert probability(0) == 32768
    assert probability(-700) + probability(700) == 65536
    assert probability(SURE_WIN) == CURVE[-1]


def test_features_have_their_number() -> None:
    for game, view in moments("nordic", 4, every=15):
        active = active_features(Outlook.of(game.state, view.to_move))
        assert 106 < len(active) < 106 + 150
        assert active[-1] < FEATURES


@pytest.mark.parametrize(("name", "network"), [("card.json", PLAYER), ("people.json", PEOPLE)])
def test_the_card_describes_the_weights(name: str, network: str) -> None:
    folder = files("brikke.players.network")
    card = json.loads(folder.joinpath(name).read_text(encoding="utf-8"))
    assert card["sha256"] == hashlib.sha256(packed_weights(network)).hexdigest()
    assert card["bytes"] == len(packed_weights(network))
    assert [len(row) for row in weights(network).biases] == list(LAYERS)


@pytest.mark.parametrize("weights_file", sorted(TRAINING.glob("*.bin")), ids=lambda file: file.name)
def test_weights_that_training_keeps_have_a_card(weights_file: Path) -> None:
    card = json.loads(weights_file.with_suffix(".json").read_text(encoding="utf-8"))
    assert card["sha256"] == hashlib.sha256(weights_file.read_bytes()).hexdigest()
    assert card["bytes"] == weights_file.stat().st_size
    assert card["command"].startswith("python -m training.play.")
    assert card["parent"]


def test_malformed_questions_are_refused() -> None:
    outlook = Outlook.of(Game("nordic", 2, seed=1).state, 0).pack()
    with workspace() as solver:
        with pytest.raises(ValueError, match="malformed weights"):
            solver.estimate(b"", outlook)
        for wrong in (outlook[:-1], b"\x03" + outlook[1:], outlook[:-8] + bytes([9] * 8)):
            with pytest.raises(ValueError, match="malformed outlook"):
                solver.estimate(packed_weights(PLAYER), wrong)
        with pytest.raises(ValueError, match="malformed"):
            solver.choices(packed_weights(PLAYER), b"", b"")
