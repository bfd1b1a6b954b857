"""The docs of wire protocol and server are complete and correct."""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
import json
import re
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from brikke import wire
from brikke.answers.judging import Violation
from brikke.answers.steps import Step, Taking
from brikke.cli.serve import serve
from brikke.game.deal import commitment_of
from brikke.game.events import Event, fold
from brikke.live import Phase, Reaction, RefusalCode, Timing
from brikke.players.bots import BOTS
from brikke.rules.scoring import Ending
from brikke.server import connection
from brikke.server.app import MAX_BODY, create_app
from brikke.server.limits import Rules
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.tables.room import MOST_EVENTS
from brikke.solver.steps import StepCode
from brikke.wire import client
from brikke.wire import server as say
from brikke.wire.audience import FOLDED_BY_CLIENTS, TAIL
from brikke.wire.bots import FromStream
from brikke.wire.events import FORMS, VERSION, EventForm, decode_event
from brikke.wire.tables import NewTable
from tools import wire_types

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text()
HOSTING = (ROOT / "docs" / "server.md").read_text()

COMMANDS: tuple[type[msgspec.Struct], ...] = get_args(client.FromClient)
MESSAGES: tuple[type[msgspec.Struct], ...] = get_args(say.FromServer)
PARTS = (
    say.TableView,
    say.RoundView,
    say.Seat,
    Violation,
    Step,
    Taking,
    say.NumberedEvent,
)


def section(page: str, title: str) -> str:
    """Return the text under a heading, up to the next heading of its rank."""
    rank = title.split(maxsplit=1)[0]
    (found,) = re.findall(
        rf"^{re.escape(title)}$(.*?)(?=^#{{2,{len(rank)}}} |\Z)", page, re.M | re.S
    )
    return str(found)


def rows(text: str) -> dict[str, str]:
    """Return the rows of all tables in a text by their first cell."""
    found = re.findall(r"^\| `([^`]+)` (\|.*)$", text, re.MULTILINE)
    assert len(found) == len(dict(found)), "no row is there twice"
    return dict(found)


def fields_in(row: str) -> set[str]:
    """Return the names in the second cell of a row."""
    return set(re.findall(r"`([a-z_]+)`", row.split("|")[1]))


def fields_of(kind: type) -> set[str]:
    """Return the names of fields as they are sent."""
    if issubclass(kind, msgspec.Struct):
        return {field.encode_name for field in msgspec.structs.fields(kind)}
    return set(get_type_hints(kind))


def documented(text: str) -> dict[str, set[str]]:
    return {name: fields_in(row) for name, row in rows(text).items()}


def tagged(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, set[str]]:
    return {str(kind.__struct_config__.tag): fields_of(kind) for kind in kinds}


def test_every_command_is_documented_with_its_fields() -> None:
    expected = {tag: fields - {"id"} for tag, fields in tagged(COMMANDS).items()}
    assert documented(section(WIRE, "## Commands")) == expected


def test_every_message_of_the_server_is_documented_with_its_fields() -> None:
    told, _, _ = section(WIRE, "## Server messages").partition("\n### ")
    assert documented(told) == tagged(MESSAGES)


def test_every_line_of_a_bots_stream_is_documented_with_its_fields() -> None:
    assert documented(section(WIRE, "### The stream")) == tagged(get_args(FromStream))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_part_of_a_message_is_documented_field_by_field(part: type) -> None:
    (title,) = re.findall(rf"^### `{part.__name__}`: .*$", WIRE, re.MULTILINE)
    fields, *_ = section(WIRE, title).split("\n| phase |")
    assert set(rows(fields)) == fields_of(part)


def test_every_event_is_documented_with_its_fields_and_whether_a_view_follows() -> None:
    forms = {kind: form for kind, form in FORMS.items() if kind in FOLDED_BY_CLIENTS}
    followed = documented(section(WIRE, "### What to follow, and when a view comes"))
    assert followed == tagged(forms.values())
    others = {kind: form for kind, form in FORMS.items() if kind not in FOLDED_BY_CLIENTS}
    assert documented(section(WIRE, "### What a view follows")) == tagged(others.values())


