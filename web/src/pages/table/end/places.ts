/** Places of the players at the end of a match. */

export interface SeatPlace {
  readonly seat: number;
  /** From 1. Players with equal totals share a place. */
  readonly place: number;
  readonly total: number;
}

/** Return the players by their totals, the best first. */
export function placesOf(totals: readonly number[]): SeatPlace[] {
  return totals
    .map((total, seat) => ({
      seat,
      total,
      place: 1 + totals.filter((other) => other > total).length,
    }))
    .sort((left, right) => left.place - right.place);
}
