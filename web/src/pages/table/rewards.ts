/** Rewards: what in an own turn is worth a moment of joy. */

import type { Played, View } from "../../api/wire";
import type { SoundName } from "../../device/sound";
import { tilesPlayed } from "../../live/applyEvent";
import { faceOf } from "../../rules/tiles";
import { words } from "../../words/words.svelte";

export interface Reward {
  readonly kind: "opened" | "record" | "joker" | "many";
  /** The tiles that the turn laid. */
  readonly tiles: readonly string[];
}

/** A turn that lays so many tiles is a large one. */
const MANY = 6;

const SOUNDS: Record<Reward["kind"], SoundName> = {
  opened: "cheer",
  record: "cheer",
  joker: "joker",
  many: "many",
};

/**
 * Return what is celebrated about a turn; null for an ordinary one, for those of others, and for the
 * one that wins the round, whose joy comes at the end. `most` is the largest turn of this player.
 */
export function rewardOf(event: Played, { seat, round }: View, most: number): Reward | null {
  if (event.seat !== seat || !round) return null;
  const tiles = tilesPlayed(round.table, event.table);
  if (tiles.length === round.rack_sizes[seat]) return null;
  if (!round.opened[seat]) return { kind: "opened", tiles };
  if (tiles.length >= MANY) return { kind: tiles.length > most ? "record" : "many", tiles };
  return freesJoker(round.table, event.table) ? { kind: "joker", tiles } : null;
}

/** Whether a joker has left its set: none of its companions lies beside it any more. */
function freesJoker(
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): boolean {
  return before.some((set) =>
    set
      .filter((tile) => faceOf(tile).colour === null)
      .some((joker) => {
        const now = after.find((other) => other.includes(joker)) ?? [];
        return set.every((tile) => tile === joker || !now.includes(tile));
      }),
  );
}

export function rewardText({ kind, tiles }: Reward): string {
  return kind === "opened"
    ? words("turn-opened")
    : words(`reward-${kind}`, { count: tiles.length });
}

export function rewardSound({ kind }: Reward): SoundName {
  return SOUNDS[kind];
}