def test_the_parts_of_events_are_documented() -> None:
    told = _words(section(WIRE, "### What a view follows"))
    _, forms = msgspec.json.schema_components([EventForm])
    parts = [form["properties"] for form in forms.values() if "properties" in form]
    for fields in parts:
        assert "type" in fields or set(fields) <= told
    assert sum("type" not in fields for fields in parts) == 4


def _words(text: str) -> set[str]:
    return set(re.findall(r"`([a-z_-]+)`", text))


def test_every_refusal_is_documented() -> None:
    assert set(rows(section(WIRE, "## Refusals"))) == set(RefusalCode)


def test_every_code_of_http_is_documented() -> None:
    package = ROOT / "src" / "brikke"
    files = (package / "server" / "http" / "errors.py", package / "wire" / "problems.py")
    source = "".join(path.read_text() for path in files)
    codes = set(re.findall(r'(?:_refuse\(\d+, |Problem\(|BAD_INPUT: Final = )"([a-z-]+)"', source))
    assert len(codes) >= 3
    assert codes <= _words(section(WIRE, "## Over HTTP"))


def test_every_phase_is_documented() -> None:
    phases = section(WIRE, "### `TableView`: the table").partition("\n| phase |")[2]
    assert set(rows(phases)) == set(Phase)


@pytest.mark.parametrize("words", [Reaction, Ending, StepCode])
def test_every_enumeration_value_is_documented(words: type[StrEnum]) -> None:
    assert set(words) <= _words(WIRE)


def test_every_reason_of_bye_is_documented() -> None:
    sources = (ROOT / "src" / "brikke" / "server").glob("*.py")
    reasons = {
        reason
        for source in sources
        for reason in re.findall(r'send_bye\(\s*"([a-z-]+)"', source.read_text())
    }
    assert len(reasons) >= 5
    assert reasons <= _words(section(WIRE, "## Server messages"))


def test_every_option_of_a_new_table_is_documented() -> None:
    assert set(rows(section(WIRE, "## Connecting"))) == fields_of(NewTable)


def test_every_http_operation_is_documented() -> None:
    schema = create_app(Server(Settings())).openapi_schema.to_schema()
    operations = {
        f"{method.upper()} {path}": {} not in operation.get("security", [{"guest": []}])
        for path, item in schema["paths"].items()
        for method, operation in item.items()
    }
    told = rows(section(WIRE, "## Over HTTP"))
    assert {operation: "•" in row for operation, row in told.items()} == operations


def test_the_documented_limits_are_the_real_ones() -> None:
    limits = section(WIRE, "## Limits")
    assert f"at most {wire.MAX_FRAME // 1024} KiB" in limits
    assert (connection.MAX_UNSENT, "a mebibyte waits" in limits) == (2**20, True)
    limits = " ".join(limits.split())
    rules = Rules()
    for rule, what in (
        (rules.guest_commands, "commands at once and"),
        (rules.address_sockets, "connections at once and"),
        (rules.address_requests, "requests at once and"),
    ):
        assert f"{rule.burst:g} {what} {rule.per_second:g} a second in the long run" in limits
    assert f"have {rules.guest_connections.maximum:g} connections open" in limits
    assert f"have {rules.address_connections.maximum:g} open" in limits
    asked = rules.guest_requests
    assert f"one guest {asked.burst:g} and {asked.per_second:g}." in limits
    assert f"{MOST_EVENTS:,} events" in limits
    assert (connection.MAX_MALFORMED, connection.MAX_QUESTIONS, connection.HELLO_SECONDS) == (
        10,
        4,
        10,
    )
    assert f"{MAX_BODY // 1024} KiB" in limits
    assert f"{TAIL} events" in WIRE
    assert f"version {wire.PROTOCOL} of the protocol" in WIRE
    assert wire.SUBPROTOCOL in WIRE


