/** Scoring of a round: the same as `scoring` in the engine; `make vectors` compares both. */

export type BlockedScore = "difference" | "own-rack";

/** The rack of a seat at the end of a round. */
export interface Rack {
  readonly points: number;
  /** The number of tiles; null if it is unknown. */
  readonly tiles: number | null;
}

/** The winner of a blocked round, or the question that must be answered first. */
export type Verdict =
  | { readonly winner: number }
  | { readonly ask: "tiles" | "starter"; readonly seats: readonly number[] };

/** Return the seat with the lowest rack; ties go to fewer tiles, then to the earlier turn. */
export function lowestRack(racks: readonly Rack[], starter: number | null): Verdict {
  const seats = racks.map((_, seat) => seat);
  const lowest = least(seats, (seat) => racks[seat]!.points);
  if (lowest.length === 1) return { winner: lowest[0]! };
  if (lowest.some((seat) => racks[seat]!.tiles === null)) return { ask: "tiles", seats: lowest };
  const fewest = least(lowest, (seat) => racks[seat]!.tiles!);
  if (fewest.length === 1) return { winner: fewest[0]! };
  if (starter === null) return { ask: "starter", seats: fewest };
  const [first] = least(fewest, (seat) => (seat - starter + seats.length) % seats.length);
  return { winner: first! };
}

function least(seats: readonly number[], by: (seat: number) => number): number[] {
  const lowest = Math.min(...seats.map(by));
  return seats.filter((seat) => by(seat) === lowest);
}

/** Return the points of each seat. They sum to zero. */
export function scoresOf(
  points: readonly number[],
  winner: number,
  blockedScore: BlockedScore,
): number[] {
  // If the winner went out, the rack is empty, so the difference is right, too.
  const spared = blockedScore === "difference" ? points[winner]! : 0;
  const minuses = points.map((each, seat) => (seat === winner ? 0 : spared - each));
  return minuses.map((each, seat) => (seat === winner ? 0 - sum(minuses) : each));
}

/** Return the sum of the tiles' numbers; 0 is a joker. */
export function tileSum(numbers: readonly number[], jokerValue: number): number {
  return sum(numbers.map((number) => number || jokerValue));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
