"""Security headers: every response allows a browser what the page needs, and nothing else."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

import brikke
from brikke.server.app import create_app
from brikke.server.http.headers import page_policy
from brikke.server.server import Server
from brikke.server.settings import Settings
from tests.support.http_client import Client, client_of

WEB = Path(brikke.__file__).parent / "web"
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('headers')}/tables.db"
    with client_of(create_app(Server(Settings(database=database)))) as client:
        yield client


def rules(policy: str) -> dict[str, set[str]]:
    """Return a content security policy as the sources of each kind."""
    parts = (part.split() for part in policy.split(";"))
    return {kind: set(sources) for kind, *sources in parts}


def policy_of(answer: httpx.Response) -> dict[str, set[str]]:
    return rules(answer.headers["content-security-policy"])


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/t/jxv38b3dfwkdhw3a", 200),
    ("GET", "/nowhere", 404),
    ("GET", "/icons/brikke.svg", 200),
    ("GET", "/sw.js", 200),
    ("GET", "/manifest.webmanifest", 200),
    ("GET", "/assets/none.js", 404),
    ("GET", "/healthz", 200),
    ("GET", "/api/docs", 200),
    ("GET", "/api/docs/openapi.json", 200),
    ("GET", "/api/bots", 200),
    ("GET", "/api/me", 401),
    ("GET", "/api/nothing", 404),
    ("GET", "/api/rulebooks?language=" + "x" * 99, 400),
    ("PUT", "/api/guests", 405),
    ("OPTIONS", "/api/guests", 204),
    ("POST", "/nowhere", 405),
]


@pytest.mark.system
@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_response_has_security_headers(
    client: Client, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    for sense in ("camera", "microphone", "geolocation"):
        assert f"{sense}=()" in answer.headers["permissions-policy"]
    policy = policy_of(answer)
    for kind in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert policy[kind] == {"'none'"}
    text = answer.headers["content-security-policy"]
    assert not re.search(r"unsafe|\*|http", text)
    assert "access-control-allow-origin" not in answer.headers
    assert "set-cookie" not in answer.headers


@pytest.mark.system
@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/docs"])
def test_a_page_may_use_only_its_own_styles(client: Client, path: str) -> None:
    answer = client.get(path)
    inline = STYLE.findall(answer.text)
    hashes = {f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in inline}
    assert hashes
    assert policy_of(answer)["style-src"] - {"'self'"} == hashes
    # A style with attributes would not have been found, one on an element could not be allowed.
    assert answer.text.count("<style") == len(inline)
    assert " style=" not in answer.text


@pytest.mark.system
def test_the_page_runs_scripts_of_its_own_server_only(client: Client) -> None:
    page = client.get("/")
    policy = policy_of(page)
    assert policy["script-src"] == policy["connect-src"] == {"'self'"}
    assert policy["worker-src"] == policy["manifest-src"] == {"'self'"}
    assert policy["require-trusted-types-for"] == {"'script'"}
    assert policy["trusted-types"] == {"svelte-trusted-html", "brikke-worker"}
    assert not re.search(r"<script(?![^>]*\bsrc=)", page.text)
    assert not re.search(r"\bon\w+=", page.text)


@pytest.mark.system
def test_the_service_worker_may_only_fetch_from_its_own_server(client: Client) -> None:
    policy = policy_of(client.get("/sw.js"))
    assert policy.pop("connect-src") == {"'self'"}
    assert set(map(frozenset, policy.values())) == {frozenset({"'none'"})}


@pytest.mark.system
def test_only_the_workers_of_engine_and_core_may_compile_webassembly(client: Client) -> None:
    names = [path.name for path in WEB.glob("assets/*.js")]
    workers = [name for name in names if re.match(r"(engine|core|camera)Worker-", name)]
    assert len(workers) == 3
    for name in names:
        policy = policy_of(client.get(f"/assets/{name}"))
        scripts = {"'self'", "'wasm-unsafe-eval'"} if name in workers else None
        assert policy.get("script-src") == scripts
    assert "wasm" not in client.get("/").headers["content-security-policy"]


def test_the_policy_matches_the_built_page() -> None:
    one = rules(page_policy("<style>a{}</style>"))
    two = rules(page_policy("<style>a{}</style><style>b{}</style>"))
    assert one["style-src"] < two["style-src"]
    assert rules(page_policy("<p>plain</p>"))["style-src"] == {"'self'"}


@pytest.mark.system
@pytest.mark.parametrize("path", ["/api/docs", "/api/bots", "/api/tables"])
def test_the_api_and_its_documentation_may_run_no_scripts(client: Client, path: str) -> None:
    assert "script-src" not in policy_of(client.get(path))
    assert "connect-src" not in policy_of(client.get(path))


@pytest.mark.system
def test_responses_of_the_api_are_not_cached(client: Client) -> None:
    made = client.post("/api/guests", json={"name": "Ada"})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    code = client.post("/api/me/transfers", headers=headers)
    moved = client.post("/api/transfers", json={"code": code.json()["code"]})
    for answer in (made, code, moved, client.request("GET", "/api/me", headers=headers)):
        assert answer.is_success
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.system
def test_a_token_in_a_cookie_or_an_address_is_not_accepted(client: Client) -> None:
    token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
    for way in (
        {"headers": {"cookie": f"token={token}; authorization=Bearer {token}"}},
        {"params": {"token": token, "access_token": token, "authorization": f"Bearer {token}"}},
    ):
        assert client.request("GET", "/api/me", **way).status_code == 401
