"""Command line: the output and exit status of every command."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from brikke import __version__
from brikke.cli import COMMANDS, run
from brikke.rules.rulebook import EDITIONS, LIMITS
from brikke.study.mistakes import mistake_number_on
from brikke.words.catalogue import Words
from brikke.words.prose import edition_title
from tests.support.patience import PATIENCE

GOLDEN = Path(__file__).parents[1] / "game" / "golden"


class Called:
    """The result of a command: status and output."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        capsys.readouterr()
        self.status = run(arguments)
        self.out, self.err = capsys.readouterr()

    @property
    def json(self) -> Any:
        (line,) = self.out.splitlines()
        return json.loads(line)


def check(capsys: pytest.CaptureFixture[str], *more: str, **options: str) -> Called:
    given = [word for name, value in options.items() for word in (f"--{name}", value)]
    return Called(capsys, "check", *given, *more)


def test_check_legal(capsys: pytest.CaptureFixture[str]) -> None:
    called = check(
        capsys,
        "--json",
        before="b4 b5 b6 | o8 r8 k8",
        rack="b3 b8",
        after="b3 b4 b5 b6 | o8 r8 k8 b8",
    )
    assert called.status == 0
    assert called.json == {"legal": True, "violations": []}


def test_check_illegal(capsys: pytest.CaptureFixture[str]) -> None:
    called = check(capsys, "--json", before="b4 b5 b6", rack="b8", after="b4 b5 b6 | b8")
    assert called.status == 1
    assert called.json == {
        "legal": False,
        "violations": [{"code": "too-short", "sets": [["b8"]], "tiles": ["b8"]}],
    }


def test_check_says_what_an_opening_reached(capsys: pytest.CaptureFixture[str]) -> None:
    called = check(capsys, "--unopened", "--json", before="", rack="k9 r9 b9", after="k9 r9 b9")
    (violation,) = called.json["violations"]
    assert (violation["code"], violation["reached"], violation["needed"]) == (
        "opening-too-low",
        27,
        30,
    )


def test_check_takes_an_opening_and_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    table = {"before": "", "rack": "r10 r11 j r12 k1 k2", "after": "r10 r11 r12 | k1 k2 j"}
    classic = {**table, "rulebook": "norwegian-classic"}
    assert check(capsys, "--unopened", **classic, opening="r10 r11 j").status == 1
    assert check(capsys, "--unopened", **classic, opening="r10 r11 r12").status == 0
    high = {**table, "rulebook": "nordic opening_minimum=50"}
    assert check(capsys, "--unopened", **high).status == 1


