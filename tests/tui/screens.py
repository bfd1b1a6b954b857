"""A simulated user of the screen: presses keys, clicks, and reads the text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from brikke.errors import InputError
from brikke.rules.rulebook import get_rulebook
from brikke.rules.tiles import Tile
from brikke.tui.match_file import MatchFile
from brikke.tui.match_session import MatchSession
from brikke.tui.screen.app import PlayApp
from brikke.tui.screen.base_app import ScreenApp
from brikke.tui.screen.board import Board
from brikke.tui.screen.layout import TILE_WIDTH, Spot
from brikke.tui.screen.table.screen import TableScreen
from brikke.words.catalogue import Words

SIZE = (80, 24)


class Person:
    """A simulated user."""

    def __init__(self, app: ScreenApp, pilot: Pilot[InputError]) -> None:
        self.app, self._pilot = app, pilot

    @property
    def table(self) -> TableScreen:
        (found,) = [each for each in self.app.screen_stack if isinstance(each, TableScreen)]
        return found

    @property
    def board(self) -> Board:
        return self.table.query_one(Board)

    async def wait(self) -> None:
        """Wait until all bots have played and everything is drawn."""
        await self.app.workers.wait_for_complete()
        await self._pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.press_at_once(*keys)
        await self.wait()

    async def press_at_once(self, *keys: str) -> None:
        """Press keys without waiting for bots."""
        await self._pilot.press(*keys)

    async def lay_what_is_hinted(self) -> bool:
        """Ask for hints until the turn is laid out; return whether there is one."""
        await self.press("h")
        if not self.table.turn.hints.best.tiles_played:
            return False
        await self.press("h", "h", "enter")
        return True

    async def take_turn(self) -> None:
        """Take a turn by hints."""
        if await self.lay_what_is_hinted():
            await self.press("e")
        else:
            await self.press("d" if self.table.session.view.pool_size else "p")

    async def resize(self, columns: int, rows: int) -> None:
        await self._pilot.resize_terminal(columns, rows)
        await self.wait()

    async def click(self, spot: Spot) -> None:
        await self._pilot.click(Board, offset=self._offset(spot))
        await self.wait()

    async def click_tile(self, tile: Tile) -> None:
        await self.click(self.spot(tile))

    async def drag(self, tile: Tile, to: Spot) -> None:
        await self._pilot.mouse_down(Board, offset=self._offset(self.spot(tile)))
        await self._pilot.mouse_up(Board, offset=self._offset(to))
        await self.wait()

    def spot(self, tile: Tile) -> Spot:
        return next(spot for spot in self.board.plan.spots if spot.tile == tile)

    def _offset(self, spot: Spot) -> tuple[int, int]:
        # The board has a margin of one column.
        return spot.x + 1 + TILE_WIDTH // 2, spot.y

    def reads(self) -> list[str]:
        """Return the text on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.reads())


def at_screen(
    app: ScreenApp, does: Callable[[Person], Awaitable[None]], size: tuple[int, int] = SIZE
) -> None:
    """Run a simulated user at a screen."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.wait()
            await does(person)

    asyncio.run(run())


def make_app(
    rules: str = "nordic",
    *bots: str,
    seed: str = "3",
    language: str = "en",
    match_file: MatchFile | None = None,
    clock: bool = False,
) -> PlayApp:
    """Return the screen of a match in which bots play at once."""
    session = MatchSession(get_rulebook(rules), bots or ("novice",), seed=seed)
    return PlayApp(session, Words(language), match_file or MatchFile(), pace=0, clock=clock)
