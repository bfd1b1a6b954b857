/**
 * The core in WebAssembly: the solver, play-outs and endgames of native/, on this device.
 *
 * `loadCore()` fetches it once and returns it, or null where the game was built without it, or where
 * it cannot be fetched or run; then the server is asked. In a worker it works just as well.
 * `coreAddress()` is the address of its file, for whoever wants to keep that file on the device, or
 * null. `startCore(bytes)` makes a core of the bytes of that file, wherever they come from.
 *
 * A core answers one question at a time, and at once:
 *
 *     core.ask("best", position, position.length, objective)
 *
 * asks a function of native/wasm/module.c: its name, the question as bytes (all parts of it one
 * after the other), and then its numbers: the length of each part, and what else it takes. The
 * answer is a copy of the bytes of the answer; what it was asked wrongly is thrown as an Error.
 *
 * | name             | question, in parts                  | numbers                            |
 * | ---------------- | ----------------------------------- | ---------------------------------- |
 * | `pack_position`  | rules, rack, sets, as tiles         | length                             |
 * | `best`           | position                            | length, objective                  |
 * | `can_play`       | position                            | length                             |
 * | `can_go_out`     | position                            | length                             |
 * | `turns`          | position                            | length, objective, limit           |
 * | `next_tiles`     | position, 53 counts of chosen tiles | length of the position             |
 * | `play_out`       | start, policies, seeds              | length of each                     |
 * | `record`         | start, policies, one seed           | length of each                     |
 * | `search_endgame` | endgame                             | length, budget                     |
 * | `write_weights`  | a part of a network's weights       | length, offset, place              |
 * | `estimate`       | outlooks                            | length, place                      |
 * | `choices`        | start, quiet turns of each seat     | length of each, place              |
 * | `look_ahead`     | start, quiet turns, one seed        | these, choices, deals, turns, work |
 *
 * For a caller that wants no exception, as Python under Pyodide does, `core.call` takes the same and
 * returns the number of bytes of the answer, or a negative number (-1: malformed; -1 - status: a
 * bk_status of native/solver/solver.h), and `core.answer(length)` then returns these bytes.
 *
 * Bytes: a position, a start and an endgame are laid out as src/brikke/solver/native.py,
 * players/playout/native.py and players/endgame/native.py say, answers as native/wasm/module.c says.
 */

/** The functions of the core that answer questions. */
export type CoreQuestion =
  | "pack_position"
  | "best"
  | "can_play"
  | "can_go_out"
  | "turns"
  | "next_tiles"
  | "play_out"
  | "record"
  | "search_endgame"
  | "write_weights"
  | "estimate"
  | "choices"
  | "look_ahead";

type Exports = Record<CoreQuestion, (...numbers: number[]) => number> &
  Record<"initialise" | "question_address" | "question_room" | "answer_address", () => number> & {
    memory: WebAssembly.Memory;
  };

/** Why a question is refused, by the negative number that the core returns. */
const REFUSALS: Readonly<Record<number, string>> = {
  [-1]: "malformed question",
  [-2]: "too many tiles of a kind, or sets that do not add up to the table",
  [-3]: "invalid set on the table",
  [-4]: "a rule is outside its range",
  [-5]: "the sets of the table are needed",
};

/** The file, as built by `make setup`; none where its compiler could not be had. */
const FILES = import.meta.glob<string>("../../../build/brikke.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A running core. */
export class Core {
  readonly #exports: Exports;
  readonly #memory: Uint8Array;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    if (this.#exports.initialise() !== 0) throw new Error("too little memory for the core");
    // The memory grows only now, so that this view of it stays valid.
    this.#memory = new Uint8Array(this.#exports.memory.buffer);
  }

  /** Ask a question; return the number of bytes of its answer, or a negative number. */
  call(name: CoreQuestion, question: Uint8Array, ...numbers: number[]): number {
    if (question.length > this.#exports.question_room()) return -1;
    this.#memory.set(question, this.#exports.question_address());
    return this.#exports[name](...numbers);
  }

  /** Return a copy of the answer to the last question, which has this many bytes. */
  answer(length: number): Uint8Array {
    const first = this.#exports.answer_address();
    return this.#memory.slice(first, first + length);
  }

  /** Ask a question and return its answer; throw an error that says why it is refused. */
  ask(name: CoreQuestion, question: Uint8Array, ...numbers: number[]): Uint8Array {
    const length = this.call(name, question, ...numbers);
    if (length < 0) throw new Error(REFUSALS[length] ?? `refused by the core: ${length}`);
    return this.answer(length);
  }
}

/** Return the address of the core's file, or null where the game was built without it. */
export function coreAddress(): string | null {
  return Object.values(FILES)[0] ?? null;
}

/** Return a core made of the bytes of its file. */
export async function startCore(bytes: BufferSource): Promise<Core> {
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Core(instance);
}

let loading: Promise<Core | null> | null = null;

/** Return the core of this page or worker, fetched once; null where there is none. */
export function loadCore(): Promise<Core | null> {
  loading ??= fetchCore().catch(() => {
    loading = null; // so that it is tried again when it is next needed
    return null;
  });
  return loading;
}

async function fetchCore(): Promise<Core | null> {
  const address = coreAddress();
  if (address === null) return null;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the core cannot be fetched: ${response.status}`);
  return startCore(await response.arrayBuffer());
}
