"""Privacy and size: no request to other hosts, and little to download."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

from brikke.server.http.browser import COMPRESSION
from brikke.words.catalogue import Words, languages
from tests.browser.player_page import PHONE, OpenPage, PlayerPage
from tests.browser.prepared_tables import prepare_table
from tests.support.live_server import LiveServer

MOST_JAVASCRIPT = 125_000
MOST_HOME_JAVASCRIPT = 110 * 1000
MOST_HOME_OTHER = 120 * 1000


def visit_everything(player: PlayerPage, table_id: str, token: str) -> None:
    """Look at every page in every language, set up a table, and make a turn."""
    player.go("/")
    for language in languages():
        player.page.locator("select").select_option(language)
        expect(player.button(Words(language)("home-bots-now"))).to_be_visible()
    player.page.locator("select").select_option("en")
    player.button("Change rules and players").first.click()
    player.button("Read these rules").click()
    expect(player.page.get_by_role("heading", name="Opening")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    player.button("Set up a table").click()
    expect(player.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    player.page.evaluate("() => localStorage.removeItem('brikke.guest')")
    player.sit_at(table_id, token, "Ada")
    player.button("Menu").click()
    player.button("Settings").click()
    player.page.get_by_role("checkbox", name="Sound").check()
    player.page.get_by_role("checkbox", name="Symbols").check()
    player.button("Make a link").click()
    expect(player.page.get_by_role("textbox", name="Link or code")).to_be_visible()
    player.button("Close").click()
    player.use_tool("Find sets")
    player.lay([["k1", "k2", "k3"], ["k11", "k12", "k13"]], "drag")
    player.finish()
    expect(player.page.get_by_role("heading", name="You win the match!")).to_be_visible()
    expect(player.page.locator("[data-fair]")).to_be_visible()


def test_every_request_goes_to_the_own_server(club: LiveServer, open_page: OpenPage) -> None:
    table, token = prepare_table(
        club.database, "k1 k2 k3", "k11 k12 k13", rulebook="nordic turn_seconds=off rounds=1"
    )
    ada = open_page(fresh=True)
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    visit_everything(ada, table, token)
    # The picture of a link is drawn in the page, and its address is the picture itself.
    elsewhere = [url for url in asked if not url.startswith((f"{club.base}/", "data:image/svg"))]
    assert elsewhere == []
    own = urlsplit(club.base).netloc
    assert {urlsplit(line.url).netloc for line in ada.lines} == {own}
    paths = {urlsplit(url).path for url in asked}
    assert {"/", f"/t/{table}", "/api/rulebooks", "/api/tables"} <= paths
    assert any(path.endswith(".wasm") for path in paths)


def test_nothing_is_kept_in_cookies(club: LiveServer, open_page: OpenPage) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r1 r9")
    ada = open_page(fresh=True)
    ada.sit_at(table, token, "Ada")
    assert ada.context.cookies() == []


SMUGGLE = """async elsewhere => {
    const forbidden = new Set();
    document.addEventListener('securitypolicyviolation',
        event => forbidden.add(event.effectiveDirective));
    const put = (name, text) => {
        const element = document.createElement(name);
        element.textContent = text;
        document.head.append(element);
    };
    const attempts = [
        () => put('style', 'body { display: none }'),
        () => put('script', 'window.smuggled = true'),
        () => document.body.insertAdjacentHTML('beforeend', '<b onclick="0">b</b>'),
        () => document.body.setAttribute('style', 'display: none'),
        () => { new Image().src = elsewhere; },
        () => fetch(elsewhere),
        () => new WebSocket(elsewhere.replace('http', 'ws')),
    ];
    for (const attempt of attempts) try { await attempt(); } catch {}
    await new Promise(done => setTimeout(done, 100));
    return [[...forbidden].sort(), 'smuggled' in window, getComputedStyle(document.body).display];
}"""


def test_the_page_forbids_itself_everything_from_elsewhere(
    club: LiveServer, open_page: OpenPage
) -> None:
    ada = open_page(fresh=True)
    for path in ("/", "/t/aaaaaaaaaaaaaaaa"):
        ada.go(path)
        forbidden, smuggled, shown = ada.page.evaluate(SMUGGLE, "http://127.0.0.1:9/")
        assert forbidden == [
            "connect-src",
            "img-src",
            "require-trusted-types-for",
            "style-src-attr",
            "style-src-elem",
        ]
        assert not smuggled
        assert shown != "none"
    ada.complaints.clear()


def test_the_table_takes_little_javascript(club: LiveServer, open_page: OpenPage) -> None:
    table, token = prepare_table(club.database, "k1 k2 k3", "r1 r9")
    ada = open_page(fresh=True)
    scripts: list[Response] = []
    ada.page.on(
        "response",
        lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None,
    )
    ada.sit_at(table, token, "Ada")
    ada.page.wait_for_load_state("networkidle")
    assert scripts
    sizes = {script.url: script.request.sizes()["responseBodySize"] for script in scripts}
    packed = {each.url for each in scripts if each.headers.get("content-encoding") == "gzip"}
    # What several pages share may be too small to be worth packing.
    assert {url for url, size in sizes.items() if size >= COMPRESSION.minimum_size} <= packed
    assert packed
    assert all(sizes.values())
    assert sum(sizes.values()) <= MOST_JAVASCRIPT, sizes


def test_the_home_page_with_its_puzzle_takes_little_to_load(open_page: OpenPage) -> None:
    ada = open_page(PHONE, fresh=True, language="fi")
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    ada.go("/")
    expect(ada.page.locator("[data-rack] [data-tile]").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    sizes = {each.url: each.request.sizes()["responseBodySize"] for each in answers}
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    others = {url: size for url, size in sizes.items() if url not in scripts}
    assert any("SmallPuzzle" in url for url in scripts)
    assert any(url.endswith(".woff2") for url in others)
    assert sum(scripts.values()) < MOST_HOME_JAVASCRIPT, scripts
    assert sum(others.values()) < MOST_HOME_OTHER, others
