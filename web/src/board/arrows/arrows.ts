/** Arrows on the table: routes from a tile to its new place, in the gaps between sets. */

import { overlap, type Rect } from "../layout/geometry";
import { tileHeight, type Grid } from "../layout/grid";
import { PriorityQueue } from "./priorityQueue";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An end of an arrow: a way out of a tile, and the gap that it leads to. */
export interface Port {
  readonly way: readonly Point[];
  readonly gap: Point;
}

/** The cost of a way over tiles, compared with one in a gap. */
const OVER_TILES = 30;
/** The cost of a way over a mark beside a tile, compared with one in a gap. */
const OVER_MARKS = 6;
/** The cost of meeting another arrow, as a way in tiles. */
const MEETING = 1.5;
/** The cost of a corner, as a way in tiles. */
const CORNER = 0.6;
/**
 * An arrow with more corners winds around so many sets that it shows less than the numbers alone.
 * Between large tiles there is room to follow it further.
 */
const MOST_CORNERS = 4;
const MOST_CORNERS_LARGE = 6;
/** From this size on tiles are large: an arrow may have more corners, and cross another one. */
export const LARGE = 44;
/** An arrow needs so much room beside the last column. */
const NARROWEST = 3;

/**
 * The lines on which arrows run: between rows, through rows, in every quarter column, and beside the
 * last one.
 */
interface Lattice {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

function latticeOf(grid: Grid): Lattice {
  const { cols, rows, size, corner, pitch } = grid;
  const gap = pitch - tileHeight(size);
  const columns = Array.from({ length: cols + 1 }, (_, at) => corner + ((at - 0.5) * size) / 4);
  return {
    xs: [...columns, rightOf(grid)],
    ys: Array.from({ length: 2 * rows + 1 }, (_, at) => corner - gap / 2 + (at * pitch) / 2),
  };
}

/** Return where arrows run at the right edge of a table, beside all sets. */
export function rightOf({ cols, size, corner, margin }: Grid): number {
  const room = 2 * margin - corner;
  return corner + (cols * size) / 4 + Math.min(size / 8, Math.max(NARROWEST, room));
}

/** A node on the way, and from where it is reached. */
interface State {
  readonly node: number;
  /** Whether the way comes from above or below. */
  readonly isUpright: boolean;
  readonly cost: number;
  readonly before: State | null;
  readonly start: Port;
}

/** Finds routes around obstacles. Later routes avoid the way of earlier ones. */
export class ArrowRouter {
  readonly #lattice: Lattice;
  readonly #size: number;
  readonly #obstacles: readonly Rect[];
  readonly #marks: readonly Rect[];
  readonly #used = new Set<number>();
  /** How much dearer ways are than in an empty gap, by their ends: routes ask for the same ones. */
  readonly #factors = new Map<number, number>();
  #avoided: readonly Rect[] = [];

  constructor(grid: Grid, obstacles: readonly Rect[], marks: readonly Rect[] = []) {
    this.#lattice = latticeOf(grid);
    this.#size = grid.size;
    this.#obstacles = obstacles;
    this.#marks = marks;
  }