def test_check_takes_a_hyphen_for_nothing_and_judges_impossible_tiles(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert check(capsys, before="-", rack="r4 r5 r6", after="r4 r5 r6").status == 0
    impossible = check(capsys, "--json", before="", rack="r7", after="r7' r7' r7''")
    assert impossible.status == 1
    assert impossible.json["violations"][0]["code"] == "not-owned"


def test_check_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = check(capsys, before="r4 r5 r6", rack="b1", after="r4 r5 r6 | b1")
    assert called.out.splitlines() == ["Illegal.", "- A set has at least three tiles: b1"]
    assert check(capsys, before="", rack="r4 r5 r6", after="r4 r5 r6").out == "Legal.\n"


@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({"before": "b4 b5 b7", "after": ""}, "b4 b5 b7"),
        ({"before": "b4 b5 x6", "after": ""}, "x6"),
        ({"before": "b4 b5 b6", "rack": "b4 b4", "after": ""}, "b4"),
        ({"before": "", "after": "b4 hello"}, "hello"),
        ({"before": "", "after": "", "opening": "b99"}, "b99"),
        ({"before": "", "after": "", "rulebook": "nordik"}, "nordik"),
        ({"before": "", "after": "", "rulebook": "nordic rounds=zero"}, "zero"),
    ],
)
def test_wrong_input_is_one_line_that_ends_in_the_value(
    capsys: pytest.CaptureFixture[str], options: dict[str, str], value: str
) -> None:
    called = check(capsys, "--json", **options)
    assert (called.status, called.out) == (2, "")
    (line,) = called.err.splitlines()
    assert line.startswith("brikke: ")
    assert line.endswith(f": {value}")


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["chekc"], "chekc"),
        (["check", "--before", "", "--after", "", "--rak", "r1"], "--rak"),
        (["check", "--before", ""], "--after"),
        (["check", "--bogus", "1"], "--bogus"),
        (["check", "stray"], "stray"),
        (["check", "--before", "r1 r2 r3 |", "--after", ""], "''"),
        (["rules", ""], "''"),
        (["verify"], "FILE"),
        (["rules", "nordic", "extra"], "extra"),
        (["replay", "x", "--pace", "fast"], "fast"),
        (["replay", "x", "--pace", "-1"], "-1.0"),
        (["verify", "no/such/file"], "no/such/file"),
        (["replay", "tests"], "tests"),
        (["analyse"], "FILE"),
        (["analyse", "no/such/file"], "no/such/file"),
        (["puzzle", "--date", "tomorrow"], "tomorrow"),
        (["puzzle", "--date", "2025-12-31"], "2025-12-31"),
        (["puzzle", "--number", "0"], "0"),
        (["puzzle", "--number", "one"], "one"),
        (["puzzle", "--date", "2026-11-15", "--number", "3"], "--number"),
        (["puzzle", "--seed", "3"], "--seed"),
        (["puzzle", "--generate", "0"], "0"),
        (["puzzle", "--generate", "1", "--grade", "9"], "9"),
        (["puzzle", "--mistakes", "--number", "0"], "0"),
        (["puzzle", "--mistakes", "--number", "1", "--grade", "1"], "--grade"),
        (["puzzle", "--mistakes", "--number", "1", "--answer", "k1 k1 k1"], "k1"),
        (["puzzle", "--number", "1", "--answer", "draw"], "--answer"),
    ],
)
def test_wrong_arguments_are_one_line_that_ends_in_the_argument(
    capsys: pytest.CaptureFixture[str], arguments: list[str], value: str
) -> None:
    called = Called(capsys, *arguments)
    assert (called.status, called.out) == (2, "")
    (line,) = called.err.splitlines()
    assert line.endswith(f": {value}")


def test_a_similar_command_or_edition_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    assert "check" in Called(capsys, "chekc").err
    assert "did you mean nordic?" in Called(capsys, "rules", "noridc").err


def test_a_file_that_is_not_a_record_is_refused_with_line_and_column(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text, binary = tmp_path / "text", tmp_path / "binary"
    text.write_text("brikke record 1\nrulebook nordic\nseats nine\n")
    binary.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay", "analyse"):
        assert "line 3, column 7" in Called(capsys, command, str(text)).err
        assert Called(capsys, command, str(text)).err.endswith(": nine\n")
        assert Called(capsys, command, str(binary)).err.endswith(f"UTF-8: {binary}\n")


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_prints_an_edition(capsys: pytest.CaptureFixture[str], edition: str) -> None:
    called = Called(capsys, "rules", edition)
    assert called.status == 0
    assert called.out.startswith(f"Rules: {edition_title(edition, Words())}\n")
    told = Called(capsys, "rules", edition, "--json").json
    assert told["name"] == edition
    assert told["parameters"]["opening_minimum"] == EDITIONS[edition].opening_minimum
    assert told["text"] + "\n" == called.out


def test_rules_prints_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "rules", "nordic", "opening_minimum=25", "turn_seconds=off")
    assert called.out.startswith("Rules: Nordic, with house rules\n")
    opening, clock = "Opening worth at least: 25 (printed: 30)", "Time for a turn: No clock"
    assert f"House rules: {opening}; {clock} (printed: one minute)" in called.out
    assert "add up to at least 25" in called.out
    assert "There is no clock." in called.out


