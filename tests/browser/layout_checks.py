"""Layout checks by measurement: what is covered, hidden, too small, or moves by itself.

Each takes ``evaluate``, which calls a JavaScript function with one argument: that of a Playwright
page or of an engine (`tests/browser/engines`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

Evaluate = Callable[..., Any]
FRAMES_TO_SETTLE: Final = 60
"""Frames in which a page has laid itself out, also one whose words are still loading."""


class Size(NamedTuple):
    """A viewport in CSS pixels."""

    width: int
    height: int

    @property
    def scrolls(self) -> bool:
        """Whether the page may scroll: as small as this is a screen at 400 % zoom alone."""
        return self.width < 560 and self.height < 560


PHONE: Final = Size(360, 740)
LOW_SIZES: Final = tuple(
    Size(width, height)
    for width, height in (
        (320, 256),
        (320, 480),
        (480, 320),
        (559, 559),
        (568, 320),
        (640, 360),
        (667, 375),
        (740, 360),
        (844, 390),
        (896, 414),
        (915, 412),
        (915, 560),
    )
)
"""Phones held sideways, and screens at 200 % to 400 % zoom."""
OTHER_SIZES: Final = (
    PHONE,
    Size(768, 1024),
    Size(1024, 500),
    Size(1024, 768),
    Size(1200, 700),
    Size(1440, 900),
)
ALL_SIZES: Final = (*LOW_SIZES, *OTHER_SIZES)
FEW_SIZES: Final = (
    Size(320, 256),
    PHONE,
    Size(568, 320),
    Size(844, 390),
    Size(915, 560),
    Size(1024, 500),
    Size(1440, 900),
)
"""One of each layout, and those at which keys have lain on the rack."""

_CONTROLS: Final = """([needed, panel]) => {
    const problems = [];
    const nameOf = each => (each.getAttribute('aria-label') || each.textContent.trim()
        || each.title || each.outerHTML.slice(0, 60));
    const isShown = each => each.checkVisibility({visibilityProperty: true})
        && each.getBoundingClientRect().width > 1
        && !each.closest('.unseen, [aria-hidden=true], [inert]');
    // A panel may lie on the tiles of the table, which it says something about.
    const mayBeCovered = each => panel && each.closest('[data-table]') !== null;
    const isFixed = each => each !== document.body
        && (/fixed|sticky/.test(getComputedStyle(each).position) || isFixed(each.parentElement));
    const isClipped = each => getComputedStyle(each).overflow !== 'visible';
    const boxOf = each => {
        let {left, top, right, bottom} = each.getBoundingClientRect();
        let inner = each;
        // What is fixed to the window is clipped by nothing around it.
        while (inner !== document.body && getComputedStyle(inner).position !== 'fixed') {
            inner = inner.parentElement;
            if (!isClipped(inner)) continue;
            const clip = inner.getBoundingClientRect();
            [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return {left, top, right, bottom};
    };
    const points = ({left, top, right, bottom}) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const [dx, dy] = [(right - left) * 0.3, (bottom - top) * 0.3];
        return [[x, y], [x - dx, y - dy], [x + dx, y - dy], [x - dx, y + dy], [x + dx, y + dy]];
    };
    const coverAt = (control, x, y) => {
        const hit = document.elementFromPoint(x, y);
        // What takes no pointer is hit as what it lies on; a scroll bar above, as what scrolls.
        const isBelow = hit?.contains(control) && (hit.scrollHeight > hit.clientHeight
            || getComputedStyle(control).pointerEvents === 'none');
        if (control.contains(hit) || isBelow) return null;
        return hit?.outerHTML.slice(0, 80) ?? 'the edge of the window';
    };
    for (const selector of needed)
        if (![...document.querySelectorAll(selector)].some(isShown))
            problems.push(`${selector}: not there`);
    const all = [...document.querySelectorAll('button, a[href], input, select')].filter(isShown);
    for (const control of all) {
        if (mayBeCovered(control)) continue;
        control.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, right, bottom} = control.getBoundingClientRect();
        // Half a pixel is lost where a browser rounds.
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
            problems.push(`${nameOf(control)}: outside the window`);
        // The places to cut a set reach over the edges of its tiles in the strip.
        const inStrip = control.closest('[data-strip]') !== null;
        const covers = points(boxOf(control)).slice(0, inStrip ? 1 : 5)
            .map(([x, y]) => coverAt(control, x, y));
        const cover = covers.find(each => each !== null);
        if (cover !== undefined) problems.push(`${nameOf(control)}: covered by ${cover}`);
        if (control.matches('.button') && control.scrollWidth > control.clientWidth + 1)
            problems.push(`${nameOf(control)}: wider than its key`);
    }
    scrollTo(0, 0);
    const boxes = all.map(boxOf);
    for (const [at, one] of all.entries())
        for (const [then, other] of all.entries()) {
            if (then <= at || one.contains(other) || other.contains(one)) continue;
            if (one.closest('[data-strip]') && other.closest('[data-strip]')) continue;
            if (mayBeCovered(one) || mayBeCovered(other)) continue;
            // What is fixed to the window or sticks to an edge lies on what is scrolled below it.
            if (isFixed(one) !== isFixed(other)) continue;
            const [a, b] = [boxes[at], boxes[then]];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1)
                problems.push(`${nameOf(one)}: overlaps ${nameOf(other)} by ${wide}×${high}`);
        }
    return problems;
}"""

_SCROLLING: Final = """scrolls => {
    const page = document.scrollingElement;
    const found = [];
    if (page.scrollWidth > page.clientWidth)
        found.push(`the page is ${page.scrollWidth - page.clientWidth} pixels too wide`);
    if (!scrolls && page.scrollHeight > page.clientHeight)
        found.push(`the page is ${page.scrollHeight - page.clientHeight} pixels too high`);
    return found;
}"""

_TILES: Final = """smallest => {
    const table = document.querySelector('[data-table]');
    const box = table.getBoundingClientRect();
    const problems = [];
    if (table.scrollHeight > table.clientHeight + 1) problems.push('the table scrolls');
    for (const tile of table.querySelectorAll('[data-tile]')) {
        const {left, top, right, bottom} = tile.getBoundingClientRect();
        const name = tile.dataset.tile;
        // Half a pixel is lost where a browser rounds.
        if (tile.offsetWidth < smallest - 0.5)
            problems.push(`${name}: only ${tile.offsetWidth} pixels wide`);
        if (left < box.left - 1 || top < box.top - 1 || right > box.right + 1
            || bottom > box.bottom + 1) problems.push(`${name}: outside the table`);
        else if (!tile.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
            problems.push(`${name}: covered`);
    }
    return problems;
}"""

_PAINT: Final = """selector => {
    const found = new Set();
    for (const element of document.querySelectorAll(selector))
        for (const pseudo of [null, '::before', '::after']) {
            const style = getComputedStyle(element, pseudo);
            if (pseudo !== null && style.content === 'none') continue;
            const name = `${element.getAttribute('class')} ${pseudo ?? ''}`.trim();
            if (style.filter !== 'none') found.add(`${name}: ${style.filter}`);
            if (style.backgroundImage.includes('gradient'))
                found.add(`${name}: ${style.backgroundImage}`);
            // A shadow is a colour, and the lengths across, down, blur and spread.
            for (const [shadow, blur] of style.boxShadow.matchAll(
                    /-?[\\d.]+px -?[\\d.]+px ([\\d.]+)px/g))
                if (Number(blur) > 0) found.add(`${name}: ${shadow}`);
        }
    return [...found];
}"""

_WATCH: Final = """() => {
    window.watched = new MutationObserver(() => {});
    window.watched.observe(document, {attributes: true, childList: true, subtree: true});
}"""

_CHANGED: Final = """selector => {
    const changes = window.watched.takeRecords().map(({target}) => target);
    window.watched.disconnect();
    return changes.filter(each => !each.closest(selector)).map(each => each.outerHTML.slice(0, 80));
}"""

_PLACES: Final = """() => Object.fromEntries(
    [...document.querySelectorAll('[data-table] [data-tile]')].map(tile => {
        const {left, top, width, height} = tile.getBoundingClientRect();
        return [tile.dataset.tile, [left, top, width, height]];
    }))"""

_SETS: Final = """() => [...document.querySelectorAll('[data-piece]')].map(
    piece => [...piece.querySelectorAll('[data-tile]')].map(tile => tile.dataset.tile))"""


def covered_controls(evaluate: Evaluate, *needed: str, panel: bool = False) -> list[str]:
    """Return controls that overlap or cannot be reached, and needed ones that are not there.

    A panel, such as a hint, may cover tiles of the table, but nothing else.
    """
    found: list[str] = evaluate(_CONTROLS, [needed, panel])
    return found


def expect_free_controls(evaluate: Evaluate, *needed: str) -> None:
    """Wait until no control is covered: a page that has just changed may still lay itself out."""
    found = covered_controls(evaluate, *needed)
    for _ in range(FRAMES_TO_SETTLE):
        if not found:
            break
        evaluate("() => new Promise(requestAnimationFrame)")
        found = covered_controls(evaluate, *needed)
    assert found == []


def scrolling(evaluate: Evaluate, size: Size) -> list[str]:
    """Return by how much the page is larger than its window, where it may not be."""
    found: list[str] = evaluate(_SCROLLING, size.scrolls)
    return found


def hidden_tiles(evaluate: Evaluate, smallest: int) -> list[str]:
    """Return tiles on the table that are hidden, or narrower than so many pixels."""
    found: list[str] = evaluate(_TILES, smallest)
    return found


def uneven_paint(evaluate: Evaluate, selector: str) -> list[str]:
    """Return what is painted with blur or gradients, which take long to paint anew."""
    found: list[str] = evaluate(_PAINT, selector)
    return found


class Changes:
    """Notes which elements change from now on."""

    def __init__(self, evaluate: Evaluate) -> None:
        self._evaluate = evaluate
        evaluate(_WATCH)

    def outside(self, selector: str) -> list[str]:
        """Return what has changed outside of something."""
        found: list[str] = self._evaluate(_CHANGED, selector)
        return found


class Stillness:
    """Compares the places of tiles on the table before and after moves of one's own."""

    def __init__(self, evaluate: Evaluate) -> None:
        self._evaluate = evaluate
        self._places, self._sets = self._look()

    def _look(self) -> tuple[dict[str, list[float]], list[list[str]]]:
        return self._evaluate(_PLACES), self._evaluate(_SETS)

    def moved(self, *touched: str) -> list[str]:
        """Return tiles that moved, or changed size, though their sets were not touched."""
        places, sets = self._look()
        near = {
            tile
            for laid in (*self._sets, *sets)
            if not {*touched}.isdisjoint(laid)
            for tile in laid
        }
        found = [
            f"{tile}: from {before} to {places.get(tile)}"
            for tile, before in self._places.items()
            if tile not in near
            and (
                tile not in places
                or any(abs(a - b) > 1 for a, b in zip(before, places[tile], strict=True))
            )
        ]
        self._places, self._sets = places, sets
        return found
