"""Routes that need no table: solver, judge, records, rulebooks and lessons.

Slow requests run in worker processes. Their bodies limit their size, the workers limit their time.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from brikke.answers.judging import Judgement
from brikke.answers.lessons import Lessons, lessons_data
from brikke.answers.records import Analysis, Verdict
from brikke.answers.replay import Chances, Replay
from brikke.answers.rulebooks import Rulebooks, Rules, rulebooks_data, rules_data
from brikke.answers.solving import Arrangement, SolutionWithMoves
from brikke.rules.rulebook import DEFAULT, get_rulebook
from brikke.server.http.dependencies import TheAnalysts, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.workers.brief import briefly
from brikke.wire import questions as tasks
from brikke.wire.requests import (
    MAX_RULEBOOK,
    ArrangeRequest,
    CheckRequest,
    RecordRequest,
    RoundRequest,
    SolveRequest,
)
from brikke.words.catalogue import DEFAULT_LANGUAGE, Words, plugin_catalogue

RULEBOOK = "an edition and any house rules, as in german opening_minimum=25"
RulebookPath = Annotated[str, PathParameter(max_length=MAX_RULEBOOK, description=RULEBOOK)]
RulebookQuery = Annotated[str, QueryParameter(max_length=MAX_RULEBOOK, description=RULEBOOK)]
Language = Annotated[str, QueryParameter(max_length=16, description="the language of the texts")]


class PluginWords(Struct, frozen=True):
    """The texts that installed plugins bring in a language, as a Fluent catalogue."""

    catalogue: str


class Questions(Controller):
    """Routes that need neither a table nor a token."""

    path = "/api"
    tags = ("questions",)
    security = ({},)

    @post("/solve", status_code=200, responses=problems(400, 413, 503))
    async def solve(self, data: JSONBody[SolveRequest], questions: TheWorkers) -> SolutionWithMoves:
        """Find the best turn, proven best."""
        return await questions.run(tasks.solve, data)

    @post("/check", status_code=200, responses=problems(400, 413, 503))
    async def check(
        self, data: JSONBody[CheckRequest], questions: TheWorkers, analysts: TheAnalysts
    ) -> Judgement:
        """Judge a turn: every reason why it is illegal, or none."""
        # An opening turn that goes on and names no opening sets may be made in very many ways.
        judgement = await questions.run(briefly, tasks.check, data)
        return await analysts.run(tasks.check, data) if judgement is None else judgement

    @post("/arrange", status_code=200, responses=problems(400, 413, 503))
    async def arrange(self, data: JSONBody[ArrangeRequest], questions: TheWorkers) -> Arrangement:
        """Make sets from loose tiles, leaving the fewest over."""
        return await questions.run(tasks.arrange, data)

    @post("/analyse", status_code=200, responses=problems(400, 413, 503))
    async def analyse(self, data: JSONBody[RecordRequest], analysts: TheAnalysts) -> Analysis:
        """Compare every turn of a finished record with the best one that was possible."""
        return await analysts.run(tasks.analyse, data)

    @post("/replay", status_code=200, responses=problems(400, 413, 503))
    async def replay(self, data: JSONBody[RecordRequest], analysts: TheAnalysts) -> Replay:
        """Return a record turn by turn, each beside the best one; a round may be unfinished."""
        return await analysts.run(tasks.replay, data)

    @post("/replay/chances", status_code=200, responses=problems(400, 413, 503))
    async def chances(self, data: JSONBody[RoundRequest], analysts: TheAnalysts) -> Chances:
        """Estimate every seat's probability to win throughout a round of a record."""
        return await analysts.run(tasks.chances, data)

    @post("/verify", status_code=200, responses=problems(400, 413, 503))
    async def verify(self, data: JSONBody[RecordRequest], analysts: TheAnalysts) -> Verdict:
        """Check that a record's deal was fair, its turns legal, its scores right."""
        return await analysts.run(tasks.verify, data)

    # In a thread: the first request in a language reads its files.
    @get("/rulebooks", sync_to_thread=True, responses=problems(400))
    def rulebooks(self, language: Language = DEFAULT_LANGUAGE) -> Rulebooks:
        """List the printed editions with their parameters, and the limits of house rules."""
        return rulebooks_data(Words(language))

    @get("/rules/{rulebook:str}", sync_to_thread=True, responses=problems(400))
    def rules(self, rulebook: RulebookPath, language: Language = DEFAULT_LANGUAGE) -> Rules:
        """Return the rules of an edition, with any house rules, as text."""
        return rules_data(get_rulebook(rulebook), Words(language))

    @get("/words", sync_to_thread=True, responses=problems(400))
    def words(self, language: Language = DEFAULT_LANGUAGE) -> PluginWords:
        """Return the texts of bots and editions that installed packages bring."""
        return PluginWords(plugin_catalogue(Words(language).language))

    @get("/lessons", sync_to_thread=True, responses=problems(400))
    def lessons(self, rulebook: RulebookQuery = DEFAULT.edition) -> Lessons:
        """List the lessons: first steps by a rulebook, and the examples that leaflets print."""
        return lessons_data(get_rulebook(rulebook))