def test_rules_lists_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    first = [line.split(maxsplit=1)[0] for line in Called(capsys, "rules").out.split() if line]
    assert set(first) >= {*EDITIONS, *LIMITS}
    assert list(Called(capsys, "rules", "--json").json["editions"]) == list(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_verify_a_golden_match(capsys: pytest.CaptureFixture[str], edition: str) -> None:
    called = Called(capsys, "verify", str(GOLDEN / f"{edition}.brikke"), "--json")
    assert (called.status, called.json) == (0, {"valid": True, "reason": None})


def test_verify_a_record_that_was_tampered_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = (GOLDEN / "german.brikke").read_text()
    file = tmp_path / "tampered.brikke"
    file.write_text(text.replace("\nsalts A ", "\nsalts A 00", 1))
    called = Called(capsys, "verify", str(file), "--json")
    assert called.status == 1
    assert called.json == {"valid": False, "reason": "deal-differs", "round": 1, "turn": None}
    assert "not the one its seed leads to" in Called(capsys, "verify", str(file)).out


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_replay_prints_every_turn(capsys: pytest.CaptureFixture[str], edition: str) -> None:
    file = str(GOLDEN / f"{edition}.brikke")
    told = [json.loads(line) for line in Called(capsys, "replay", file, "--json").out.splitlines()]
    assert [turn["round"] for turn in told if "ended" in turn] == [1, 2, 3]
    words = Called(capsys, "replay", file).out
    assert EDITIONS[edition].call_out in words
    assert "Total" in words
    assert ("♥" in words) == (edition == "norwegian-cards")


@pytest.mark.sweep
@pytest.mark.parametrize("edition", EDITIONS)
def test_analyse_a_golden_match(capsys: pytest.CaptureFixture[str], edition: str) -> None:
    file = str(GOLDEN / f"{edition}.brikke")
    called = Called(capsys, "analyse", file, "--json")
    turns = called.json["turns"]
    assert called.status == 0
    replayed = map(json.loads, Called(capsys, "replay", file, "--json").out.splitlines())
    for turn, told in zip(turns, replayed, strict=True):
        assert all(turn[key] == told[key] for key in ("round", "turn", "seat"))
        assert turn["played"] + turn["drawn"] == told["tiles"]
        assert turn["rack_left"] == told["racks"]["ABCD".index(turn["seat"])]
        assert turn["best"] == len(turn["best_played"])
        assert turn["missed_tiles"] == turn["best"] - len(turn["played"])
    words = Called(capsys, "analyse", file).out
    assert len(words.splitlines()) == len(turns) + 3 + len({turn["seat"] for turn in turns})
    assert ("♥" in words) == (edition == "norwegian-cards")


def test_analyse_keeps_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    turns = Called(capsys, "analyse", str(GOLDEN / "german.brikke"), "--json").json["turns"]
    assert turns[13] == {
        "round": 1,
        "turn": 14,
        "seat": "A",
        "did": "played",
        "played": ["r3"],
        "best": 3,
        "best_played": ["r3", "b4", "b5"],
        "best_table": [
            ["k12", "r12", "b12"],
            ["k7", "k8", "k9"],
            ["k3", "o3", "r3"],
            ["k4", "k5", "j", "k7"],
            ["b3", "b4", "b5"],
        ],
        "missed_tiles": 2,
        "missed_exit": False,
        "drawn": [],
        "rack_left": 11,
        "points_left": 59,
    }


OVERLOOKED = """\
brikke record 1
rulebook nordic opening_minimum=0 empty_pool=play-on
seats 2
round 1
start A
deal A r1 r2 r3 r4 k9 k10 B k13 pool k5 k6 k7 j
1 A plays r1 r2 r3 to r1 r2 r3
2 B times out k5 k6 k7
3 A draws j
4 B passes
5 A plays k9 k10 j to k9 k10 j
6 B passes
7 A plays r4 from r1 r2 r3 to r1 r2 r3 r4
end out A +31 -31 A - B k5 k6 k7 k13
"""


def test_analyse_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "overlooked.brikke"
    file.write_text(OVERLOOKED)
    assert Called(capsys, "analyse", str(file)).out.splitlines() == [
        "Round 1 of 1: A starts.",
        "1. A plays r1 r2 r3. 4 tiles could have been played: r1 r2 r3 r4",
        "2. B is out of time and draws k5 k6 k7. Nothing could be played.",
        "3. A draws j. One tile could have been played: r4",
        "4. B passes. 3 tiles could have been played: k5 k6 k7",
        "5. A plays k9 k10 j. The whole rack could have been played: k9 k10 r4 j",
        "6. B passes. 3 tiles could have been played: k5 k6 k7",
        "7. A plays r4. No more tiles could have been played.",
        "A missed 3 tiles and one chance to go out.",
        "B missed 6 tiles and no chance to go out.",
    ]


def test_analyse_estimates_chances_if_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "overlooked.brikke"
    file.write_text(OVERLOOKED)
    found = Called(capsys, "analyse", str(file), "--chances", "--json").json
    turns = found["turns"]
    plain = Called(capsys, "analyse", str(file), "--json").json["turns"]
    for turn, told in zip(turns, plain, strict=True):
        before, after = turn.pop("chances_before"), turn.pop("chances_after")
        cost = turn.pop("cost")
        assert sum(before) == pytest.approx(1)
        assert len(after) == 2
        assert cost["best_chance"] >= cost["chance"]
        assert turn == told
    assert after == [1, 0]
    assert all(0 < share <= 1 for share in found["accuracy"])
    assert found["costliest"][0][0] == 5
    lines = Called(capsys, "analyse", str(file), "--chances").out.splitlines()
    told = [line.partition(" [")[2] for line in lines[1:8]]
    assert all(re.match(r"Chances \d+% → \d+%, [+-]\d+\]", each) for each in told)
    assert " → 100%, " in told[-1]
    assert "] Could have gone out: k9 k10 r4 j. That cost " in lines[5]
    assert re.fullmatch(r"A kept \d+% of the chances of winning\.", lines[9])
    assert lines[10].startswith("Costliest turns: 5")


def test_analyse_says_that_chances_need_the_native_core(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "overlooked.brikke"
    file.write_text(OVERLOOKED)
    plain = Called(capsys, "analyse", str(file)).out
    for place in ("brikke.players.chances", "brikke.study.costs", "brikke.solver"):
        monkeypatch.setattr(f"{place}.core_name", lambda: "python")
    told = Called(capsys, "analyse", str(file), "--chances").out
    assert told.startswith(plain)
    assert told.splitlines()[-1].startswith("Chances cannot be estimated without the native core")


def test_analyse_refuses_records_that_are_unfinished_hidden_or_invalid(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "refused.brikke"
    for text, value in (
        (OVERLOOKED.partition("4 B")[0], "4"),
        (OVERLOOKED.replace("B k13 pool", "B ? pool"), "?"),
        (OVERLOOKED.replace("k9 k10 j to k9 k10 j", "k9 k10 to k9 k10"), "k9 k10"),
    ):
        file.write_text(text)
        called = Called(capsys, "analyse", str(file), "--json")
        assert (called.status, called.out) == (2, "")
        (line,) = called.err.splitlines()
        assert line.startswith("brikke: ")
        assert line.endswith(f": {value}")


# Python asks a program which processor this is.
@pytest.mark.system
def test_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    told = Called(capsys, "doctor", "--json").json
    assert told["version"] == __version__
    assert told["core"] == "native"
    assert __version__ in Called(capsys, "doctor").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    called = Called(capsys, command, "--help")
    assert called.status == 0
    assert COMMANDS[command].split()[0] in called.out
    assert "--json" in called.out or command in ("bot", "draw", "host", "play", "serve", "site")


def test_a_position_and_a_turn_are_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    position = "b4 b5 b6 / b7 k1 / opened / nordic"
    assert Called(capsys, "draw", position).out.startswith("<svg")
    best = Called(capsys, "draw", position, "--best", "--dark")
    after = Called(capsys, "draw", position, "--after", "b4 b5 b6 b7", "--dark")
    assert best.out == after.out
    file = tmp_path / "turn.png"
    assert Called(capsys, "draw", position, "--png", str(file)).status == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (("b4 b5 / b7 / opened / nordic",), "b4 b5"),
        (("b4 b5 b6 / b7 / opened / nordic", "--after", "b4 b5 b6 b8"), "b4 b5 b6 b8"),
        (("b4 b5 b6 / b7 / opened / nordic", "--best", "--after", "b4 b5 b6 b7"), "--after"),
        (("- / b7 / opened / nordic", "--size", "0"), "0.0"),
    ],
)
def test_what_cannot_be_drawn_is_named(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], value: str
) -> None:
    called = Called(capsys, "draw", *arguments)
    assert called.status == 2
    assert called.err.rstrip().endswith(f": {value}")


