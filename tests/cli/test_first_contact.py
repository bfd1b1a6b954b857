"""Command line: quick help, suggestions, progress bars and Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from brikke.cli import COMMANDS
from brikke.lab.arena import read_journal
from brikke.rules.rulebook import EDITIONS
from tests.cli.test_cli import GOLDEN, Called
from tests.support.interrupting import interrupted
from tests.support.patience import PATIENCE

HEAVY = {
    *("numpy", "textual", "litestar", "sqlalchemy", "ray", "matplotlib", "pyarrow", "gymnasium"),
    *("pettingzoo", "asyncio", "multiprocessing", "concurrent", "fluent", "uvicorn", "msgspec"),
    *(
        "brikke.solver",
        "brikke.rules.judge",
        "brikke.players.bots",
        "brikke.lab.arena",
        "brikke.server",
        "brikke.tui",
    ),
}
"""What takes long to load, the engine among it."""


@pytest.mark.system
def test_help_loads_nothing_heavy() -> None:
    code = f"""
import sys
from brikke.cli import COMMANDS, run
for command in ([], *([each] for each in COMMANDS)):
    assert run([*command, "--help"]) == 0
    loaded = {HEAVY!r}.intersection(sys.modules)
    assert not loaded, (command, loaded)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"Usage: brikke {command}" in done.stdout for command in COMMANDS)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("solv", "no such command, did you mean solve?: solv"),
        ("solve --rak r1", "unexpected argument, did you mean --rack?: --rak"),
        ("rules Nordik", "no such edition, did you mean nordic?: Nordik"),
        (
            "rules nordic opening-minimun=25",
            "no such house rule, did you mean opening_minimum?: opening-minimun",
        ),
        ("play --plain --level stedy", "no such bot, did you mean steady?: stedy"),
        ("arena --bots steady,gredy", "no such bot, did you mean greedy?: gredy"),
        ("play --lang no", "no such language, did you mean nb?: no"),
        ("play --lang en-GB", "no such language, did you mean en?: en-GB"),
        ("play --lang Suomi", "no such language, did you mean fi?: Suomi"),
        ("play --lang xx", "no such language (there are en, da, de, nb, fi, sv): xx"),
        (
            "evaluate steady --suite two-stedy",
            "brikke-eval-1 has no such suite, did you mean two-steady?: two-stedy",
        ),
        (
            "evaluate steady --format mardown",
            "invalid value for --format, did you mean markdown?: mardown",
        ),
        (
            "rules scottish",
            f"no such edition (there are {', '.join(EDITIONS)}): scottish",
        ),
    ],
)
def test_unknown_names_get_a_suggestion(
    capsys: pytest.CaptureFixture[str], command: str, refusal: str
) -> None:
    called = Called(capsys, *command.split())
    assert (called.status, called.out, called.err) == (2, "", f"brikke: {refusal}\n")


def in_terminal(arguments: list[str], out: Path) -> str:
    """Return what a terminal shows while the output goes into a file."""
    ours, theirs = pty.openpty()
    with out.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "brikke", *arguments],
            stdout=file,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        )
    os.close(theirs)
    shown = b""
    with suppress(OSError):  # which is how a terminal says that the other side is gone
        while part := os.read(ours, 4096):
            shown += part
    os.close(ours)
    assert process.wait(PATIENCE) == 0
    return shown.decode()


@pytest.mark.system
@pytest.mark.parametrize(
    ("command", "total"),
    [
        ("puzzle --generate 3 --json", 3),
        ("arena --bots steady,greedy --deals 3 --processes 1 --json", 3),
        ("dataset --rounds 2 --bots greedy --workers 1 --format jsonl --json --out {folder}", 2),
        (f"analyse {GOLDEN / 'nordic.brikke'} --json", None),
    ],
    ids=lambda given: given.split()[0] if isinstance(given, str) else "",
)
def test_slow_commands_show_a_progress_bar_in_a_terminal_only(
    tmp_path: Path, command: str, total: int | None
) -> None:
    out = tmp_path / "told"
    shown = in_terminal(command.format(folder=tmp_path / "set").split(), out)
    assert "━" in shown
    assert "0:00:0" in shown
    assert total is None or f"{total}/{total}" in shown
    assert "{" not in shown
    told = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(told) == (total if command.startswith("puzzle") else 1)


@pytest.mark.system
def test_an_interrupted_evaluation_keeps_finished_decks_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "decks"

    def has_some() -> bool:
        return any(file.read_bytes().count(b"\n") > 3 for file in out.rglob("*.jsonl"))

    asked = ["evaluate", "greedy", "--suite", "two-steady", "--workers", "2", "--out", str(out)]
    status, said, err = interrupted(asked, has_some)
    assert (status, said, len(err.splitlines())) == (130, "", 1)
    assert err.startswith("Stopped. ")
    assert err.endswith(f": {out}\n")
    (file,) = (path for path in out.rglob("*") if path.is_file())
    assert file.read_bytes().endswith(b"\n")
    _, played = read_journal(file)
    assert len(played) >= 3


@pytest.mark.system
def test_ctrl_c_leaves_no_partial_line(tmp_path: Path) -> None:
    told = tmp_path / "told"
    asked = ["puzzle", "--generate", "10000", "--json"]
    status, said, err = interrupted(asked, lambda: told.stat().st_size > 0, told=told)
    assert (status, err) == (130, "")
    assert said.endswith("}\n")
    assert all(json.loads(line)["rack"] for line in said.splitlines())


@pytest.mark.system
def test_ctrl_c_during_start_leaves_no_traceback() -> None:
    code = (
        "import sys\n"
        "class Slow:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'cyclopts':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Slow())\n"
        "from brikke.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
