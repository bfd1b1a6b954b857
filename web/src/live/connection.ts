/**
 * Connection to a table: reconnects, and repeats commands without an answer. Repeating is
 * safe, because the server recognizes a command by its id.
 */

import type { FromClient, FromServer } from "../api/wire";
import { openSocket, type Socket } from "./socket";

type WithoutId<M> = M extends FromClient ? Omit<M, "id"> : never;
export type Command = WithoutId<Exclude<FromClient, { type: "hello" }>>;
export type ConnectionState = "connecting" | "open" | "lost" | "restarting" | "closed";

export interface ConnectionListener {
  onMessage(message: FromServer): void;
  onState(line: ConnectionState): void;
  /** Return the number of the last known event, or null. */
  lastSeq(): number | null;
}

/** Reconnect if there is no answer for this long, even if the browser reports no error. */
const ANSWER_TIMEOUT = 12_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 8000;
/** Commands that are outdated after a reconnect and not repeated. */
const NOT_REPEATED = new Set<Command["type"]>(["check", "hint", "react", "arrange"]);

/** Return random bytes as hexadecimal. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  readonly #tableId: string;
  readonly #token: string;
  readonly #listener: ConnectionListener;
  readonly #unanswered = new Map<string, FromClient>();
  #socket: Socket | null = null;
  #isReady = false;
  #wait = FIRST_RETRY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(tableId: string, token: string, listener: ConnectionListener) {
    this.#tableId = tableId;
    this.#token = token;
    this.#listener = listener;
    addEventListener("online", this.#reconnect);
    this.#connect();
  }

  /** Send a command now or after the connection is ready. Return its id. */
  send(command: Command): string {
    const message = { ...command, id: newId() } as FromClient;
    this.#unanswered.set(message.id, message);
    if (this.#isReady) {
      this.#socket?.send(JSON.stringify(message));
      if (!NOT_REPEATED.has(command.type)) this.#expectAnswer();
    }
    return message.id;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#timeout);
    removeEventListener("online", this.#reconnect);
    this.#socket?.close();
  }

  /** The network has changed: the old connection is dead, but the browser does not report it. */
  #reconnect = (): void => {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  };

  #expectAnswer(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#lost(FIRST_RETRY, "lost"), ANSWER_TIMEOUT);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    clearTimeout(this.#timeout);
    socket?.close();
  }

  #connect(): void {
    const socket = openSocket(this.#tableId);
    this.#socket = socket;
    this.#listener.onState("connecting");
    this.#expectAnswer();
    socket.onopen = () => {
      const since = this.#listener.lastSeq();
      socket.send(JSON.stringify({ type: "hello", id: newId(), token: this.#token, since }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost(this.#wait, "lost");
    };
  }

  #receive(message: FromServer): void {
    if (message.type === "welcome") this.#welcome();
    if (message.type === "bye") {
      if (message.retry === null) this.#end();
      else this.#lost(message.retry, message.reason === "restart" ? "restarting" : "lost");
    }
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    if (this.#unanswered.size === 0) clearTimeout(this.#timeout);
    this.#listener.onMessage(message);
  }

  #welcome(): void {
    this.#isReady = true;
    this.#wait = FIRST_RETRY;
    this.#listener.onState("open");
    for (const [id, message] of this.#unanswered) {
      if (NOT_REPEATED.has(message.type as Command["type"])) this.#unanswered.delete(id);
      else this.#socket?.send(JSON.stringify(message));
    }
    if (this.#unanswered.size > 0) this.#expectAnswer();
  }

  #lost(wait: number, line: ConnectionState): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#listener.onState(line);
    // All clients reconnect after a restart of the server. A random delay spreads them.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_RETRY, this.#wait * 2);
  }

  #end(): void {
    this.close();
    this.#socket = null;
    this.#listener.onState("closed");
  }
}
