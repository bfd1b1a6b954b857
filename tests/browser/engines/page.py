"""Page object: a player in any engine, who moves tiles by dragging, tapping or keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from brikke.rules.position import Play, Position
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import TileReader
from brikke.solver import best_turn
from tests.browser.engines.engine import Engine
from tests.browser.engines.waiting import wait_until
from tests.browser.player_page import CALM, LOOK, STEP, WAY, Way
from tests.support.patience import PATIENCE

Point = tuple[float, float]
FOLLOW: Final = """address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
FRAMES: Final = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
"""Ends after the next frame is drawn."""
LIT: Final = "document.querySelector('[data-done][data-lit=true]')"

FIND: Final = """async ([selector, name]) => {
    const nameOf = each => (each.getAttribute('aria-label')
        ?? each.labels?.[0]?.textContent ?? each.textContent).trim();
    const found = [...document.querySelectorAll(selector)].find(each =>
        each.getClientRects().length > 0 && !each.closest('[inert]')
        && (name === null || nameOf(each) === name));
    if (!found) return 'it is not there';
    if (found.disabled) return 'it is disabled';
    const middle = () => {
        const {left, top, width, height} = found.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    found.scrollIntoView({block: 'nearest'});
    const before = middle();
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const [x, y] = middle();
    if (x !== before[0] || y !== before[1]) return 'it is moving';
    const hit = document.elementFromPoint(x, y);
    const isHit = found.contains(hit) || (hit?.closest('label')?.contains(found) ?? false);
    return isHit ? [x, y] : `it is covered by ${hit?.outerHTML.slice(0, 120)}`;
}"""
"""Where to press a visible element, by selector and, if any, name; or why that cannot be."""

COMPLAIN: Final = """() => {
    window.complaints = [];
    // A layout that settles one frame later is no error, though browsers report it as one.
    const note = text =>
        String(text).startsWith('ResizeObserver loop') || window.complaints.push(String(text));
    addEventListener('error', event => note(event.message));
    addEventListener('unhandledrejection', event => note(event.reason));
}"""


