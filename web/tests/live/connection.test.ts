import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { FromClient, FromServer } from "../../src/api/wire";
import { Connection, newId, type Line } from "../../src/live/connection";

/** A line of which the test is the other end. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  readonly said: FromClient[] = [];
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
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome", id: this.said[0]!.id, protocol: 1, seat: 0, seq: 7 });
  }
}

let page: EventTarget;
let lines: Line[];
let heard: FromServer[];
let known: number | null;

function connect(): Connection {
  return new Connection("t1", "secret", {
    heard: (message) => heard.push(message),
    lineIs: (line) => lines.push(line),
    known: () => known,
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
  test("calls the table and says who is there, and what is known", () => {
    connect();
    expect(Socket.last.url).toBe("wss://play.example/api/tables/t1/socket");
    expect(Socket.last.protocol).toBe("brikke.1");
    known = 42;
    Socket.last.onopen?.();
    expect(Socket.last.said).toMatchObject([{ type: "hello", token: "secret", since: 42 }]);
  });

  test("hands on whatever the server says", () => {
    connect();
    Socket.last.welcome();
    Socket.last.say({ type: "ack", id: "x", seq: 8 });
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "ack"]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("keeps commands until it was welcomed, and sends them in their order", () => {
    const connection = connect();
    connection.send({ type: "sit" });
    Socket.last.onopen?.();
    connection.send({ type: "start" });
    expect(Socket.last.said.map(({ type }) => type)).toEqual(["hello"]);
    Socket.last.welcome();
    expect(Socket.last.said.map(({ type }) => type).slice(-2)).toEqual(["sit", "start"]);
  });

  test("comes back when the line is lost, later every time, and soon again after a welcome", () => {
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

  test("comes back at once when the device is online again", () => {
    connect();
    Socket.last.onclose?.();
    page.dispatchEvent(new Event("online"));
    expect(Socket.all.length).toBe(2);
    Socket.last.welcome();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(2);
  });

  test("leaves a line that belongs to another network", () => {
    connect();
    Socket.last.welcome();
    const [old] = Socket.all;
    page.dispatchEvent(new Event("online"));
    expect(old!.closed).toBe(true);
    expect(Socket.all.length).toBe(2);
  });

  test("gives up a line on which a command is not answered", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "sit" });
    vi.advanceTimersByTime(13_000);
    expect(Socket.all.length).toBe(2);
    Socket.last.welcome();
    expect(Socket.last.said.map((message) => message.type)).toEqual(["hello", "sit"]);
  });

  test("has patience with a question", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "hint" });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });

  test("comes back when the server asked it to", () => {
    connect();
    Socket.last.welcome();
    Socket.last.say({ type: "bye", reason: "restart", retry: 3000 });
    expect(Socket.last.closed).toBe(true);
    expect(lines.at(-1)).toBe("restarting");
    vi.advanceTimersByTime(2999);
    expect(Socket.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(Socket.all.length).toBe(2);
  });

  test("stays away when the server will not have it back", () => {
    connect();
    Socket.last.welcome();
    Socket.last.say({ type: "bye", reason: "gone", retry: null });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
    expect(lines.at(-1)).toBe("closed");
    expect(heard.at(-1)).toMatchObject({ type: "bye" });
  });

  test("is over once it is closed", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.close();
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("is over even if it is closed while it waits", () => {
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
    return Socket.last.said.slice(1);
  }

  test("is repeated with the same id if no answer came", () => {
    const connection = connect();
    Socket.last.welcome();
    const id = connection.send({ type: "draw", seen: 7 });
    expect(again()).toEqual([{ type: "draw", seen: 7, id }]);
  });

  test("waits for the next welcome if the line was lost before", () => {
    const connection = connect();
    Socket.last.welcome();
    Socket.last.onclose?.();
    vi.advanceTimersByTime(250);
    connection.send({ type: "draw", seen: 7 });
    expect(Socket.last.said).toEqual([]);
    Socket.last.welcome();
    expect(Socket.last.said.map(({ type }) => type)).toEqual(["hello", "draw"]);
  });

  test.each<[string, (id: string) => FromServer]>([
    ["carried out", (id) => ({ type: "ack", id, seq: 8 })],
    ["refused", (id) => ({ type: "refused", id, code: "stale", detail: "", violations: [] })],
  ])("is not repeated once it was %s", (_, answer) => {
    const connection = connect();
    Socket.last.welcome();
    Socket.last.say(answer(connection.send({ type: "draw", seen: 7 })));
    expect(again()).toEqual([]);
  });

  test("that only made sense at its moment is not repeated", () => {
    const connection = connect();
    Socket.last.welcome();
    connection.send({ type: "check", table: [] });
    connection.send({ type: "hint" });
    connection.send({ type: "react", reaction: "wow" });
    expect(again()).toEqual([]);
  });

  test("has an id that no other has", () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  });
});
