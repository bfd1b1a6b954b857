/**
 * A turn tried out on a position that is nobody's table: a lesson, a puzzle, a doubt among friends.
 * The server judges it like any other, and remembers nothing.
 */

import { ask } from "../api/client";
import type { Judgement } from "../api/http";
import { setsOf } from "../board/arrangement";
import { readRulebook, setRules, type Rulebook } from "../rules/rulebook";
import { distinct, faceText } from "../rules/tiles";
import { Plan } from "./plan.svelte";

/** What a turn begins with; tiles are told by their faces. */
export interface Position {
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
  /** With house rules, if any: `nordic opening_minimum=25`. */
  readonly rulebook: string;
  readonly opened: boolean;
}

const ASK_AGAIN_AFTER = 3000;

export class Bench {
  readonly position: Position;
  readonly plan: Plan;
  /** What kept the server from judging. */
  trouble = $state.raw<unknown>(null);
  readonly #rulebook: () => Rulebook;
  #asked = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  /**
   * Under a name the draft survives a reload. What is printed in an edition may become known only
   * later.
   */
  constructor(
    position: Position,
    rulebook: (() => Rulebook) | null = null,
    name: string | null = null,
  ) {
    this.position = position;
    const told = readRulebook(position.rulebook);
    this.#rulebook = rulebook ?? (() => told);
    this.plan = new Plan({
      draftName: () => name && `draft.${name}`,
      rules: () => setRules(this.rulebook),
      check: (table) => this.#check(table),
    });
    const tiles = distinct([...position.table, position.rack]);
    const rack = tiles.pop()!;
    this.plan.follow({ table: tiles, rack, commitment: name ?? "", rack_sizes: [rack.length] });
  }

  get rulebook(): Rulebook {
    return this.#rulebook();
  }

  /** How the table lies now, by faces. */
  get table(): string[][] {
    return setsOf(this.plan.draft.now).map((tiles) => tiles.map(faceText));
  }

  close(): void {
    clearTimeout(this.#again);
    this.plan.close();
  }

  #check(table: string[][]): string {
    const id = String((this.#asked += 1));
    void this.#judge(id, table);
    return id;
  }

  async #judge(id: string, table: string[][]): Promise<void> {
    const { table: before, rack, rulebook, opened } = this.position;
    const after = table.map((tiles) => tiles.map(faceText));
    const body = { before, after, rack, rulebook, opened };
    try {
      const judged = await ask<Judgement>("POST", "/api/check", { body });
      this.trouble = null;
      this.plan.checked({ type: "checked", id, ...judged });
    } catch (error) {
      this.trouble = error;
      const { code = "" } = error as { code?: string };
      this.plan.refused(id, code);
      clearTimeout(this.#again);
      if (code === "unreachable")
        this.#again = setTimeout(() => this.plan.check(), ASK_AGAIN_AFTER);
    }
  }
}
