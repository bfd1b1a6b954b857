/**
 * Motion of tiles: they travel from their old positions to their new ones, at the size of a tile.
 * Only `transform` and `opacity` change.
 */

export type TileRects = Map<string, DOMRect>;

/** Why a tile is somewhere else now. */
export type Cause =
  /** It was dropped by the player's own hand. */
  | "dropped"
  /** The player moved it in another way. */
  | "own"
  /** Somebody took it from another set. */
  | "taken"
  /** Somebody brought it from a rack or from the pool. */
  | "brought"
  /** It gave way, or all tiles changed their size. */
  | "pushed";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const PUT_DOWN = 120;
const GO_HOME = 240;
const ZOOM = 320;
/** Sets that are laid elsewhere all move at once, slowly enough to be followed. */
const LAY_AGAIN = 640;
const FLIGHT = 520;
const NEXT_BROUGHT = 160;
/** All flights of a turn end by then. */
const LONGEST = 2600;
/** A turn of more tiles than this is shown set by set, and more slowly: there is more to follow. */
const MANY = 8;
const NEXT_OF_MANY = 250;
const LONGEST_OF_MANY = 3400;
const FADE = 150;
/** Flights do not end nearer than this to a tile in the player's hand. */
const AROUND_HAND = 90;

export interface Travel {
  readonly before: TileRects;
  causeOf(tile: string): Cause;
  /** Return where a tile comes from that was not visible before. */
  originOf(tile: string): DOMRect | null;
  /** A factor on the duration of flights. */
  readonly tempo: number;
  /** Whether to fade instead of moving. */
  readonly isCalm: boolean;
  /** Whether sets were laid elsewhere that nobody had touched. */
  readonly isSlow: boolean;
  /** The position of the pointer that holds a tile. */
  readonly hand: { readonly x: number; readonly y: number } | null;
}

export function tileRects(root: HTMLElement): TileRects {
  const places: TileRects = new Map();
  for (const tile of root.querySelectorAll<HTMLElement>("[data-tile]")) {
    places.set(tile.dataset["tile"]!, tile.getBoundingClientRect());
  }
  return places;
}

/**
 * Return when the flights of a turn begin: tiles taken from the table one by one, then the brought
 * ones shortly after each other. Where tiles are taken, sets give way first. In a long turn the
 * pauses shrink, not the flights.
 */
export function flightStarts(taken: number, brought: number): number[] {
  const ahead = taken > 0 ? ZOOM : 0;
  const isMany = taken + brought > MANY;
  const [pause, next] = isMany ? [NEXT_OF_MANY, NEXT_OF_MANY] : [FLIGHT, NEXT_BROUGHT];
  const starts = [
    ...Array.from({ length: taken }, (_, at) => at * pause),
    ...Array.from({ length: brought }, (_, at) => taken * pause + at * next),
  ];
  const longest = (isMany ? LONGEST_OF_MANY : LONGEST) - FLIGHT - ahead;
  const share = Math.min(1, longest / Math.max(1, starts.at(-1) ?? 0));
  return starts.map((start) => ahead + start * share);
}

/** Return how long the tiles of a turn fly. */
export function flightTime(taken: number, brought: number): number {
  return FLIGHT + (flightStarts(taken, brought).at(-1) ?? 0);
}

interface Moved {
  readonly element: HTMLElement;
  readonly cause: Cause;
  /** The way from the new position back to the old one. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly to: DOMRect;
  /** Whether it was not visible before. */
  readonly isNew: boolean;
}

/** Let all tiles travel that lie elsewhere than before. */
export function animateTiles(root: HTMLElement, travel: Travel): void {
  const moved = [...root.querySelectorAll<HTMLElement>("[data-tile]")].flatMap((element) =>
    wayOf(element, travel),
  );
  const flying = (cause: Cause): Moved[] => moved.filter((each) => each.cause === cause);
  const [taken, brought] = [flying("taken"), flying("brought")];
  const flights =
    taken.length + brought.length > MANY
      ? moved.filter(({ cause }) => cause === "taken" || cause === "brought")
      : [...taken, ...brought];
  if (travel.isCalm) {
    for (const { element } of travel.isSlow ? moved : flights) fade(element);
    return;
  }
  const starts = flightStarts(taken.length, brought.length);
  for (const [at, each] of flights.entries()) {
    if (isNearHand(each.to, travel.hand)) fade(each.element);
    else fly(each, starts[at]! * travel.tempo, FLIGHT * travel.tempo);
  }
  const gliding = moved.filter((each) => !flights.includes(each));
  const pushed = gliding.filter(({ cause }) => cause === "pushed" || travel.isSlow);
  const others = gliding.filter((each) => !pushed.includes(each));
  for (const each of [...others, ...wholeSets(pushed)]) glide(each, travel.isSlow);
}

