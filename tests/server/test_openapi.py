"""OpenAPI: every answer follows the schema, and its page and TypeScript are complete."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, checks

from brikke.server.app import create_app
from brikke.server.server import Server
from brikke.server.settings import Settings
from tests.cli.test_cli import GOLDEN, OVERLOOKED
from tests.support.effort import examples
from tests.support.http_client import Client, client_of
from tools import http_types

SCHEMA: Final = create_app(Server(Settings())).openapi_schema.to_schema()
api = schemathesis.openapi.from_dict(SCHEMA)

AnyCase = Case[Any]

CHECKS: Final = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]
bounded = settings(
    max_examples=examples(10),
    deadline=None,
    # One server takes all requests.
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('api')}/tables.db"
    with client_of(
        create_app(Server(Settings(database=database, think_seconds=60, limits=0)))
    ) as client:
        yield client


def new_guest(client: Client) -> dict[str, str]:
    """Return the headers that a new guest sends."""
    token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def is_open(operation: Mapping[str, Any]) -> bool:
    return {} in operation.get("security", SCHEMA["security"])


def send(client: Client, case: AnyCase, headers: dict[str, str]) -> httpx.Response:
    request = requests.Request(**case.as_transport_kwargs("http://127.0.0.1")).prepare()
    request.headers.update(headers)
    return client.request(
        request.method or "", request.url or "", content=request.body, headers=request.headers
    )


def check(case: AnyCase, answer: httpx.Response) -> None:
    # 503 is an answer, too; any other server error is a bug.
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    case.validate_response(answer, checks=CHECKS)


# What is for guests alone is refused before it is read: see below.
@api.include(lambda asked: is_open(asked.operation.definition.raw)).parametrize()
@bounded
def test_any_request_of_a_stranger_gets_an_answer_by_the_schema(
    case: AnyCase, client: Client
) -> None:
    check(case, send(client, case, {"authorization": "Bearer of-bad-news"}))


@api.parametrize()
@bounded
def test_any_request_of_a_guest_gets_an_answer_by_the_schema(case: AnyCase, client: Client) -> None:
    # A new one each time: the last may have asked to be forgotten.
    guest = new_guest(client)
    if "table_id" in case.path_parameters:
        made = client.post("/api/tables", json={"listed": True}, headers=guest)
        case.path_parameters["table_id"] = made.json()["id"]
    answer = send(client, case, guest)
    check(case, answer)
    # Some tokens are no guest's.
    assert answer.status_code != 401 or case.path.startswith(
        ("/api/transfers", "/api/host", "/api/bot/")
    )


CLOSED: Final = [
    (method, path)
    for path, item in SCHEMA["paths"].items()
    for method, operation in item.items()
    if not is_open(operation)
]


@pytest.mark.parametrize("authorization", [None, "", "Bearer", "Bearer x", "Basic eDp5"])
@pytest.mark.parametrize(("method", "path"), CLOSED)
def test_a_request_without_a_valid_token_is_refused(
    client: Client, method: str, path: str, authorization: str | None
) -> None:
    headers = {} if authorization is None else {"authorization": authorization}
    answer = client.request(method.upper(), path, json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


QUESTIONS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("/api/solve", {"table": [["r4", "r5", "r6"]], "rack": ["r7", "k1"]}),
    ("/api/solve", {"table": [["k1", "r1", "b1", "o1"], ["o1", "o2", "o3", "o4"]], "rack": ["b1"]}),
    ("/api/check", {"before": [], "after": [["r1"]], "rack": ["r1"], "opened": False}),
    ("/api/check", {"before": [], "after": [["r1", "r2", "r3"]], "rack": ["r1", "r2", "r3"]}),
    ("/api/arrange", {"tiles": ["r1", "r2", "r3", "k9"]}),
    ("/api/analyse", {"record": OVERLOOKED}),
    ("/api/verify", {"record": OVERLOOKED}),
    ("/api/verify", {"record": (GOLDEN / "nordic.brikke").read_text()}),
]


@pytest.mark.parametrize(("path", "body"), QUESTIONS)
def test_answers_follow_the_schema(client: Client, path: str, body: dict[str, Any]) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code == 200
    api[path]["POST"].validate_response(answer)


@pytest.mark.parametrize("rulebook", ["norwegian-classic", "german rounds=5 turn_seconds=off"])
def test_rules_follow_the_schema(client: Client, rulebook: str) -> None:
    api["/api/rules/{rulebook}"]["GET"].validate_response(
        client.get(f"/api/rules/{quote(rulebook)}")
    )


def test_every_operation_with_input_documents_how_it_refuses_it() -> None:
    for item in SCHEMA["paths"].values():
        for operation in item.values():
            taken = "requestBody" in operation or "parameters" in operation
            refused = operation["responses"].get("400", {"content": {}})["content"]
            forms = [content["schema"] for content in refused.values()]
            assert forms == ([{"$ref": "#/components/schemas/Problem"}] if taken else [])


class Page(HTMLParser):
    """A page taken apart: its ids and links, and whether what was opened was closed."""

    VOID: Final = ("meta",)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "aria-labelledby"):
                self.links.append((value or "").removeprefix("#"))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_documentation_page_is_complete_and_loads_nothing(client: Client) -> None:
    answer = client.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    page = Page(answer.text)
    assert not page.open
    assert len(set(page.ids)) == len(page.ids)
    assert set(page.links) - set(page.ids) == {"/api/docs/openapi.json"}
    assert not page.tags & {"script", "link", "img", "iframe", "form"}
    assert not page.attributes & {"src", "style", "onclick"}
    assert "//" not in answer.text
    assert "url(" not in answer.text
    operations = [each for item in SCHEMA["paths"].values() for each in item.values()]
    assert {each["operationId"] for each in operations} <= set(page.ids)
    assert all(escape(each["description"]) in answer.text for each in operations)
    assert {f"form-{name}" for name in SCHEMA["components"]["schemas"]} <= set(page.ids)


def test_the_types_of_the_browser_are_up_to_date() -> None:
    written = (Path(__file__).parents[2] / "web/src/api/http.ts").read_text()
    assert written == http_types.types_text(), "run make wire"


def test_the_browser_has_a_type_for_every_schema_but_those_for_hosts() -> None:
    written = (Path(__file__).parents[2] / "web/src/api/http.ts").read_text()
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", written, re.MULTILINE))
    imported = re.findall(r"\w+", re.findall(r"^import type {(.*)}", written, re.MULTILINE)[0])
    wire = (Path(__file__).parents[2] / "web/src/api/wire.ts").read_text()
    events = set(re.findall(r"^export (?:interface|type) (\w+)", wire, re.MULTILINE))
    assert set(SCHEMA["components"]["schemas"]) - events - {"Health"} == declared
    assert set(imported) <= events


def test_programs_get_the_schema(client: Client) -> None:
    answer = client.get("/api/docs/openapi.json")
    assert answer.json() == SCHEMA
    api.validate()
    assert client.get("/api/docs/redoc").status_code == 404
