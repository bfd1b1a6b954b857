"""The arena: schedules, duplicate deals, worker processes, and the journal."""

from __future__ import annotations

import inspect
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import brikke.players.bots
from benchmarks import arena as measured
from brikke.cli import run as command
from brikke.cli.arena import arena
from brikke.errors import InputError
from brikke.game.view import PlayerView
from brikke.lab.arena import (
    Crew,
    Report,
    Result,
    cores,
    make_contest,
    play,
    play_contest,
    read_journal,
    run,
)
from brikke.lab.arena import processes as crew_of_processes
from brikke.lab.arena.contest import Schedule
from brikke.lab.arena.plot import draw_report
from brikke.lab.arena.processes import CrewError, play_in_processes
from brikke.lab.arena.report import report_data, report_on
from brikke.lab.arena.runner import BotError, Played, play_deal
from brikke.lab.arena.thinking import Thinking
from brikke.players.bots.random_bot import RandomBot
from brikke.rules.position import Play, Turn
from brikke.rules.rulebook import DEFAULT
from tests.support.interrupting import interrupted
from tests.support.patience import PATIENCE

MARK = "BRIKKE_TEST_MARK"
draws = pytest.mark.system
"""Matplotlib lists the fonts with a program when it first draws on a machine."""


def assert_all_gone(mark: Path) -> None:
    """Wait until no process has this mark in its environment."""
    until = time.monotonic() + PATIENCE
    while left := _marked(f"{MARK}={mark}".encode()):
        assert time.monotonic() < until, left
        time.sleep(0.05)


def _marked(mark: bytes) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text())
        except OSError:  # it has ended, or belongs to another user
            continue
    return found


def test_each_deck_is_played_once_from_every_seat() -> None:
    contest = run(["steady", "greedy"], deals=6, seed=3)
    assert sum(bot.wins for bot in contest.bots) == 12
    assert sum(bot.points for bot in contest.bots) == pytest.approx(0)
    assert [bot.name for bot in contest.bots] == ["steady", "greedy"]
    assert contest.bots[0].rating > 0 > contest.bots[1].rating


def test_the_same_seed_gives_the_same_contest() -> None:
    assert run(["steady", "random"], deals=3) == run(["steady", "random"], deals=3)
    assert play(DEFAULT, ["steady", "steady"], "x") == play(DEFAULT, ["steady", "steady"], "x")


def test_equal_bots_win_equally_often() -> None:
    contest = run(["steady"], seats=2, deals=4)
    assert contest.bots[0].win_rate == pytest.approx(0.5)
    assert contest.bots[0].rating == pytest.approx(0)


def test_two_bots_may_share_a_larger_table() -> None:
    contest = run(["steady", "greedy"], seats=4, deals=2, rulebook="german")
    assert sum(bot.wins for bot in contest.bots) == 8


def test_a_shared_table_repeats_bots_and_rotates_seats() -> None:
    assert make_contest(["steady", "greedy"], seats=3).line_ups == (
        ("steady", "greedy", "steady"),
        ("greedy", "steady", "steady"),
        ("steady", "steady", "greedy"),
    )


def test_in_a_field_each_bot_has_every_seat_once() -> None:
    contest = make_contest(["greedy", "random"], against="steady", seats=4)
    assert contest.names == ("greedy", "random", "steady")
    for hero in ("greedy", "random"):
        seats = [each.index(hero) for each in contest.line_ups if hero in each]
        assert sorted(seats) == [0, 1, 2, 3]
    assert all(each.count("steady") == 3 for each in contest.line_ups)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 18), (4, 24)])
