/** Whether a seat belongs to a bot. */

interface Seat {
  readonly bot: string | null;
  readonly program?: boolean;
}

/** Return whether a bot has the seat: one of the server, or one that is connected to it. */
export function isBotSeat(seat: Seat | null | undefined): boolean {
  return seat != null && (seat.bot !== null || seat.program === true);
}
