"""Static files: the page of the browser game and its assets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from brikke.browser_files import WEB, network_files
from brikke.camera.networks import SHIPPED
from brikke.server.app import create_app
from brikke.server.http import browser
from brikke.server.server import Server
from brikke.server.settings import Settings
from brikke.words.catalogue import languages
from tests.support.http_client import Client, client_of
from tests.support.live_server import LiveServer
from tests.support.patience import PATIENCE


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    file = tmp_path_factory.mktemp("pages") / "tables.db"
    server = Server(Settings(database=f"sqlite:///{file}"))
    with client_of(create_app(server)) as client:
        yield client


@pytest.mark.system
@pytest.mark.parametrize("path", ["/", "/t/jxv38b3dfwkdhw3a", "/replay", "/puzzle/12"])
def test_every_address_serves_the_same_page_with_its_policy(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"].startswith("default-src 'none';")


@pytest.mark.system
@pytest.mark.parametrize(
    "path", ["/assets/%00", "/icons/%00", f"/assets/{'a' * 3000}", "/assets/%ff"]
)
def test_a_name_that_no_file_can_have_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.system
def test_files_are_compressed_and_cached_forever(client: Client) -> None:
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', client.get("/").text)
    assert any(name.endswith(".js") for name in names)
    for name in names:
        answer = client.request("GET", name, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        # A cache in between gives it to nobody who cannot read it.
        assert answer.headers["vary"].lower() == "accept-encoding"
        plain = client.request("GET", name, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content == (WEB / name[1:]).read_bytes()


@pytest.mark.system
def test_head_is_answered_like_get_without_a_body(tmp_path: Path) -> None:
    with (
        LiveServer(tmp_path) as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as client,
    ):
        page = client.get("/")
        script, *_ = re.findall(r'src="(/assets/[^"]+)"', page.text)
        network = next(iter(network_files()))
        paths = ["/", "/learn", "/nowhere", script, "/assets/nothing.js", f"/assets/{network}"]
        paths += ["/sw.js", "/manifest.webmanifest", "/pack.json"]
        for path in paths:
            got, head = client.get(path), client.head(path)
            changing = ("date", "server")
            told = {name: text for name, text in got.headers.items() if name not in changing}
            said = {name: text for name, text in head.headers.items() if name not in changing}
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert said == told, path


@pytest.mark.system
def test_the_service_worker_is_revalidated_each_time(client: Client) -> None:
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def kept_files(worker: str) -> list[str]:
    """Return the files that a worker keeps, as the build wrote them into it."""
    found = re.search(r'"files":(\[.*?\])', worker)
    assert found is not None
    return list(json.loads(found[1]))


@pytest.mark.system
def test_the_service_worker_caches_existing_files_and_no_answers(client: Client) -> None:
    files = kept_files(client.get("/sw.js").text)
    assert all(file.startswith("/assets/") for file in files)
    assert all(client.get(file).status_code == 200 for file in files)
    # Otherwise it would not keep the page itself, either.
    assert set(re.findall(r"/assets/[\w.-]+", client.get("/").text)) <= set(files)
    for page in ("ScorePage", "HomePage", "OfflinePage", "App"):
        assert any(file.startswith(f"/assets/{page}-") for file in files), page
    assert not any("TablePage" in file for file in files)
    for words in ("game", "browser", "score"):
        of_each_language = [file for file in files if file.startswith(f"/assets/{words}-")]
        assert len(of_each_language) == len(languages()), words


@pytest.mark.system
def test_the_whole_game_is_small_enough_to_be_kept_on_a_phone(client: Client) -> None:
    sizes = {name: size for name, size, _ in client.get("/pack.json").json()["files"]}
    assert sum(sizes.values()) <= 8_000_000, sorted(sizes.items(), key=lambda each: -each[1])[:9]


def brought_by(chunk: Path) -> set[Path]:
    """Return the scripts that a browser must have before it can run one: all that it imports."""
    found, unread = {chunk}, [chunk]
    while unread:
        script = unread.pop().read_text(encoding="utf-8")
        # What a script asks for only when it is needed stands in brackets.
        imported = {
            chunk.parent / name for name in re.findall(r'(?:from|import)"\./([^"]+)"', script)
        }
        unread += imported - found
        found |= imported
    return found


# The server of the other tests runs beside it.
@pytest.mark.system
def test_no_page_loads_the_code_of_another() -> None:
    assets = browser._PAGE.parent / "assets"
    pages = set(assets.glob("*Page-*.js"))
    assert {page.name.split("-")[0] for page in pages} >= {"HomePage", "TablePage", "ReplayPage"}
    for page in pages:
        assert brought_by(page) & pages == {page}
    # Nor does what all of them need.
    (first,) = re.findall(r'<script[^>]* src="/assets/([^"]+)"', browser._PAGE.read_text())
    assert len(brought_by(assets / first)) > 1
    assert not brought_by(assets / first) & pages


@pytest.mark.system
def test_the_game_can_be_installed_on_a_device(client: Client) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert client.get(manifest["start_url"]).status_code == 200
    for named in (*manifest["icons"], *manifest["shortcuts"]):
        assert client.get(named.get("src") or named["url"]).status_code == 200
    assert 'rel="manifest" href="/manifest.webmanifest"' in client.get("/").text


@pytest.mark.system
def test_a_missing_file_is_not_found(client: Client) -> None:
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/assets/../index.html").status_code == 404


@pytest.mark.system
def test_without_a_build_the_server_says_how_to_make_one(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(browser, "_PAGE", tmp_path / "index.html")
    answer = client.get("/")
    assert answer.status_code == 503
    assert answer.text.endswith("make web")
    monkeypatch.setattr(browser, "_WORKER", tmp_path / "sw.js")
    assert client.get("/sw.js").status_code == 404


@pytest.mark.system
def test_networks_are_sent_from_the_package_under_the_names_of_the_build(client: Client) -> None:
    names = [name for name, _ in client.get("/pack.json").json()["camera"] if ".onnx" in name]
    assert len(names) == 3
    for name in names:
        answer = client.get(name)
        assert answer.content in [path.read_bytes() for path in SHIPPED.glob("*.onnx")]
        assert "immutable" in answer.headers["cache-control"]
    assert client.get("/assets/finder-older.onnx").status_code == 404
    assert client.get("/assets/finder.onnx").status_code == 404
