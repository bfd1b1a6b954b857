"""What needs no table: the solver, the judge, records and rules, for whoever asks.

Whatever takes long is done by workers: a question is limited in size by its form, in time by them.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct, convert

from brikke.answers.as_data import difference_data, lesson_data, rulebook_data
from brikke.rules.rulebook import EDITIONS, LIMITS, Faces, Reading, differences, get_rulebook
from brikke.server.http import answers
from brikke.server.http.answers import (
    MAX_RULEBOOK,
    Analysed,
    Arranged,
    Estimated,
    Judged,
    RecordSent,
    Replayed,
    RoundSent,
    Solved,
    ToArrange,
    ToCheck,
    ToSolve,
    Verified,
)
from brikke.server.http.dependencies import TheWorkers
from brikke.server.http.errors import problems
from brikke.server.wire.server import Step
from brikke.study.lessons import LESSONS
from brikke.words.catalogue import DEFAULT_LANGUAGE, Words, plugin_catalogue
from brikke.words.prose import edition_summary, rules_data

Parameters = dict[str, int | bool | str | None]
RulebookPath = Annotated[
    str,
    PathParameter(
        max_length=MAX_RULEBOOK,
        description="an edition and any house rules, as in german opening_minimum=25",
    ),
]
Language = Annotated[str, QueryParameter(max_length=16, description="the language of the words")]


class RulebookTold(Struct, frozen=True):
    """A rulebook as data."""

    edition: str
    name: str
    faces: Faces
    parameters: Parameters
    house_rules: Parameters
    readings: list[Reading]
    languages: list[str]


class Edition(RulebookTold, frozen=True):
    """A printed edition, and in a few words what it is."""

    summary: str


class EditionsDiffer(Struct, frozen=True):
    """A parameter on which the editions differ: its value in each, and where it is our reading."""

    parameter: str
    values: Parameters
    readings: list[str]


class Rulebooks(Struct, frozen=True):
    """The printed editions, where they differ, and the values that house rules may take."""

    editions: list[Edition]
    house_rules: dict[str, str]
    differences: list[EditionsDiffer]


class Rule(Struct, frozen=True):
    """A rule in words, and whether it is our reading of what the leaflet leaves open."""

    text: str
    reading: bool


class RulesSection(Struct, frozen=True):
    """A few rules under a heading."""

    heading: str
    sentences: list[Rule]


class Rules(RulebookTold, frozen=True):
    """The rules of a rulebook in plain words: as one text, and in its parts."""

    text: str
    house: str
    sections: list[RulesSection]
    readings_note: str


class PluginWords(Struct, frozen=True):
    """The words that installed plugins bring in a language, as a Fluent catalogue."""

    catalogue: str


class Lesson(Struct, frozen=True):
    """A printed example: a position, one way to lay its whole rack, and which editions allow it."""

    name: str
    rulebook: str
    opened: bool
    table: list[list[str]]
    rack: list[str]
    answer: list[list[str]]
    steps: list[Step]
    moves: list[list[str]]
    """The set of each step in its very tiles; of two equal ones the second has a mark, r7'."""
    editions: list[str]


class Lessons(Struct, frozen=True):
    """The printed examples, in their order."""

    lessons: list[Lesson]


class Questions(Controller):
    """Questions that need no table and nobody's name."""

    path = "/api"
    tags = ("questions",)
    security = ({},)

    @post("/solve", status_code=200, responses=problems(400, 413, 503))
    async def solve(self, data: JSONBody[ToSolve], questions: TheWorkers) -> Solved:
        """Find the best turn, proven best."""
        return await questions.run(answers.solve, data)

    @post("/check", status_code=200, responses=problems(400, 413, 503))
    async def check(self, data: JSONBody[ToCheck], questions: TheWorkers) -> Judged:
        """Judge a turn: every reason why it is illegal, or none."""
        return await questions.run(answers.check, data)

    @post("/arrange", status_code=200, responses=problems(400, 413, 503))
    async def arrange(self, data: JSONBody[ToArrange], questions: TheWorkers) -> Arranged:
        """Make a table from loose tiles, leaving the fewest over."""
        return await questions.run(answers.arrange, data)

    @post("/analyse", status_code=200, responses=problems(400, 413, 503))
    async def analyse(self, data: JSONBody[RecordSent], questions: TheWorkers) -> Analysed:
        """Compare every turn of a finished record with the best one that was possible."""
        return await questions.run(answers.analyse, data)

    @post("/replay", status_code=200, responses=problems(400, 413, 503))
    async def replay(self, data: JSONBody[RecordSent], questions: TheWorkers) -> Replayed:
        """Tell a record turn by turn, each beside the best one; a round may be unfinished."""
        return await questions.run(answers.replay, data)

    @post("/replay/chances", status_code=200, responses=problems(400, 413, 503))
    async def chances(self, data: JSONBody[RoundSent], questions: TheWorkers) -> Estimated:
        """Estimate everyone's chances to win throughout a round of a record."""
        return await questions.run(answers.chances, data)

    @post("/verify", status_code=200, responses=problems(400, 413, 503))
    async def verify(self, data: JSONBody[RecordSent], questions: TheWorkers) -> Verified:
        """Check that a record's deal was fair, its turns legal, its scores right."""
        return await questions.run(answers.verify, data)

    # Words are quick to find; only the first time a language is asked for it has to be read.
    @get("/rulebooks", sync_to_thread=True, responses=problems(400))
    def rulebooks(self, language: Language = DEFAULT_LANGUAGE) -> Rulebooks:
        """List the printed editions with their parameters, and the limits of house rules."""
        words = Words(language)
        editions = [
            {**rulebook_data(rulebook), "summary": edition_summary(name, words)}
            for name, rulebook in EDITIONS.items()
        ]
        limits = {name: limit.allowed for name, limit in LIMITS.items()}
        printed = tuple(EDITIONS.values())
        differ = [difference_data(each, printed) for each in differences(printed)]
        told = {"editions": editions, "house_rules": limits, "differences": differ}
        return convert(told, Rulebooks)

    @get("/rules/{rulebook:str}", sync_to_thread=True, responses=problems(400))
    def rules(self, rulebook: RulebookPath, language: Language = DEFAULT_LANGUAGE) -> Rules:
        """Tell the rules of an edition, with any house rules, in plain words."""
        played = get_rulebook(rulebook)
        told = rules_data(played, Words(language))
        return convert({**rulebook_data(played), **told}, Rules)

    @get("/words", sync_to_thread=True, responses=problems(400))
    def words(self, language: Language = DEFAULT_LANGUAGE) -> PluginWords:
        """Tell the words of bots and editions that installed packages bring."""
        return PluginWords(plugin_catalogue(Words(language).language))

    @get("/lessons", sync_to_thread=True)
    def lessons(self) -> Lessons:
        """List the examples that the leaflets print, as positions to play, with their answers."""
        return convert({"lessons": list(map(lesson_data, LESSONS))}, Lessons)