class EnginePage:
    """One player in one engine."""

    def __init__(self, engine: Engine, base: str) -> None:
        self.engine = engine
        self.base = base

    # Pages

    def start(self, **kept: object) -> None:
        """Begin as a guest whose browser has kept nothing but this."""
        # A picture is enough to reach the storage of the server; Firefox shows JSON elsewhere.
        self.engine.open(f"{self.base}/icons/brikke.svg")
        items = {"preferences": dict(CALM), **kept}
        self.engine.evaluate(
            "items => { localStorage.clear(); sessionStorage.clear();"
            " for (const [name, text] of items) localStorage.setItem(`brikke.${name}`, text); }",
            [(name, json.dumps(value)) for name, value in items.items()],
        )

    def go(self, path: str) -> None:
        self.engine.open(self.base + path)
        self.engine.evaluate(COMPLAIN)

    def follow(self, path: str) -> None:
        """Go to another page as a link does: without loading anything again."""
        self.engine.evaluate(FOLLOW, self.base + path)

    def sit_at(self, table_id: str, token: str, **kept: object) -> None:
        """Open a table as a guest who has a seat there."""
        self.start(guest={"token": token, "name": "Ada"}, **kept)
        self.go(f"/t/{table_id}")
        self.wait("() => document.querySelector('[data-rack] [data-tile]')", "no tile on the rack")
        self.settle()

    def kill_tab(self) -> None:
        """End the tab without a word to its page, and go on in a new one."""
        self.engine.kill_tab()

    def resize(self, size: tuple[int, int]) -> None:
        """Change the viewport, and return when the page has followed."""
        self.engine.resize(*size)
        self.settle()

    def settle(self) -> None:
        """Wait until the page has laid itself out: what one frame measures, the next one uses."""
        for _ in range(2):
            self.ask(FRAMES)

    def complaints(self) -> list[str]:
        """Return the errors of the page since it was loaded."""
        found: list[str] = self.engine.evaluate("() => window.complaints ?? []")
        return found

    # Looking

    def ask(self, function: str, argument: object = None) -> Any:
        return self.engine.evaluate(function, argument)

    def wait(
        self,
        function: str,
        complaint: str,
        argument: object = None,
        seconds: float = PATIENCE,
    ) -> None:
        """Wait until a function of the page gives something that is true."""
        truth = f"async argument => Boolean(await ({function})(argument))"
        self._wait_until(lambda: self.ask(truth, argument) is True, lambda: complaint, seconds)

    def _wait_until(
        self,
        condition: Callable[[], bool],
        complaint: Callable[[], str],
        seconds: float = PATIENCE,
    ) -> None:
        def explain() -> str:
            shown = self.ask("() => document.body.innerText").replace("\n", " | ")
            return f"{complaint()}; the page shows {shown}"

        wait_until(condition, seconds, explain)

    def wait_for_text(self, text: str, seconds: float = PATIENCE) -> None:
        self.wait(
            "text => document.body.innerText.includes(text)",
            f"the page does not say {text}",
            text,
            seconds,
        )

    def wait_for(self, selector: str, seconds: float = PATIENCE) -> None:
        self.wait(
            "selector => document.querySelector(selector)?.getClientRects().length",
            f"the page does not show {selector}",
            selector,
            seconds,
        )

    def look(self) -> tuple[list[list[str]], list[str]]:
        """Return the pieces on the table and the tiles on the rack."""
        seen = self.ask(LOOK)
        return seen["pieces"], seen["rack"]

    def wait_for_table(self, pieces: list[list[str]]) -> None:
        self._wait_until(lambda: self.look()[0] == pieces, lambda: f"the table is not {pieces}")

    # Pointer and keys

    def press(self, selector: str, name: str | None = None) -> None:
        """Tap something as soon as it is there, enabled, and covered by nothing."""
        found: list[Any] = []

        def is_ready() -> bool:
            found[:] = [self.ask(FIND, [selector, name])]
            return isinstance(found[0], list)

        self._wait_until(is_ready, lambda: f"{selector} {name or ''} is not pressed: {found[0]}")
        self.engine.tap(*found[0])

    def button(self, name: str) -> None:
        self.press("button, a, [role=button]", name)

    def drag(self, start: Point, end: Point) -> None:
        """Drag with the mouse, from one point to another."""
        half = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        self.engine.mouse(("move", *start), ("down",), ("move", *half), ("move", *end))
        # The page looks where the pointer is once a frame.
        self.ask(FRAMES)
        self.engine.mouse(("up",))

    def key(self, *keys: str) -> None:
        """Press a key while those before it are held."""
        self.engine.keys(*(("down", key) for key in keys), *(("up", key) for key in keys[::-1]))

    def type(self, text: str) -> None:
        for character in text:
            self.key(character)

    # Moving tiles

    def put(self, tile: str, target: str | None, way: Way) -> None:
        """Put a tile behind another one, or, without one, on free table.

        Returns when it lies there and the page rests: an engine may answer before its page has
        handled the pointer, and the rack moves together when a tile has left it.
        """
        self.wait_for(f'[data-tile="{tile}"]')
        {"drag": self._drag, "tap": self._tap, "keys": self._keys}[way](tile, target)
        wanted = {tile} if target is None else {tile, target}
        self._wait_until(
            lambda: any(wanted <= {*piece} for piece in self.look()[0]),
            lambda: f"{tile} is not put to {target}: {self.look()}",
        )
        self.settle()

    def _drag(self, tile: str, target: str | None) -> None:
        start, end = self.ask(WAY, [tile, target])
        self.drag((start[0], start[1]), (end[0], end[1]))

    def _tap(self, tile: str, target: str | None) -> None:
        self.press(f'[data-tile="{tile}"]')
        self.press("[data-new]" if target is None else f'[data-tile="{target}"]')

    def _keys(self, tile: str, target: str | None) -> None:
        self.walk_to(tile)
        self.key("Enter")
        if target is None:
            self.key("n")
        else:
            self.walk_to(target)
            self.key("Enter")

    def walk_to(self, tile: str) -> None:
        """Go to a tile with the Tab and arrow keys alone."""
        is_on_board = "() => document.activeElement?.dataset.tile !== undefined"
        for _ in range(40):
            if self.ask(is_on_board):
                break
            self.key("Tab")
        else:
            raise AssertionError("the Tab key does not lead to the board")
        for _ in range(80):
            key = self.ask(STEP, tile)
            if key is None:
                return
            self.key(key)
        raise AssertionError(f"the keys do not lead to {tile}")

    # Playing

    def lay(self, table: Sequence[Sequence[str]], way: Way) -> None:
        """Rearrange the page's table into these sets, leaving alone what can stay together."""
        for wanted in table:
            pieces, _ = self.look()
            if any({*piece} == {*wanted} for piece in pieces):
                continue
            stays = max((piece for piece in pieces if {*piece} <= {*wanted}), key=len, default=[])
            before = stays[-1] if stays else None
            for tile in wanted:
                if tile not in stays:
                    self.put(tile, before, way)
                    before = tile

    def finish(self, way: Way) -> None:
        """Press Done as soon as it is lit, and return when the turn is sent."""
        self._press_done(way)
        self.wait(f"() => !{LIT}", "the turn is not sent")

    def _press_done(self, way: Way) -> None:
        self.wait(f"() => {LIT}", "Done is not lit")
        if way == "keys":
            self.key("Control", "Enter")
        else:
            self.press("[data-done]")

    def wait_for_turn(self) -> None:
        self.wait("() => document.querySelector('[data-draw]:enabled')", "it is not my turn")

    def turn(self, rulebook: str, way: Way) -> None:
        """Make the turn that plays the most tiles, as somebody who has opened."""
        pieces, rack = self.look()
        reader = TileReader(strict=True)
        table = tuple(tuple(map(reader.tile, piece)) for piece in pieces)
        position = Position(table, tuple(map(reader.tile, rack)), True, get_rulebook(rulebook))
        found = best_turn(position, calm=True)
        assert isinstance(found.turn, Play), f"there is nothing to play: {rack}"
        self.lay([[str(tile) for tile in laid] for laid in found.turn.table], way)
        self._press_done(way)