def test_in_a_round_robin_all_pairs_meet_equally_often(seats: int, rounds: int) -> None:
    bots = ["random", "greedy", "steady"]
    line_ups = make_contest(bots, seats=seats, round_robin=True).line_ups
    assert len(set(line_ups)) == len(line_ups) == rounds
    met: dict[frozenset[str], int] = {}
    for each in line_ups:
        assert len(set(each)) == 2
        met[frozenset(each)] = met.get(frozenset(each), 0) + 1
    assert set(met.values()) == {rounds // 3}
    for seat in range(seats):
        at_seat = [each[seat] for each in line_ups]
        assert len({at_seat.count(bot) for bot in bots}) == 1


@pytest.mark.slow
def test_the_seed_of_a_bot_depends_on_its_seat_and_not_on_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(brikke.players.bots, "BOTS", {"one": RandomBot, "other": RandomBot})
    report = run(["one", "other"], deals=5)
    assert {bot.win_rate for bot in report.bots} == {0.5}
    assert {bot.points for bot in report.bots} == {0}


def test_a_bot_that_makes_an_illegal_turn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, seed: int) -> None: ...

        def turn(self, view: PlayerView) -> Turn:
            return Play((view.position.rack,))

    monkeypatch.setattr(brikke.players.bots, "BOTS", {"cheat": Cheat})
    with pytest.raises(
        BotError, match=r"^cheat made an illegal turn \(.*\) at .*: arena 1 deal 0$"
    ):
        run(["cheat"], seats=2, deals=1)


def test_a_report_of_a_field_holds_meetings_and_the_even_rate() -> None:
    report = run(["greedy"], against="steady", seats=3, deals=2)
    told = report_data(report)
    assert (told["schedule"], told["even"], told["deals"]) == ("field", 0.3333, 2)
    (meeting,) = told["meetings"]
    assert (meeting["bot"], meeting["against"]) == ("greedy", "steady")
    greedy = next(bot for bot in report.bots if bot.name == "greedy")
    assert meeting["win_rate"] == round(greedy.win_rate, 4)
    assert greedy.played == 6
    assert all("ms" not in bot for bot in told["bots"])
    timed = report_data(report, times=True)["bots"][0]
    assert timed["turns"] > 10
    assert 0 < timed["ms"]["mean"] <= timed["ms"]["p99"] <= timed["ms"]["worst"]


def test_thinking_times_can_be_merged() -> None:
    quick, slow = Thinking(), Thinking()
    for _ in range(990):
        quick.add(1.0)
    for ms in range(10):
        slow.add(100.0 + ms)
    quick.merge(slow)
    assert (quick.turns, quick.worst) == (1000, 109)
    assert quick.mean == pytest.approx(2.035, abs=0.001)
    assert quick.p99 == pytest.approx(1, rel=0.05)
    quick.merge(slow)
    assert quick.p99 == pytest.approx(109, rel=0.05)


@pytest.mark.system
def test_results_do_not_depend_on_the_workers() -> None:
    alone = run(["steady", "random"], deals=4, seed=5)
    assert run(["steady", "random"], deals=4, seed=5, crew=Crew(2)) == alone
    assert not multiprocessing.active_children()


@pytest.mark.system
def test_a_killed_worker_raises_an_error() -> None:
    finished = play_in_processes(make_contest(["steady", "greedy"]), range(10_000), 2)
    next(finished)
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    with pytest.raises(CrewError, match="with exit status: -9$"):
        for _ in finished:
            pass
    assert not multiprocessing.active_children()


def test_ctrl_c_while_workers_start_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt), crew_of_processes._sigint_blocked():
        os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.system
