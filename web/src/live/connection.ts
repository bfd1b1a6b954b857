/**
 * The line to a table: comes back by itself, and repeats every command that was not answered.
 * A command is safe to repeat, because the server knows it by its id.
 */

import { SUBPROTOCOL, type FromClient, type FromServer } from "../api/wire";

type WithoutId<M> = M extends FromClient ? Omit<M, "id"> : never;
export type Command = WithoutId<Exclude<FromClient, { type: "hello" }>>;
export type ConnectionState = "connecting" | "open" | "lost" | "restarting" | "closed";

export interface ConnectionListener {
  onMessage(message: FromServer): void;
  onState(line: ConnectionState): void;
  /** The number of the last event known, if any. */
  lastSeq(): number | null;
}

/** A line that does not answer for so long is none, whatever the browser says. */
const ANSWER_TIMEOUT = 12_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 8000;
/** Asked about a moment that is gone: not repeated. */
const NOT_REPEATED = new Set<Command["type"]>(["check", "hint", "react"]);

/** Return random bytes as hexadecimal. */
export function newId(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  readonly #url: string;
  readonly #token: string;
  readonly #listener: ConnectionListener;
  readonly #unanswered = new Map<string, FromClient>();
  #socket: WebSocket | null = null;
  #isReady = false;
  #wait = FIRST_RETRY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(tableId: string, token: string, listener: ConnectionListener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/api/tables/${tableId}/socket`;
    this.#token = token;
    this.#listener = listener;
    addEventListener("online", this.#reconnect);
    this.#connect();
  }

  /** Send a command, now or as soon as there is a line; return its id. */
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

  /** Another network: the old line is dead, though nobody has told the browser. */
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
    const socket = new WebSocket(this.#url, SUBPROTOCOL);
    this.#socket = socket;
    this.#listener.onState("connecting");
    this.#expectAnswer();
    socket.onopen = () => {
      const since = this.#listener.lastSeq();
      socket.send(JSON.stringify({ type: "hello", id: newId(), token: this.#token, since }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(data as string) as FromServer);
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
    // Everyone comes back at once after a restart: let them not come at the same moment.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_RETRY, this.#wait * 2);
  }

  #end(): void {
    this.close();
    this.#socket = null;
    this.#listener.onState("closed");
  }
}
