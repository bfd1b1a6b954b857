"""Questions over HTTP: the answers of the command line, and limits in size and time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from brikke.rules.rulebook import EDITIONS, LIMITS
from brikke.server.app import MAX_BODY, create_app
from brikke.server.metrics import Metrics
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.server.workers.pool import Workers
from brikke.study.lessons import LESSONS
from brikke.wire.requests import MAX_RECORD
from tests.cli.test_cli import GOLDEN, OVERLOOKED, Called
from tests.support.http_client import Client, client_of

pytestmark = pytest.mark.system

Json = dict[str, Any]

# Both jokers of the rack go to sets that lie there, so that no opening may hold one; without
# them the rest is worth 48. The judge tries every opening before it says so.
_LOW = [f"{colour}{number}" for number in (1, 2, 3) for colour in "krbo"]
_GROUPS = [[f"{colour}{number}" for colour in "krbo"] for number in (1, 2, 3)]
HARD: Json = {
    "before": [["k7", "r7", "b7"], ["k9", "r9", "b9"]],
    "rack": [*_LOW, *_LOW, "j", "j"],
    "after": [*_GROUPS, *_GROUPS, ["k7", "r7", "b7", "j"], ["k9", "r9", "b9", "j"]],
    "rulebook": "norwegian-classic jokers=locked opening_minimum=50",
    "opened": False,
}
# A few thousand openings: about a second.
RATHER_HARD: Json = {
    **HARD,
    "rack": [*_LOW, *_LOW[:8], "j", "j"],
    "after": [*_GROUPS, *_GROUPS[:2], ["k7", "r7", "b7", "j"], ["k9", "r9", "b9", "j"]],
    "rulebook": "norwegian-classic jokers=locked opening_minimum=40",
}
EASY: Json = {"rack": ["r1", "r2", "r3"]}
PATIENCE = 300.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Server:
    folder = tmp_path_factory.mktemp("questions")
    database = f"sqlite:///{folder}/tables.db"
    # Without rate limits, which quick tests in a row would exceed; test_limits.py has those.
    return Server(Settings(database=database, think_seconds=PATIENCE, limits=0))


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[Client]:
    with client_of(create_app(server)) as client:
        yield client


def tiles(text: str) -> list[str]:
    return text.split()


def sets(text: str) -> list[list[str]]:
    return [tiles(part) for part in text.split("|")] if text.strip() else []


def ask(client: Client, path: str, body: Json) -> Any:
    answer = client.post(f"/api/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(
    ("table", "rack", "options"),
    [
        ("b4 b5 b6 | o8 r8 k8", "b3 b8", {}),
        ("o1 o2 o3 o4 | k1 r1 b1 o1", "b1", {"rulebook": "german"}),
        ("b4 b5 b6", "k1", {}),
        ("", "", {}),
        ("r4 r5 r6", "k10 r10 b10 r7", {"opened": False}),
        ("r4 r5 r6", "k10 r10 b10 r7", {"opened": False, "rulebook": "norwegian-classic"}),
        ("r4 r5 r6", "r7 r8 k1", {"objective": "fewest"}),
        ("r4 r5 r6", "r7 r8 k1", {"objective": "out"}),
        ("r4 r5 r6 j", "r7 j", {"rulebook": "nordic joker_value=50", "objective": "points"}),
    ],
)
def test_solve(
    client: Client,
    capsys: pytest.CaptureFixture[str],
    table: str,
    rack: str,
    options: Json,
) -> None:
    words = ["--table", table, "--rack", rack]
    words += [f"--{name}={value}" for name, value in options.items() if name != "opened"]
    words += [] if options.get("opened", True) else ["--unopened"]
    told = Called(capsys, "solve", *words, "--json").json
    body = {"table": sets(table), "rack": tiles(rack), **options}
    answer = ask(client, "solve", body)
    moves = [[tile.rstrip("'") for tile in move] for move in answer.pop("moves")]
    assert moves == [step["set"] for step in answer["steps"]]
    assert list(answer) == list(told)
    assert answer.pop("micros") >= 0
    assert answer == {name: value for name, value in told.items() if name != "micros"}


def test_solve_says_which_of_two_equal_tiles_moves(client: Client) -> None:
    # The red four that moves lies in the second set, and is the second to be named.
    body = {"table": sets("r3 r4 r5 | k4 r4 b4 o4"), "rack": tiles("r5 r6")}
    assert ask(client, "solve", body)["moves"] == [["r4'", "r5'", "r6"]]


@pytest.mark.parametrize(
    ("turn", "options"),
    [
        ("b4 b5 b6 / b3 / b3 b4 b5 b6", {}),
        ("b4 b5 b6 / b8 / b4 b5 b6 | b8", {}),
        (" / k9 r9 b9 / k9 r9 b9", {"opened": False}),
        (" / r7 / r7 r7 r7'", {}),
        ("r4 r5 j / r6 / r4 r5 r6 j", {"rulebook": "norwegian-classic"}),
        (
            " / r10 r11 j r12 k1 k2 / r10 r11 r12 | k1 k2 j",
            {"opened": False, "rulebook": "norwegian-classic", "opening": "r10 r11 j"},
        ),
    ],
)
def test_check(
    client: Client,
    capsys: pytest.CaptureFixture[str],
    turn: str,
    options: Json,
) -> None:
    before, rack, after = turn.split("/")
    words = ["--before", before, "--rack", rack, "--after", after]
    words += [f"--{name}={value}" for name, value in options.items() if name != "opened"]
    words += [] if options.get("opened", True) else ["--unopened"]
    told = Called(capsys, "check", *words, "--json").json
    opening = sets(options.get("opening", ""))
    body = {"before": sets(before), "rack": tiles(rack), "after": sets(after)}
    assert ask(client, "check", {**body, **options, "opening": opening}) == told


@pytest.mark.parametrize("loose", ["r1 r2 r3 b3 k3 j o9", "r3 r1 r2", "r1 k9"])
def test_arrange(client: Client, capsys: pytest.CaptureFixture[str], loose: str) -> None:
    told = Called(capsys, "arrange", loose, "--rulebook", "german", "--json").json
    assert ask(client, "arrange", {"tiles": tiles(loose), "rulebook": "german"}) == told


@pytest.mark.parametrize(
    ("command", "edition"),
    [
        *(("verify", edition) for edition in EDITIONS),
        ("analyse", "nordic"),
        ("analyse", "norwegian-classic"),
    ],
)
def test_a_golden_match(
    client: Client, capsys: pytest.CaptureFixture[str], command: str, edition: str
) -> None:
    file = GOLDEN / f"{edition}.brikke"
    told = Called(capsys, command, str(file), "--json").json
    assert ask(client, command, {"record": file.read_text()}) == told


def test_verify_an_invalid_record(
    client: Client, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    golden = (GOLDEN / "german.brikke").read_text()
    empty = golden.partition("\nround 1")[0]
    tampered = golden.replace("\nsalts A ", "\nsalts A 00", 1)
    for record, places in ((empty, set()), (tampered, {"round", "turn"}), (OVERLOOKED, {"round"})):
        file = tmp_path / "record.brikke"
        file.write_text(record)
        answer = ask(client, "verify", {"record": record})
        assert answer == Called(capsys, "verify", str(file), "--json").json
        assert not answer["valid"]
        assert places <= set(answer)


@pytest.mark.parametrize("rulebook", [*EDITIONS, "german opening_minimum=25 turn_seconds=off"])
def test_rules(client: Client, capsys: pytest.CaptureFixture[str], rulebook: str) -> None:
    answer = client.get(f"/api/rules/{quote(rulebook)}?language=en")
    assert answer.json() == Called(capsys, "rules", *rulebook.split(), "--json").json


def test_the_parts_of_the_rules_make_up_their_text(client: Client) -> None:
    rulebook = quote("norwegian-classic opening_minimum=25")
    told = client.get(f"/api/rules/{rulebook}?language=nb").json()
    blocks = told["text"].split("\n\n")[1:]
    sections = [
        "\n  ".join(
            [
                section["heading"],
                *(f"{each['text']}{' ○' * each['reading']}" for each in section["sentences"]),
            ]
        )
        for section in told["sections"]
    ]
    assert blocks == [told["house"], *sections, told["readings_note"]]
    assert any(each["reading"] for section in told["sections"] for each in section["sentences"])
    printed = client.get("/api/rules/nordic").json()
    assert printed["house"] == ""


def test_lessons_can_be_played_and_checked_over_http(client: Client) -> None:
    lessons = client.get("/api/lessons").json()["lessons"]
    assert [each["name"] for each in lessons] == [each.name for each in LESSONS]
    for lesson in (lessons[0], lessons[4]):
        position = {name: lesson[name] for name in ("rack", "rulebook", "opened")}
        turn = {**position, "before": lesson["table"], "after": lesson["answer"]}
        assert ask(client, "check", turn) == {"legal": True, "violations": []}
        found = ask(client, "solve", {**position, "table": lesson["table"]})
        assert found["goes_out"]
        assert lesson["steps"]


def test_lessons_for_beginners_follow_the_rulebook_that_is_asked_for(client: Client) -> None:
    told = client.get("/api/lessons").json()
    assert told["rules"]["opening_minimum"] == 30
    finnish = client.get("/api/lessons?rulebook=finnish-classic").json()
    assert finnish["rules"]["opening_minimum"] == 31
    assert finnish["basics"][1]["steps"][0]["after"] == [["k11", "r11", "o11"]]
    assert finnish["lessons"] == told["lessons"]
    refused = client.get("/api/lessons?rulebook=chess")
    assert refused.status_code == 400
    assert refused.json()["detail"].endswith("chess")


def test_rulebooks_list_the_differences_between_editions(client: Client) -> None:
    told = client.get("/api/rulebooks").json()
    for each in told["differences"]:
        assert list(each["values"]) == list(EDITIONS)
        for edition, value in each["values"].items():
            assert value == getattr(EDITIONS[edition], each["parameter"])
        assert set(each["readings"]) <= set(EDITIONS)
    assert {each["parameter"] for each in told["differences"]} >= {"jokers", "faces", "call_done"}


def test_rulebooks(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    told = Called(capsys, "rules", "--json").json
    answer = (client.get("/api/rulebooks")).json()
    assert answer["house_rules"] == told["house_rules"]
    assert {each["edition"]: each["summary"] for each in answer["editions"]} == told["editions"]
    for edition in answer["editions"]:
        printed = Called(capsys, "rules", edition["edition"], "--json").json
        assert all(edition[name] == printed[name] for name in printed.keys() & edition.keys())
        assert set(edition["parameters"]) == set(LIMITS)


@pytest.mark.parametrize(
    ("path", "body", "value"),
    [
        ("solve", {"rack": ["r7", "x9"]}, "x9"),
        ("solve", {"rack": ["r7 r8"]}, "r7 r8"),
        ("solve", {"rack": [" "]}, "' '"),
        ("solve", {"rack": ["r7", "r7", "r7"]}, "r7"),
        ("solve", {"rack": [], "table": [["r7", "b7", "k8"]]}, "r7 b7 k8"),
        ("solve", {"rack": [], "table": [[]]}, "''"),
        ("solve", {"rack": [], "rulebook": "chess"}, "chess"),
        ("solve", {"rack": [], "objective": "most"}, "'most'"),
        ("solve", {"rack": [], "colour": "red"}, "`colour`"),
        ("check", {"after": [["x9"]]}, "x9"),
        ("check", {"after": [], "rulebook": "nordic jokers=wild"}, "wild"),
        ("arrange", {"tiles": ["j", "j", "j"]}, "j"),
        ("verify", {"record": "brikke record 2"}, "2"),
        ("analyse", {"record": OVERLOOKED.partition("4 B")[0]}, "4"),
        ("analyse", {"record": OVERLOOKED.replace("B k13 pool", "B ? pool")}, "?"),
    ],
)
def test_bad_input_is_refused_with_the_offending_value(
    client: Client, path: str, body: Json, value: str
) -> None:
    answer = client.post(f"/api/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
    assert set(answer.json()) == {"code", "detail"}
    assert answer.json()["detail"].endswith(f" {value}")


@pytest.mark.parametrize(
    ("address", "value"),
    [
        ("rules/chess", "chess"),
        ("rules/nordic?language=xx", "xx"),
        ("rulebooks?language=xx", "xx"),
        (f"rules/{quote('nordic rounds=100')}", "100"),
    ],
)
def test_unknown_rulebooks_and_languages_are_refused(
    client: Client, address: str, value: str
) -> None:
    answer = client.get(f"/api/{address}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
    assert answer.json()["detail"].endswith(f": {value}")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("solve", {"rack": ["r7"] * 107}),
        ("solve", {"rack": [], "table": [["r7"]] * 107}),
        ("check", {"after": [["r7"] * 107]}),
        ("arrange", {"tiles": ["r7" * 8]}),
        ("arrange", {"tiles": [], "rulebook": "nordic" + " " * 1000}),
        ("verify", {"record": "x" * (MAX_RECORD + 1)}),
        ("verify", {"record": "x" * MAX_BODY}),
    ],
)
def test_a_request_that_is_too_large_is_refused_before_a_worker_sees_it(
    server: Server, client: Client, path: str, body: Json
) -> None:
    nobody = Workers("test", 1, 0, PATIENCE, Metrics())
    server.questions, workers = nobody, server.questions
    try:
        answer = client.post(f"/api/{path}", json=body)
    finally:
        server.questions = workers
    assert answer.status_code == (413 if len(answer.request.content) > MAX_BODY else 400)
    assert set(answer.json()) == {"code", "detail"}


def test_the_largest_allowed_record_is_read(client: Client) -> None:
    answer = client.post("/api/verify", json={"record": "x" * MAX_RECORD})
    assert answer.json()["detail"].startswith("line 1, column 1: expected 'brikke': xxx")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff", b'{"rack": ["\xff"]}', b"null", b"[" * 100_000, b'{"rack": ' * 10_000],
)
def test_a_body_that_is_not_a_request_is_refused(client: Client, body: bytes) -> None:
    answer = client.post("/api/solve", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")


def test_a_body_that_is_no_text_is_refused_at_every_path(server: Server, client: Client) -> None:
    token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    paths: dict[str, Json] = create_app(server).openapi_schema.to_schema()["paths"]
    answers = {
        (method, path): client.request(
            method.upper(), re.sub("{[^}]*}", "1", path), content=b"\xff", headers=headers
        )
        for path, operations in paths.items()
        for method, operation in operations.items()
        if "requestBody" in operation
    }
    assert len(answers) > 30
    codes = {key: (each.status_code, each.json()["code"]) for key, each in answers.items()}
    # Unless it was refused before it was read: to a guest, or because there is no such thing.
    other = {key: code for key, code in codes.items() if code != (400, "bad-input")}
    assert {status for status, _ in other.values()} <= {401, 403, 404}, other
    assert len(other) < len(codes) / 3, other


def test_a_request_that_takes_too_long_is_stopped(server: Server, client: Client) -> None:
    ask(client, "solve", EASY)
    server.analysts, workers = Workers("test", 1, 1, 0.2, Metrics()), server.analysts
    try:
        answer = client.post("/api/check", json=HARD)
        assert (answer.status_code, answer.json()["code"]) == (503, "too-hard")
    finally:
        server.analysts = workers
    ask(client, "solve", EASY)


def test_a_slow_request_does_not_block_others_of_the_same_client(
    server: Server, client: Client
) -> None:
    # One worker for everybody with this address.
    server.questions, workers = Workers("test", 1, 8, PATIENCE, Metrics()), server.questions
    try:
        hard = client.start("POST", "/api/check", json=HARD)
        for _ in range(3):
            ask(client, "check", {"after": []})
            ask(client, "solve", EASY)
        assert client.get("/healthz").status_code == 200
        assert not hard.done()
        hard.cancel()
    finally:
        server.questions = workers


class CountingWorkers(Workers):
    """A pool that counts what it is asked."""

    asked = 0

    async def run(self, *arguments: Any) -> Any:
        self.asked += 1
        return await super().run(*arguments)


def test_only_a_turn_that_is_hard_to_judge_is_judged_where_long_questions_are(
    server: Server, client: Client
) -> None:
    server.analysts, workers = CountingWorkers("test", 1, 1, PATIENCE, Metrics()), server.analysts
    try:
        assert ask(client, "check", {"after": []})["violations"]
        assert server.analysts.asked == 0
        [violation] = ask(client, "check", RATHER_HARD)["violations"]
        assert violation["code"] == "locked-set-broken"
        assert server.analysts.asked == 1
    finally:
        server.analysts = workers


def test_a_request_beyond_the_queue_is_refused(server: Server, client: Client) -> None:
    server.analysts, workers = Workers("test", 1, 1, PATIENCE, Metrics()), server.analysts
    asked = [client.start("POST", "/api/check", json=HARD) for _ in range(3)]
    try:
        (done,), waiting = wait(asked, return_when=FIRST_COMPLETED)
        assert (done.result().status_code, done.result().json()["code"]) == (503, "busy")
        assert len(waiting) == 2
    finally:
        server.analysts = workers
        for each in asked:
            each.cancel()
