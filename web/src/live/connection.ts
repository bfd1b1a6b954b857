/**
 * The line to a table: comes back by itself, and repeats every command that was not answered.
 * A command is safe to repeat, because the server knows it by its id.
 */

import { SUBPROTOCOL, type FromClient, type FromServer } from "../api/wire";

type WithoutId<M> = M extends FromClient ? Omit<M, "id"> : never;
export type Command = WithoutId<Exclude<FromClient, { type: "hello" }>>;
export type Line = "connecting" | "open" | "lost" | "restarting" | "closed";

export interface Listening {
  heard(message: FromServer): void;
  lineIs(line: Line): void;
  /** The number of the last event known, if any. */
  known(): number | null;
}

/** A line that does not answer for so long is none, whatever the browser says. */
const PATIENCE = 12_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Asked about a moment that is gone: not repeated. */
const MOMENTARY = new Set<Command["type"]>(["check", "hint", "react"]);

/** Return random bytes as hexadecimal. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  readonly #url: string;
  readonly #token: string;
  readonly #listening: Listening;
  readonly #unanswered = new Map<string, FromClient>();
  #socket: WebSocket | null = null;
  #greeted = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(tableId: string, token: string, listening: Listening) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/api/tables/${tableId}/socket`;
    this.#token = token;
    this.#listening = listening;
    addEventListener("online", this.#now);
    this.#dial();
  }

  /** Send a command, now or as soon as there is a line; return its id. */
  send(command: Command): string {
    const message = { ...command, id: newId() } as FromClient;
    this.#unanswered.set(message.id, message);
    if (this.#greeted) {
      this.#socket?.send(JSON.stringify(message));
      if (!MOMENTARY.has(command.type)) this.#expectAnswer();
    }
    return message.id;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }

  /** Another network: the old line is dead, though nobody has told the browser. */
  #now = (): void => {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#dial();
  };

  #expectAnswer(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(FIRST_WAIT, "lost"), PATIENCE);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#patience);
    socket?.close();
  }

  #dial(): void {
    const socket = new WebSocket(this.#url, SUBPROTOCOL);
    this.#socket = socket;
    this.#listening.lineIs("connecting");
    this.#expectAnswer();
    socket.onopen = () => {
      const since = this.#listening.known();
      socket.send(JSON.stringify({ type: "hello", id: newId(), token: this.#token, since }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost(this.#wait, "lost");
    };
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") this.#welcome();
    if (message.type === "bye") {
      if (message.retry === null) this.#end();
      else this.#lost(message.retry, message.reason === "restart" ? "restarting" : "lost");
    }
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    if (this.#unanswered.size === 0) clearTimeout(this.#patience);
    this.#listening.heard(message);
  }

  #welcome(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#listening.lineIs("open");
    for (const [id, message] of this.#unanswered) {
      if (MOMENTARY.has(message.type as Command["type"])) this.#unanswered.delete(id);
      else this.#socket?.send(JSON.stringify(message));
    }
    if (this.#unanswered.size > 0) this.#expectAnswer();
  }

  #lost(wait: number, line: Line): void {
    this.#drop();
    if (this.#ended) return;
    this.#listening.lineIs(line);
    // Everyone comes back at once after a restart: let them not come at the same moment.
    this.#retry = setTimeout(() => this.#dial(), wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #end(): void {
    this.close();
    this.#socket = null;
    this.#listening.lineIs("closed");
  }
}
