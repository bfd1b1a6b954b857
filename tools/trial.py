"""The trial of a stranger: from an empty virtual environment, by the commands of the documentation.

    make trial                                  # builds dist/ first
    make trial STEPS="bare notebook data"       # only these

Each step prints its commands and what they print. The first failure ends the trial. Everything is
made in build/trial, and nothing of the source code is importable there: programs run on the wheel.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
HOME: Final = ROOT / "build" / "trial"
PYTHON: Final = HOME / "venv" / "bin" / "python"
WORK: Final = HOME / "work"
LAST_LINES: Final = 12
SECONDS: Final = 900
"""The time limit for a server that pipx starts, with its installation."""
SEEDS: Final = ("1", "2")
ROUNDS: Final = 50_000
"""The rounds of training: one and three minutes of processor time."""
DECKS: Final = 200
LOADERS: Final = {
    "pandas": "pandas.read_parquet(glob.glob('data/turns-*.parquet')).shape",
    "polars": "polars.read_parquet('data/turns-*.parquet').shape",
    "duckdb": "duckdb.sql(\"select count(*) from 'data/turns-*.parquet'\").fetchall()",
    "datasets": "datasets.load_dataset('data', 'turns', split='train').num_rows",
}


def begin(*command: str | Path, **settings: str) -> subprocess.Popen[str]:
    """Print a command, and start it in the folder of the trial."""
    shown = " ".join(str(part) for part in command).replace(f"{ROOT}/", "")
    print(f"$ {shown}", flush=True)
    env = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.Popen(
        [str(part) for part in command],
        cwd=WORK,
        env={**env, "PYTHONSAFEPATH": "1", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finish(process: subprocess.Popen[str], refused: bool = False) -> str:
    """Wait for a command, print its last lines, and return its output."""
    told, _ = process.communicate()
    lines = told.splitlines()
    print("\n".join(["  …"] * (len(lines) > LAST_LINES) + lines[-LAST_LINES:]), flush=True)
    if (process.returncode == 0) == refused:
        sys.exit(f"the trial ends here: exit status {process.returncode}")
    return told


def run(*command: str | Path, refused: bool = False, **settings: str) -> str:
    """Run a command, print its last lines, and return its output."""
    return finish(begin(*command, **settings), refused)


def install(*packages: str) -> None:
    """Install packages into the environment of the trial."""
    run(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages)


def wheel(extras: str = "") -> str:
    """Return the wheel with the native core, with extras in brackets."""
    found = sorted(ROOT.glob("dist/brikke-*-abi3-*.whl"))
    if not found:
        sys.exit("there is no wheel in dist: make wheel")
    return f"{found[-1]}{extras}"


# Steps


def bare() -> None:
    """Install the wheel without any other package, and play a round."""
    run(PYTHON, "-m", "pip", "install", "-q", "--no-index", wheel())
    run(PYTHON, "-m", "pip", "list", "--disable-pip-version-check")
    run(PYTHON, ROOT / "tools" / "try_wheel.py")
    told = run(PYTHON, "-m", "brikke", "doctor", refused=True)
    if "Traceback" in told or "cli" not in told:
        sys.exit("the missing extra is not named")


def notebook() -> None:
    """Install the command line, and run the notebook from "install" to a rating."""
    install(wheel("[cli]"))
    run(PYTHON, "-m", "brikke", "doctor")
    told = run(PYTHON, ROOT / "tools" / "run_notebook.py", ROOT / "examples" / "my_agent.ipynb")
    if "mine:Agent" not in told:
        sys.exit("the notebook told no rating")


def data() -> None:
    """Make a data set, and load it with one line in four libraries."""
    install(wheel("[cli,data]"), *LOADERS)
    options = ["--rounds", "40", "--bots", "steady,greedy", "--seed", "1", "--out", "data"]
    run(PYTHON, "-m", "brikke", "dataset", *options)
    for library, line in LOADERS.items():
        run(PYTHON, "-c", f"import glob, {library}; print({line})")


def server() -> None:
    """Connect a bot to a server, where it plays beside a person."""
    install(wheel("[server]"))
    run(PYTHON, ROOT / "tests" / "third_parties" / "try_server.py")


def pipx() -> None:
    """Serve the game by pipx from the wheel, on loopback, and look at its page."""
    install("pipx")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    served = begin(
        *(PYTHON, "-m", "pipx", "run", "--spec", wheel("[server]")),
        *("brikke", "serve", "--port", str(port), "--database", f"sqlite:///{WORK}/pipx.db"),
        PIPX_HOME=str(HOME / "pipx"),
    )
    try:
        print(_ask(f"http://127.0.0.1:{port}/healthz", served))
        page = _ask(f"http://127.0.0.1:{port}/", served)
        print(next(line for line in page.splitlines() if "<title>" in line).strip())
    finally:
        served.send_signal(signal.SIGINT)
        finish(served)


def _ask(address: str, served: subprocess.Popen[str]) -> str:
    """Return what a server answers, as soon as it does."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            with urlopen(address) as answer:
                print(f"$ curl {address}", flush=True)
                return str(answer.read().decode())
        except URLError as error:
            if served.poll() is not None or time.monotonic() > until:
                sys.exit(f"there is no server: {error}")
            time.sleep(0.2)


