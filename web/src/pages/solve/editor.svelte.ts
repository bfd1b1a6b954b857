/** The question as it is being put: by tapping, by typing, by a link; with the way back. */

import { request } from "../../api/client";
import type { Edition, Rulebooks } from "../../api/http";
import { getItem, setItem } from "../../device/storage";
import { navigate, replaceHash } from "../../navigation/navigation.svelte";
import { completeRulebook, setRules, type Rulebook } from "../../rules/rulebook";
import { readSet, type SetRules } from "../../rules/sets";
import { readAddress, writeAddress } from "./address";
import { readSets, type Fault } from "./notation";
import * as questions from "./question";
import {
  EMPTY,
  type Field,
  type Place,
  type Question,
  type Sets,
  type TilePosition,
} from "./question";

const MAX_UNDO = 100;
const RETRY_AFTER = 3000;
const STORAGE_NAME = "solve";

type Tiles = Pick<Question, "table" | "rack" | "loose">;

export class QuestionEditor {
  question = $state.raw<Question>(EMPTY);
  /** Whether the answer is looked at. */
  answered = $state(false);
  /** What a link told that cannot be read. */
  linkFaults = $state.raw<readonly string[]>([]);
  /** Where the next tile goes. */
  place = $state.raw<Place>("rack");
  chosen = $state.raw<TilePosition | null>(null);
  editions = $state.raw<readonly Edition[]>([]);
  typedFaults = $state.raw<Partial<Record<Field, readonly Fault[]>>>({});
  past = $state.raw<readonly Tiles[]>([]);
  future = $state.raw<readonly Tiles[]>([]);
  readonly #isEdition: (name: string) => boolean;
  #address: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isEdition: (name: string) => boolean) {
    this.#isEdition = isEdition;
    for (const address of getItem<string[]>(STORAGE_NAME) ?? []) {
      this.question = readAddress(address, this.question, isEdition).question;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Learn which editions there are, however long the server is away. */
  async loadEditions(): Promise<void> {
    try {
      this.editions = (await request<Rulebooks>("GET", "/api/rulebooks")).editions;
    } catch {
      this.#timer = setTimeout(() => void this.loadEditions(), RETRY_AFTER);
    }
  }

  get rulebook(): Rulebook {
    return completeRulebook(this.question.rulebook, this.editions);
  }

  get rules(): SetRules {
    return setRules(this.rulebook);
  }

  get cards(): boolean {
    return this.rulebook.edition === "norwegian-cards";
  }

  get address(): string {
    return writeAddress(this.question, this.answered);
  }

  // The address

  /** Take over what the address tells, unless it is from here. */
  readAddress(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    if (address !== "") {
      const content = readAddress(address, this.question, this.#isEdition);
      this.question = content.question;
      this.linkFaults = content.faults;
      this.answered = content.answered && content.faults.length === 0;
    } else this.answered = false;
    this.#resetPlace();
    this.#updateAddress();
  }

  #updateAddress(): void {
    const { question } = this;
    const other = question.task === "rebuild" ? "legal" : "rebuild";
    setItem(STORAGE_NAME, [
      writeAddress({ ...question, task: other }, false),
      writeAddress(question, false),
    ]);
    const { address } = this;
    // A browser that is told too often at once listens no longer.
    if (address === this.#address) return;
    this.#address = address;
    replaceHash(address);
  }

  /** Look at the answer; going back leads to the question. */
  showAnswer(): void {
    this.linkFaults = [];
    this.chosen = null;
    this.answered = true;
    this.#address = this.address;
    navigate(`/solve#${this.#address}`);
  }

  /** Back to the question. */
  edit(): void {
    this.answered = false;
    this.#updateAddress();
  }

  // What is asked

  set(change: Partial<Omit<Question, keyof Tiles>>): void {
    this.question = { ...this.question, ...change };
    if (change.task !== undefined) this.#resetPlace();
    this.#updateAddress();
  }

  /** Sets that lie on the table and are none; nothing can be said about such a table. */
  get flawed(): number {
    if (this.question.task === "rebuild") return 0;
    const sets = this.question.table.map((tiles) => readSet(tiles, this.rules));
    return sets.filter(({ kind }) => kind === "flaw").length;
  }

  get isEmpty(): boolean {
    return questions.tilesOf(this.question).length === 0;
  }

  // The tiles

  left(face: string): number {
    return questions.left(this.question, face);
  }

  add(face: string): void {
    const { question, place } = questions.add(this.question, face, this.place, this.rules);
    this.#change(question);
    this.place = place;
  }

  remove(spot: TilePosition): void {
    const before = this.question.table.length;
    this.#change(questions.remove(this.question, spot));
    if (this.question.table.length < before) this.place = "new";
  }

  /** Make a place the one where tiles navigate; a chosen tile goes there at once. */
  selectPlace(place: Place): void {
    if (this.chosen !== null && this.chosen.place !== place) {
      const { question, place: there } = questions.move(
        this.question,
        this.chosen,
        place,
        this.rules,
      );
      this.#change(question);
      this.place = there;
    } else {
      this.chosen = null;
      this.place = place;
    }
  }

  choose(spot: TilePosition): void {
    const isChosen = this.chosen?.place === spot.place && this.chosen.index === spot.index;
    this.chosen = isChosen ? null : spot;
    this.place = spot.place;
  }

  /** Take the tiles that a text tells, and remember what in it is none. */
  readText(field: Field, text: string): void {
    const { sets, faults } = readSets(text, questions.elsewhere(this.question, field));
    const question = questions.typed(this.question, field, sets);
    if (question !== this.question) this.#change(question);
    this.typedFaults = { ...this.typedFaults, [field]: faults };
  }

  /** What was typed for this task and is no tile. */
  get currentFaults(): readonly Fault[] {
    const fields: Field[] = this.question.task === "rebuild" ? ["loose"] : ["table", "rack"];
    return fields.flatMap((field) => this.typedFaults[field] ?? []);
  }

  useTable(table: Sets): void {
    this.#change({ ...this.question, task: "turn", table, rack: [] });
    this.answered = false;
    this.#resetPlace();
    this.#updateAddress();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [tilesIn(this.question), ...this.future];
    this.past = this.past.slice(0, -1);
    this.#setQuestion({ ...this.question, ...before, after: null });
  }

  redo(): void {
    const [next, ...more] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, tilesIn(this.question)];
    this.future = more;
    this.#setQuestion({ ...this.question, ...next, after: null });
  }

  /** Nothing lies anywhere; undoing brings it back. */
  clear(): void {
    const { task } = this.question;
    const none = task === "rebuild" ? { loose: [] } : { table: [], rack: [], after: null };
    this.#change({ ...this.question, ...none });
    this.#resetPlace();
  }

  #change(question: Question): void {
    this.past = [...this.past, tilesIn(this.question)].slice(-MAX_UNDO);
    this.future = [];
    this.#setQuestion(question);
  }

  #setQuestion(question: Question): void {
    const fields = (Object.keys(this.typedFaults) as Field[]).filter(
      (field) => question[field] === this.question[field],
    );
    this.typedFaults = Object.fromEntries(fields.map((field) => [field, this.typedFaults[field]!]));
    this.question = question;
    this.chosen = null;
    this.linkFaults = [];
    if (typeof this.place === "number" && this.place >= question.table.length) this.place = "new";
    this.#updateAddress();
  }

  #resetPlace(): void {
    this.chosen = null;
    this.place = this.question.task === "rebuild" ? "loose" : "rack";
  }
}

function tilesIn({ table, rack, loose }: Question): Tiles {
  return { table, rack, loose };
}