def test_errors_in_a_worker_are_passed_on() -> None:
    other = replace(make_contest(["steady", "greedy"]), version="0.0.1")
    with pytest.raises(InputError, match="a contest of version 0.0.1 cannot be played by version"):
        list(play_in_processes(other, range(4), 2))
    answer = crew_of_processes._answer(lambda *_: 1 // 0, other, 7)
    assert isinstance(answer, RuntimeError)
    assert "deal 7 failed" in str(answer)
    assert "ZeroDivisionError" in str(answer)


class TestFile:
    """The journal: contests are resumed, extended and reported from their file."""

    contest = make_contest(["steady", "greedy"], seed=4)

    @pytest.mark.slow
    def test_a_contest_is_resumed_and_extended(self, tmp_path: Path) -> None:
        file = tmp_path / "c.jsonl"
        told: list[int] = []
        play_contest(self.contest, 2, out=file)
        first = file.read_bytes()
        longer = play_contest(self.contest, 5, out=file, progress=told.append)
        assert told == [2, 3, 4, 5]
        assert file.read_bytes().startswith(first)
        assert longer == play_contest(self.contest, 5)
        assert play_contest(self.contest, 2, out=file) == play_contest(self.contest, 2)
        assert len(file.read_bytes().splitlines()) == 6
        contest, played = read_journal(file)
        assert report_on(contest, played) == longer
        assert report_on(contest, played).thinking["steady"].turns > 100

    @pytest.mark.slow
    def test_an_incomplete_line_is_dropped(self, tmp_path: Path) -> None:
        file = tmp_path / "c.jsonl"
        whole = play_contest(self.contest, 3, out=file)
        text = file.read_bytes()
        for left in (len(text) - 1, text.rindex(b"\n", 0, -1) + 9, 20, 0):
            file.write_bytes(text[:left])
            assert play_contest(self.contest, 3, out=file) == whole
            assert len(file.read_bytes().splitlines()) == 4

    def test_deals_after_a_gap_are_not_reported(self, tmp_path: Path) -> None:
        file = tmp_path / "c.jsonl"
        play_contest(self.contest, 4, out=file)
        lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(b"".join([lines[0], lines[4], lines[1], lines[1], lines[2]]))
        contest, played = read_journal(file)
        assert report_on(contest, played).deals == 2
        with pytest.raises(InputError, match="fewer deals have been played: 3$"):
            report_on(contest, played, deals=3)
        with pytest.raises(InputError, match="at least one deal: 0$"):
            report_on(contest, played, deals=0)
        with pytest.raises(InputError, match="first deal has not been played: 0$"):
            report_on(contest, {3: played[3]})
        told: list[int] = []
        play_contest(self.contest, 4, out=file, progress=told.append)
        assert told == [3, 4]

    @pytest.mark.parametrize(
        ("other", "value"),
        [
            ({"bots": ("steady", "random")}, "steady, greedy"),
            ({"seats": 3}, "2"),
            ({"seed": 5}, "4"),
            ({"rulebook": "german"}, "nordic"),
            ({"schedule": Schedule.ROUND_ROBIN}, "table"),
            ({"version": "9.9"}, brikke.__version__),
        ],
    )
    def test_another_contest_is_refused(
        self, tmp_path: Path, other: dict[str, Any], value: str
    ) -> None:
        file = tmp_path / "c.jsonl"
        play_contest(self.contest, 1, out=file)
        before = file.read_bytes()
        with pytest.raises(InputError, match=f"another contest, with other .*: {value}$"):
            play_contest(replace(self.contest, **other), 1, out=file)
        assert file.read_bytes() == before

    @pytest.mark.parametrize(
        "text", ["a letter", "a letter\n", "{}\n", "[]\n", '{"arena":2}\n', "\n", "[" * 9999 + "\n"]
    )
    def test_a_file_that_is_no_journal_is_left_unchanged(self, tmp_path: Path, text: str) -> None:
        file = tmp_path / "letter"
        file.write_text(text)
        with pytest.raises(InputError, match="not a file of the arena: .*letter$"):
            play_contest(self.contest, 1, out=file)
        assert file.read_text() == text
        with pytest.raises(InputError, match="not a file of the arena: .*letter$"):
            read_journal(file)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b'"deal":0', b'"deal":-1'),
            (b'"winner":0', b'"winner":2'),
            (b'"winner"', b'"loser"'),
            (b'["greedy","steady"]', b'["steady","steady"]'),
            (b'"rounds"', b"rounds"),
        ],
    )
    def test_an_invalid_line_is_named(self, tmp_path: Path, old: bytes, new: bytes) -> None:
        file = tmp_path / "c.jsonl"
        play_contest(self.contest, 1, out=file)
        first, line = file.read_bytes().splitlines(keepends=True)
        assert old in line
        file.write_bytes(first + line.replace(old, new))
        with pytest.raises(InputError, match="no deal of its contest in line: 2$"):
            read_journal(file)

    def test_a_file_that_cannot_be_written_is_refused(self, tmp_path: Path) -> None:
        for path in (tmp_path, tmp_path / "nowhere" / "c.jsonl"):
            with pytest.raises(InputError, match=rf"cannot be written \(.*\): {path}$"):
                play_contest(self.contest, 1, out=path)

    @pytest.mark.system
    def test_after_an_interrupt_finished_deals_are_kept(self, tmp_path: Path) -> None:
        file = tmp_path / "c.jsonl"
        arguments = ["--bots", "steady,greedy", "--seed", "4", "--deals", "100000"]
        arguments += ["--processes", "2", "--out", str(file)]

        def has_some() -> bool:
            return file.exists() and file.read_bytes().count(b"\n") > 3

        status, out, err = interrupted(["arena", *arguments], has_some, env={MARK: str(tmp_path)})
        _, played = read_journal(file)
        assert (status, out) == (130, "")
        assert err == (
            f"Stopped. {len(played)} deals are kept; the same command goes on from there: {file}\n"
        )
        assert file.read_bytes().endswith(b"\n")
        assert all(each == play_deal(self.contest, deal) for deal, each in list(played.items())[:2])
        assert_all_gone(tmp_path)


