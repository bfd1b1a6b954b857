/** Question editor: the question while it is entered by tapping, typing or a link; with undo. */

import type { Edition } from "../../api/http";
import { getItem, setItem } from "../../device/storage";
import { navigate, replaceHash } from "../../navigation/navigation.svelte";
import { fetchRulebooks, findEdition, hasCards } from "../../rules/editions.svelte";
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
import { continueSet, groupsWith, joinSet, type Unfinished } from "./setEntry";

const MAX_UNDO = 100;
const RETRY_AFTER = 3000;
const STORAGE_NAME = "solve";

type Tiles = Pick<Question, "table" | "rack" | "loose">;

/** The set on the table that is being entered: its place, and whether it was filled at once. */
interface CurrentSet {
  readonly place: number;
  readonly isFilled: boolean;
}

/** A state to which undo leads back. */
interface Snapshot {
  readonly tiles: Tiles;
  readonly current: CurrentSet | null;
}

export class QuestionEditor {
  question = $state.raw<Question>(EMPTY);
  /** Whether the answer is shown. */
  answered = $state(false);
  /** The parts of a link that could not be read. */
  linkFaults = $state.raw<readonly string[]>([]);
  /** The place of the next tile. */
  place = $state.raw<Place>("rack");
  /** The set that the next tile may continue, while tiles make new sets. */
  current = $state.raw<CurrentSet | null>(null);
  chosen = $state.raw<TilePosition | null>(null);
  editions = $state.raw<readonly Edition[]>([]);
  typedFaults = $state.raw<Partial<Record<Field, readonly Fault[]>>>({});
  past = $state.raw<readonly Snapshot[]>([]);
  future = $state.raw<readonly Snapshot[]>([]);
  #address: string | null = null;
  /** A link with faults that was read before the editions were loaded. */
  #faultyLink: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const address of getItem<string[]>(STORAGE_NAME) ?? []) {
      this.question = readAddress(address, this.question, isEdition).question;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Load the editions. Retry until the server answers. */
  async loadEditions(): Promise<void> {
    try {
      this.editions = (await fetchRulebooks()).editions;
      this.#readLinkAgain();
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
    return hasCards(this.rulebook.edition);
  }

  get address(): string {
    return writeAddress(this.question, this.answered);
  }

  // Address

  /** Read the address, unless this editor has written it. */
  readAddress(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    if (address !== "") {
      const content = readAddress(address, this.question, isEdition);
      this.question = content.question;
      this.linkFaults = content.faults;
      this.answered = content.answered && content.faults.length === 0;
      if (content.faults.length > 0 && this.editions.length === 0) this.#faultyLink = address;
    } else this.answered = false;
    this.#resetPlace();
    this.#updateAddress();
  }

  /** Read a faulty link again: its edition may be known now. Not if the question was edited. */
  #readLinkAgain(): void {
    const link = this.#faultyLink;
    this.#faultyLink = null;
    if (link === null || this.linkFaults.length === 0) return;
    this.#address = null;
    this.readAddress(link);
  }

  #updateAddress(): void {
    const { question } = this;
    const other = question.task === "rebuild" ? "legal" : "rebuild";
    setItem(STORAGE_NAME, [
      writeAddress({ ...question, task: other }, false),
      writeAddress(question, false),
    ]);
    const { address } = this;
    // Browsers block too many changes of the address.
    if (address === this.#address) return;
    this.#address = address;
    replaceHash(address);
  }

  /** Show the answer. The back button leads to the question. */
  showAnswer(): void {
    this.linkFaults = [];
    this.chosen = null;
    this.answered = true;
    this.#address = this.address;
    navigate(`/solve#${this.#address}`);
  }

  /** Return to the question. */
  edit(): void {
    this.answered = false;
    this.#updateAddress();
  }

  // Question

  set(change: Partial<Omit<Question, keyof Tiles>>): void {
    this.question = { ...this.question, ...change };
    if (change.task !== undefined) this.#resetPlace();
    this.#updateAddress();
  }

  /** The number of invalid sets on the table. Such a table has no answer. */
  get flawed(): number {
    if (this.question.task === "rebuild") return 0;
    const sets = this.question.table.map((tiles) => readSet(tiles, this.rules));
    return sets.filter(({ kind }) => kind === "flaw").length;
  }

  get isEmpty(): boolean {
    return questions.tilesOf(this.question).length === 0;
  }

  // Tiles

  left(face: string): number {
    return questions.left(this.question, face);
  }

  /**
   * Add a tile: it replaces the chosen one, or goes to the current place. Two ends fill a run.
   * Return the tile that is missing in the box, and change nothing, if there is one.
   */
  add(face: string): string | null {
    if (this.left(face) <= 0) return face;
    const { question, rules, chosen, place } = this;
    if (chosen !== null) {
      this.#change(questions.replace(question, chosen, face, rules));
      return null;
    }
    if (place === "rack" || place === "loose") {
      this.#change(questions.add(question, face, place, rules).question);
      return null;
    }
    return place === "new" ? this.#addToNew(face) : this.#addToSet(face, place);
  }

