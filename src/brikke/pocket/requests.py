"""Requests: the answers of a device to what pages ask over HTTP, in the same form."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from brikke.answers.lessons import lessons_data
from brikke.answers.mistakes import numbered_data
from brikke.answers.puzzles import daily_puzzle_data, hint_data, puzzle_solution_data
from brikke.answers.replay import replay_data
from brikke.answers.rulebooks import rulebooks_data, rules_data
from brikke.errors import InputError
from brikke.game.events import Event
from brikke.game.notation import Record, read_record, record_text
from brikke.live import LogEvent, Refusal
from brikke.live.round_events import round_events
from brikke.players.bots.just_above import NAME as JUST_ABOVE
from brikke.pocket.device import Device
from brikke.pocket.log import read_log, results_of
from brikke.pocket.mistakes import own_mistakes
from brikke.pocket.store import Kind, StorageError, Write
from brikke.rules.rulebook import DEFAULT, get_rulebook
from brikke.study.mistakes import mistake_puzzle
from brikke.wire import continuing, mistakes, puzzles, questions, requests, rounds, tables
from brikke.wire.guests import GuestChanges, NewGuest
from brikke.wire.problems import BAD_INPUT, Problem, status_of
from brikke.words.catalogue import DEFAULT_LANGUAGE, Words, plugin_catalogue

T = TypeVar("T")


class NotFound(Exception):  # noqa: N818 - reads as what it is
    """There is nothing at this address."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that matched a route."""

    device: Device
    token: str
    path: tuple[str, ...]
    """The parts of the address that the route leaves open."""
    query: dict[str, str]
    body: bytes

    def read(self, form: type[T]) -> T:
        """Return the body as one of the forms of the wire."""
        return msgspec.json.decode(self.body or b"{}", type=form)


Answer = Callable[[Asked], Awaitable[Any]]
_ROUTES: Final[list[tuple[str, re.Pattern[str], Answer]]] = []


def _route(method: str, path: str) -> Callable[[Answer], Answer]:
    def add(answer: Answer) -> Answer:
        _ROUTES.append((method, re.compile(path), answer))
        return answer

    return add


async def answer_request(
    device: Device, method: str, address: str, token: str, body: str
) -> tuple[int, str]:
    """Return the status and the body of the answer, as a server would send it."""
    parts = urlsplit(address)
    try:
        for known, pattern, answer in _ROUTES:
            found = pattern.fullmatch(parts.path)
            if known == method and found:
                path = tuple(map(unquote, found.groups()))
                query = dict(parse_qsl(parts.query))
                said = await answer(Asked(device, token, path, query, body.encode()))
                return 200, _text(said)
        raise NotFound(parts.path)
    except (InputError, msgspec.ValidationError) as error:
        return 400, _text(Problem(BAD_INPUT, str(error)))
    except msgspec.DecodeError as error:
        return 400, _text(Problem(BAD_INPUT, str(error)))
    except Refusal as refusal:
        return status_of(refusal.code), _text(Problem(refusal.code, refusal.detail))
    except StorageError as error:
        return 500, _text(Problem(error.code, str(error)))
    except NotFound as error:
        return 404, _text(Problem("http-404", f"not on this device: {error}"))


def _text(answer: object) -> str:
    """Return an answer as JSON; a record is JSON text, too."""
    return msgspec.json.encode(answer).decode()


# Guests and tables


@_route("POST", "/api/guests")
async def _new_guest(asked: Asked) -> Any:
    return await asked.device.guests.create(asked.read(NewGuest))


@_route("GET", "/api/me")
async def _me(asked: Asked) -> Any:
    return (await asked.device.guests.of(asked.token)).profile


@_route("PATCH", "/api/me")
async def _change(asked: Asked) -> Any:
    guest = await asked.device.guests.change(asked.token, asked.read(GuestChanges))
    await asked.device.guest_changed()
    return guest.profile


@_route("DELETE", "/api/me")
async def _forget(asked: Asked) -> Any:
    await asked.device.store.clear()


@_route("GET", "/api/me/tables")
async def _tables(asked: Asked) -> Any:
    return [msgspec.Raw(text.encode()) for text in await asked.device.store.find(Kind.TABLES, "")]


