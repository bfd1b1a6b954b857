"""Targets of training from search: what a search thinks of turns, and how it is mixed in."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from brikke.players.network.weights import PLAYER, packed_weights
from training.play.layout import FEATURE_BYTES, FEATURES, NOT_SEARCHED, SAMPLE_BYTES, SEARCHED_WHOLE
from training.play.league import PLAYERS, League, Player, Search
from training.play.programs import build, compile_program
from training.play.targets import mixed

FORM = np.dtype(
    [
        ("features", "u1", FEATURE_BYTES),
        ("target", "<u2"),
        ("searched", "<u2"),
        ("score", "<i2"),
        ("winner", "u1"),
        ("rules", "u1"),
        ("seats", "u1"),
        ("flags", "u1"),
    ]
)
"""A sample, read by another hand than that of training."""
LOOKS = 2
OWN_SIZE, POOL = 584, 764
"""The first features of the own rack's size, and of the pool's."""
RULES = list(PLAYERS.rules)

Samples = NDArray[np.void]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("programs")
    build(folder, ["selfplay"])
    compile_program(Path(__file__).parent / "search_value.c", folder / "search_value")
    (folder / "weights.bin").write_bytes(packed_weights(PLAYER))
    return folder


def play(
    programs: Path, league: League, *, rounds: int, weights: str = "weights.bin", seed: int = 7
) -> Samples:
    path = programs / "league.txt"
    league.write(path)
    command = [programs / "selfplay", path, programs / weights, seed, 0.85, rounds]
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, check=True)
    assert len(done.stdout) % SAMPLE_BYTES == 0
    return np.frombuffer(done.stdout, FORM)


def searching(league: League, share: float, deals: int = 1) -> League:
    return replace(league, search=Search(share, deals))


def features(samples: Samples) -> NDArray[np.uint8]:
    return np.unpackbits(samples["features"], axis=1, bitorder="little")[:, :FEATURES]


def test_a_target_goes_as_far_towards_the_search_as_its_weight_says() -> None:
    assert mixed(1.0, 0.25, 1.0, 0.0) == 1
    assert mixed(1.0, 0.25, 1.0, 0.5) == 0.625
    assert mixed(1.0, 0.25, 1.0, 1.0) == 0.25
    assert mixed(1.0, 0.25, 0.0, 1.0) == 1
    ends, searched, asked = np.array([1.0, 0, 0]), np.array([0.5, 0.5, 1]), np.array([1.0, 1, 0])
    assert mixed(ends, searched, asked, 0.5).tolist() == [0.75, 0.25, 0]


@pytest.mark.system
def test_a_search_changes_no_round(programs: Path) -> None:
    plain = play(programs, PLAYERS, rounds=40)
    searched = play(programs, searching(PLAYERS, 0.3), rounds=40)
    assert (plain["searched"] == NOT_SEARCHED).all()
    for name in set(FORM.names or ()) - {"searched"}:
        assert (plain[name] == searched[name]).all()
    share = (searched["searched"] != NOT_SEARCHED).mean()
    assert 0.05 < share < 0.3


@pytest.mark.system
def test_the_same_seed_searches_the_same(programs: Path) -> None:
    once, again = (play(programs, searching(PLAYERS, 0.2), rounds=20) for _ in range(2))
    other = play(programs, searching(PLAYERS, 0.2), rounds=20, seed=8)
    assert once.tobytes() == again.tobytes() != other.tobytes()


@pytest.mark.system
def test_turns_are_searched_where_the_champion_would(programs: Path) -> None:
    samples = play(programs, searching(PLAYERS, 1), rounds=200)
    asked = samples["searched"] != NOT_SEARCHED
    looks = samples["flags"] & LOOKS > 0
    pool = features(samples)[:, POOL : POOL + 16].argmax(axis=1)
    few = features(samples)[:, POOL : POOL + 16].any(axis=1) & (pool <= 6)
    assert not asked[looks].any()
    for number, name in enumerate(RULES):
        of_rules = (samples["rules"] == number) & ~looks
        if name.startswith("must"):
            assert asked[of_rules].all()
        elif name in {"nordic-3", "nordic-4"}:
            # Not by seats that open only now, or had one tile more before they drew.
            assert asked[of_rules & few].mean() > 0.8
            assert not asked[of_rules & ~few].any()
        else:
            assert not asked[of_rules].any()


@pytest.mark.system
def test_who_has_gone_out_has_won(programs: Path) -> None:
    samples = play(programs, searching(PLAYERS, 1), rounds=60)
    out = (features(samples)[:, OWN_SIZE] == 1) & (samples["searched"] != NOT_SEARCHED)
    assert out.sum() > 30
    assert (samples["searched"][out] == SEARCHED_WHOLE).all()
    assert (samples["winner"][out] == 0).all()


@pytest.mark.system
def test_the_search_tells_who_wins_where_all_play_as_it_assumes(programs: Path) -> None:
    """Everyone must play and plays the most tiles: then it is wrong only by what it cannot see."""
    rules = {name: each for name, each in PLAYERS.rules.items() if name == "must-2"}
    steady = {"steady": Player(PLAYERS.players["steady"].policy, 1.0)}
    league = searching(League(rules, steady), 0.3, deals=6)
    samples = play(programs, league, rounds=250, weights="none")
    samples = samples[samples["searched"] != NOT_SEARCHED]
    called, won = samples["searched"] / SEARCHED_WHOLE, samples["winner"] == 0
    assert abs((called - won).mean()) < 0.05
    assert np.corrcoef(called, won)[0, 1] > 0.15


@pytest.mark.system
def test_a_comparison_is_continued_from_its_folder(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Needs torch, which the tools of development do not bring."""
    pytest.importorskip("torch")
    compare_targets = import_module("training.play.compare_targets")
    monkeypatch.setattr(compare_targets, "PART", 25)
    asked = compare_targets.read_arguments(["--out", str(tmp_path), "--targets", "search"])
    asked.weights, asked.decks, asked.deals = programs / "weights.bin", 0.0005, 1
    asked.rounds, asked.held, asked.steps, asked.batch, asked.runs = 50, 25, 4, 64, 1
    compare_targets.compare(asked)
    first = (tmp_path / "search-1.bin").read_bytes()
    assert first != (tmp_path / "end-1.bin").read_bytes()
    lines = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    assert [line["target"] for line in told if line["kind"] == "learned"] == ["end", "search"]
    assert {line["target"] for line in told if line["kind"] == "held"} >= {"end", "search"}
    assert {line["opponent"] for line in told if line["kind"] == "contest"} >= {"steady", "end"}

    (tmp_path / "search-1.bin").unlink()
    (tmp_path / "part-1.bin").unlink()
    compare_targets.compare(asked)
    assert (tmp_path / "search-1.bin").read_bytes() == first
    again = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    kinds = [json.loads(line)["kind"] for line in again[len(lines) :]]
    assert kinds == ["begun", "played", "learned"]
    asked.share = 0.5
    with pytest.raises(SystemExit, match="other options"):
        compare_targets.compare(asked)


@pytest.mark.system
def test_a_search_uses_only_what_the_seat_knows(programs: Path) -> None:
    league = searching(PLAYERS, 1, deals=4)
    league.write(programs / "league.txt")
    command = [programs / "search_value", programs / "league.txt", "3"]
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, check=True, text=True)
    halves, *lines = (line.split() for line in done.stdout.splitlines())
    for name in ("must-2", "nordic-3"):
        values = [tuple(map(float, line[1:])) for line in lines if line[0] == name]
        assert len(values) >= 4
        assert all(value == redealt for value, redealt, _ in values)
        assert any(value != other for value, _, other in values)
    # One plan wins three and one of four deals; of two, each is best where it is not valued.
    assert halves == ["halves", "0.500000", "0.125000"]
