import { beforeEach, expect, test, vi } from "vitest";

const ROUND = "a".repeat(64);
const LOCAL = { rounds: { [ROUND]: "a round of this device" } } as Record<string, object>;

vi.mock("../../src/pocket/store", () => ({
  get: (kind: string, key: string) =>
    Promise.resolve((LOCAL[kind] as Record<string, string>)?.[key]),
}));
/** What was asked of the engine on this device. */
const here = vi.hoisted(() => [] as string[]);
vi.mock("../../src/pocket/engine", () => ({
  askHere: (method: string, path: string) => {
    here.push(`${method} ${path}`);
    const answer = method === "GET" ? "brikke record 1" : { id: "kept" };
    return Promise.resolve({ status: 200, body: JSON.stringify(answer) });
  },
}));
let isKept = true;
vi.mock("../../src/offline/isKept", () => ({ isKept: () => isKept }));

const { sharedId, storeRecord } = await import("../../src/api/records");
const token = () => Promise.resolve("token");

/** What was sent to the server: the records that it stores. */
let sent: string[] = [];

function server(isThere: boolean): void {
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    if (!isThere) return Promise.reject(new TypeError("no network"));
    if (method !== "POST") return Promise.resolve(new Response("{}", { status: 404 }));
    sent.push(`${path} ${body ?? ""}`);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response('{"id":"public"}', { headers }));
  });
}

beforeEach(() => {
  here.length = 0;
  sent = [];
  isKept = true;
  server(true);
});

test("a round of this device is carried to the server when it is shared", async () => {
  expect(await sharedId(ROUND, token)).toBe("public");
  expect(here).toEqual([`GET /api/rounds/${ROUND}/record`]);
  expect(sent).toEqual(['/api/records {"record":"brikke record 1"}']);
});

test("a round of the server is there already", async () => {
  expect(await sharedId("b".repeat(64), token)).toBe("b".repeat(64));
  expect([here, sent]).toEqual([[], []]);
});

test("without the server nothing can be shared, and nothing is stored elsewhere instead", async () => {
  server(false);
  await expect(sharedId(ROUND, token)).rejects.toMatchObject({ code: "unreachable" });
  expect(here.filter((each) => each.startsWith("POST"))).toEqual([]);
});

test("a record that was brought here is stored on the server, or on this device without one", async () => {
  expect(await storeRecord("brikke record 1", "token")).toBe("public");
  server(false);
  expect(await storeRecord("brikke record 1", "token")).toBe("kept");
  isKept = false;
  await expect(storeRecord("brikke record 1", "token")).rejects.toMatchObject({ status: 0 });
});
