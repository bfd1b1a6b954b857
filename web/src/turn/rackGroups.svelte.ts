/** Groups on the rack: tiles that lie together, with gaps between the groups. */

import { faceOf } from "../rules/tiles";
import type { Join } from "./joins";

type Sets = readonly (readonly string[])[];
type Group = string | number | null;

export interface StoredGroups {
  readonly byColour: boolean;
  readonly groups: readonly (readonly [tile: string, group: Group])[];
  readonly found: Sets;
  readonly joins?: readonly Join[];
}

export class RackGroups {
  /** Whether tiles lie in groups of their colours, unless the player grouped them otherwise. */
  #byColour = $state(true);
  #groups = $state.raw<ReadonlyMap<string, Group>>(new Map());
  #found = $state.raw<Sets>([]);
  #joins = $state.raw<readonly Join[]>([]);

  /** Whether the rack was last sorted by colour, not by number. */
  get isByColour(): boolean {
    return this.#byColour;
  }

  #groupOf(tile: string): Group {
    return this.#groups.get(tile) ?? (this.#byColour ? faceOf(tile).colour : null);
  }

  #isGap(rack: readonly string[], at: number): boolean {
    return at > 0 && at < rack.length && this.#groupOf(rack[at]!) !== this.#groupOf(rack[at - 1]!);
  }

  /** Return the tiles of a rack that lie apart from the tile before them. */
  gapsOf(rack: readonly string[]): ReadonlySet<string> {
    return new Set(rack.filter((_, at) => this.#isGap(rack, at)));
  }

  /** Return the sets that were found on a rack and still lie there together. */
  foundOn(rack: readonly string[]): Sets {
    return this.#found.filter((set) => {
      const start = rack.indexOf(set[0]!);
      return start >= 0 && set.every((tile, at) => rack[start + at] === tile);
    });
  }

  /** Return the sets on a table that tiles of a rack were found to join, with these tiles. */
  joinsOn(rack: readonly string[], table: Sets): readonly Join[] {
    return this.#joins.filter(
      ({ tiles, set }) =>
        tiles.every((tile) => rack.includes(tile)) &&
        table.some(
          (each) => each.length === set.length && each.every((tile) => set.includes(tile)),
        ),
    );
  }

  /** Forget what was found, and leave the tiles where they lie. */
  forgetFound(): void {
    this.#found = [];
    this.#joins = [];
  }

  /** The rack was sorted: colours lie apart, or nothing does. */
  sorted(byColour: boolean): void {
    this.#byColour = byColour;
    this.#groups = new Map();
    this.#found = [];
    this.#joins = [];
  }

  /** Tiles were moved by hand: they join the group that they lie in now. */
  moved(rack: readonly string[], tiles: readonly string[]): void {
    const first = rack.indexOf(tiles[0]!);
    const beside = rack[first - 1] ?? rack[first + tiles.length];
    if (beside !== undefined) this.#put(tiles, this.#groupOf(beside));
  }

  /** Make a gap before a tile, or close it. */
  setGap(rack: readonly string[], tile: string, isGap: boolean): void {
    const start = rack.indexOf(tile);
    if (start <= 0 || this.#isGap(rack, start) === isGap) return;
    let end = start + 1;
    while (end < rack.length && !this.#isGap(rack, end)) end += 1;
    const group = isGap ? this.#newGroup() : this.#groupOf(rack[start - 1]!);
    this.#put(rack.slice(start, end), group);
  }

  toggleGap(rack: readonly string[], tile: string): void {
    this.setGap(rack, tile, !this.#isGap(rack, rack.indexOf(tile)));
  }

  /**
   * Sets were found, and tiles that join sets on the table: each of them is a group. Those that were
   * found before are none.
   */
  find(sets: Sets, joins: readonly Join[] = []): void {
    const before = new Set(this.#found.flat());
    this.#groups = new Map([...this.#groups].filter(([tile]) => !before.has(tile)));
    this.#joins = joins;
    this.#found = [...sets, ...joins.map(({ tiles }) => tiles)];
    for (const set of this.#found) this.#put(set, this.#newGroup());
  }

  #newGroup(): number {
    const numbers = [...this.#groups.values()].filter((group) => typeof group === "number");
    return Math.max(0, ...numbers) + 1;
  }

  #put(tiles: readonly string[], group: Group): void {
    this.#groups = new Map([...this.#groups, ...tiles.map((tile) => [tile, group] as const)]);
  }

  stored(): StoredGroups {
    return {
      byColour: this.#byColour,
      groups: [...this.#groups],
      found: this.#found,
      joins: this.#joins,
    };
  }

  restore(stored: StoredGroups | undefined): void {
    this.#byColour = stored?.byColour ?? true;
    this.#groups = new Map(stored?.groups);
    this.#found = stored?.found ?? [];
    this.#joins = stored?.joins ?? [];
  }
}
