"""Plugins: a package adds a bot and an edition everywhere, and a broken one stops nothing."""

from __future__ import annotations

import json
import logging
import shutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import Subprotocol
from websockets.sync.client import connect

from brikke import plugins
from brikke.players.bots import BOTS, FOR_PEOPLE, ladder, make_bot
from brikke.plugins import Registry
from brikke.rules.rulebook import EDITIONS
from tests.server.clients import TURNS, bearer, socket_of
from tests.support.example_plugin import add_entry_points, install_plugin, with_plugins
from tests.support.live_server import SpawnedServer
from tests.support.patience import PATIENCE

BROKEN = """
[brikke.bots]
away = no_such_module:Bot
failing = failing_module:Bot
leaving = leaving_module:Bot
mute = mute_module:Mute
Not A Name = mute_module:Mute
steady = mute_module:Mute
about-novice = mute_module:Mute

[brikke.rulebooks]
nordic = brikke_tavern:TAVERN
custom = brikke_tavern:TAVERN
other-name = brikke_tavern:TAVERN
no-rulebook = mute_module:Mute
too-much = mute_module:TOO_MUCH
"""
BROKEN_NAMES = [line.partition(" =")[0] for line in BROKEN.splitlines() if "=" in line]
MODULES = {
    "failing_module": "raise RuntimeError('out of order\\nand more')",
    "leaving_module": "raise SystemExit(3)",
    "mute_module": """
from dataclasses import replace
from brikke.rules.rulebook import EDITIONS
class Mute: ...
TOO_MUCH = replace(EDITIONS["nordic"], edition="too-much", tiles_dealt=30)
""",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_plugin(tmp_path_factory.mktemp("plugin"))


@pytest.fixture(scope="module")
def without_words(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bare") / "installed"
    shutil.copytree(installed, folder, ignore=shutil.ignore_patterns("locales"))
    return folder


@pytest.fixture(scope="module")
def among_broken_ones(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("broken") / "installed"
    shutil.copytree(installed, folder)
    add_entry_points(folder, "broken", BROKEN)
    for name, text in MODULES.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def brikke(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where the packages in a folder are installed."""
    return subprocess.run(
        [sys.executable, "-m", "brikke", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=with_plugins(folder),
    )


def answer(folder: Path, *arguments: str) -> dict[str, Any]:
    done = brikke(folder, *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.system
def test_an_edition_of_a_package_is_told_and_solved_by(installed: Path) -> None:
    listed = answer(installed, "rules")["editions"]
    assert list(listed) == [*EDITIONS, "tavern"]
    assert listed["tavern"] == "cards, strict jokers, and an opening of 20"
    told = answer(installed, "rules", "tavern", "turn_seconds=off")
    assert (told["name"], told["faces"]) == ("tavern", "cards")
    assert told["house_rules"] == {"turn_seconds": None}
    assert "Last round!" in told["text"]
    # By a locked joker: with free jokers the whole rack could be laid.
    asked = ("--table", "k3 r3 j", "--rack", "r10 r11 r12")
    assert answer(installed, "solve", "--rulebook", "tavern", *asked)["tiles_played"] == 3


@pytest.mark.system
def test_bots_of_a_package_play_in_processes_by_its_edition(installed: Path) -> None:
    contest = ("--bots", "landlord,steady", "--rulebook", "tavern", "--deals", "2")
    told = answer(installed, "arena", *contest, "--processes", "2")
    assert [each["name"] for each in told["bots"]] == ["landlord", "steady"]
    assert told["rulebook"] == "tavern"


@pytest.mark.system
def test_a_plugin_without_words_has_readable_ones(without_words: Path) -> None:
    assert answer(without_words, "rules")["editions"]["tavern"] == "Tavern"
    assert "Last round!" in brikke(without_words, "rules", "tavern").stdout
    code = """
from brikke.players.bots import FOR_PEOPLE
from brikke.rules.rulebook import get_rulebook
from brikke.tui.messages import edition_title, seat_names
from brikke.words.catalogue import Words
words = Words("de")
print(seat_names(words, ["landlord", "landlord"]), edition_title(words, get_rulebook("tavern")))
print(*FOR_PEOPLE)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env=with_plugins(without_words),
    )
    names = "('Du', 'Landlord 1', 'Landlord 2') Tavern"
    listed = "novice just-above casual landlord rearranger steady expert champion"
    assert done.stdout == f"{names}\n{listed}\n"


@pytest.mark.system
def test_environments_and_words_know_the_plugin(installed: Path) -> None:
    code = """
from brikke.env import brikke_v0
from brikke.words.catalogue import Words
from brikke.words.prose import bot_about, bot_title, edition_title
env = brikke_v0.env("tavern", 2)
env.reset(seed=1)
for language in ("de", "sv"):
    words = Words(language)
    print(bot_title("landlord", words), edition_title("tavern", words), bot_about("x", words))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env=with_plugins(installed),
    )
    assert done.stdout == "Wirt Wirtshaus \nLandlord Tavern \n"


@pytest.mark.system
def test_a_broken_plugin_is_told_in_one_line_and_stops_no_other(among_broken_ones: Path) -> None:
    done = brikke(among_broken_ones, "rules")
    assert done.returncode == 0
    assert "tavern" in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 5
    for name in ("nordic", "custom", "other-name", "no-rulebook", "too-much"):
        (line,) = (each for each in lines if f"brikke.rulebooks {name} = " in each)
        assert line.startswith("plugin left out (")
        assert line.endswith(" (broken 1.0)")


@pytest.mark.system
def test_the_doctor_lists_plugins_and_what_is_wrong_with_them(among_broken_ones: Path) -> None:
    done = brikke(among_broken_ones, "doctor", "--json")
    found = {(each["group"], each["name"]): each for each in json.loads(done.stdout)["plugins"]}
    assert found[("brikke.bots", "landlord")] == {
        "group": "brikke.bots",
        "name": "landlord",
        "target": "brikke_tavern:Landlord",
        "package": "brikke-tavern 1.0",
        "problem": None,
    }
    problems = {
        "away": "No module named 'no_such_module'",
        "failing": "RuntimeError: out of order and more, failing_module.py line 1",
        "leaving": "SystemExit: 3",
        "mute": "a bot is a class with a method turn(view)",
        "Not A Name": "a name is small letters, digits and single hyphens",
        "steady": "Brikke itself uses this name: steady",
        "about-novice": "Brikke itself uses this name: about-novice",
        "nordic": "Brikke itself uses this name: nordic",
        "custom": "Brikke itself uses this name: custom",
        "other-name": "the entry point other-name names the edition: tavern",
        "no-rulebook": "an edition is a Rulebook",
        "too-much": "tiles_dealt must be 5 to 20: 30",
    }
    told = {name: each["problem"] for (_, name), each in found.items() if each["problem"]}
    assert set(told) == set(problems)
    for name, problem in problems.items():
        assert problem in told[name]


@pytest.mark.system
def test_a_bot_that_cannot_be_loaded_is_refused_by_its_name(among_broken_ones: Path) -> None:
    done = brikke(among_broken_ones, "arena", "--bots", "failing,steady", "--deals", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1].startswith("brikke: no such bot")
    assert "Traceback" not in done.stderr
    # Others are not even looked at by who names one that works.
    asked = ("--deals", "1", "--processes", "1")
    done = brikke(among_broken_ones, "arena", "--bots", "landlord,steady", *asked, "--json")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.system
def test_a_server_offers_the_plugin_and_its_bot_takes_a_turn(
    among_broken_ones: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(among_broken_ones))
    with (
        SpawnedServer(tmp_path, workers="1", salt_seconds="0") as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as http,
    ):
        bots = {each["name"]: each["for_people"] for each in http.get("/api/bots").json()}
        assert [name for name in bots if name != "landlord"] == list(BOTS)
        # By strength, of which it has -100.
        place = list(bots).index("landlord")
        assert list(bots)[place - 1 : place + 2] == ["level10", "landlord", "level11"]
        assert bots["landlord"]
        rulebooks = http.get("/api/rulebooks").json()
        tavern = rulebooks["editions"][-1]
        assert (tavern["edition"], tavern["faces"]) == ("tavern", "cards")
        assert all("tavern" in each["values"] for each in rulebooks["differences"])
        words = http.get("/api/words", params={"language": "de"}).json()["catalogue"]
        assert "bot-landlord = Wirt" in words
        assert http.get("/api/rules/tavern").json()["edition"] == "tavern"
        assert http.post("/api/solve", json={"rack": ["r1"], "rulebook": "tavern"}).is_success
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        wishes = {"rulebook": "tavern", "seats": 2, "bots": ["landlord"]}
        made = http.post("/api/tables", json=wishes, headers=bearer(token)).raise_for_status()
        view = play_until_its_turn(server, made.json()["id"], token)
        assert (view["table"]["rulebook_name"], view["table"]["faces"]) == ("tavern", "cards")
    log = [json.loads(line) for line in server.log.read_text().splitlines()]
    said = [each["what"] for each in log if each["level"] == "warning"]
    assert len(said) == len(BROKEN_NAMES)
    assert all(each.startswith("plugin left out (") for each in said)
    assert sum(each["what"] == "plugin" for each in log) == 2
    assert not [each for each in log if each["level"] == "error"]


def play_until_its_turn(server: SpawnedServer, table_id: str, token: str) -> dict[str, Any]:
    """Begin, draw if one is the first to move, and return a view once the bot had a turn."""
    view: dict[str, Any] = {}
    with connect(socket_of(server.base, table_id), subprotocols=[Subprotocol("brikke.1")]) as ws:
        ws.send(json.dumps({"type": "hello", "id": "hello", "token": token}))
        ws.send(json.dumps({"type": "start", "id": "start"}))
        while True:
            message: dict[str, Any] = json.loads(ws.recv(timeout=PATIENCE))
            if message["type"] == "view":
                view = message
            if message["type"] == "clock" and message["to_move"] == 0:
                ws.send(json.dumps({"type": "draw", "id": "draw", "seen": view["seq"]}))
            events = [each["event"] for each in message.get("events", ())]
            if any(each.get("seat") == 1 and each["type"] in TURNS for each in events):
                return view


def registry(monkeypatch: pytest.MonkeyPatch, **targets: str) -> Registry[object]:
    """Return a registry that has a thing called ours, and plugins called as given."""
    entries = tuple(EntryPoint(name, target, "group") for name, target in targets.items())
    monkeypatch.setattr(plugins, "_entry_points", lambda _group: entries)
    return Registry("group", lambda: {"ours": 1}, lambda _name, thing: thing)


def test_own_names_are_found_without_looking_at_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry(monkeypatch)
    monkeypatch.setattr(plugins, "_entry_points", pytest.fail)
    assert found["ours"] == 1
    assert "ours" in found
    with pytest.raises(pytest.fail.Exception):
        list(found)


def test_plugins_are_looked_up_by_name_and_listed_after_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = registry(monkeypatch, zero="math:pi", able="math:e")
    assert "zero" in found
    assert "none" not in found
    assert (list(found), len(found)) == (["ours", "able", "zero"], 3)
    with pytest.raises(KeyError):
        found["none"]


def test_of_two_packages_with_one_name_neither_is_taken(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = (EntryPoint("one", "math:pi", "group"), EntryPoint("one", "math:e", "group"))
    found = registry(monkeypatch)
    monkeypatch.setattr(plugins, "_entry_points", lambda _group: entries)
    with caplog.at_level(logging.WARNING):
        assert list(found) == ["ours"]
        assert list(found) == ["ours"]
    (said,) = caplog.messages
    assert said.startswith("plugin left out (another package has one of this name: one): group one")


def test_bots_say_their_own_names_from_the_weakest_to_the_strongest() -> None:
    assert all(name == getattr(maker, "name", "") for name, maker in BOTS.items())
    assert [name for name in BOTS if getattr(BOTS[name], "for_people", False)] == list(FOR_PEOPLE)
    table = (Path(__file__).parents[2] / "docs" / "strength.md").read_text()
    told = table.partition("**2 seats**")[2].partition("**3 seats**")[0]
    rows = [line.split("`")[1] for line in told.splitlines() if line.startswith("| `")]
    assert rows[::-1] == ladder()


def test_a_bot_that_fails_when_it_is_made_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def sulk(seed: int) -> Any:
        raise RuntimeError(f"not today, {seed}")

    monkeypatch.setattr("brikke.players.bots.BOTS", {"sulky": sulk, "no-bot": lambda _seed: 7})
    with pytest.raises(ValueError, match=r"makes no bot from a seed \(RuntimeError: not today, 5,"):
        make_bot("sulky", 5)
    with pytest.raises(ValueError, match="has a method turn.view., unlike: no-bot"):
        make_bot("no-bot")