def report() -> Report:
    """Return a report in which steady won three deals of four."""
    contest = make_contest(["steady", "greedy"])
    played = {}
    for deal in range(40):
        winner = "greedy" if deal % 4 == 0 else "steady"
        results = [
            Result(deal, seated, seated.index(winner), (0, 0)) for seated in contest.line_ups
        ]
        played[deal] = Played(deal, tuple(results))
    return report_on(contest, played)


@draws
@pytest.mark.parametrize(("name", "head"), [("p.png", b"\x89PNG"), ("p.svg", b"<?xml")])
def test_a_plot_has_the_same_bytes_every_time(tmp_path: Path, name: str, head: bytes) -> None:
    drawn = []
    for _ in range(2):
        draw_report(report(), tmp_path / name, title="Bots", rating="Rating", wins="Wins")
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0].startswith(head)
    assert drawn[0] == drawn[1]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_missing_package_is_reported_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InputError, match=r": brikke\[ray\]$"):
        Crew(ray=True)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(InputError, match=r": brikke\[plots\]$"):
        draw_report(report(), tmp_path / "p.png", title="", rating="", wins="")


@pytest.mark.system
def test_ray_gives_the_same_results_and_leaves_no_files_or_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "--bots", "steady,random", "--deals", "4", "--json"]
    # Paths of sockets must be short, so Ray cannot use the folder of the test.
    with TemporaryDirectory(prefix="b-") as folder:
        told = {MARK: str(tmp_path), "HOME": str(tmp_path), "TMPDIR": folder}
        done = subprocess.run(
            [sys.executable, "-m", "brikke", *arguments, "--ray", "--processes", "2"],
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            env={**os.environ, **told},
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert not [*Path(folder).iterdir(), *tmp_path.iterdir()]
    assert command([*arguments, "--processes", "1"]) == 0
    assert done.stdout == capsys.readouterr().out
    assert_all_gone(tmp_path)


@pytest.mark.system
@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "127.0.0.1:ray", "nowhere"])
def test_a_ray_cluster_that_does_not_answer_is_refused(address: str) -> None:
    with pytest.raises(InputError, match=f" at: {address}$"):
        run(["steady"], seats=2, deals=1, crew=Crew(ray=True, address=address))