@_route("GET", "/api/tables")
async def _listed(_asked: Asked) -> Any:
    return []


@_route("POST", "/api/tables")
async def _create(asked: Asked) -> Any:
    guest = await asked.device.guests.of(asked.token)
    data = asked.read(tables.NewTable)
    results = await results_of(asked.device.store, guest.id) if JUST_ABOVE in data.bots else []
    return await _created(asked, tables.opening(data, guest.id, results))


@_route("GET", "/api/tables/([a-z0-9]+)")
async def _table(asked: Asked) -> Any:
    return msgspec.Raw((await _stored(asked, Kind.TABLES, asked.path[0])).encode())


@_route("POST", "/api/continued-tables")
async def _continue(asked: Asked) -> Any:
    """Go on with a table of a server that is gone. A server has no such address."""
    known = continuing.known_table(asked.read(continuing.ContinueRequest))
    guest = await asked.device.guests.of(asked.token)
    return await _created(asked, asked.device.continue_table(known, guest.id))


async def _created(asked: Asked, events: Sequence[LogEvent]) -> tables.CreatedTable:
    table_id = await asked.device.create(events)
    return tables.CreatedTable(table_id, tables.link_of(table_id))


async def _stored(asked: Asked, kind: Kind, key: str) -> str:
    text = await asked.device.store.get(kind, key)
    if text is None:
        raise NotFound(key)
    return text


@_route("GET", "/api/bots")
async def _bots(_asked: Asked) -> Any:
    return tables.bot_infos()


# Finished rounds and records


async def _finished(asked: Asked, link: str) -> tuple[tuple[Event, ...], tables.Players]:
    place = msgspec.json.decode(await _stored(asked, Kind.ROUNDS, link))
    log = await read_log(asked.device.store, place["table"], place["first"] - 1)
    events = (each.event for each in log if each.seq <= place["last"])
    return round_events(events), place["players"]


async def _match(asked: Asked) -> tuple[Record, tables.Players]:
    link = asked.path[0]
    if len(link) == 64:
        events, players = await _finished(asked, link)
        return rounds.record_of(events), players
    return read_record(await _stored(asked, Kind.RECORDS, link)), []


async def _seats(asked: Asked, players: tables.Players) -> list[tables.SeatSummary]:
    guests = [each["guest"] for each in players if each["guest"]]
    return tables.seat_summaries(players, await asked.device.guests.profiles(guests))


@_route("GET", "/api/rounds/([0-9a-f]{64})")
async def _round(asked: Asked) -> Any:
    events, players = await _finished(asked, asked.path[0])
    seat = int(asked.query["seat"]) if "seat" in asked.query else None
    if seat is not None and not 0 <= seat < rounds.seats_in(events):
        raise NotFound(str(seat))
    return rounds.round_data(asked.path[0], events, await _seats(asked, players), seat)


@_route("GET", "/api/rounds/([0-9a-f]{64})/record")
async def _round_record(asked: Asked) -> Any:
    events, _ = await _finished(asked, asked.path[0])
    return record_text(rounds.record_of(events))


@_route("POST", "/api/records")
async def _keep_record(asked: Asked) -> Any:
    text = rounds.without_tags(asked.read(requests.RecordRequest).record)
    record_id = hashlib.sha256(text.encode()).hexdigest()[:32]
    await asked.device.store.write([Write(Kind.RECORDS, record_id, text)])
    return rounds.StoredRecord(record_id)


@_route("GET", "/api/records/([0-9a-f]{32})")
async def _record(asked: Asked) -> Any:
    return await _stored(asked, Kind.RECORDS, asked.path[0])


@_route("GET", "/api/replays/([0-9a-f]{32}|[0-9a-f]{64})")
async def _replay(asked: Asked) -> Any:
    record, players = await _match(asked)
    return {**replay_data(record), "seats": await _seats(asked, players)}


@_route("GET", "/api/replays/([0-9a-f]{32}|[0-9a-f]{64})/chances")
async def _chances(asked: Asked) -> Any:
    record, _ = await _match(asked)
    return questions.chances_of(record, int(asked.query.get("round", "1")))


