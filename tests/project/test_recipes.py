"""Recipes of CONTRIBUTING.md: an edition or a bot is one file, a language is one folder."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from brikke.words import catalogue
from brikke.words.catalogue import Words, language_names, languages, preferred_language
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
EDITION = """
from brikke.rules.rulebook.model import Jokers, Rulebook
PLACE = 6
SIXTH = Rulebook(edition="sixth", languages=("en",), jokers=Jokers.LOCKED, call_out="Six!")
"""
BOT = """
from brikke.game.view import draw_or_pass
class Sleeper:
    name, strength, for_people = "sleeper", -2000, True
    def __init__(self, seed): ...
    def turn(self, view):
        return draw_or_pass(view)
"""
BEGIN = """
import sys
from pathlib import Path
import brikke.players.bots as bots
import brikke.rules.rulebook.registry as registry
registry.editions.__path__.append(sys.argv[1])
bots.__path__.append(sys.argv[2])
registry.printed_editions.cache_clear()
"""


def run(folder: Path, code: str) -> list[str]:
    """Return the lines that code prints where an edition and a bot lie beside those of Brikke."""
    homes = {"editions": ("sixth", EDITION), "bots": ("sleeper", BOT)}
    for home, (name, text) in homes.items():
        (folder / home).mkdir()
        (folder / home / f"{name}.py").write_text(text)
    arguments = [str(folder / home) for home in homes]
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + code, *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.system
def test_a_file_is_all_that_an_edition_and_a_bot_need(tmp_path: Path) -> None:
    code = """
from brikke import Game, make_bot
from brikke.cli import run
print(*registry.EDITIONS)
print(*bots.FOR_PEOPLE)
game = Game("sixth opening_minimum=0 empty_pool=play-on", seats=2, seed=1)
players = [make_bot("sleeper"), make_bot("steady")]
while not game.is_over():
    game.push(players[game.to_move].turn(game.view(game.to_move)))
print(game.outcome().winner)
run(["rules", "sixth"])
"""
    editions, for_people, winner, *rules = run(tmp_path, code)
    assert editions.endswith(" norwegian-cards sixth")
    assert for_people.startswith("sleeper novice ")
    assert winner == "1"
    assert rules[0] == "Rules: Sixth"
    assert any("Six!" in line for line in rules)


def test_a_folder_is_all_that_a_language_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code, files in {
        "en": {"language": "language-name = English", "game": "app-home = Home\nrules-turn = Turn"},
        "et": {"language": "language-name = Eesti", "game": "app-home = Koju"},
    }.items():
        (tmp_path / code).mkdir()
        for name, text in files.items():
            (tmp_path / code / f"{name}.ftl").write_text(text)
    caches = (language_names, catalogue._bundle)
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "_FOLDER", tmp_path)
        for cache in caches:
            cache.cache_clear()
        assert dict(language_names()) == {"en": "English", "et": "Eesti"}
        assert preferred_language(["et_EE.UTF-8"]) == "et"
        # What is not translated yet is English.
        assert [Words("et")(key) for key in ("app-home", "rules-turn")] == ["Koju", "Turn"]
    for cache in caches:
        cache.cache_clear()
    assert "et" not in languages()


def test_the_recipes_name_what_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for title in ("Add an edition", "Add a bot", "Add a language"):
        recipe = text.partition(f"### {title}\n")[2].partition("\n#")[0]
        steps = re.findall(r"^\d\. ", recipe, re.MULTILINE)
        assert 2 <= len(steps) <= 5, title
        named = re.findall(r"`((?:src|tests|docs|examples|web)/[^`]*)`", recipe)
        assert named, title
        for path in named:
            assert (ROOT / path).exists(), path
        assert set(re.findall(r"`make ([a-z-]+)`", recipe)) <= targets