@pytest.mark.parametrize(
    "arguments",
    [
        {"names": []},
        {"names": ["steady"]},
        {"names": ["steady"] * 5},
        {"names": ["steady", "nobody"]},
        {"names": ["steady", "greedy"], "seats": 5},
        {"names": ["steady", "greedy", "random"], "seats": 2},
        {"names": ["steady", "greedy"], "deals": 0},
        {"names": ["steady", "greedy"], "rulebook": "chess"},
        {"names": ["steady", "greedy"], "anchor": "random"},
        {"names": ["steady"], "round_robin": True},
        {"names": ["steady", "steady"], "round_robin": True},
        {"names": ["steady", "greedy"], "round_robin": True, "seats": 1},
        {"names": ["steady", "greedy"], "round_robin": True, "against": "random"},
        {"names": ["steady"], "against": "steady"},
        {"names": ["steady"], "against": "nobody"},
        {"names": ["steady"], "against": "greedy", "seats": 5},
        {"names": [], "against": "greedy"},
    ],
)
def test_an_invalid_contest_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        run(**arguments)


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["--bots", "steady,greedy", "--round-robin", "--against", "random"], "--against"),
        (["--bots", "steady,greedy", "--plot", "x.pdf"], "x.pdf"),
        (["--bots", "steady,greedy", "--plot", "nowhere/x.png"], "nowhere"),
        (["--bots", "steady,greedy", "--processes", "0"], "0"),
        (["--bots", "steady", "--against", "steady"], "steady"),
        (["--from", "x", "--seed", "1"], "--seed"),
        (["--from", "x", "--round-robin"], "--round-robin"),
        (["--from", "nowhere"], "nowhere"),
        (["--ray"], "--bots"),
        (["--bots", "steady,greedy", "--ray", "h:1", "--processes", "2"], "--processes"),
    ],
)
def test_invalid_combinations_of_flags_are_refused(
    arguments: list[str], value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["arena", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(f": {value}\n")
    assert err.count("\n") == 1


def test_every_flag_is_documented() -> None:
    page = Path(__file__).parents[2] / "docs" / "command-line.md"
    section = page.read_text().partition("## `brikke arena`")[2].partition("\n## ")[0]
    names = set(inspect.signature(arena).parameters) - {"file"} | {"from"}
    for name in names:
        assert f"--{name.replace('_', '-')}" in section, name


@draws
def test_a_journal_is_printed_and_plotted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = str(tmp_path / "c.jsonl"), tmp_path / "c.png"
    contest = ["--bots", "steady,greedy,random", "--round-robin", "--deals", "2"]
    assert command(["arena", *contest, "--processes", "1", "--out", file, "--json"]) == 0
    played = capsys.readouterr().out
    assert command(["arena", "--from", file, "--json"]) == 0
    assert capsys.readouterr().out == played
    assert command(["arena", "--from", file, "--anchor", "greedy", "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "Alone against a table of" in told
    assert "2 deals, 2 seats, Nordic, seed 1. An even share of wins is 50%." in told
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_benchmark_has_enough_deals_and_its_own_seeds() -> None:
    every = brikke.players.bots.BOTS
    fields = measured.fields("champion")
    assert [each.contest.seats for each in fields] == [2, 4, 2, 3, 4, 2, 4, 2, 2, 2, 2]
    assert fields[0].deals >= 2000
    assert all(each.deals >= 600 for each in fields)
    assert {each.contest.seats for each in measured.ladders(list(every))} == {2, 3, 4}
    planned = [*fields, *measured.ladders(list(every))]
    assert len({each.name for each in planned}) == len(planned)
    assert all(each.contest.seed >= 8000 for each in planned)


def test_the_page_says_which_contests_a_change_of_the_champion_concerns() -> None:
    steps, fields = measured.ladders(["steady", "champion"]), measured.fields("champion")
    old = measured.Measured("2026-11-16 12:00", 10, 0.5, ["| a row |"])
    kept = {each.name: old for each in (*steps, *fields)}
    told = measured.page(steps, fields, kept).split("## What was played before")[1]
    second = next(line for line in told.splitlines() if "opened second" in line)
    assert "ladder, 2 seats; steady, nordic; hoarder, nordic; steady, german" in second
    assert "must_play" not in second
    assert "3 ×" not in second
    today = {name: replace(old, played="2027-01-01 00:00") for name in kept}
    assert "What was played before" not in measured.page(steps, fields, today)
    del kept["ladder-3"]
    assert "**3 seats**" not in measured.page(steps, fields, kept)


@draws
def test_the_benchmark_writes_the_page_and_its_plots(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    ladder = [replace(each, deals=1) for each in measured.ladders(["steady", "greedy"])[:1]]
    field = measured.Planned(
        "field", "2 × greedy, nordic", make_contest(["steady"], against="greedy", seats=3), 1
    )
    text = measured.write(ladder, [field], tmp_path / "build", tmp_path / "docs")
    assert (tmp_path / "docs" / "strength.md").read_text() == text
    assert "| `steady` | 0 |" not in text  # a rating has a sign
    assert "| `steady` | +0 |" in text
    assert "| `steady` | 2 × greedy, nordic | 1 |" in text
    kept = json.loads((tmp_path / "docs" / "strength.json").read_text())
    assert set(kept) == {"ladder-2", "field"}
    assert "What was played before" not in text
    assert (tmp_path / "docs" / "ladder-2.png").exists()
    assert cores() >= 1
