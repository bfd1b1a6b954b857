/** Arrows apart from each other: one that runs into another, or along it, tells of neither. */

import type { Rect } from "../layout/geometry";
import type { Point } from "./arrows";

/** The distance between points by which lines are compared, in pixels. */
const STEP = 4;
/** A line that crosses another one straight is near it for at most so many times the least distance. */
const STRAIGHT = 4;

/** The lines of the arrows that are drawn. */
export class DrawnLines {
  readonly #least: number;
  readonly #mayCross: boolean;
  readonly #lines: (readonly Point[])[] = [];
  readonly #rects: Rect[] = [];

  /**
   * Lines touch if they come nearer to each other than so many pixels. Where tiles are large, one may
   * cross another straight, away from its ends; small ones leave no room to see that.
   */
  constructor(least: number, mayCross: boolean) {
    this.#least = least;
    this.#mayCross = mayCross;
  }

  /** Add a line unless it touches another one. Return whether it was added. */
  add(corners: readonly Point[]): boolean {
    const line = pointsAlong(corners);
    const isApart = this.#lines.every((each) => this.#isApart(line, each));
    if (!isApart) return false;
    this.#lines.push(line);
    this.#rects.push(...corners.slice(1).map((to, at) => this.#around(corners[at]!, to)));
    return true;
  }

  /** Rectangles around the lines, in which no other line may run. */
  get rects(): readonly Rect[] {
    return this.#rects;
  }

  #around(from: Point, to: Point): Rect {
    return {
      left: Math.min(from.x, to.x) - this.#least,
      right: Math.max(from.x, to.x) + this.#least,
      top: Math.min(from.y, to.y) - this.#least,
      bottom: Math.max(from.y, to.y) + this.#least,
    };
  }

  #isApart(line: readonly Point[], other: readonly Point[]): boolean {
    const near = line.flatMap((point, at) =>
      other.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < this.#least) ? [at] : [],
    );
    const [first, last] = [near[0], near.at(-1)];
    if (first === undefined || last === undefined) return true;
    const room = (STRAIGHT * this.#least) / STEP;
    const isStraight = last - first < room;
    return this.#mayCross && isStraight && first > room && last < line.length - 1 - room;
  }
}

function pointsAlong(corners: readonly Point[]): Point[] {
  return corners.flatMap((to, at) => {
    const from = corners[at - 1];
    if (!from) return [to];
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / parts,
      y: from.y + ((to.y - from.y) * (part + 1)) / parts,
    }));
  });
}