def session() -> list[tuple[str, str]]:
    """Return the messages of the example, each with its direction."""
    told: list[tuple[str, str]] = []
    for block in re.findall(r"^```\n([<>] .*?)^```", WIRE, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line[0] in "<>":
                told.append((line[0], line[2:]))
            else:
                told[-1] = (told[-1][0], f"{told[-1][1]} {line.strip()}")
    return told


def test_the_documented_session_consists_of_valid_messages() -> None:
    assert len(session()) > 30
    for direction, line in session():
        if direction == ">":
            client.decode_message(line)
        else:
            kind = tagged_kind(json.loads(line)["type"])
            assert set(json.loads(line)) == fields_of(kind) | {"type"}
            msgspec.json.decode(line, type=say.FromServer)


def tagged_kind(tag: str) -> type[msgspec.Struct]:
    return next(kind for kind in MESSAGES if kind.__struct_config__.tag == tag)


def test_the_documented_session_is_consistent() -> None:
    said = [json.loads(line) for direction, line in session() if direction == "<"]
    numbered = [
        each for message in said if message["type"] == "events" for each in message["events"]
    ]
    first = numbered[0]["seq"]
    assert [each["seq"] for each in numbered] == list(range(first, first + len(numbered)))
    state = fold(round_events(each["event"] for each in numbered))
    last = [message for message in said if message["type"] == "view"][-1]
    assert last["seq"] == numbered[-1]["seq"]
    assert [[str(tile) for tile in laid] for laid in state.table] == last["round"]["table"]
    assert (len(state.pool), state.turns) == (last["round"]["pool"], last["round"]["turns"])
    assert state.seed is not None
    assert commitment_of(state.seed) == state.commitment == last["table"]["rounds"][0]
    assert hashlib.sha256(state.seed).hexdigest() == state.commitment


def round_events(events: Iterable[dict[str, Any]]) -> Iterable[Event]:
    for told in events:
        # The page abbreviates parameters with their default values.
        whole = json.dumps(told).replace(json.dumps("…")[1:-1], "")
        event = decode_event(whole.encode(), VERSION)
        if isinstance(event, Event):
            yield event


def test_every_command_of_the_documented_session_is_answered() -> None:
    asked = [json.loads(line)["id"] for direction, line in session() if direction == ">"]
    answered = [
        json.loads(line)["id"]
        for direction, line in session()
        if direction == "<" and "id" in json.loads(line)
    ]
    assert sorted(asked) == sorted(answered)


def anchors(page: str) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_links_lead_to_headings() -> None:
    for anchor in re.findall(r"\]\(#([^)]+)\)", WIRE) + re.findall(r"\(wire.md#([^)]+)\)", HOSTING):
        assert anchor in anchors(WIRE)


def test_the_types_of_the_browser_are_up_to_date() -> None:
    written = (ROOT / "web/src/api/wire.ts").read_text()
    assert written == wire_types.types_text(), "run make wire"


def settings() -> dict[str, inspect.Parameter]:
    return dict(inspect.signature(serve, eval_str=True).parameters)


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def test_every_setting_is_documented_with_its_default() -> None:
    told = rows(section(HOSTING, "## Settings"))
    assert set(told) == set(map(flag, settings()))
    for name, setting in settings().items():
        variable, default, meaning = told[flag(name)].strip("| ").split(" | ")
        assert variable == f"`BRIKKE_{name.upper()}`"
        assert default == ("a file, see below" if name == "database" else f"`{setting.default}`")
        assert meaning


def test_every_setting_has_a_flag() -> None:
    of_the_server = {field.name for field in dataclasses.fields(Settings)} - {"timing"}
    of_time = {
        field.name if field.type == "str" else f"{field.name}_seconds"
        for field in dataclasses.fields(Timing)
    }
    assert set(settings()) == of_the_server | of_time


def test_environment_variables_are_the_documented_ones() -> None:
    for name, setting in settings().items():
        variables = [each.env_var for each in setting.annotation.__metadata__ if each.env_var]
        assert variables == [(f"BRIKKE_{name.upper()}",)]


def test_defaults_of_flags_equal_those_of_the_server() -> None:
    plain, timing = Settings(), Timing()
    for name, setting in settings().items():
        if hasattr(plain, name) and name != "database":
            assert getattr(plain, name) == setting.default
        elif name != "database":
            scale = 1000 if name.endswith("_seconds") else 1
            assert getattr(timing, name.removesuffix("_seconds")) == setting.default * scale
    assert timing.stand_in in BOTS
