/** What a round is worth to each seat: the engine's `scoring`, and held against it by vectors. */

export type BlockedScore = "difference" | "own-rack";

/** What someone has left. */
export interface Rack {
  readonly points: number;
  /** How many tiles; null where nobody has counted them. */
  readonly tiles: number | null;
}

/** Who won a round in which nobody went out, or what must be known of whom to tell. */
export type Verdict =
  | { readonly winner: number }
  | { readonly ask: "tiles" | "starter"; readonly seats: readonly number[] };

/** Return the seat with the lowest rack; then fewer tiles, then earlier in turn order. */
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

/** Return what everyone scores: pluses equal minuses. */
export function scoresOf(
  points: readonly number[],
  winner: number,
  blockedScore: BlockedScore,
): number[] {
  // Who went out has nothing left, so the difference is right there, too.
  const spared = blockedScore === "difference" ? points[winner]! : 0;
  const minuses = points.map((each, seat) => (seat === winner ? 0 : spared - each));
  return minuses.map((each, seat) => (seat === winner ? 0 - sum(minuses) : each));
}

/** Return the sum of the numbers on tiles, 0 standing for a joker. */
export function tileSum(numbers: readonly number[], jokerValue: number): number {
  return sum(numbers.map((number) => number || jokerValue));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