  /** Add a tile to the set that is being entered, or begin another one. */
  #addToNew(face: string): string | null {
    const { table } = this.question;
    const { place = table.length, isFilled = false } = this.current ?? {};
    const before = { tiles: table[place] ?? [], isFilled };
    const next = continueSet(before, face, this.rules);
    if (next === null) return this.#putSet(table.length, [], { tiles: [face], isFilled: false });
    return this.#putSet(place, before.tiles, next);
  }

  /** Add a tile to a set that was chosen as the place. */
  #addToSet(face: string, place: number): string | null {
    const tiles = this.question.table[place] ?? [];
    const joined = joinSet(tiles, face);
    if (joined === null || readSet(joined, this.rules).kind === "flaw") {
      this.#change(questions.add(this.question, face, place, this.rules).question);
      return null;
    }
    return this.#putSet(place, tiles, { tiles: joined, isFilled: false });
  }

  #putSet(place: number, before: readonly string[], after: Unfinished): string | null {
    const missing = after.tiles.find((tile) => !before.includes(tile) && this.left(tile) <= 0);
    if (missing !== undefined) return missing;
    const { isFilled } = after;
    const current = this.place === "new" ? { place, isFilled } : null;
    this.#change(questions.withSet(this.question, place, after.tiles), current);
    return null;
  }

  /** The groups that complete the set that is being entered, if it has one tile. */
  get groups(): string[][] {
    const tiles = this.current && this.place === "new" && this.question.table[this.current.place];
    if (!tiles || tiles.length !== 1) return [];
    return groupsWith(tiles[0]!, (face) => this.left(face));
  }

  /** Complete the set that is being entered. */
  fillGroup(tiles: readonly string[]): void {
    if (this.current === null) return;
    const { place } = this.current;
    this.#putSet(place, this.question.table[place] ?? [], { tiles, isFilled: true });
  }

  remove(spot: TilePosition): void {
    const before = this.question.table.length;
    this.#change(questions.remove(this.question, spot));
    if (this.question.table.length < before) this.place = "new";
  }

  /** Make a place the target for tiles. A selected tile moves there at once. */
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
    this.current = null;
  }

  choose(spot: TilePosition): void {
    const isChosen = this.chosen?.place === spot.place && this.chosen.index === spot.index;
    this.chosen = isChosen ? null : spot;
    this.place = spot.place;
  }

  /** Read typed tiles, and store the faults. */
  readText(field: Field, text: string): void {
    const { sets, faults } = readSets(text, questions.elsewhere(this.question, field), this.cards);
    const question = questions.typed(this.question, field, sets);
    if (question !== this.question) this.#change(question);
    this.typedFaults = { ...this.typedFaults, [field]: faults };
  }

  /** The faults in the text fields of the current task. */
  get currentFaults(): readonly Fault[] {
    const fields: Field[] = this.question.task === "rebuild" ? ["loose"] : ["table", "rack"];
    return fields.flatMap((field) => this.typedFaults[field] ?? []);
  }

  /** Take over tiles that were photographed. This can be undone. */
  takeOver(tiles: Tiles & Pick<Question, "after">): void {
    this.#change({ ...this.question, ...tiles });
    this.#resetPlace();
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
    this.future = [this.#snapshot(), ...this.future];
    this.past = this.past.slice(0, -1);
    this.#restore(before);
  }

  redo(): void {
    const [next, ...more] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, this.#snapshot()];
    this.future = more;
    this.#restore(next);
  }

  #snapshot(): Snapshot {
    const { table, rack, loose } = this.question;
    return { tiles: { table, rack, loose }, current: this.current };
  }

  #restore({ tiles, current }: Snapshot): void {
    this.#setQuestion({ ...this.question, ...tiles, after: null });
    this.current = this.place === "new" ? current : null;
  }

  /** Remove all tiles. This can be undone. */
  clear(): void {
    const { task } = this.question;
    const none = task === "rebuild" ? { loose: [] } : { table: [], rack: [], after: null };
    this.#change({ ...this.question, ...none });
    this.#resetPlace();
  }

  #change(question: Question, current: CurrentSet | null = null): void {
    this.past = [...this.past, this.#snapshot()].slice(-MAX_UNDO);
    this.future = [];
    this.#setQuestion(question);
    this.current = current;
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

  /** Return to the first place: the table, and if there is one already, the rack. */
  #resetPlace(): void {
    const { task, table } = this.question;
    this.chosen = null;
    this.current = null;
    this.place = task === "rebuild" ? "loose" : table.length > 0 ? "rack" : "new";
  }
}

function isEdition(name: string): boolean {
  return findEdition(name) !== undefined;
}