def ppo() -> None:
    """Train by PPO on the vector environment, twice side by side, until it passes ``steady``."""
    install(wheel("[env]"))
    begun = time.monotonic()
    options = ("--rounds", str(ROUNDS), "--decks", str(DECKS))
    trained = [
        begin(
            *(PYTHON, ROOT / "examples" / "ppo.py", *options),
            *("--seed", seed, "--out", f"ppo-{seed}"),
            OMP_NUM_THREADS="1",
        )
        for seed in SEEDS
    ]
    for each in trained:
        found = re.search(r"against steady: [0-9.]+% \(([0-9.]+)%", finish(each))
        if found is None or float(found[1]) <= 50:
            sys.exit("the trained bot does not pass steady")
    print(f"{time.monotonic() - begun:.0f} seconds")


def stable_baselines3() -> None:
    """Run the programs of stable-baselines3 and sb3-contrib."""
    _torch("stable-baselines3", "sb3-contrib")
    _third_party("stable_baselines3", "maskable_ppo")


def torchrl() -> None:
    """Run the program of TorchRL."""
    _torch("torchrl")
    _third_party("torchrl")


def tianshou() -> None:
    """Run the program of tianshou."""
    _torch("tianshou")
    _third_party("tianshou")


def rllib() -> None:
    """Run the program of RLlib."""
    _torch("ray[rllib]")
    _third_party("rllib")


def jax() -> None:
    """Run the program for JAX."""
    install(wheel("[jax]"))
    _third_party("jax")


def _torch(*packages: str) -> None:
    install(os.environ.get("TORCH_PACKAGE", "torch"))
    install(wheel("[env]"), *packages)


def _third_party(*names: str) -> None:
    for name in names:
        program = ROOT / "tests" / "third_parties" / f"try_{name}.py"
        run(PYTHON, program, OMP_NUM_THREADS="1", JAX_PLATFORMS="cpu")


STEPS: Final[dict[str, Callable[[], None]]] = {
    step.__name__: step
    for step in (
        *(bare, notebook, data, server, pipx, ppo),
        *(stable_baselines3, torchrl, tianshou, rllib, jax),
    )
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Make an empty environment, and take the steps."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS))
    chosen = parser.parse_args(arguments).steps or list(STEPS)
    for name in chosen:
        if name not in STEPS:
            parser.error(f"there is no such step: {name}")
    shutil.rmtree(HOME, ignore_errors=True)
    WORK.mkdir(parents=True)
    print(f"$ {Path(sys.executable).name} -m venv build/trial/venv", flush=True)
    subprocess.run([sys.executable, "-m", "venv", HOME / "venv"], check=True)
    for name in chosen:
        begun = time.monotonic()
        print(f"\n== {name}: {STEPS[name].__doc__}", flush=True)
        STEPS[name]()
        print(f"== {name}: done after {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