@pytest.mark.system
def test_the_program_itself() -> None:
    def program(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "brikke", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE
        )

    assert program("--version").stdout.strip() == __version__
    assert program("rules", "nordic").returncode == 0
    wrong = program("rules", "nordik")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "Traceback" not in wrong.stderr


@pytest.mark.system
def test_a_terminal_that_cannot_show_a_character_shows_the_rest() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brikke", "rules", "nordic"],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert "? marks what the leaflet leaves open" in done.stdout


@pytest.mark.system
def test_a_closed_pipe_is_not_an_error() -> None:
    file = GOLDEN / "nordic.brikke"
    command = f"{sys.executable} -m brikke replay {file} --json | head -n 1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_solve_keeps_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "solve", "--table", "b4 b5 b6 | o8 r8 k8", "--rack", "b3 b8", "--json")
    told = called.json
    assert called.status == 0
    assert told.pop("micros") > 0
    assert [step["code"] for step in told.pop("steps")] == ["add", "add"]
    assert told == {
        "tiles_played": 2,
        "points_played": 11,
        "played": ["b3", "b8"],
        "table": [["b3", "b4", "b5", "b6"], ["o8", "r8", "k8", "b8"]],
        "opening": [],
        "goes_out": True,
        "optimal": True,
    }


def test_solve_when_nothing_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "solve", "--table", "b4 b5 b6", "--rack", "k1", "--json")
    assert (called.status, called.json["tiles_played"]) == (0, 0)
    assert called.json["table"] == [["b4", "b5", "b6"]]
    assert Called(capsys, "solve", "--rack", "k1").out == "Nothing can be played.\n"
    assert Called(capsys, "solve", "--rack", "-").status == 0


