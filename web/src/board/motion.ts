/** Animation: tiles glide from their old positions to their new ones. */

const GLIDE = 220;
const FAR = 420;

/** Durations of the flights of a turn, in milliseconds: one tile, the next one, and all together. */
const FLIGHT = 520;
const NEXT_FLIGHT = 160;
const ALL_FLIGHTS = 2600;

/** Return how long the tiles of a turn fly. */
export function flightTime(count: number): number {
  return Math.min(ALL_FLIGHTS, FLIGHT + NEXT_FLIGHT * Math.max(0, count - 1));
}

export type TileRects = Map<string, DOMRect>;

export function tileRects(root: HTMLElement): TileRects {
  const places: TileRects = new Map();
  for (const tile of root.querySelectorAll<HTMLElement>("[data-tile]")) {
    places.set(tile.dataset["tile"]!, tile.getBoundingClientRect());
  }
  return places;
}

/** Animate every tile from its old position. A tile without one comes from `origin`. */
export function animateTiles(
  root: HTMLElement,
  before: TileRects,
  origin: (tile: string) => DOMRect | null,
): void {
  for (const tile of root.querySelectorAll<HTMLElement>("[data-tile]")) {
    const name = tile.dataset["tile"]!;
    const known = before.get(name);
    const from = known ?? origin(name);
    if (!from) continue;
    const to = tile.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = to.width > 0 ? from.width / to.width : 1;
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue;
    tile.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: known ? GLIDE : FAR, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    );
  }
}
