/**
 * Sharing of a draft: shows the others how a player rearranges the table, while the turn is being tried out.
 *
 * Only tiles that lie on the table are ever sent. So what is sent depends neither on the tiles of
 * the rack nor on how many of them are in the draft.
 */

type Sets = readonly (readonly string[])[];

/** Time between two messages. */
export const SHARING_PAUSE = 300;

/**
 * Return how the tiles of the table lie in a draft. All other tiles are left out, and so are sets
 * without any tile of the table. The order of the sets follows from the table, so that it does not
 * tell what lies between them.
 */
export function tilesOfTable(draft: Sets, table: Sets): string[][] {
  const place = new Map(table.flat().map((tile, at) => [tile, at]));
  const first = (set: readonly string[]): number =>
    Math.min(...set.map((tile) => place.get(tile)!));
  return draft
    .map((set) => set.filter((tile) => place.has(tile)))
    .filter((set) => set.length > 0)
    .sort((one, other) => first(one) - first(other));
}

/** Whether two arrangements hold the same tiles. */
export function hasSameTiles(one: Sets, other: Sets): boolean {
  return one.flat().sort().join(" ") === other.flat().sort().join(" ");
}

/** Sends rearrangements: only changes, and not too often. The last one is always sent. */
export class DraftSharer {
  readonly #send: (sets: string[][]) => void;
  #shown = "";
  #next: string[][] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (sets: string[][]) => void) {
    this.#send = send;
  }

  /** Begin a turn, or end one: what lies on the table now is what everyone sees. */
  reset(table: Sets): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = null;
    this.#shown = JSON.stringify(tilesOfTable(table, table));
  }

  show(draft: Sets, table: Sets): void {
    this.#next = tilesOfTable(draft, table);
    if (this.#timer === undefined) this.#flush();
  }

  #flush = (): void => {
    this.#timer = undefined;
    const next = this.#next;
    this.#next = null;
    if (next === null || JSON.stringify(next) === this.#shown) return;
    this.#shown = JSON.stringify(next);
    this.#send(next);
    this.#timer = setTimeout(this.#flush, SHARING_PAUSE);
  };
}