@_route("POST", "/api/replays/([0-9a-f]{32}|[0-9a-f]{64})/again")
async def _again(asked: Asked) -> Any:
    record, players = await _match(asked)
    guest = await asked.device.guests.of(asked.token)
    request = asked.read(rounds.PlayAgainRequest)
    return await _created(
        asked, rounds.same_deal(record, players, asked.path[0], request, guest.id)
    )


# Questions


def _question(path: str, form: type[T], answer: Callable[[T], Any]) -> None:
    @_route("POST", path)
    async def _ask(asked: Asked) -> Any:
        return answer(asked.read(form))


_question("/api/solve", requests.SolveRequest, questions.solve)
_question("/api/check", requests.CheckRequest, questions.check)
_question("/api/arrange", requests.ArrangeRequest, questions.arrange)
_question("/api/analyse", requests.RecordRequest, questions.analyse)
_question("/api/replay", requests.RecordRequest, questions.replay)
_question("/api/replay/chances", requests.RoundRequest, questions.chances)
_question("/api/verify", requests.RecordRequest, questions.verify)


def _words(asked: Asked) -> Words:
    return Words(asked.query.get("language", DEFAULT_LANGUAGE))


@_route("GET", "/api/rulebooks")
async def _rulebooks(asked: Asked) -> Any:
    return rulebooks_data(_words(asked))


@_route("GET", "/api/rules/([^/]+)")
async def _rules(asked: Asked) -> Any:
    return rules_data(get_rulebook(asked.path[0]), _words(asked))


@_route("GET", "/api/words")
async def _plugin_words(asked: Asked) -> Any:
    return {"catalogue": plugin_catalogue(_words(asked).language)}


@_route("GET", "/api/lessons")
async def _lessons(asked: Asked) -> Any:
    return lessons_data(get_rulebook(asked.query.get("rulebook", DEFAULT.edition)))


@_route("GET", "/api/puzzles/?")
async def _days(asked: Asked) -> Any:
    return puzzles.puzzle_days(asked.query.get("day", ""))


@_route("GET", "/api/puzzles/([^/]+)")
async def _puzzle(asked: Asked) -> Any:
    return daily_puzzle_data(*puzzles.find(asked.path[0]))


@_route("GET", "/api/puzzles/([^/]+)/hint")
async def _puzzle_hint(asked: Asked) -> Any:
    return hint_data(puzzles.puzzle(asked.path[0]))


@_route("GET", "/api/puzzles/([^/]+)/solution")
async def _puzzle_solution(asked: Asked) -> Any:
    return puzzle_solution_data(puzzles.puzzle(asked.path[0]))


# Puzzles from mistakes


@_route("GET", "/api/mistakes/?")
async def _mistakes(_asked: Asked) -> Any:
    return mistakes.mistake_list()


@_route("GET", "/api/mistakes/([0-9]+)")
async def _mistake(asked: Asked) -> Any:
    number = int(asked.path[0])
    return numbered_data(number, mistake_puzzle(number))


@_route("POST", "/api/mistakes/([0-9]+)/answer")
async def _mistake_answer(asked: Asked) -> Any:
    return mistakes.answer(int(asked.path[0]), asked.read(mistakes.AnswerRequest))


@_route("GET", "/api/me/mistakes")
async def _own_mistakes(asked: Asked) -> Any:
    guest = await asked.device.guests.of(asked.token)
    return await own_mistakes(asked.device.store, guest.id)


@_route("GET", "/api/rounds/([0-9a-f]{64})/turns/([0-9]+)")
async def _turn(asked: Asked) -> Any:
    events, _ = await _finished(asked, asked.path[0])
    return mistakes.turn_of_round(events, int(asked.path[1]))


@_route("POST", "/api/rounds/([0-9a-f]{64})/turns/([0-9]+)/answer")
async def _turn_answer(asked: Asked) -> Any:
    events, _ = await _finished(asked, asked.path[0])
    request = asked.read(mistakes.AnswerRequest)
    return mistakes.answer_of_round(events, int(asked.path[1]), request)
