/**
 * Sandbox: a turn on a position without a live table, such as a lesson, a puzzle or a question. It is
 * judged on this device or by the server, and stored nowhere.
 */

import type { Judgement } from "../api/http";
import { setsOf } from "../board/layout/arrangement";
import { readRulebook, setRules, type Rulebook } from "../rules/rulebook";
import { faceText, markCopies } from "../rules/tiles";
import { ask } from "../solver/ask";
import { Plan } from "./plan.svelte";

/** The position before the turn, as faces. */
export interface Position {
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
  /** With optional house rules: `nordic opening_minimum=25`. */
  readonly rulebook: string;
  readonly opened: boolean;
}

const RETRY_AFTER = 3000;

export class Sandbox {
  readonly position: Position;
  readonly plan: Plan;
  /** The error that prevented the verdict. */
  error = $state.raw<unknown>(null);
  readonly #rulebook: () => Rulebook;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** A name makes the draft survive a reload. The parameters of an edition may be loaded later. */
  constructor(
    position: Position,
    rulebook: (() => Rulebook) | null = null,
    name: string | null = null,
  ) {
    this.position = position;
    const initial = readRulebook(position.rulebook);
    this.#rulebook = rulebook ?? (() => initial);
    this.plan = new Plan({
      draftName: () => name && `draft.${name}`,
      storesChangesOnly: true,
      rules: () => setRules(this.rulebook),
      check: (table) => this.#check(table),
    });
    const tiles = markCopies([...position.table, position.rack]);
    const rack = tiles.pop()!;
    this.plan.follow({ table: tiles, rack, commitment: name ?? "", rack_sizes: [rack.length] });
  }

  get rulebook(): Rulebook {
    return this.#rulebook();
  }

  /** The current table, as faces. */
  get table(): string[][] {
    return setsOf(this.plan.draft.now).map((tiles) => tiles.map(faceText));
  }

  close(): void {
    clearTimeout(this.#retry);
    this.plan.close();
  }

  #check(table: string[][]): string {
    const id = String((this.#count += 1));
    void this.#judge(id, table);
    return id;
  }

  async #judge(id: string, table: string[][]): Promise<void> {
    const { table: before, rack, rulebook, opened } = this.position;
    const after = table.map((tiles) => tiles.map(faceText));
    const body = { before, after, rack, rulebook, opened };
    try {
      const judged = await ask<Judgement>("/api/check", body);
      this.error = null;
      this.plan.checked({ type: "checked", id, ...judged });
    } catch (error) {
      this.error = error;
      const { code = "" } = error as { code?: string };
      this.plan.refused(id, code);
      clearTimeout(this.#retry);
      if (code === "unreachable") this.#retry = setTimeout(() => this.plan.check(), RETRY_AFTER);
    }
  }
}
