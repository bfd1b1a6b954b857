"""Catalogues: every key is used, and every key used is in every language, in the same file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import brikke.words.catalogue
from brikke.cli import COMMANDS
from brikke.cli.help import english_help
from brikke.club.duplicate.settings import Meeting
from brikke.club.rated_rounds import Kind
from brikke.errors import InputError
from brikke.game.verify import Doubt
from brikke.live import Phase, RefusalCode, Speed
from brikke.live.events import Reaction
from brikke.players.bots import BOTS, FOR_PEOPLE
from brikke.rules.judge import Code, Violation
from brikke.rules.rulebook import (
    DEFAULT,
    EDITIONS,
    LIMITS,
    BlockedScore,
    EmptyPool,
    Faces,
    Jokers,
    get_rulebook,
    with_house_rules,
)
from brikke.rules.scoring import Ending
from brikke.rules.sets import SetFlaw
from brikke.server.limits.rules import Rules
from brikke.solver import Objective
from brikke.solver.steps import StepCode
from brikke.study.basics import basics
from brikke.study.lessons import LESSONS
from brikke.study.reasons import Reason
from brikke.tui.plain.commands import COMMANDS as LINE_COMMANDS
from brikke.wire.appearance import Animal, Colour
from brikke.words.catalogue import (
    DEFAULT_LANGUAGE,
    Words,
    _bundle,
    _plugin_bundle,
    catalogue,
    language_names,
    languages,
)
from brikke.words.errors import _patterns
from brikke.words.prose import (
    bot_about,
    bot_title,
    edition_summary,
    edition_title,
    rules_text,
    violation_text,
)
from tests.rules.test_rulebook import CHANGED
from tests.support.asked_words import Asked, asked_in, templates_in

PACKAGE = Path(brikke.__file__).parent
BROWSER = PACKAGE.parent.parent / "web" / "src"
PAGE_LIST = BROWSER / "app" / "pages.ts"
SOURCES = [
    *sorted(PACKAGE.rglob("*.py")),
    PACKAGE.parent.parent / "tools" / "words_page.py",
    *sorted(path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")),
]
every_language = pytest.mark.parametrize("language", languages())

PAGES = ["learn", "rules", "puzzle", "solve", "score", "replay", "club", "games", "tournament"]
KEPT = ["pages", "engine"]
SOLVE_TASKS = ["turn", "legal", "rebuild"]
BASICS = basics(DEFAULT)
LESSON_NAMES = [lesson.name for lesson in LESSONS]
HOUSE_RULES = [name.replace("_", "-") for name in LIMITS]

# Keys put together from a prefix and a code: all codes are used.
FAMILIES: dict[str, Sequence[str]] = {
    "keep": ("no-room", "unreachable", "unsupported"),
    "keep-part": [*KEPT, *(f"{part}-about" for part in KEPT)],
    "refused-storage": ("blocked", "full", "newer"),
    "flaw": list(SetFlaw),
    "refused": list(RefusalCode),
    "react": list(Reaction),
    "reward": ["many", "record", "joker"],
    "hint-do": list(StepCode),
    "bot": list(BOTS),
    "bot-about": FOR_PEOPLE,
    "bot-level": FOR_PEOPLE,
    "face": list(Animal),
    "colour": list(Colour),
    "edition-title": list(EDITIONS),
    "home-phase": list(Phase),
    "home-more": [*PAGES, *(f"{page}-about" for page in PAGES)],
    "round-ending": list(Ending),
    "games-measure": ["points", "missed", "opening", "accuracy"],
    "games-short": ["points", "missed", "opening", "accuracy"],
    "games-against": ["all", "people", "bots"],
    "host-limit": sorted({name.partition("-")[2] for name, _, _ in Rules().all()}),
    "host-limit-from": sorted({name.partition("-")[0] for name, _, _ in Rules().all()}),
    "club-role": ["host", "helper", "member"],
    "report": ["rude", "unfair", "name", "other"],
    "notices-here": ["denied", "missing", "failed"],
    "notices-quiet": ["from", "to"],
    "tour-meeting": [f"{meeting}{about}" for meeting in Meeting for about in ("", "-about")],
    "rated": [kind for kind in Kind if kind is not Kind.COMPLETE],
    "score-blocked": list(BlockedScore),
    "score-trouble": [
        "out",
        "missing",
        "number",
        "nothing-left",
        "too-much",
        "tiles",
        "starter",
        "points",
        "sum",
    ],
    "house": [*HOUSE_RULES, *(f"{name}-about" for name in HOUSE_RULES), "yes", "no", "off"],
    "learn-part": ["basics", "table", "jokers"],
    "lesson-title": [*(basic.name for basic in BASICS), *LESSON_NAMES],
    "solve-photo": ["table", "rack", "after", "loose"],
    "photo-problem": [
        "animation",
        "broken",
        "dark",
        "failed",
        "large-file",
        "many-pixels",
        "no-photo",
        "no-tiles",
        "small",
        "unreachable",
    ],
    "read-same": ["once", "twice"],
    "watch-reason": list(Reason),
    "mistakes-why": list(Reason),
    "basic": ["group", "group-about", "run", "run-about"],
    "basic-wrong": ["group-number", "group-colour", "run-number", "run-colour"],
    "basic-say": [step.name for basic in BASICS for step in basic.steps],
    "lesson-about": LESSON_NAMES,
    "differ-faces": list(Faces),
    "differ-jokers": list(Jokers),
    "house-jokers": list(Jokers),
    "house-empty-pool": list(EmptyPool),
    "house-blocked-score": list(BlockedScore),
    "tile": [
        "ace",
        "jack",
        "queen",
        "king",
        "black",
        "red",
        "blue",
        "orange",
        "spades",
        "hearts",
        "clubs",
        "diamonds",
    ],
    "set": ["run", "group"],
    "new": ["bots-title", "friends-title", "pass-title"],
    "new-speed": list(Speed),
    "settings": [
        "big",
        "symbols",
        "sound",
        "calm",
        "hands",
        "look-auto",
        "look-light",
        "look-dark",
    ],
    "table": ["pause-asked", "take-back-asked"],
    "violation": [*SetFlaw, *Code],
    "doubt": list(Doubt),
    "edition": list(EDITIONS),
    "replay-end": list(Ending),
    "step": list(StepCode),
    "solve": ["no-tile", "too-many"],
    "solve-task": SOLVE_TASKS,
    "solve-about": SOLVE_TASKS,
    "solve-show": SOLVE_TASKS,
    "solve-goal": list(Objective),
    "puzzle-solved": ["alone", "hints", "shown"],
    "puzzle-share": ["alone", "hints", "shown"],
    "doctor-core": ["native", "python"],
    "evaluate": [
        "suite",
        "against",
        "rules",
        "seed",
        "decks",
        "quick",
        "wins",
        "even",
        "points",
        "mean",
        "worst",
    ],
    "help": [key.removeprefix("help-") for key, _ in english_help(COMMANDS)],
    "help-usage": ["command", "options", "one", "many"],
    "error": [name for name, _ in _patterns()],
    "rules-words": [name for name in EDITIONS if Words().find(f"rules-words-{name}")],
    "rules-opening": ["minimum-single", "any-single"],
    "rules-run-reading": ["nordic"],
    "rules-opening-several": ["nordic", "finnish-classic", "norwegian-cards"],
    "rules-joker": ["german"],
    "rules-jokers-freed": ["german"],
    "lines-do": LINE_COMMANDS,
    "lines-about": LINE_COMMANDS,
    "replay": ["plays", "opens", "draws", "passes", "times-out"],
}

# Values that a language may use or not: tiles with numbers or cards, and court cards.
OPTIONAL = {"faces", "court"}


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the keys of a catalogue, each with the names of its placeholders."""

    class Placeholders(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        # Terms and attributes are asked for by no key, so no test could miss them.
        assert isinstance(entry, ast.Message | ast.BaseComment), entry
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            assert not entry.attributes, entry.id.name
            visitor = Placeholders()
            visitor.visit(entry)
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            found[entry.id.name] = visitor.names - OPTIONAL
    return found


@cache
def files(language: str) -> dict[str, str]:
    """Return the file of each key; the browser loads files one by one."""
    parts = (PACKAGE / "words" / "locales" / language).glob("*.ftl")
    key = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    return {name: path.stem for path in parts for name in key.findall(path.read_text())}


def asked() -> list[tuple[Path, Asked]]:
    return [(path, each) for path in SOURCES for each in asked_in(path.read_text())]


@cache
def keys_used() -> set[str]:
    literal = re.compile(r"[\"'`]((?:[a-z]+[a-z0-9]*)(?:-[a-z0-9]+)+)[\"'`]")
    known = messages(DEFAULT_LANGUAGE)
    written = {key for path in SOURCES for key in literal.findall(path.read_text())}
    families = {f"{name}-{member}" for name, range_ in FAMILIES.items() for member in range_}
    return (written & set(known)) | families


@every_language
def test_no_key_is_missing(language: str) -> None:
    assert keys_used() - set(messages(language)) == set()


@every_language
def test_no_key_is_unused(language: str) -> None:
    assert set(messages(language)) - keys_used() == set()


@every_language
def test_placeholders_are_the_same_in_every_language(language: str) -> None:
    assert messages(language) == messages(DEFAULT_LANGUAGE)


@every_language
def test_keys_are_in_the_same_file_in_every_language(language: str) -> None:
    assert files(language) == files(DEFAULT_LANGUAGE)
    assert set(files(language)) == set(messages(language))


def test_no_key_is_asked_for_that_no_catalogue_has() -> None:
    known = set(messages(DEFAULT_LANGUAGE))
    assert [(path.name, each.keys - known) for path, each in asked() if each.keys - known] == []
    assert len(asked()) > 400


def test_values_are_given_for_the_placeholders_there_are() -> None:
    known = messages(DEFAULT_LANGUAGE)
    for path, each in asked():
        for key in each.keys:
            given = each.values and each.values - OPTIONAL
            assert given is None or given == known[key], (path.name, key)


def test_keys_of_a_family_are_put_together_somewhere() -> None:
    templates = {each for path in SOURCES for each in templates_in(path.read_text())}
    for family, members in FAMILIES.items():
        for key in (f"{family}-{member}" for member in members):
            assert any(each.fullmatch(key) for each in templates), key


def test_a_page_of_the_browser_brings_the_words_it_asks_for() -> None:
    at = files(DEFAULT_LANGUAGE)
    pages = re.findall(r'/pages/(\w+)/\w+\.svelte"\),\s*words: \[(.*?)\]', PAGE_LIST.read_text())
    brought: dict[str, set[str]] = {}
    for folder, words in pages:
        brought.setdefault(folder, set()).update(re.findall(r'"(\w+)"', words))
    assert len(brought) >= 6
    # The profile dialog loads its words when it opens.
    brought["players"] = {"people"}
    # The pages that open the camera bring its words with it.
    brought["camera"] = {"camera"}
    for path in SOURCES:
        later = re.findall(r'loadCatalogues\(\["(\w+)"\]\)', path.read_text())
        brought.setdefault(path.parent.name, set()).update(later)
    for path, each in asked():
        if path.is_relative_to(BROWSER):
            folders = path.relative_to(BROWSER).parts[:-1]
            there = {"game", "browser"}.union(*(brought.get(each, ()) for each in folders))
            assert {at[key] for key in each.keys} <= there, (path.name, each.keys)


@every_language
def test_every_violation_has_words(language: str) -> None:
    for code in (*SetFlaw, *Code):
        assert violation_text(Violation(code), Words(language))


@every_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition_and_house_rule_can_be_told(language: str, edition: str) -> None:
    words = Words(language)
    printed = rules_text(EDITIONS[edition], words)
    for name, value in CHANGED.items():
        changed = with_house_rules(EDITIONS[edition], **{name: value})
        assert (rules_text(changed, words) == printed) == (changed == EDITIONS[edition])


def test_every_parameter_that_decides_play_changes_the_text() -> None:
    words = Words()
    silent = []
    for name in LIMITS:
        told = {
            line
            for value in (CHANGED[name], getattr(EDITIONS["nordic"], name))
            for line in [
                "\n".join(
                    line
                    for line in rules_text(
                        with_house_rules(EDITIONS["nordic"], **{name: value}), words
                    ).splitlines()
                    if not line.startswith(("Rules:", "House rules"))
                )
            ]
        }
        if len(told) == 1:
            silent.append(name)
    assert silent == []


def test_one_penalty_tile_is_not_plural() -> None:
    assert "draw one tile, and" in rules_text(get_rulebook("nordic penalty_tiles=1"), Words())


def test_an_unknown_language_or_a_missing_value_is_refused() -> None:
    with pytest.raises(InputError, match="no such language \\(there are en, .*\\): xx$"):
        Words("xx")
    with pytest.raises(InputError, match="lack a value"):
        Words()("rules-title")


def test_a_key_without_words_becomes_readable() -> None:
    assert Words("de")("no-such-key") == "No such key"
    assert Words("de").find("no-such-key") is None
    assert edition_title("tavern-rules", Words("de")) == "Tavern rules"
    assert edition_summary("tavern-rules", Words("de")) == ""
    assert bot_title("landlord", Words("de")) == "Landlord"
    assert bot_about("landlord", Words("de")) == ""


def test_words_that_a_language_lacks_are_english(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"de": "app-home = Zuhause", "en": "app-home = Home\napp-you = You"}
    monkeypatch.setattr(brikke.words.catalogue, "catalogue", own.__getitem__)
    plugins = {"de": "bot-landlord = Wirt", "en": "bot-landlord = Landlord\nbot-cook = Cook { $x }"}
    monkeypatch.setattr(brikke.words.catalogue, "plugin_catalogue", plugins.__getitem__)
    _bundle.cache_clear()
    _plugin_bundle.cache_clear()
    try:
        keys = ("app-home", "app-you", "bot-landlord", "bot-cook", "no-such-key")
        found = [Words("de")(key) for key in keys]
    finally:
        _bundle.cache_clear()
        _plugin_bundle.cache_clear()
    # A value that a plugin's words ask for in vain does no harm.
    assert found == ["Zuhause", "You", "Wirt", "Cook x", "No such key"]


def test_every_language_says_its_own_name_in_the_order_of_the_list() -> None:
    assert list(language_names()) == ["en", *sorted(set(languages()) - {"en"}, key=own_name)]
    assert all(own_name(language) for language in languages())


def own_name(language: str) -> str:
    return Words(language)("language-name")
