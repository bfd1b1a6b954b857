import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type * as Store from "../../src/pocket/store";
import { FakeDatabase, FakeKeyRange } from "./fakeDatabase";

let database: FakeDatabase;
let store: typeof Store;

beforeEach(async () => {
  database = new FakeDatabase();
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("IDBKeyRange", FakeKeyRange);
  vi.resetModules();
  store = await import("../../src/pocket/store");
});
afterEach(() => vi.unstubAllGlobals());

test("texts are kept by kind and key", async () => {
  expect(await store.write([["tables", "0a", "one", false]])).toBe(true);
  expect(await store.get("tables", "0a")).toBe("one");
  expect(await store.get("rounds", "0a")).toBeUndefined();
  await store.write([["tables", "0a", "two", false]]);
  expect(await store.get("tables", "0a")).toBe("two");
});

test("texts are found by the beginning of their keys, after a key, in order", async () => {
  await store.write(
    ["0b:2", "0a:3", "0a:1", "0a:2", "0aa:1"].map((key) => ["events", key, key, true]),
  );
  expect(await store.find("events", "0a:")).toEqual(["0a:1", "0a:2", "0a:3"]);
  expect(await store.find("events", "0a:", "0a:1")).toEqual(["0a:2", "0a:3"]);
  expect(await store.find("events", "0a:", "0a:0")).toEqual(["0a:1", "0a:2", "0a:3"]);
  expect(await store.find("events", "")).toHaveLength(5);
});

test("where one text is not new, nothing is written", async () => {
  await store.write([["events", "0a:1", "first", true]]);
  expect(
    await store.write([
      ["events", "0a:2", "second", true],
      ["events", "0a:1", "other", true],
    ]),
  ).toBe(false);
  expect(await store.find("events", "0a:")).toEqual(["first"]);
});

test("a full device keeps what it has, and says so", async () => {
  await store.write([["events", "0a:1", "first", true]]);
  database.isFull = true;
  await expect(store.write([["events", "0a:2", "second", true]])).rejects.toThrow(
    "storage is full",
  );
  expect(await store.find("events", "0a:")).toEqual(["first"]);
  database.isFull = false;
  expect(await store.write([["events", "0a:2", "second", true]])).toBe(true);
});

test("storage that is not allowed is blocked, and is tried again", async () => {
  database.refusal = "SecurityError";
  await expect(store.get("tables", "0a")).rejects.toThrow("storage is blocked");
  database.refusal = null;
  expect(await store.get("tables", "0a")).toBeUndefined();
});

test("a browser without the storage is blocked, too", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(store.find("tables", "")).rejects.toThrow("storage is blocked");
});

test("storage of a newer version is left alone", async () => {
  database.version = 99;
  await expect(store.write([["tables", "0a", "one", false]])).rejects.toThrow("storage is newer");
  expect(database.kept.size).toBe(0);
});

test("storage of an older version gets the kinds that it lacks, and keeps what it has", async () => {
  database.kept.set("events", new Map([["0a:1", "first"]]));
  await store.write([["guests", "g", "Ann", false]]);
  expect(await store.find("events", "0a:")).toEqual(["first"]);
  expect(await store.get("guests", "g")).toBe("Ann");
});

test("a database that the browser has closed is opened again", async () => {
  await store.write([["tables", "0a", "one", false]]);
  database.isClosed = true;
  expect(await store.get("tables", "0a")).toBe("one");
  expect(database.opened).toBe(2);
});

test("everything can be removed", async () => {
  await store.write([
    ["tables", "0a", "one", false],
    ["guests", "g", "Ann", false],
  ]);
  await store.clear();
  expect(await store.find("tables", "")).toEqual([]);
  expect(await store.find("guests", "")).toEqual([]);
});