def test_solve_an_opening_and_other_objectives(capsys: pytest.CaptureFixture[str]) -> None:
    opening = ["solve", "--table", "r4 r5 r6", "--rack", "k10 r10 b10 r7", "--unopened", "--json"]
    assert Called(capsys, *opening).json["tiles_played"] == 3
    goes_on = Called(capsys, *opening, "--rulebook", "norwegian-classic").json
    assert (goes_on["tiles_played"], goes_on["opening"]) == (4, [["k10", "r10", "b10"]])
    fewest = Called(capsys, *opening[:-2], "--objective", "fewest", "--json").json
    assert fewest["tiles_played"] == 1


def test_solve_by_chances_needs_the_racks_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    position = ["--table", "r4 r5 r6", "--rack", "k10 r10 b10 r7 o1"]
    asked = ["solve", *position, "--objective", "chances"]
    told = Called(capsys, *asked, "--others", "9,12", "--json").json
    assert (told["tiles_played"], told["optimal"]) == (4, False)
    assert 0.3 < told["chance"] < 0.7
    out = Called(capsys, *asked, "--others", "9,12").out
    assert out.startswith(f"About {round(100 * told['chance'])}% chance of winning.\n")
    missing = Called(capsys, *asked)
    assert (missing.status, missing.err) == (2, "brikke: a value is missing: --others\n")


@pytest.mark.parametrize(
    ("arguments", "value"),
    [
        (["--table", "r7 b7 k7", "--rack", "r7 r7"], "r7"),
        (["--table", "r7 b7 k8", "--rack", "r7"], "r7 b7 k8"),
        (["--rack", "hello"], "hello"),
        (["--rack", "r7", "--objective", "most"], "most"),
        ([], "--rack"),
        (["--batch", "no/such/file"], "no/such/file"),
    ],
)
def test_solve_refuses_an_impossible_position(
    capsys: pytest.CaptureFixture[str], arguments: list[str], value: str
) -> None:
    called = Called(capsys, "solve", *arguments, "--json")
    assert (called.status, called.out) == (2, "")
    assert called.err.endswith(f": {value}\n")


NOTATION = "o1 o2 o3 o4 | k1 r1 b1 o1 / b1 / opened / nordic"


