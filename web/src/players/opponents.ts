/** Opponents: which bots sit down. */

export const MOST_OPPONENTS = 3;

/**
 * Return the opponents after one was chosen or sent away. One always stays. If all seats are
 * taken, the one chosen first makes room.
 */
export function nextOpponents(chosen: readonly string[], bot: string): string[] {
  const others = chosen.filter((each) => each !== bot);
  if (others.length < chosen.length) return others.length > 0 ? others : [...chosen];
  return [...chosen, bot].slice(-MOST_OPPONENTS);
}