/** Let a tile return that was not dropped anywhere. */
export function animateHome(root: HTMLElement, from: TileRects): void {
  for (const [tile, rect] of from) {
    const element = root.querySelector<HTMLElement>(`[data-tile="${CSS.escape(tile)}"]`);
    if (!element) continue;
    const to = element.getBoundingClientRect();
    const [x, y] = offset(rect, to);
    run(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: GO_HOME,
      easing: EASE,
    });
  }
}

function wayOf(element: HTMLElement, travel: Travel): Moved[] {
  const tile = element.dataset["tile"]!;
  const known = travel.before.get(tile);
  const from = known ?? travel.originOf(tile);
  if (!from) return [];
  const to = element.getBoundingClientRect();
  const [x, y] = offset(from, to);
  // A new tile comes from a face or the pool, which is larger than a tile: only positions count.
  const scale = known && to.width > 0 ? from.width / to.width : 1;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return [];
  const cause = known ? travel.causeOf(tile) : "brought";
  return [{ element, cause, x, y, scale, to, isNew: !known }];
}

function offset(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [
    from.left + from.width / 2 - (to.left + to.width / 2),
    from.top + from.height / 2 - (to.top + to.height / 2),
  ];
}

function isNearHand(to: DOMRect, hand: Travel["hand"]): boolean {
  if (hand === null) return false;
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  return Math.hypot(x - hand.x, y - hand.y) < AROUND_HAND;
}

/** Return what glides, with sets that move as a whole instead of their tiles: the plate goes along. */
function wholeSets(gliding: readonly Moved[]): Moved[] {
  const inSets = new Map<HTMLElement | null, Moved[]>();
  for (const each of gliding) {
    const set = each.element.closest<HTMLElement>("[data-piece]");
    inSets.set(set, [...(inSets.get(set) ?? []), each]);
  }
  return [...inSets].flatMap(([set, tiles]) => {
    const [first] = tiles;
    const isWhole =
      set?.querySelectorAll("[data-tile]").length === tiles.length &&
      tiles.every((tile) => isSameWay(tile, first!));
    return isWhole ? [{ ...first!, element: set }] : tiles;
  });
}

/** Whether two tiles move side by side, at their size. */
function isSameWay(left: Moved, right: Moved): boolean {
  const isNear = Math.abs(left.x - right.x) < 1 && Math.abs(left.y - right.y) < 1;
  return isNear && Math.abs(left.scale - 1) < 0.02 && left.cause === right.cause;
}

function glide({ element, cause, x, y, scale }: Moved, isSlow: boolean): void {
  const isZoom = cause === "pushed" && Math.abs(scale - 1) >= 0.02;
  const quick = cause === "dropped" ? PUT_DOWN : isZoom ? ZOOM : GO_HOME;
  const duration = isSlow ? LAY_AGAIN : quick;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: "none" },
  ];
  run(element, frames, { duration, easing: isZoom || isSlow ? "ease-in-out" : EASE });
}

/** A flight in a low arc. */
function fly({ element, isNew, x, y }: Moved, delay: number, duration: number): void {
  const arc = Math.min(46, Math.hypot(x, y) * 0.16);
  const frames = [
    { transform: `translate(${x}px, ${y}px)`, opacity: isNew ? 0 : 1 },
    { transform: `translate(${x}px, ${y - 8}px) scale(1.08)`, opacity: 1, offset: 0.14 },
    { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(1.08)`, opacity: 1, offset: 0.55 },
    { transform: "none", opacity: 1 },
  ];
  run(element, frames, { duration, delay, easing: EASE, fill: "backwards" }, "flies");
}

function fade(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/**
 * A tile on its way lies above those at rest, one that flies above those that give way, and no
 * pointer can take it.
 */
function run(
  element: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  way: "glides" | "flies" = "glides",
): void {
  for (const running of element.getAnimations()) if (running.id === "way") running.cancel();
  element.dataset["flying"] = way;
  const animation = element.animate(frames, { ...timing, id: "way" });
  animation.onfinish = () => delete element.dataset["flying"];
}

/** End the flights that would get in the way of a hand. */
export function clearWay(root: HTMLElement, hand: { x: number; y: number }): void {
  for (const tile of root.querySelectorAll<HTMLElement>("[data-flying]"))
    if (isNearHand(restingRect(tile), hand))
      for (const running of tile.getAnimations()) if (running.id === "way") running.finish();
}

/** Return where a tile on its way will lie. */
export function restingRect(tile: HTMLElement): DOMRect {
  const parent = tile.offsetParent!.getBoundingClientRect();
  return new DOMRect(
    parent.left + tile.offsetLeft,
    parent.top + tile.offsetTop,
    tile.offsetWidth,
    tile.offsetHeight,
  );
}