def test_a_batch_reads_positions_in_notation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "positions.txt"
    in_json = {"table": [["o1", "o2", "o3", "o4"], ["k1", "r1", "b1", "o1"]], "rack": ["b1"]}
    unopened = "- / k9 r9 b9 / unopened / nordic opening_minimum=25"
    lines = [NOTATION, json.dumps(in_json), f"  {NOTATION}  ", unopened, "- / - / opened / german"]
    file.write_text("\n".join(lines), encoding="utf-8")
    called = Called(capsys, "solve", "--batch", str(file))
    answers = [json.loads(line) for line in called.out.splitlines()]
    for answer in answers:
        del answer["micros"]
    assert called.status == 0
    assert answers[0] == answers[1] == answers[2]
    assert [each["tiles_played"] for each in answers] == [1, 1, 1, 3, 0]


@pytest.mark.parametrize(
    ("line", "error", "value"),
    [
        ("r4 r5 x6 / - / opened / nordic", "column 7: no such tile", "x6"),
        ("r4 r5 r6 / r7 / nordic", "column 17: this should be 'opened' or 'unopened'", "nordic"),
        ("- / r4 / opened / chess", "column 19: ", "chess"),
        ("r4 b5 k6 / r7 / opened / nordic", "column 1: ", "r4 b5 k6"),
        ("", "column 1: ", "end of line"),
    ],
)
def test_a_bad_position_in_notation_is_an_error_with_its_column(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, error: str, value: str
) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"{NOTATION}\n{line}\n{NOTATION}\n", encoding="utf-8")
    called = Called(capsys, "solve", "--batch", str(file))
    first, bad, last = map(json.loads, called.out.splitlines())
    assert called.status == 2
    assert first["tiles_played"] == last["tiles_played"] == 1
    assert (bad["line"], bad["value"]) == (2, value)
    assert bad["error"].startswith(error)