  /**
   * Return the cheapest route from one of some ports to one of others (Dijkstra's algorithm), where
   * possible around what it must avoid; null if it has too many corners.
   */
  route(
    starts: readonly Port[],
    ends: readonly Port[],
    avoided: readonly Rect[] = [],
  ): Point[] | null {
    this.#avoided = avoided;
    const costs = new Map<number, number>();
    const open = new PriorityQueue<State>();
    const reach = (state: State): void => {
      const name = state.node * 2 + Number(state.isUpright);
      if (state.cost >= (costs.get(name) ?? Infinity)) return;
      costs.set(name, state.cost);
      open.add(state);
    };
    for (const start of starts)
      reach({ node: this.#nearest(start.gap), isUpright: true, cost: 0, before: null, start });
    const last = new Map(ends.map((end) => [this.#nearest(end.gap), end]));
    for (let state = open.next(); state; state = open.next()) {
      const end = last.get(state.node);
      if (end && state.isUpright) return this.#pathTo(state, end);
      // An arrow enters its place from above or below, so it may have to turn.
      if (end) reach({ ...state, isUpright: true, cost: state.cost + CORNER * this.#size });
      for (const next of this.#neighbours(state)) reach(next);
    }
    return null;
  }

  #neighbours(state: State): State[] {
    const { xs, ys } = this.#lattice;
    const { node } = state;
    const [x, y] = [node % xs.length, Math.floor(node / xs.length)];
    const nodes = [
      ...(x > 0 ? [node - 1] : []),
      ...(x < xs.length - 1 ? [node + 1] : []),
      ...(y > 0 ? [node - xs.length] : []),
      ...(y < ys.length - 1 ? [node + xs.length] : []),
    ];
    return nodes.map((next) => {
      const isUpright = Math.abs(next - node) === xs.length;
      const extra =
        (isUpright === state.isUpright ? 0 : CORNER) + (this.#used.has(next) ? MEETING : 0);
      const cost = state.cost + extra * this.#size + this.#cost(node, next);
      return { node: next, isUpright, cost, before: state, start: state.start };
    });
  }

  #point(node: number): Point {
    const { xs, ys } = this.#lattice;
    return { x: xs[node % xs.length]!, y: ys[Math.floor(node / xs.length)]! };
  }

  #nearest({ x, y }: Point): number {
    const { xs, ys } = this.#lattice;
    return nearestIndex(ys, y) * xs.length + nearestIndex(xs, x);
  }

  #cost(node: number, next: number): number {
    const [from, to] = [this.#point(node), this.#point(next)];
    const isFree = this.#avoided.length === 0 || isClear(from, to, this.#avoided);
    return length(from, to) * (isFree ? this.#factor(node, next, from, to) : OVER_TILES);
  }

  #factor(node: number, next: number, from: Point, to: Point): number {
    // A way to the right or below and its way back are the same one.
    const first = Math.min(node, next);
    const name = 2 * first + Number(Math.abs(next - node) > 1);
    const known = this.#factors.get(name);
    if (known !== undefined) return known;
    const isFree = isClear(from, to, this.#obstacles);
    const factor = !isFree ? OVER_TILES : isClear(from, to, this.#marks) ? 1 : OVER_MARKS;
    this.#factors.set(name, factor);
    return factor;
  }

  #pathTo(state: State, end: Port): Point[] | null {
    const nodes: number[] = [];
    for (let at: State | null = state; at; at = at.before) nodes.unshift(at.node);
    const path = nodes.map((node) => this.#point(node));
    const { way } = state.start;
    const points = simplified([way.at(-1)!, ...path, ...[...end.way].reverse()]);
    const straight = simplified(this.#straightened(this.#straightened(points).reverse()).reverse());
    const most = this.#size >= LARGE ? MOST_CORNERS_LARGE : MOST_CORNERS;
    if (straight.length - 2 > most) return null;
    for (const node of nodes) this.#used.add(node);
    return simplified([...way.slice(0, -1), ...straight]);
  }

  /** Let a route leave its tile upright, where the lattice is a little beside the tile's middle. */
  #straightened([start, first, second, ...rest]: readonly Point[]): Point[] {
    if (!start || !first || !second) return [start, first].filter((point) => point !== undefined);
    const isBeside = Math.abs(first.x - start.x) < this.#size / 4;
    const above = { x: start.x, y: first.y };
    if (isBeside && second.y === first.y) return [start, above, second, ...rest];
    const corner = { x: start.x, y: second.y };
    const isMovable = isBeside && rest.length > 0 && second.x === first.x;
    if (isMovable && isClear(above, corner, [...this.#obstacles, ...this.#marks]))
      return [start, corner, ...rest];
    return [start, first, second, ...rest];
  }
}

/** Whether a straight way meets no rectangle. */
function isClear(from: Point, to: Point, rects: readonly Rect[]): boolean {
  const segment = {
    left: Math.min(from.x, to.x) - 0.5,
    right: Math.max(from.x, to.x) + 0.5,
    top: Math.min(from.y, to.y) - 0.5,
    bottom: Math.max(from.y, to.y) + 0.5,
  };
  return !rects.some((rect) => overlap(rect, segment));
}

function nearestIndex(values: readonly number[], value: number): number {
  return values.reduce(
    (best, each, at) => (Math.abs(each - value) < Math.abs(values[best]! - value) ? at : best),
    0,
  );
}

function length(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Leave out points on a straight line. */
function simplified(points: readonly Point[]): Point[] {
  return points.filter((point, at) => {
    const [previous, next] = [points[at - 1], points[at + 1]];
    if (!previous || !next) return true;
    const turn =
      (point.x - previous.x) * (next.y - point.y) - (point.y - previous.y) * (next.x - point.x);
    return Math.abs(turn) > 1;
  });
}

const RADIUS = 14;

/** Return the SVG path through points, with round corners. */
export function pathOf(points: readonly Point[]): string {
  const [start, ...rest] = points;
  let path = `M${text(start!)}`;
  for (const [at, point] of rest.entries()) {
    const next = rest[at + 1];
    if (!next) return `${path}L${text(point)}`;
    const previous = points[at]!;
    const radius = Math.min(RADIUS, length(previous, point) / 2, length(point, next) / 2);
    const into = towards(point, previous, radius);
    const outOf = towards(point, next, radius);
    path += `L${text(into)}Q${text(point)} ${text(outOf)}`;
  }
  return path;
}

function towards(from: Point, to: Point, by: number): Point {
  const share = by / Math.max(1, length(from, to));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
