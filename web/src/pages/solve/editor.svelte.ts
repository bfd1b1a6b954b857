/** The question as it is being put: by tapping, by typing, by a link; with the way back. */

import type { Edition } from "../../api/http";
import { keep, kept } from "../../device/storage";
import { go, note } from "../../navigation/navigation.svelte";
import { askRulebooks, editionCalled, hasCards } from "../../rules/editions.svelte";
import { setRules, wholeRulebook, type Rulebook } from "../../rules/rulebook";
import { readSet, type SetRules } from "../../rules/sets";
import { addressOf, readAddress } from "./address";
import { readSets, type Fault } from "./notation";
import * as asked from "./question";
import { NOTHING, type Field, type Place, type Question, type Sets, type Spot } from "./question";

const REMEMBERED = 100;
const LOOK_AGAIN = 3000;
const KEPT = "solve";

type Tiles = Pick<Question, "table" | "rack" | "loose">;

export class Entry {
  question = $state.raw<Question>(NOTHING);
  /** Whether the answer is looked at. */
  answered = $state(false);
  /** What a link told that cannot be read. */
  faults = $state.raw<readonly string[]>([]);
  /** Where the next tile goes. */
  place = $state.raw<Place>("rack");
  chosen = $state.raw<Spot | null>(null);
  editions = $state.raw<readonly Edition[]>([]);
  unread = $state.raw<Partial<Record<Field, readonly Fault[]>>>({});
  past = $state.raw<readonly Tiles[]>([]);
  future = $state.raw<readonly Tiles[]>([]);
  #written: string | null = null;
  /** A link whose edition was not known when it was followed. */
  #doubtful: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const address of kept<string[]>(KEPT) ?? []) {
      this.question = readAddress(address, this.question, isEdition).question;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Learn which editions there are, however long the server is away. */
  async look(): Promise<void> {
    try {
      this.editions = (await askRulebooks()).editions;
      this.#followAgain();
    } catch {
      this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
    }
  }

  get rulebook(): Rulebook {
    return wholeRulebook(this.question.rulebook, this.editions);
  }

  get rules(): SetRules {
    return setRules(this.rulebook);
  }

  get cards(): boolean {
    return hasCards(this.rulebook.edition);
  }

  get address(): string {
    return addressOf(this.question, this.answered);
  }

  // The address

  /** Take over what the address tells, unless it is from here. */
  follow(address: string): void {
    if (address === this.#written) return;
    this.#written = address;
    if (address !== "") {
      const told = readAddress(address, this.question, isEdition);
      this.question = told.question;
      this.faults = told.faults;
      this.answered = told.answered && told.faults.length === 0;
      if (told.faults.length > 0 && this.editions.length === 0) this.#doubtful = address;
    } else this.answered = false;
    this.#aim();
    this.#write();
  }

  /** Once all editions are known, a link may make sense that did not; unless it was left since. */
  #followAgain(): void {
    const address = this.#doubtful;
    this.#doubtful = null;
    if (address === null || this.faults.length === 0) return;
    this.#written = null;
    this.follow(address);
  }

  #write(): void {
    const { question } = this;
    const other = question.task === "rebuild" ? "legal" : "rebuild";
    keep(KEPT, [addressOf({ ...question, task: other }, false), addressOf(question, false)]);
    const { address } = this;
    // A browser that is told too often at once listens no longer.
    if (address === this.#written) return;
    this.#written = address;
    note(address);
  }

  /** Look at the answer; going back leads to the question. */
  show(): void {
    this.faults = [];
    this.chosen = null;
    this.answered = true;
    this.#written = this.address;
    go(`/solve#${this.#written}`);
  }

  /** Back to the question. */
  ask(): void {
    this.answered = false;
    this.#write();
  }

  // What is asked

  set(change: Partial<Omit<Question, keyof Tiles>>): void {
    this.question = { ...this.question, ...change };
    if (change.task !== undefined) this.#aim();
    this.#write();
  }

  /** Sets that lie on the table and are none; nothing can be said about such a table. */
  get flawed(): number {
    if (this.question.task === "rebuild") return 0;
    const sets = this.question.table.map((tiles) => readSet(tiles, this.rules));
    return sets.filter(({ kind }) => kind === "flaw").length;
  }

  get isEmpty(): boolean {
    return asked.tilesOf(this.question).length === 0;
  }

  // The tiles

  left(face: string): number {
    return asked.left(this.question, face);
  }

  add(face: string): void {
    const { question, place } = asked.add(this.question, face, this.place, this.rules);
    this.#change(question);
    this.place = place;
  }

  remove(spot: Spot): void {
    const before = this.question.table.length;
    this.#change(asked.remove(this.question, spot));
    if (this.question.table.length < before) this.place = "new";
  }

  /** Make a place the one where tiles go; a chosen tile goes there at once. */
  aim(place: Place): void {
    if (this.chosen !== null && this.chosen.place !== place) {
      const { question, place: there } = asked.move(this.question, this.chosen, place, this.rules);
      this.#change(question);
      this.place = there;
    } else {
      this.chosen = null;
      this.place = place;
    }
  }

  choose(spot: Spot): void {
    const isChosen = this.chosen?.place === spot.place && this.chosen.index === spot.index;
    this.chosen = isChosen ? null : spot;
    this.place = spot.place;
  }

  /** Take the tiles that a text tells, and remember what in it is none. */
  type(field: Field, text: string): void {
    const { sets, faults } = readSets(text, asked.elsewhere(this.question, field));
    const question = asked.typed(this.question, field, sets);
    if (question !== this.question) this.#change(question);
    this.unread = { ...this.unread, [field]: faults };
  }

  /** What was typed for this task and is no tile. */
  get misread(): readonly Fault[] {
    const fields: Field[] = this.question.task === "rebuild" ? ["loose"] : ["table", "rack"];
    return fields.flatMap((field) => this.unread[field] ?? []);
  }

  lay(table: Sets): void {
    this.#change({ ...this.question, task: "turn", table, rack: [] });
    this.answered = false;
    this.#aim();
    this.#write();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [tilesIn(this.question), ...this.future];
    this.past = this.past.slice(0, -1);
    this.#put({ ...this.question, ...before, after: null });
  }

  redo(): void {
    const [next, ...more] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, tilesIn(this.question)];
    this.future = more;
    this.#put({ ...this.question, ...next, after: null });
  }

  /** Nothing lies anywhere; undoing brings it back. */
  clear(): void {
    const { task } = this.question;
    const none = task === "rebuild" ? { loose: [] } : { table: [], rack: [], after: null };
    this.#change({ ...this.question, ...none });
    this.#aim();
  }

  #change(question: Question): void {
    this.past = [...this.past, tilesIn(this.question)].slice(-REMEMBERED);
    this.future = [];
    this.#put(question);
  }

  #put(question: Question): void {
    const fields = (Object.keys(this.unread) as Field[]).filter(
      (field) => question[field] === this.question[field],
    );
    this.unread = Object.fromEntries(fields.map((field) => [field, this.unread[field]!]));
    this.question = question;
    this.chosen = null;
    this.faults = [];
    if (typeof this.place === "number" && this.place >= question.table.length) this.place = "new";
    this.#write();
  }

  #aim(): void {
    this.chosen = null;
    this.place = this.question.task === "rebuild" ? "loose" : "rack";
  }
}

function isEdition(name: string): boolean {
  return editionCalled(name) !== undefined;
}

function tilesIn({ table, rack, loose }: Question): Tiles {
  return { table, rack, loose };
}