def test_a_batch_takes_the_objective_for_lines_that_name_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "positions.txt"
    position = {"table": [["r4", "r5", "r6"]], "rack": ["r7", "r8"]}
    lines = [
        "r4 r5 r6 / r7 r8 / opened / nordic",
        json.dumps(position),
        json.dumps({**position, "objective": "tiles"}),
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    called = Called(capsys, "solve", "--batch", str(file), "--objective", "fewest")
    played = [json.loads(line)["tiles_played"] for line in called.out.splitlines()]
    assert played == [1, 1, 2]


def test_a_batch_gives_one_line_for_each_line_and_continues_after_errors(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "positions.jsonl"
    bad = [
        "rubbish",
        "[]",
        "",
        '{"rack": ["r7", "r7", "r7"]}',
        '{"rack": ["x9"]}',
        '{"rack": [["r7"]]}',
        '{"rack": "r7"}',
        '{"rack": ["r7 r8"]}',
        '{"table": "r7", "rack": []}',
        '{"table": [["r7", "b8", "k9"]], "rack": []}',
        '{"rack": ["r7"], "rulebook": "chess"}',
        '{"rack": ["r7"], "rulebook": 5}',
        '{"rack": ["r7"], "opened": "yes"}',
        '{"rack": ["r7"], "objective": "most"}',
        '{"rack": ["r7"], "color": "red"}',
        "[" * 100_000,
    ]
    good = '{"table": [["r4", "r5", "r6"]], "rack": ["r7"], "rulebook": "german", "opened": true}'
    file.write_text("\n".join([good, *bad, good]) + "\n", encoding="utf-8")
    called = Called(capsys, "solve", "--batch", str(file), "--json")
    told = [json.loads(line) for line in called.out.splitlines()]
    assert called.status == 2
    assert len(told) == len(bad) + 2
    assert told[0]["tiles_played"] == told[-1]["tiles_played"] == 1
    assert [each["line"] for each in told[1:-1]] == list(range(2, len(bad) + 2))
    assert all(set(each) == {"line", "error", "value"} for each in told[1:-1])
    assert told[5]["value"] == "x9"
    file.write_text(good + "\n")
    assert Called(capsys, "solve", "--batch", str(file), "--json").status == 0


def test_arrange(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "arrange", "r1 r2 r3 b3 k3 j o9", "--json")
    assert called.status == 1
    assert called.json["left"] == ["o9"]
    assert Called(capsys, "arrange", "r3 r1 r2", "--json").json == {
        "table": [["r1", "r2", "r3"]],
        "left": [],
    }
    assert Called(capsys, "arrange", "r3 r1 r2").out == "r1 r2 r3\n"
    assert Called(capsys, "arrange", "r1 k9").out == "2 tiles are left over: r1 k9\n"
    assert Called(capsys, "arrange", "r1 x9").err.endswith(": x9\n")


@pytest.mark.system
def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "arena", "--bots", "steady,greedy", "--deals", "3", "--json")
    told = called.json
    assert (told["deals"], told["seed"]) == (3, 1)
    agreed = {"name", "wins", "win_rate", "ci95", "points", "rating"}
    assert set(told["bots"][0]) == agreed | {"played", "points_ci95", "rating_ci95"}
    assert "steady" in Called(capsys, "arena", "--bots", "steady,random", "--deals", "2").out
    assert Called(capsys, "arena", "--bots", "steady,nobody").err.endswith(": nobody\n")


def test_puzzle_of_a_day_and_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    told = Called(capsys, "puzzle", "--date", "2026-11-15", "--json").json
    assert (told["number"], told["day"], told["grade"]) == (315, "2026-11-15", 5)
    assert "solution" not in told
    assert told == Called(capsys, "puzzle", "--number", "315", "--json").json
    solved = Called(capsys, "puzzle", "--number", "315", "--solution", "--json").json
    solution = solved.pop("solution")
    assert solved == told
    assert len(solution["apart"]) == told["grade"]
    assert all(laid in told["table"] for laid in solution["apart"])
    made = [[tile.rstrip("'") for tile in move] for move in solution["moves"]]
    assert made == [step["set"] for step in solution["steps"]]
    table = " | ".join(" ".join(laid) for laid in told["table"])
    after = " | ".join(" ".join(laid) for laid in solution["table"])
    assert check(capsys, before=table, rack=" ".join(told["rack"]), after=after).status == 0


def test_puzzle_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = Called(capsys, "puzzle", "--number", "1")
    told = Called(capsys, "puzzle", "--number", "1", "--json").json
    assert called.status == 0
    assert called.out.splitlines() == [
        "Puzzle 1, 2026-01-05",
        "One set must be taken apart",
        " | ".join(" ".join(laid) for laid in told["table"]),
        f"Lay all of these in one turn: {' '.join(told['rack'])}",
    ]
    longer = Called(capsys, "puzzle", "--number", "1", "--solution").out.splitlines()
    assert longer[:4] == called.out.splitlines()
    assert longer[4].startswith("- ")


def test_puzzle_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    days = {str(date.today())}
    told = Called(capsys, "puzzle", "--json").json
    assert told["day"] in days | {str(date.today())}


def test_puzzle_from_a_mistake_compares_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    told = Called(capsys, "puzzle", "--mistakes", "--number", "1", "--json").json
    assert "solution" not in told
    solved = Called(capsys, "puzzle", "--mistakes", "--number", "1", "--solution", "--json").json
    solution = solved.pop("solution")
    assert solved == told
    tiles = " ".join(solution["obvious"]["played"]) or "draw"
    options = ("puzzle", "--mistakes", "--number", "1", "--answer", tiles)
    answer = Called(capsys, *options, "--json").json["solution"]
    assert (answer["right_turn"], answer["yours"]) == (False, solution["obvious"])
    called = Called(capsys, *options)
    assert called.out.startswith("Puzzle 1: what wins more?\n")
    assert "Another turn wins more often.\n" in called.out
    chance = round(100 * solution["best"]["chance"])
    assert f"The best turn: {' '.join(solution['best']['played']) or 'drawing'}, {chance}%" in (
        called.out
    )


def test_puzzle_from_a_mistake_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    day = Called(capsys, "puzzle", "--mistakes", "--date", "2026-11-15", "--json").json
    assert day["number"] == mistake_number_on(date(2026, 11, 15))


def test_puzzle_makes_new_ones(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("puzzle", "--generate", "1", "--seed", "2", "--grade", "2")
    told = Called(capsys, *options, "--json").json
    assert (told["seed"], told["grade"]) == (2, 2)
    called = Called(capsys, *options, "--solution")
    assert called.err == ""
    assert called.out.startswith(f"Puzzle from round {told['round']} of seed 2\n2 sets must be")
