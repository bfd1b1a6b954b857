/** Keyboard focus: arrow keys move it to the nearest tile in that direction. */

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function isArrow(key: string): key is Arrow {
  return key.startsWith("Arrow");
}

/** Move the focus in a direction. Return the element, or undefined if there is none. */
export function focusNext(stops: readonly HTMLElement[], arrow: Arrow): HTMLElement | undefined {
  const here = stops.find((each) => each === document.activeElement);
  if (!here) return undefined;
  const listOf = (element: Element): Element | null => element.closest("[role=listbox]");
  const beyond = stops.filter((each) => listOf(each) !== listOf(here));
  const from = middle(here);
  const next =
    stops[nextPoint(from, stops.map(middle), arrow, from.height)] ??
    beyond[nearestAhead(from, beyond.map(middle), arrow)];
  next?.focus();
  return next;
}

function middle(element: Element): Point & { readonly height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
}

/** Return the index of the next point in a direction, or −1. */
export function nextPoint(from: Point, spots: readonly Point[], arrow: Arrow, row: number): number {
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  const inRow = (y: number): boolean => Math.abs(y) < row / 2;
  const ahead = spots
    .map((spot, at) => ({ at, x: spot.x - from.x, y: spot.y - from.y }))
    .filter(({ x, y }) => inRow(y) === sideways && sign * (sideways ? x : y) > 1);
  // Up and down choose the nearest row first, then the nearest point in it.
  const nearest = Math.min(...ahead.map(({ y }) => Math.abs(y)));
  const there = sideways ? ahead : ahead.filter(({ y }) => inRow(Math.abs(y) - nearest));
  const [first] = there.sort((left, right) => Math.abs(left.x) - Math.abs(right.x));
  return first?.at ?? -1;
}

/**
 * Return the index of the nearest point in a direction, or −1. It leads to another list, whose rows
 * lie at other heights, as on a rack beside the table.
 */
export function nearestAhead(from: Point, spots: readonly Point[], arrow: Arrow): number {
  const sideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  let [nearest, least] = [-1, Infinity];
  for (const [at, spot] of spots.entries()) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const away = Math.hypot(x, y);
    if (sign * (sideways ? x : y) > 1 && away < least) [nearest, least] = [at, away];
  }
  return nearest;
}
