import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { FromClient, FromServer } from "../../src/api/wire";
import { Connection, newId, type ConnectionState } from "../../src/live/connection";

/** A fake WebSocket, controlled by the test. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  readonly sent: FromClient[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    this.receive({ type: "welcome", id: this.sent[0]!.id, protocol: 1, seat: 0, seq: 7 });
  }
}

let page: EventTarget;
let lines: ConnectionState[];
let heard: FromServer[];
let known: number | null;

function connect(): Connection {
  return new Connection("t1", "secret", {
    onMessage: (message) => heard.push(message),
    onState: (line) => lines.push(line),
    lastSeq: () => known,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  page = new EventTarget();
  [Socket.all, lines, heard, known] = [[], [], [], null];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "play.example" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("connects and sends the token and the last event", () => {
    connect();
    expect(Socket.last.url).toBe("wss://play.example/api/tables/t1/socket");
    expect(Socket.last.protocol).toBe("brikke.1");
    known = 42;
    Socket.last.onopen?.();
    expect(Socket.last.sent).toMatchObject([{ type: "hello", token: "secret", since: 42 }]);
  });

  test("passes on all messages of the server", () => {
    connect();
    Socket.last.welcome();
    Socket.last.receive({ type: "ack", id: "x", seq: 8 });
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "ack"]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("queues commands until the welcome, and sends them in order", () => {
    const connection = connect();
    connection.send({ type: "sit" });
    Socket.last.onopen?.();
    connection.send({ type: "start" });
    expect(Socket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
    Socket.last.welcome();
    expect(Socket.last.sent.map(({ type }) => type).slice(-2)).toEqual(["sit", "start"]);
  });

  test("reconnects with increasing delays, which a welcome resets", () => {
    connect();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const count = Socket.all.length;
      Socket.last.onclose?.();
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all.length).toBe(count);
      vi.advanceTimersByTime(1);
      expect(Socket.all.length).toBe(count + 1);
    }
    Socket.last.welcome();
    Socket.last.onclose?.();
    vi.advanceTimersByTime(250);
    expect(lines.slice(-3)).toEqual(["open", "lost", "connecting"]);
  });

  test("reconnects at once when the device is online again", () => {
    connect();
    Socket.last.onclose?.();
    page.dispatchEvent(new Event("online"));
    expect(Socket.all.length).toBe(2);
    Socket.last.welcome();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(2);
  });

  test("closes the connection of the old network", () => {
    connect();
    Socket.last.welcome();
    const [old] = Socket.all;
    page.dispatchEvent(new Event("online"));
    expect(old!.closed).toBe(true);
    expect(Socket.all.length).toBe(2);
  });

  test("reconnects if a command is not answered", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "sit" });
    vi.advanceTimersByTime(13_000);
    expect(Socket.all.length).toBe(2);
    Socket.last.welcome();
    expect(Socket.last.sent.map((message) => message.type)).toEqual(["hello", "sit"]);
  });

  test("does not time out for a check or a hint", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "hint" });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });

  test("reconnects when the server says so", () => {
    connect();
    Socket.last.welcome();
    Socket.last.receive({ type: "bye", reason: "restart", retry: 3000 });
    expect(Socket.last.closed).toBe(true);
    expect(lines.at(-1)).toBe("restarting");
    vi.advanceTimersByTime(2999);
    expect(Socket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all.length).toBe(2);
  });

  test("stays closed when the server rejects it", () => {
    connect();
    Socket.last.welcome();
    Socket.last.receive({ type: "bye", reason: "gone", retry: null });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
    expect(lines.at(-1)).toBe("closed");
    expect(heard.at(-1)).toMatchObject({ type: "bye" });
  });

  test("stays closed after close", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.close();
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("stays closed if it is closed while it waits to reconnect", () => {
    const connection = connect();
    Socket.last.onclose?.();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });
});

describe("a command", () => {
  function again(): FromClient[] {
    Socket.last.onclose?.();
    vi.advanceTimersByTime(250);
    Socket.last.welcome();
    return Socket.last.sent.slice(1);
  }

  test("is repeated with the same id if no answer came", () => {
    const connection = connect();
    Socket.last.welcome();
    const id = connection.send({ type: "draw", seen: 7 });
    expect(again()).toEqual([{ type: "draw", seen: 7, id }]);
  });

  test("waits for the next welcome if the connection is lost", () => {
    const connection = connect();
    Socket.last.welcome();
    Socket.last.onclose?.();
    vi.advanceTimersByTime(250);
    connection.send({ type: "draw", seen: 7 });
    expect(Socket.last.sent).toEqual([]);
    Socket.last.welcome();
    expect(Socket.last.sent.map(({ type }) => type)).toEqual(["hello", "draw"]);
  });

  test.each<[string, (id: string) => FromServer]>([
    ["carried out", (id) => ({ type: "ack", id, seq: 8 })],
    ["refused", (id) => ({ type: "refused", id, code: "stale", detail: "", violations: [] })],
  ])("is not repeated once it was %s", (_, answer) => {
    const connection = connect();
    Socket.last.welcome();
    Socket.last.receive(answer(connection.send({ type: "draw", seen: 7 })));
    expect(again()).toEqual([]);
  });

  test("that is outdated after a reconnect is not repeated", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "check", table: [] });
    connection.send({ type: "hint" });
    connection.send({ type: "react", reaction: "wow" });
    expect(again()).toEqual([]);
  });

  test("has a unique id", () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });
});
