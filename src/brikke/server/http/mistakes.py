"""Routes for puzzles from mistakes: those of the collection, and turns of finished rounds."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from brikke.answers.mistakes import MistakeAnswer, MistakePosition, NumberedMistake, numbered_data
from brikke.club.results import SeatResult
from brikke.club.statistics import costliest
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers
from brikke.server.http.errors import problems
from brikke.server.http.games import SHOWN, turn_by_chances
from brikke.server.http.rounds import Commitment, finished_round
from brikke.study.mistakes import mistake_puzzle
from brikke.wire import mistakes as tasks
from brikke.wire.games import OwnMistakes
from brikke.wire.mistakes import AnswerRequest, MistakeList, mistake_list

Number = Annotated[int, PathParameter(ge=0, description="the number of a puzzle, from 1")]
TurnNumber = Annotated[int, PathParameter(ge=0, description="the number of a turn, from 1")]
MOST: Final = 30
"""Own mistakes that are listed."""


class Mistakes(Controller):
    """Positions in which the obvious turn does not win the most."""

    path = "/api"
    tags = ("puzzles",)

    # In a thread: the first request reads the file of the collection.
    @get("/mistakes", sync_to_thread=True, security=[{}])
    def listed(self) -> MistakeList:
        """List the grades of all puzzles from mistakes."""
        return mistake_list()

    @get("/mistakes/{number:int}", sync_to_thread=True, security=[{}], responses=problems(400, 404))
    def show(self, number: Number) -> NumberedMistake:
        """Show a puzzle from a mistake: a turn to choose."""
        return numbered_data(number, mistake_puzzle(number))

    @post(
        "/mistakes/{number:int}/answer",
        status_code=200,
        security=[{}],
        responses=problems(400, 404, 413, 503),
    )
    async def answer(
        self, number: Number, data: JSONBody[AnswerRequest], questions: TheWorkers
    ) -> MistakeAnswer:
        """Compare a turn with the obvious one and the best."""
        return await questions.run(tasks.answer, number, data)

    @get("/me/mistakes", responses=problems(401, 503))
    async def mine(self, guest: TheGuest, rooms: TheRooms) -> OwnMistakes:
        """List the costliest turns of the guest, by chances, the worst first."""
        rows = await rooms.store.results_of(guest.id, SHOWN)
        ended = {row.commitment: row.ended for row in rows}
        lost = [
            (row.commitment, turn)
            for row in rows
            for turn in msgspec.json.decode(row.body, type=SeatResult).lost
        ]
        return OwnMistakes(
            [turn_by_chances(link, ended[link], turn) for link, turn in costliest(lost, MOST)]
        )

    @get(
        "/rounds/{commitment:str}/turns/{turn:int}",
        security=[{}],
        responses=problems(400, 404, 503),
    )
    async def turn(
        self, commitment: Commitment, turn: TurnNumber, rooms: TheRooms, questions: TheWorkers
    ) -> MistakePosition:
        """Show a turn of a finished round as a position to try again."""
        events, _ = await finished_round(rooms.store, commitment)
        return await questions.run(tasks.turn_of_round, events, turn)

    @post(
        "/rounds/{commitment:str}/turns/{turn:int}/answer",
        status_code=200,
        security=[{}],
        responses=problems(400, 404, 413, 503),
    )
    async def answer_turn(
        self,
        commitment: Commitment,
        turn: TurnNumber,
        data: JSONBody[AnswerRequest],
        rooms: TheRooms,
        questions: TheWorkers,
    ) -> MistakeAnswer:
        """Compare a turn with the one that was made in a finished round and the best."""
        events, _ = await finished_round(rooms.store, commitment)
        return await questions.run(tasks.answer_of_round, events, turn, data)
