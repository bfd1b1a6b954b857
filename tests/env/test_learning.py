"""The learning example: reproducible training, and a result that beats greedy."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from brikke.env.vector import Rows, VectorEnv
from brikke.errors import InputError
from brikke.game.view import draw_or_pass
from brikke.lab.evaluation import PROTOCOLS
from brikke.players.bots.loading import find_bot
from examples import learn_to_play
from examples.learn_to_play import NAME, Plan, main, measure, train
from examples.learned import (
    FEATURES,
    LIMIT,
    OWN_WEIGHTS,
    SETTING,
    Learned,
    choose,
    features,
    read_weights,
    weights_text,
)

SMALL = Plan(candidates=16, rounds=2, best=4)
OTHER_DECKS = 7003


@pytest.mark.parametrize(
    ("rulebook", "seats"), [("nordic", 2), ("german", 3), ("nordic must_play_when_able=yes", 2)]
)
def test_it_plays_the_same_in_the_environment_and_at_a_table(rulebook: str, seats: int) -> None:
    env = VectorEnv(rulebook, seats, envs=4, limit=LIMIT, seed=5)
    learned, weights = Learned(0), read_weights(OWN_WEIGHTS)
    rng = np.random.default_rng(5)
    for _ in range(12):
        seen = env.rows
        chosen = choose(seen, weights)
        told = features(seen)
        for row, action in enumerate(chosen.tolist()):
            view, alone = env.view(row), Rows.empty(1, seats, LIMIT)
            listed = alone.show(0, view)
            assert listed == env.turns(row)
            assert np.array_equal(features(alone)[0], told[row])
            expected = draw_or_pass(view) if action == LIMIT else listed[action].turn
            assert learned.turn(view) == expected
        blindly = (rng.random(seen.mask.shape) * seen.mask).argmax(axis=1)
        env.step(np.where(rng.random(env.envs) < 0.5, chosen, blindly))


def test_zero_weights_draw_where_that_is_allowed() -> None:
    env = VectorEnv("nordic must_play_when_able=yes", envs=16, limit=LIMIT, seed=1)
    seen = env.rows
    chosen = choose(seen, np.zeros(len(FEATURES)))
    able = seen.mask[:, :-1].any(axis=1)
    assert able.any()
    assert np.array_equal(chosen[~able], np.full((~able).sum(), LIMIT))
    assert seen.mask[np.arange(env.envs), chosen].all()
    assert (chosen[able] < LIMIT).all()


def test_the_same_seed_gives_the_same_weights() -> None:
    tiny = Plan(candidates=6, rounds=1, best=2)
    one, again, other = ([*train(seed, 2, tiny)] for seed in (4, 4, 5))
    assert [weights_text(each.weights) for each in one] == [
        weights_text(each.weights) for each in again
    ]
    assert [each.wins for each in one] == [each.wins for each in again]
    assert weights_text(one[-1].weights) != weights_text(other[-1].weights)


@pytest.mark.slow
def test_a_few_generations_improve_the_win_rate(tmp_path: Path) -> None:
    stages = [*train(2, 3, SMALL)]
    won = []
    for stage in (stages[0], stages[-1]):
        path = tmp_path / f"{stage.number}.json"
        path.write_text(weights_text(stage.weights))
        won.append(measure(path, "greedy", 6, OTHER_DECKS).win_rate)
    assert won[1] > won[0] + 0.4
    assert stages[-1].wins > stages[1].wins + 0.15


@pytest.mark.slow
def test_the_supplied_weights_beat_greedy() -> None:
    assert measure(OWN_WEIGHTS, "greedy", 4, OTHER_DECKS).win_rate > 0.8


def test_it_does_not_use_seeds_of_an_evaluation_protocol() -> None:
    seeds = {suite.seed for protocol in PROTOCOLS.values() for suite in protocol.suites}
    assert not seeds & {learn_to_play.SEED_OF_THE_CURVE, learn_to_play.SEED_OF_THE_CONTEST}


def test_weights_are_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights.json"
    weights = np.arange(len(FEATURES)) / 3
    path.write_text(weights_text(weights))
    assert np.allclose(read_weights(path), weights, atol=1e-6)
    assert weights_text(read_weights(OWN_WEIGHTS)) == OWN_WEIGHTS.read_text()
    monkeypatch.setenv(SETTING, str(tmp_path / "none.json"))
    with pytest.raises(InputError, match=r"cannot be read .*none\.json"):
        find_bot(NAME)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "must be a JSON object of numbers"),
        ("7", "must be a JSON object of numbers"),
        (json.dumps(dict.fromkeys(FEATURES, "much")), "must be a JSON object of numbers"),
        (json.dumps({"draw": 1}), "belong to other features"),
    ],
)
def test_an_invalid_weights_file_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(InputError, match=problem) as refused:
        read_weights(path)
    assert str(refused.value).endswith(str(path))


@pytest.mark.system  # Matplotlib lists the fonts with a program when it first draws on a machine.
def test_the_program_writes_weights_and_a_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn_to_play, "Plan", lambda: Plan(candidates=6, rounds=1, best=2))
    monkeypatch.setattr(learn_to_play, "DECKS_OF_THE_CURVE", 2)
    monkeypatch.setattr(learn_to_play, "DECKS_OF_THE_CONTEST", 2)
    out = tmp_path / "new" / "folder"
    assert main(["--minutes", "0.1", "--seed", "4", "--out", str(out)]) == 0
    (_, last) = train(4, 1, Plan(candidates=6, rounds=1, best=2))
    assert (out / "learned.json").read_text() == weights_text(last.weights)
    assert (out / "learning-curve.png").read_bytes().startswith(b"\x89PNG")
    told = capsys.readouterr().out
    assert "generation 1 of 1" in told
    assert "2 decks, each from both seats, against greedy: won" in told


@pytest.mark.parametrize(
    ("option", "value", "shown"),
    [
        ("--minutes", "0", ": 0.0"),
        ("--minutes", "nan", ": nan"),
        ("--seed", "-1", ": -1"),
        ("--out", "file", ": file"),
    ],
)
def test_wrong_input_is_refused_with_the_value(  # noqa: PLR0917
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    option: str,
    value: str,
    shown: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    assert main([option, value]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(shown)


def test_the_picture_in_the_docs_is_small() -> None:
    picture = OWN_WEIGHTS.parent.parent / "docs" / "learning-curve.png"
    assert picture.stat().st_size < 100_000
