"""Page object: a player in a browser, who moves tiles by dragging, tapping or keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)

from brikke.rules.position import Play, Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import TileReader
from brikke.solver import best_turn
from tests.browser.page_pool import PagePool
from tests.support.patience import PATIENCE

Way = Literal["drag", "tap", "keys"]

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
CALM: Final = {"calm": True, "language": "en", "sound": False}

SET: Final = """async change => {
    const key = 'brikke.preferences';
    const next = {...JSON.parse(localStorage.getItem(key)), ...change};
    localStorage.setItem(key, JSON.stringify(next));
    dispatchEvent(new StorageEvent('storage', {key}));
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    for (let frames = 0; document.documentElement.lang !== next.language; frames += 1) {
        if (frames > 600) throw new Error(`nobody speaks ${next.language}`);
        await frame();
    }
    // What is shown has changed by now, and what fits into it in a moment.
    await frame();
}"""
"""Changes preferences, and ends when the page has followed."""

PLAIN_SALTS: Final = """{
    const original = crypto.getRandomValues.bind(crypto);
    const SALT_BYTES = 32;
    crypto.getRandomValues = bytes =>
        bytes instanceof Uint8Array && bytes.length === SALT_BYTES ? bytes : original(bytes);
}"""
"""Lets a page add nothing of its own to a deal, so that the seed of its server decides."""

SET_DATE: Final = """globalThis.Date = class extends Date {
    constructor(...given) { given.length > 0 ? super(...given) : super(new.target.now()); }
    static now() { return Date.parse('DATET12:00:00'); }
}"""

LOOK: Final = """() => ({
    pieces: [...document.querySelectorAll('[data-piece]')].map(
        piece => [...piece.querySelectorAll('[data-tile]')].map(tile => tile.dataset.tile)),
    rack: [...document.querySelectorAll('[data-rack] [data-tile]')].map(tile => tile.dataset.tile),
})"""

WAY: Final = """([tile, target]) => {
    const boxOf = name => document.querySelector(`[data-tile="${name}"]`).getBoundingClientRect();
    const at = ({left, top, width, height}, share) => [left + width * share, top + height / 2];
    document.querySelector(`[data-tile="${tile}"]`).scrollIntoView({block: 'nearest'});
    if (target !== null) return [at(boxOf(tile), 0.5), at(boxOf(target), 0.8)];
    const table = document.querySelector('[data-table]').getBoundingClientRect();
    const tiles = [...document.querySelectorAll('[data-piece] [data-tile]')].map(
        tile => tile.getBoundingClientRect());
    const near = (x, y) => tiles.some(tile => x > tile.left - tile.width
        && x < tile.right + tile.width && y > tile.top - 20 && y < tile.bottom + 20);
    for (let y = table.bottom - 12; y > table.top; y -= 15)
        for (let x = table.right - 12; x > table.left; x -= 15)
            if (!near(x, y)) return [at(boxOf(tile), 0.5), [x, y]];
    throw new Error('no free spot on the table');
}"""
"""Where a drag begins, and where it ends: behind another tile, or on free table."""

STEP: Final = """name => {
    const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2, height];
    const here = document.activeElement;
    if (here.dataset.tile === name) return null;
    const [x, y, height] = middle(here.getBoundingClientRect());
    const [toX, toY] = middle(
        document.querySelector(`[data-tile="${name}"]`).getBoundingClientRect());
    if (Math.abs(toY - y) > height / 2) return toY > y ? 'ArrowDown' : 'ArrowUp';
    return toX > x ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The key that leads from the tile with the focus towards another; none once it is reached."""


class PlayerPage:
    """One player in a browser context of their own."""

    def __init__(
        self,
        source: Browser | PagePool,
        base: str,
        screen: dict[str, Any] | None = None,
        **preferences: Any,
    ) -> None:
        self.base = base
        self._source = source
        self._screen = screen or DESKTOP
        self._has_touch = self._screen.get("has_touch", False)
        self.page: Page = (
            source.take(self._screen)
            if isinstance(source, PagePool)
            else source.new_context(**self._screen).new_page()
        )
        self.context = self.page.context
        self.context.set_default_timeout(1000 * PATIENCE)
        self._scripts: list[AbstractContextManager[Any]] = []
        self.prefer(**(CALM | preferences))
        self.before_scripts(PLAIN_SALTS)
        self.complaints: list[str] = []
        self.lines: list[WebSocket] = []
        self._listeners: dict[Any, Callable[[Any], None]] = {
            "websocket": self._note_line,
            "pageerror": self._note_error,
            "console": self._note_console,
        }
        for event, listener in self._listeners.items():
            self.page.on(event, listener)

    def _note_line(self, line: WebSocket) -> None:
        self.lines.append(line)

    def _note_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note_console(self, said: ConsoleMessage) -> None:
        expected = "ERR_CONNECTION" in said.text or "WebSocket" in said.text
        if said.type == "error" and not expected:
            self.complaints.append(said.text)

    def prefer(self, **preferences: Any) -> None:
        """Begin with these preferences, as someone who set them before."""
        self.keep("preferences", preferences)

    def set(self, **preferences: Any) -> None:
        """Change preferences, as someone does in another tab: this one follows at once."""
        self.page.evaluate(f"change => ({SET})(change)", preferences)

    def be(self, token: str, name: str) -> None:
        """Be a guest that exists already."""
        self.keep("guest", {"token": token, "name": name})

    def sit_at(self, table_id: str, token: str, name: str) -> None:
        """Open a table as a guest who has a seat there."""
        self.be(token, name)
        self.go(f"/t/{table_id}")
        expect(self.page.locator("[data-rack] [data-tile]").first).to_be_visible()

    def keep(self, name: str, value: object) -> None:
        """Begin with something that the browser has kept from before."""
        text = json.dumps(json.dumps(value))
        key = f"brikke.{name}"
        self.before_scripts(
            f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {text})"
        )

    def before_scripts(self, script: str) -> None:
        """Run a script in every document of the context, before its own scripts."""
        self._scripts.append(self.context.add_init_script(script))

    def set_date(self, date: str) -> None:
        """Let it be noon of a day in every document from now on; timers run as always."""
        self.before_scripts(SET_DATE.replace("DATE", date))

    def close(self) -> None:
        if isinstance(self._source, PagePool):
            for event, listener in self._listeners.items():
                self.page.remove_listener(event, listener)
            for script in self._scripts:
                script.__exit__(None, None, None)
            self._source.give_back(self.page, self._screen)
        else:
            self.context.close()
        assert self.complaints == [], f"the browser complained: {self.complaints}"

    # Looking

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def look(self) -> tuple[list[list[str]], list[str]]:
        """Return the pieces on the table and the tiles on the rack."""
        seen = self.page.evaluate(LOOK)
        return seen["pieces"], seen["rack"]

    def tile(self, tile: str) -> Locator:
        return self.page.locator(f'[data-tile="{tile}"]')

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def use_tool(self, name: str) -> None:
        """Press a tool; a small screen folds all tools into one key."""
        if not self.button(name).is_visible():
            self.button("Tools").click()
        self.button(name).click()

    def open_reactions(self) -> None:
        """Open the dialog to say something; a small screen has it in the menu."""
        button = self.button("Say something")
        if not button.is_visible():
            self.button("Menu").click()
        button.click()

    @property
    def notice(self) -> Locator:
        """What is said for a few seconds above the table's lower edge."""
        return self.page.locator("[data-notice]")

    @property
    def done(self) -> Locator:
        return self.page.locator("[data-done]")

    @property
    def status(self) -> Locator:
        return self.page.locator("[data-status]")

    def is_my_turn(self) -> bool:
        return self.page.locator("[data-draw]:enabled").count() > 0

    # Moving

    def put(self, tile: str, target: str | None, way: Way) -> None:
        """Put a tile behind another one, or, without one, on free table."""
        {"drag": self._drag, "tap": self._tap, "keys": self._keys}[way](tile, target)

    def put_and_hear(self, tile: str, target: str | None) -> None:
        """Put a tile by tapping, and wait until the server has judged the draft."""
        line, heard = self.lines[-1], list[str]()
        line.on("framereceived", lambda said: heard.append(str(said)))
        with line.expect_event(
            "framesent", lambda said: '"check"' in said and f'"{tile}"' in said
        ) as question:
            self.put(tile, target, "tap")
        answer = f'"id":"{json.loads(question.value)["id"]}"'
        while not any(answer in said for said in heard):
            self.page.wait_for_timeout(10)

    def _drag(self, tile: str, target: str | None) -> None:
        self.tile(tile).wait_for()
        start, end = self.page.evaluate(WAY, [tile, target])
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=2)
        mouse.move(*end, steps=2)
        # The page looks where the pointer is once a frame.
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        mouse.up()

    def _tap(self, tile: str, target: str | None) -> None:
        self._touch(self.tile(tile))
        # A finger lifts a set of the table into the strip, and takes the tile there.
        lifted = self.page.locator(f'[data-strip-tile="{tile}"]')
        if self.page.locator(f'[data-piece] [data-tile="{tile}"]').count():
            # A page may load the strip when the first set is lifted.
            chosen = self.page.locator(f'[data-tile="{tile}"][aria-selected=true]')
            lifted.or_(chosen).first.wait_for()
            if lifted.count():
                self._touch(lifted)
        self._touch(self.page.locator("[data-new]") if target is None else self.tile(target))

    def _touch(self, place: Locator) -> None:
        if self._has_touch:
            place.tap()
        else:
            place.click()

    def _keys(self, tile: str, target: str | None) -> None:
        self.walk_to(tile)
        self.page.keyboard.press("Enter")
        if target is None:
            self.page.keyboard.press("n")
        else:
            self.walk_to(target)
            self.page.keyboard.press("Enter")

    def walk_to(self, tile: str) -> None:
        """Go to a tile with the arrow keys alone."""
        if not self.page.evaluate("() => document.activeElement?.dataset.tile !== undefined"):
            self._tab_to_board()
        self.tile(tile).wait_for()
        for _ in range(80):
            key = self.page.evaluate(STEP, tile)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keys do not lead to {tile}")

    def _tab_to_board(self) -> None:
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement?.dataset.tile !== undefined"):
                return
        raise AssertionError("the Tab key does not lead to the board")

    # Playing

    def lay(self, table: Sequence[Sequence[str]], way: Way) -> None:
        """Rearrange the page's table into these sets, leaving alone what can stay together."""
        pieces, _ = self.look()
        lying = {frozenset(piece) for piece in pieces}
        for wanted in table:
            if frozenset(wanted) in lying:
                continue
            pieces, _ = self.look()
            stays = max((piece for piece in pieces if {*piece} <= {*wanted}), key=len, default=[])
            before = stays[-1] if stays else None
            for tile in wanted:
                if tile not in stays:
                    self.put(tile, before, way)
                    before = tile

    def finish(self) -> None:
        """Press Done as soon as it is lit."""
        expect(self.done).to_have_attribute("data-lit", "true")
        self.done.click()

    def turn(self, rulebook: str, way: Way, *, opened: bool) -> None:
        """Make the turn that plays the most tiles, or draw."""
        pieces, rack = self.look()
        reader = TileReader(strict=True)
        table = tuple(tuple(map(reader.tile, piece)) for piece in pieces)
        tiles = tuple(map(reader.tile, rack))
        found = best_turn(Position(table, tiles, opened, get_rulebook(rulebook)), calm=True)
        if isinstance(found.turn, Play):
            self.lay([[str(tile) for tile in laid] for laid in found.turn.table], way)
            expect(self.done).to_have_attribute("data-lit", "true")
            self._press(self.done, "Control+Enter", way)
        else:
            self._press(self.page.locator("[data-draw]"), None, way)

    def _press(self, button: Locator, shortcut: str | None, way: Way) -> None:
        if way != "keys":
            button.click()
        elif shortcut:
            self.page.keyboard.press(shortcut)
        else:
            button.focus()
            self.page.keyboard.press("Enter")


OpenPage = Callable[..., PlayerPage]
"""Opens a browser context. Takes a screen and preferences, as `PlayerPage` does."""
SitDown = Callable[..., PlayerPage]
"""Prepares a table, as `prepare_table` does, and opens it as the player to move."""


def middle(place: Locator) -> tuple[float, float]:
    """Return the point in the middle of something on the page."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
