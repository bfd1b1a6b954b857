/** Places of tiles in a picture, and what the networks say about them. */

export type Vector = readonly [x: number, y: number];

/** Where a tile lies: its centre and its half axes, in pixels, and how sure that is. */
export interface Place {
  readonly centre: Vector;
  readonly long: Vector;
  readonly short: Vector;
  readonly sure: number;
}

/** A tile that was found. */
export interface FoundTile {
  readonly place: Place;
  /** The probability of each of the 53 faces; what is missing to 1 is no face at all. */
  readonly faces: readonly number[];
  /** How sure the tile lies upside down, as logarithm of the odds. */
  readonly turned: number;
}

/** What the networks say about one picture. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly FoundTile[];
}

/** Return the four corners of a tile, in order around it. */
export function outlineOf({ centre: [x, y], long, short }: Place): Vector[] {
  const corner = (l: number, s: number): Vector => [
    x + l * long[0] + s * short[0],
    y + l * long[1] + s * short[1],
  ];
  return [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
}

/** Return where a point lies seen from a tile: along its long and its short axis; 1 is its edge. */
export function seenFrom({ centre, long, short }: Place, [x, y]: Vector): Vector {
  const away = [x - centre[0], y - centre[1]] as const;
  const cross = long[0] * short[1] - long[1] * short[0] || 1e-6;
  return [
    (away[0] * short[1] - away[1] * short[0]) / cross,
    (long[0] * away[1] - long[1] * away[0]) / cross,
  ];
}
